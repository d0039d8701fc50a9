package import SymtextDrawing
package import SymtextFonts
internal import SymtextGraphics
package import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextTextLayout

/// A sheet of drawings with findings: each with its marks and numbers, and the sentences below it.
package struct FindingSheet: Sendable {
  /// The font of titles and sentences.
  private let font: Font
  private let library: any SymbolSource

  /// The most drawings on a sheet.
  static let mostDrawings = 60
  /// The most findings of a drawing.
  private static let mostFindings = 9
  /// The number of columns.
  private static let columns = 3
  /// The side of a drawing's field, the space inside its edge and between fields, in points.
  private static let (side, padding, gap) = (232.0, 26.0, 24.0)
  private static let margin = 28.0
  private static let (titleSize, textSize) = (12.0, 10.0)
  /// The distance of sentences from the numbers before them, in points.
  private static let indent = 2 * FindingMarks.disc + 6
  private static let field = Color(rgb: 0xF4F4F6)

  /// - Parameter library: The symbols that titles may show; they show none.
  package init(font: Font, library: any SymbolSource) {
    self.font = font
    self.library = library
  }

  /// A drawing's content from its top left, and its height.
  private struct Cell {
    var items: [DisplayItem] = []
    var height = 0.0

    mutating func add(_ label: Label, at left: Double, width: Double) {
      let lines = label.lines(width: width)
      items += label.items(lines, at: Point(left, height))
      height += lines.last.map { $0.baseline + $0.descent } ?? 0
    }
  }

  /// Returns the sheet with its background.
  ///
  /// More than 60 drawings, and more than 9 findings of one, are counted at their end.
  /// - Throws: ``SymbolError`` if text cannot be set.
  package func displayList(_ drawings: [MarkedDrawing]) throws(SymbolError) -> DisplayList {
    var cells: [Cell] = []
    for drawing in drawings.prefix(Self.mostDrawings) { cells.append(try cell(drawing)) }
    let left = drawings.count - cells.count
    if left > 0 {
      var cell = Cell()
      cell.add(try label("and \(left) more with findings"), at: 0, width: Self.side)
      cells.append(cell)
    }
    let columns = max(1, min(Self.columns, cells.count))
    var items: [DisplayItem] = []
    var top = Self.margin
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      for (column, cell) in row.enumerated() {
        let offset = Vector(Self.margin + Double(column) * (Self.side + Self.gap), top)
        items += cell.items.map { $0.offsetBy(offset) }
      }
      top += (row.map(\.height).max() ?? 0) + Self.gap
    }
    let width = 2 * Self.margin + Double(columns) * (Self.side + Self.gap) - Self.gap
    let height = top - Self.gap + Self.margin
    let page = Rect(x: 0, y: 0, width: width, height: height)
    let background = DisplayItem.fill(
      .roundedRect(page, radiusX: 0, radiusY: 0), .color(.white))
    return DisplayList(
      width: width, height: height, items: [background] + items,
      altText: drawings.map(\.title).joined(separator: ", "))
  }

  private func cell(_ drawing: MarkedDrawing) throws(SymbolError) -> Cell {
    var cell = Cell()
    let shown = drawing.findings.prefix(Self.mostFindings)
    if let frame = drawing.frame, !drawing.fills.isEmpty {
      let room = Rect(x: 0, y: 0, width: Self.side, height: Self.side)
      cell.items.append(
        .fill(.roundedRect(room, radiusX: 10, radiusY: 10), .color(Self.field)))
      let map = Self.map(frame, into: room.insetBy(dx: Self.padding, dy: Self.padding))
      for fill in drawing.fills {
        cell.items.append(
          .fill(
            fill.path.transformed(by: map),
            .color(Color.black.multiplyingOpacity(by: fill.opacity))))
      }
      let marks = FindingMarks(shown.map { $0.spot?.transformed(by: map) }, in: room)
      cell.items += marks.items
      for (number, place) in marks.numbers.enumerated() {
        if let place { cell.items += try self.number(number + 1, at: place) }
      }
      cell.height = Self.side + 8
    }
    cell.add(try label(drawing.title, size: Self.titleSize, weight: 600), at: 0, width: Self.side)
    for (number, finding) in shown.enumerated() {
      cell.height += 5
      cell.items += try self.number(
        number + 1, at: Point(FindingMarks.disc, cell.height + FindingMarks.disc))
      cell.add(
        try label(finding.sentence), at: Self.indent, width: Self.side - Self.indent)
    }
    let left = drawing.findings.count - shown.count
    if left > 0 {
      cell.height += 5
      cell.add(try label("and \(left) more"), at: Self.indent, width: Self.side - Self.indent)
    }
    return cell
  }

  /// Returns the map that shows a box in the middle of another.
  private static func map(_ frame: Rect, into room: Rect) -> Affine {
    let size = max(frame.width, frame.height)
    let scale = size > 0 ? room.width / size : 1
    return .translation(room.midX, room.midY) * .scale(scale, scale)
      * .translation(-frame.midX, -frame.midY)
  }

  /// Returns a number on a disc.
  private func number(_ number: Int, at middle: Point) throws(SymbolError) -> [DisplayItem] {
    let disc = Path.ellipse(
      center: middle, radiusX: FindingMarks.disc, radiusY: FindingMarks.disc)
    let digits = try label("\(number)", size: 9.5, weight: 600, color: .white)
    let lines = digits.lines()
    let (width, baseline) = (lines.first?.width ?? 0, lines.first?.baseline ?? 0)
    let capHeight = font.withSize(9.5).metrics.capHeight
    return [.fill(disc, .color(FindingMarks.color))]
      + digits.items(
        lines, at: Point(middle.x - width / 2, middle.y + capHeight / 2 - baseline))
  }

  private func label(
    _ text: String, size: Double = textSize, weight: Double? = nil,
    color: AdaptiveColor = .label
  ) throws(SymbolError) -> Label {
    var attributed = AttributedText()
    attributed.append(text, .init(weight: weight.map { .value($0) }))
    return try Label(attributed, font: font.withSize(size), library: library, color: color)
  }
}
