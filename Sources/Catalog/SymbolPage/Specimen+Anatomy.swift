internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The enlarged symbol on its drawing grid, with labelled metrics.
///
/// Coordinates are in points, y down, from the top left corner of its place on the page.
struct SpecimenAnatomy {
  let items: [DisplayItem]
  let height: Double

  /// A horizontal line with a label.
  struct Line {
    /// The distance from the baseline, in points, y down.
    var y: Double
    var text: String
    var color: SystemColor
    /// The y of its label, at least ``leastDistance`` from the label of another line.
    var textY: Double
  }

  /// The side of the grid, in points.
  static let side = 216.0
  /// The maximal advance of a wide symbol, in points.
  static let widest = 340.0
  /// The minimal distance between labels, in points.
  static let leastDistance = 12.0
  /// The x of measures without a line.
  static let columnX = 490.0

  init(_ specimen: Specimen) throws(SymbolError) {
    let unit = font(specimen)
    var size = unit
    var symbol = try specimen.set(specimen.name, size: size)
    if symbol.advance > Self.widest {
      size *= Self.widest / symbol.advance
      symbol = try specimen.set(specimen.name, size: size)
    }
    let measures = SpecimenMeasures(symbol, size: size)
    let cell = DrawingGrid.unit * symbol.capHeight
    let side = 24 * cell
    let grid = Rect(
      x: symbol.advance / 2 - side / 2, y: -symbol.capHeight / 2 - side / 2, width: side,
      height: side)
    let box = symbol.alignmentRect.union(grid)
    let origin = Vector(-box.minX, 14 - box.minY)
    let ink = Color(.label, specimen.appearance)
    func color(_ color: SystemColor) -> Color { Color(color, specimen.appearance) }
    func rule(_ rect: Rect, _ color: Color) -> DisplayItem {
      .fill(.roundedRect(rect, radiusX: 0, radiusY: 0), .color(color))
    }
    var drawn: [DisplayItem] = [
      rule(symbol.alignmentRect, color(.systemBlue).multiplyingOpacity(by: 0.1))
    ]
    for step in 0...24 {
      let faint = ink.multiplyingOpacity(by: step.isMultiple(of: 12) ? 0.2 : 0.08)
      let way = Double(step) * cell
      drawn += [
        rule(Rect(x: grid.minX + way - 0.25, y: grid.minY, width: 0.5, height: side), faint),
        rule(Rect(x: grid.minX, y: grid.minY + way - 0.25, width: side, height: 0.5), faint),
      ]
    }
    drawn += SymbolPainter(tint: ink).items(symbol, at: .zero)
    for x in [0, symbol.advance] {
      drawn.append(
        rule(
          Rect(x: x - 0.4, y: box.minY - 6, width: 0.8, height: box.height + 12),
          color(.systemBlue)))
    }
    let lines = measures.lines(symbol)
    for line in lines {
      drawn.append(
        rule(
          Rect(x: box.minX - 6, y: line.y - 0.4, width: box.width + 12, height: 0.8),
          color(line.color)))
      let label = try specimen.caption(line.text, color: .system(line.color))
      drawn += label.items(label.lines(), at: Point(box.maxX + 12, line.textY - 6))
    }
    // Below the symbol: the margins on both sides, and the advance between them.
    let bottom = box.maxY + 10
    let widths = try specimen.caption(measures.widths, color: .system(.systemBlue))
    drawn += widths.items(widths.lines(), at: Point(box.minX, bottom))
    items = drawn.map { $0.offsetBy(origin) }
    height = bottom + origin.y + 18
  }
}

/// Returns the text size at which the grid has its side length.
private func font(_ specimen: Specimen) -> Double {
  let font = specimen.font.withSize(100)
  return SpecimenAnatomy.side / 24 / DrawingGrid.unit / font.metrics.capHeight * 100
}

/// The metrics of a symbol beside text of 100 points.
struct SpecimenMeasures {
  private let factor: Double
  /// The margins and the advance.
  let widths: String
  /// Metrics without a line.
  let others: [String]

  /// - Parameter size: The size of the text beside it, in points.
  init(_ symbol: ResolvedSymbol, size: Double) {
    let factor = 100 / size
    self.factor = factor
    func text(_ value: Double) -> String { Self.text(value * factor) }
    let rect = symbol.alignmentRect
    widths =
      "left margin \(text(symbol.bounds.minX)) · advance \(text(symbol.advance)) · right margin \(text(symbol.advance - symbol.bounds.maxX))"
    others =
      [
        "baseline \(text(symbol.baselineOffsetFromBottom)) above the bottom edge",
        "alignment rectangle \(text(rect.width)) × \(text(rect.height))",
        symbol.strokeWidth.map { "stroke \(text($0))" } ?? "",
      ].filter { !$0.isEmpty }
  }

  /// Returns the horizontal lines from the top, with labels that do not overlap.
  func lines(_ symbol: ResolvedSymbol) -> [SpecimenAnatomy.Line] {
    func line(_ name: String, _ y: Double, _ color: SystemColor) -> SpecimenAnatomy.Line {
      .init(y: y, text: "\(name) \(Self.text(-y * factor))", color: color, textY: y)
    }
    var lines = [
      line("top", symbol.bounds.minY, .systemPurple),
      line("cap height", -symbol.capHeight, .systemOrange),
      line("baseline", 0, .systemRed),
      line("bottom", symbol.bounds.maxY, .systemPurple),
    ].sorted { $0.y < $1.y }
    for index in lines.indices.dropFirst() {
      lines[index].textY = max(
        lines[index].y, lines[index - 1].textY + SpecimenAnatomy.leastDistance)
    }
    return lines
  }

  /// Formats a number to a tenth.
  private static func text(_ value: Double) -> String {
    let tenths = value.rounded(decimals: 1)
    return tenths < 0 ? "−\(-tenths)" : "\(abs(tenths))"
  }
}
