internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport
internal import SymtextSymbols

/// A designer's description of an icon beside its shapes: layers, colours, motion.
///
/// It stands in `symbols.json`, because design programs drop classes and attributes. Each property is `nil` if the
/// designer says nothing, and then the icon's own paint decides.
struct DesignAnnotation: Hashable, Sendable {
  /// The layers, back to front; empty to derive them from the paint.
  var layers: [Layer] = []
  /// The centre of rotation, in units of the icon's `viewBox`.
  var anchor: Point?
  /// The point that belongs in the middle of a circle, in units of the icon's `viewBox`.
  var opticalCenter: Point?
  /// The default wiggle.
  var wiggle: SymbolMotion.Wiggle?
  /// Whether it turns clockwise by default.
  var rotatesClockwise: Bool?
  /// Whether its motion groups are drawn from front to back.
  var drawsFrontToBack: Bool?
  /// Whether the layers that show a value form a loop.
  var isLoopClosed: Bool?
  /// Whether a value is shown by drawing lines.
  var drawsValue: Bool?
  /// The space added beside the symbol, in units of the icon's `viewBox`.
  var margins: Margins?
  /// The movement of the drawing between its margins, in units of the icon's `viewBox`, y down.
  var shift: Vector?

  /// Space at the left and the right; `nil` for a side without a value.
  struct Margins: Hashable, Sendable {
    var left: Double?
    var right: Double?
  }
}

extension DesignAnnotation {
  /// Adds the properties of the whole symbol; those that the file has itself stay.
  /// - Parameters:
  ///   - map: From the space of the annotation to the drawing grid.
  ///   - file: The symbol's file, for messages.
  /// - Returns: The keys for which the file says something else.
  /// - Throws: ``ImportError`` if the optical centre is too far from the middle of the lines.
  func complete(
    _ symbol: inout Symbol, map: Affine, file: String
  ) throws(ImportError) -> [String] {
    var disputed: [String] = []
    func settle<Value: Equatable>(_ own: inout Value?, _ said: Value?, _ key: String) {
      guard let said else { return }
      if let own, own != said { disputed.append(key) }
      own = own ?? said
    }
    settle(&symbol.motion.anchor, anchor.map { map * $0 }, "anchor")
    settle(
      &symbol.opticalShift, try opticalShift(of: symbol, map: map, file: file), "opticalCenter")
    settle(&symbol.motion.wiggle, wiggle, "wiggle")
    settle(&symbol.motion.isLoopClosed, isLoopClosed, "loop")
    settle(&symbol.motion.drawsValue, drawsValue, "valueMode")
    disputed += try space(&symbol, scale: map.a, file: file)
    // A file has only directions that differ from the usual one.
    if let rotatesClockwise, rotatesClockwise != symbol.motion.rotatesClockwise {
      if symbol.motion.rotatesClockwise {
        symbol.motion.rotatesClockwise = false
      } else {
        disputed.append("rotate")
      }
    }
    if drawsFrontToBack == true { symbol.motion.drawsFrontToBack = true }
    return disputed
  }

  /// Adds the margins and the shift; those that the file has itself stay.
  /// - Returns: The keys for which the file says something else.
  private func space(
    _ symbol: inout Symbol, scale: Double, file: String
  ) throws(ImportError) -> [String] {
    guard margins != nil || shift != nil else { return [] }
    var disputed: [String] = []
    func settle<Value: Equatable>(
      _ own: inout Value, _ said: Value?, none: Value, _ key: String
    ) {
      guard let said else { return }
      if own != none, own != said, !disputed.contains(key) { disputed.append(key) }
      own = own == none ? said : own
    }
    var spacing = symbol.spacing
    settle(&spacing.left, margins?.left.map { $0 * scale }, none: 0, "margins")
    settle(&spacing.right, margins?.right.map { $0 * scale }, none: 0, "margins")
    settle(&spacing.shift, shift.map { $0 * scale }, none: .zero, "shift")
    let all = [spacing.left, spacing.right, spacing.shift.x, spacing.shift.y]
    guard all.allSatisfy({ abs($0) <= SymbolSpacing.most }) else {
      throw ImportError(
        file: file,
        message:
          "“margins” and “shift” must be within \(Int(SymbolSpacing.most)) units on a grid of 24 × 24"
      )
    }
    let box = symbol.layers.lineBounds ?? Rect(Point.zero)
    guard symbol.margins != nil || box.width + spacing.left + spacing.right > -2 * Self.bearing
    else {
      throw ImportError(
        file: file,
        message: "“margins” take away more than the width of the drawing; make them larger")
    }
    let ways = [box.midY - Self.farthestMiddle, box.midY + Self.farthestMiddle]
    guard (ways[0]...ways[1]).contains(spacing.shift.y) else {
      throw ImportError(
        file: file,
        message:
          "the y of “shift” must be from \(ways[0].text(decimals: 2)) to \(ways[1].text(decimals: 2)) for this drawing, on a grid of 24 × 24"
      )
    }
    symbol.spacing = spacing
    return disputed
  }

  /// The space beside a drawing in every font, in units of the drawing grid.
  private static let bearing =
    DrawingGrid.sideBearing * Double(FontUnits.capHeight) / FontUnits.perDrawingUnit(.medium)
  /// The largest y of the grid at the middle of the cap height for which a font can draw lines: it has them as 16-bit
  /// numbers.
  private static let farthestMiddle = 31.0

  private func opticalShift(
    of symbol: Symbol, map: Affine, file: String
  ) throws(ImportError) -> Vector? {
    guard let center = opticalCenter.map({ map * $0 }) else { return nil }
    let middle = symbol.layers.lineBounds?.middle ?? center
    let most = OpticalCentering.farthestOwn
    guard max(abs(center.x - middle.x), abs(center.y - middle.y)) <= most else {
      throw ImportError(
        file: file,
        message:
          "the “opticalCenter” must be within \(Int(most)) units of the middle of the drawing on a grid of 24 × 24"
      )
    }
    return center - middle
  }
}
