@testable import SymtextSymbolText
import SymtextSupport

/// A text with placeholders, and texts for them: lines of `name=text` after the first line.
///
/// The texts of placeholders are never read as markup, and equivalent names are different names.
struct PlaceholderTarget: FuzzTarget {
  let name = "placeholders"
  let dictionary: String? = "markup"

  func run(_ input: [UInt8]) throws {
    let lines = String(decoding: input, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let source = String(lines[0])
    var arguments: ExactDictionary<String> = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      arguments[String(parts[0])] = String(parts[1])
    }
    let names = try Markup.exactPlaceholders(in: source)
    let text: AttributedText
    do throws(SymbolError) {
      text = try Markup.text(source, arguments: arguments)
    } catch {
      try promise(!error.description.isEmpty, "an error without a message")
      return
    }
    let plain = text.spans.map { span -> String in
      if case .text(let text) = span.content { text } else { "" }
    }.joined()
    for name in names {
      guard let argument = arguments[name] else {
        throw BrokenPromise(description: "{$\(name)} has no text, and nothing was refused")
      }
      try promise(
        argument.utf8.isEmpty || Self.contains(Array(plain.utf8), Array(argument.utf8)),
        "the text of {$\(name)} was read as markup")
    }
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= bytes.count else { return false }
    return (0...bytes.count - part.count).contains { bytes[$0...].starts(with: part) }
  }
}
