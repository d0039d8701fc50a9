internal import SymtextFonts
internal import SymtextFontGlyphs
package import SymtextGraphics
internal import SymtextSupport
package import SymtextSymbolText
internal import SymtextTextLayout

/// How a symbol moves whose painted layers lie on each other, each by itself: as pages lay them, where nothing
/// clears anything.
///
/// Places are in ems of the symbol's font, y down, from the symbol's middle: between its margins and halfway up the
/// capitals.
package struct StackedMotion: Hashable, Sendable {
  /// A layer that is painted where there is one colour.
  package struct Layer: Hashable, Sendable {
    /// The motion group that it belongs to, from 0 at the back.
    package var group: Int
    /// Its place among the layers that light up, from 0; `nil` of what shows no value.
    package var step: Int?
    /// What it grows about; `nil` for the symbol's middle.
    package var pivot: Point?
    /// Whether it pulses and breathes.
    package var pulses: Bool
    /// Whether it turns.
    package var rotates: Bool
  }

  /// How the symbol wiggles.
  package enum Swing: Hashable, Sendable {
    /// To and fro, clockwise first or not.
    case turn(isClockwise: Bool)
    /// Along a line: degrees clockwise from the right.
    case way(degrees: Double)
  }

  /// From back to front; the whole symbol where one is all there is.
  package var layers: [Layer]
  /// How many groups begin one after another.
  package var groupCount: Int
  /// How many layers light up one after another.
  package var stepCount: Int
  /// Whether the last of these is followed by the first.
  package var isLoopClosed: Bool
  /// What wiggles turn it about; `nil` for its middle.
  package var anchor: Point?
  /// What it turns about where it rotates; `nil` for its middle.
  package var turningPoint: Point?
  /// How it wiggles.
  package var swing: Swing
  /// Whether it turns clockwise.
  package var rotatesClockwise: Bool

  /// Finds out how a symbol moves.
  /// - Parameter symbol: at the size and weight for which it is told.
  package init(_ symbol: ResolvedSymbol) {
    let model = MotionModel(symbol, byShapes: false, draws: false)
    let size = symbol.font.size
    func place(_ point: Point) -> Point? {
      let way = point - model.middle
      let ems = Point((way.x / size).rounded(decimals: 3), (way.y / size).rounded(decimals: 3))
      return ems == .zero ? nil : ems
    }
    let painted = symbol.layers.indices.filter { symbol.layers[$0].isInMonochrome }
    let parts = painted.compactMap { layer in model.parts.first { $0.part.layer == layer } }
    let thresholds = model.thresholds
    let isPulsing = model.parts.contains(where: \.pulses)
    let isTurning = model.parts.contains(where: \.rotates)
    layers = parts.map { part in
      Layer(
        group: part.group, step: part.threshold.flatMap { thresholds.firstIndex(of: $0) },
        pivot: place(part.pivot), pulses: part.pulses || !isPulsing,
        rotates: part.rotates || !isTurning)
    }
    groupCount = model.groupCount
    stepCount = thresholds.count
    isLoopClosed = model.isLoopClosed
    anchor = place(model.anchor)
    turningPoint = isTurning ? anchor : nil
    rotatesClockwise = model.isClockwise(.automatic)
    swing =
      switch model.swing(.automatic) {
      case .turn(let isClockwise): .turn(isClockwise: isClockwise)
      case .way(let way): .way(degrees: (atan2(way.y, way.x) * 180 / .pi).rounded(decimals: 3))
      }
  }
}
