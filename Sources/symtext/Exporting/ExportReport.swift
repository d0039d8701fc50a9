internal import SymtextCommandLine
internal import SymtextSupport
internal import SymtextSymbolExport

/// The outcome of an export, for people and for programs.
struct ExportReport {
  let reports: [TargetReport]
  let change: ExportFolder.Change
  let folder: String

  /// The most symbols that a note names.
  private static let mostNames = 3

  /// Prints notes to standard error.
  func note() {
    for (targets, remark) in remarks {
      let names = remark.symbols.prefix(Self.mostNames).map { "`\($0)`" }.joined(separator: ", ")
      let more = remark.symbols.count - Self.mostNames
      let symbols =
        remark.symbols.isEmpty || remark.kind == .renamed
        ? "" : ": \(names)\(more > 0 ? " and \(more) more" : "")"
      Console.note("\(targets.joined(separator: ", ")): \(remark.text)\(symbols)", isNamed: true)
    }
    for file in change.kept {
      Console.warn(
        "\(folder)/\(file) is kept: an earlier export wrote it, but it has been changed since; remove it yourself"
      )
    }
    let size = reports.reduce(0) { $0 + $1.byteCount }
    var parts = ["\(change.written) file\(change.written == 1 ? "" : "s") written"]
    if change.unchanged > 0 { parts.append("\(change.unchanged) unchanged") }
    if change.removed > 0 { parts.append("\(change.removed) removed") }
    Console.note("\(parts.joined(separator: ", ")) in \(folder), \(Self.text(size))")
  }

  /// The remarks in order, each with the targets that make it.
  private var remarks: [(targets: [String], remark: TargetReport.Remark)] {
    var remarks: [(targets: [String], remark: TargetReport.Remark)] = []
    for report in reports {
      for remark in report.remarks {
        if let index = remarks.firstIndex(where: { $0.remark == remark }) {
          remarks[index].targets.append(report.target.rawValue)
        } else {
          remarks.append(([report.target.rawValue], remark))
        }
      }
    }
    return remarks
  }

  /// The report for programs.
  var document: JSONDocument {
    JSONDocument(
      .export,
      [
        ("folder", .string(folder)), ("targets", .array(reports.map(\.json))),
        ("written", .number(Double(change.written))),
        ("unchanged", .number(Double(change.unchanged))),
        ("removed", .number(Double(change.removed))),
        ("kept", .array(change.kept.map { .string($0) })),
      ])
  }

  private static func text(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\((Double(bytes) / 1000).text(decimals: 1)) kB"
      : "\((Double(bytes) / 1_000_000).text(decimals: 1)) MB"
  }
}
