/// A table of text with aligned columns.
package struct TextTable {
  /// A column.
  package struct Column {
    var title: String
    /// Whether cells are aligned at their end, as for numbers.
    var isTrailing: Bool

    package init(title: String, isTrailing: Bool = false) {
      self.title = title
      self.isTrailing = isTrailing
    }
  }

  let columns: [Column]
  private var rows: [[String]] = []

  package init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row with a cell for each column.
  package mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines: titles, then rows, with two spaces between columns.
  package var lines: [String] {
    let all = [columns.map(\.title)] + rows
    let widths = columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { cells in
      var line = ""
      for (index, cell) in cells.enumerated() {
        let space = String(repeating: " ", count: widths[index] - cell.count)
        line += (index == 0 ? "" : "  ") + (columns[index].isTrailing ? space + cell : cell + space)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
