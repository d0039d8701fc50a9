internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextGraphics
package import SymtextSymbolText
internal import SymtextSymbols

/// Flattens the symbols of a library.
package struct SymbolFlattener: Sendable {
  private let library: SymbolLibrary
  /// The font at the size at which a unit of the drawing grid is a point.
  let font: Font
  private let box: SymbolBox

  package init(_ library: SymbolLibrary, box: SymbolBox) {
    self.library = library
    self.box = box
    let capHeight = Font(face: library.face, size: Self.probe).metrics.capHeight
    font = Font(
      face: library.face,
      size: capHeight > 0 ? Self.probe / capHeight / DrawingGrid.unit : DrawingGrid.size)
  }

  /// A size for measuring the cap height.
  private static let probe = 1000.0
  /// The tolerance of outlines, in units: a step of coordinates with two decimals.
  static let tolerance = 0.01
  /// The colours of a palette whose order tells the levels apart.
  private static let markers: [AdaptiveColor] = [
    .fixed(Color(red: 1, green: 0, blue: 0)), .fixed(Color(red: 0, green: 1, blue: 0)),
    .fixed(Color(red: 0, green: 0, blue: 1)),
  ]

  /// Returns a symbol as shapes.
  /// - Parameter name: a name in the library, or of a variant that it can make.
  /// - Throws: ``SymbolError`` if there is none, or if it is too complex.
  package func flat(_ name: String, _ variant: FlatSymbol.Variant) throws(SymbolError) -> FlatSymbol
  {
    try flat(try resolved(name, variant), variant, parts: nil)
  }

  /// Returns a symbol as shapes.
  /// - Parameter parts: those that stay apart from each other; `nil` to join them where the mode allows it.
  /// - Throws: ``SymbolError`` if it is too complex.
  func flat(
    _ symbol: ResolvedSymbol, _ variant: FlatSymbol.Variant, parts: [SymbolPart]?
  ) throws(SymbolError) -> FlatSymbol {
    var shapes = try shapes(of: symbol, mode: variant.mode, parts: parts)
    let ink = shapes.reduce(symbol.bounds) { $1.path.bounds.map($0.union) ?? $0 }
    let placement = SymbolPlacement(
      box, ink: ink, advance: symbol.advance, capHeight: symbol.capHeight)
    for index in shapes.indices {
      shapes[index].path = CurveFitting.fitted(
        shapes[index].path.transformed(by: placement.map), tolerance: Self.tolerance)
    }
    return FlatSymbol(
      name: symbol.name, altText: symbol.altText, placement: placement, shapes: shapes)
  }

  /// Sets a symbol at a multiple of the size at which a unit of the drawing grid is a point.
  func resolved(
    _ name: String, _ variant: FlatSymbol.Variant, factor: Double = 1
  ) throws(SymbolError) -> ResolvedSymbol {
    var configuration = SymbolConfiguration(
      weight: .named(variant.weight), scale: variant.scale)
    configuration.isRightToLeft = variant.isRightToLeft
    let font = factor == 1 ? font : Font(face: library.face, size: font.size * factor)
    return try ResolvedSymbol(name, in: library, beside: font, configuration: configuration)
  }

  /// The painting of a mode; the palette has a colour for each level.
  func painting(_ mode: RenderingMode) -> SymbolPainting {
    var painting = SymbolPainting(mode: mode)
    if mode == .palette { painting.palette = Self.markers }
    return painting
  }

  /// Returns the shapes of a symbol in points from its origin, y down.
  /// - Throws: ``SymbolError`` if the shapes behind a layer that erases cannot be cut within the budget of work.
  private func shapes(
    of symbol: ResolvedSymbol, mode: RenderingMode, parts wanted: [SymbolPart]?
  ) throws(SymbolError) -> [FlatSymbol.Shape] {
    let painting = painting(mode)
    let shown = symbol.shownMode(of: painting)
    guard wanted != nil || (!symbol.layers.isEmpty && (shown != .monochrome || symbol.isLayered))
    else {
      let outline = symbol.font.outline(of: symbol.glyph)
      return [.init(path: outline, level: .primary, color: nil, opacity: 1)]
    }
    let places = wanted ?? symbol.layers.indices.map { SymbolPart(layer: $0) }
    let parts = SymbolPainter(painting, tint: .black).paintedParts(
      symbol, at: .zero, parts: places
    ).parts
    var shapes: [FlatSymbol.Shape] = []
    for (index, part) in parts.enumerated() where !part.outline.isEmpty {
      guard let paint = part.paint else {
        guard Self.isCovered(index, parts) || Self.erase(part.outline, from: &shapes) else {
          throw SymbolError(
            "`\(symbol.name)` is too complex for its erasing layers to be cut out; simplify the drawing"
          )
        }
        continue
      }
      let number = places[index].layer
      let layer = symbol.layers.indices.contains(number) ? symbol.layers[number] : nil
      let color = shown == .multicolor ? layer?.color.flatMap { $0.rgba == nil ? nil : $0 } : nil
      let alpha = if case .color(let color) = paint { color.alpha } else { 1.0 }
      let own = color.flatMap(\.rgba).map { Double($0.light & 0xFF) / 255 } ?? 1
      shapes.append(
        .init(
          part: index, path: part.outline, level: layer?.level ?? .primary, color: color,
          opacity: own > 0 ? min(alpha / own, 1) : alpha))
    }
    return shapes.filter { !$0.path.isEmpty }
  }

  /// Whether the next part exactly covers the area that this one clears, so that clearing would only leave hairlines.
  private static func isCovered(_ index: Int, _ parts: [PaintedPart]) -> Bool {
    guard parts.indices.contains(index + 1), parts[index + 1].outline == parts[index].outline,
      case .color(let color)? = parts[index + 1].paint
    else { return false }
    return color.alpha == 1
  }

  /// Cuts an area out of shapes.
  /// - Returns: whether the budget was enough.
  static func erase(
    _ outline: Path, from shapes: inout [FlatSymbol.Shape], budget: WorkBudget = WorkBudget()
  ) -> Bool {
    guard let box = outline.bounds else { return true }
    for index in shapes.indices {
      guard let own = shapes[index].path.bounds, own.intersects(box) else { continue }
      guard
        let rest = shapes[index].path.combined(
          .difference, with: outline, tolerance: tolerance / 4, budget: budget)
      else { return false }
      shapes[index].path = rest
    }
    shapes.removeAll(where: \.path.isEmpty)
    return true
  }
}
