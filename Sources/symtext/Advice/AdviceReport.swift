internal import SymtextAuthoring
internal import SymtextSupport

/// The findings in some files.
struct AdviceReport {
  /// A finding at its place in a file.
  struct Entry {
    var finding: AdviceFinding
    var file: String
    /// The line, from 1.
    var line: Int
    /// The character in the line, from 1.
    var column: Int
  }

  /// The number of texts and pictures that were checked.
  var checkedCount = 0
  /// The number of commands and batch lines that were left out, because they set no text with symbols, or cannot be
  /// read without running a shell.
  var skippedCount = 0
  /// The findings, in the order of the files.
  var entries: [Entry] = []

  /// Adds the report on another file.
  mutating func add(_ other: AdviceReport) {
    checkedCount += other.checkedCount
    skippedCount += other.skippedCount
    entries += other.entries
  }

  /// The report for people.
  var text: String {
    var lines = entries.map { entry in
      "\(entry.file):\(entry.line):\(entry.column): \(entry.finding.rule.rawValue): \(entry.finding.message) (\(entry.finding.rule.page))"
    }
    var summary = [
      Self.count(checkedCount, "text"),
      entries.isEmpty ? "no finding" : Self.count(entries.count, "finding"),
    ]
    if skippedCount > 0 { summary.append("\(Self.count(skippedCount, "command")) left out") }
    lines.append(summary.joined(separator: "; "))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report for machines.
  var json: JSONDocument {
    JSONDocument(
      .advice,
      [
        ("checked", .number(Double(checkedCount))), ("leftOut", .number(Double(skippedCount))),
        (
          "findings",
          .array(
            entries.map { entry in
              .object([
                ("rule", .string(entry.finding.rule.rawValue)), ("file", .string(entry.file)),
                ("line", .number(Double(entry.line))), ("column", .number(Double(entry.column))),
                ("symbol", entry.finding.symbol.map { .string($0) } ?? .null),
                ("sentence", .string(entry.finding.message)),
                ("page", .string(entry.finding.rule.page)),
              ])
            })
        ),
      ])
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
