package import SymtextDrawing
internal import SymtextCommandLine
internal import SymtextGraphics
package import SymtextSupport
package import SymtextSymbolText

/// The report of `symtext metrics` on symbols beside texts: the measurements and position of each, in points, y down.
package struct RowsReport {
  private struct Part {
    let report: MetricsReport
    let row: PlacedRow.Part
  }

  private let rows: [(symbol: Part?, text: Part)]
  private let size: (width: Double, height: Double)
  private let contrast: ContrastReport?

  /// - Parameters:
  ///   - width: the width of all rows.
  ///   - height: the height of all rows.
  ///   - report: returns the report of a text at a width.
  package init(
    _ rows: [PlacedRow], width: Double, height: Double, contrast: ContrastReport?,
    report: (_ label: Label, _ width: Double?) -> MetricsReport
  ) {
    self.rows = rows.map { row in
      (
        row.symbol.map { Part(report: report($0.label, nil), row: $0) },
        Part(report: report(row.text.label, row.textWidth), row: row.text)
      )
    }
    size = (width, height)
    self.contrast = contrast
  }

  /// The report as JSON.
  package var json: JSONDocument {
    var members: [(String, JSONValue)] = [
      ("size", .object([("width", .number(size.width)), ("height", .number(size.height))])),
      (
        "rows",
        .array(
          rows.map { symbol, text in
            .object([
              ("symbol", symbol.map(json(of:)) ?? .null), ("text", json(of: text)),
            ])
          })
      ),
    ]
    if let contrast { members.append(("contrast", contrast.json)) }
    return JSONDocument(.metrics, members)
  }

  private func json(of part: Part) -> JSONValue {
    let place: [(String, JSONValue)] = [
      ("x", .number(part.row.origin.x)), ("y", .number(part.row.origin.y)),
    ]
    return .object(place + part.report.members)
  }

  /// The report as text.
  package var table: String {
    let (width, height) = (MetricsReport.number(size.width), MetricsReport.number(size.height))
    var text = "all        \(width) × \(height) pt\n"
    for (index, row) in rows.enumerated() {
      for (name, part) in [("symbol", row.symbol), ("text", row.text)] {
        guard let part else { continue }
        let (x, y) = (part.row.origin.x, part.row.origin.y)
        text +=
          "\nrow \(index + 1), \(name), at x \(MetricsReport.number(x)), "
          + "y \(MetricsReport.number(y))\n\(part.report.table)"
      }
    }
    return text + (contrast.map { "\n" + $0.lines.joined(separator: "\n") + "\n" } ?? "")
  }
}
