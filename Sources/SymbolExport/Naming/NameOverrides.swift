internal import SymtextSupport

/// Names that a file gives to symbols in place of their own.
package struct NameOverrides: Sendable {
  private var names: ExactDictionary<String> = [:]

  /// Changes no name.
  package init() {}

  /// Reads lines of two names: that of a symbol, and the one under which it is exported.
  ///
  /// `#` starts a comment.
  /// - Parameter file: the name of the file, for messages.
  /// - Throws: ``ExportError`` that names the line.
  package init(_ text: String, file: String) throws(ExportError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else { continue }
      guard words.count == 2, !NameWords.words(of: words[1]).isEmpty else {
        throw ExportError(
          "\(file):\(number + 1): a line has the name of a symbol and its name in the export, such as “step_in step.inside”"
        )
      }
      guard names[words[0]] == nil else {
        throw ExportError(
          "\(file):\(number + 1): `\(words[0])` already has a name; remove one line")
      }
      names[words[0]] = words[1]
    }
  }

  /// Returns the name under which a symbol is exported.
  func name(of symbol: String) -> String { names[symbol] ?? symbol }

  /// The names, a line for each, sorted.
  var lines: [String] { names.map { "\($0.key) \($0.value)" }.sorted() }

  /// The symbols that the file names.
  package var symbols: [String] { names.keys.sorted() }
}
