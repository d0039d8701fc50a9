@testable import SymtextService
import SymtextCommandLine
@testable import SymtextProgram
import SymtextSupport

/// Lines of JSON: a value survives writing and reading, indented or on one line.
///
/// The same lines are then drawn as a batch, without writing files.
struct JSONTarget: FuzzTarget {
  let name = "json"
  let dictionary: String? = "json"

  func run(_ input: [UInt8]) throws {
    for line in input.split(separator: UInt8(ascii: "\n")).prefix(8) {
      guard let value = try? JSONReader.value(Array(line)) else { continue }
      let indented = String(decoding: JSONDocument.file(schema: value), as: UTF8.self)
      for text in [indented, value.compactText] {
        let again: JSONValue
        do { again = try JSONReader.value(Array(text.utf8)) } catch {
          throw BrokenPromise(description: "cannot be read again: \(error.message): \(text)")
        }
        try promise(Self.isSame(value, again), "another value: \(text)")
      }
    }
    try draw(input)
  }

  private static func isSame(_ a: JSONValue, _ b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    // Written to four decimals; large numbers to the precision of a double.
    case (.number(let a), .number(let b)): abs(a - b) <= 0.000_051 + abs(a) * 1e-14
    case (.string(let a), .string(let b)): Array(a.utf8) == Array(b.utf8)
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { Array($0.0.utf8) == Array($1.0.utf8) && isSame($0.1, $1.1) }
    default: false
    }
  }

  private func draw(_ input: [UInt8]) throws {
    let words = ["lines.ndjson", "--out-pattern", "{line}.png"]
    let arguments = try Arguments(words[...], of: BatchCommand.command.syntax)
    for isTable in [false, true] {
      var intake = BatchIntake(
        try BatchOptions(arguments, Symtext.table),
        try BatchFolder(arguments, ownFiles: [], input: "lines.ndjson"),
        LineReader(input, mostBytes: RequestObject.mostBytes), isTable: isTable)
      var items: [BatchIntake.Item] = []
      do throws(CommandError) {
        while let item = try intake.next() { items.append(item) }
      } catch {
        try promise(!error.description.isEmpty, "an error without a message")
      }
      try promise(items.count >= intake.lineCount, "a line is lost")
      for item in items.prefix(4) {
        switch item.content {
        case .failure(let error):
          try promise(!error.description.isEmpty, "an error without a message")
        case .success(let image):
          try DrawnCommand.check(image.keys.command, image.arguments)
        }
      }
    }
  }
}
