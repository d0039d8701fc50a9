internal import SymtextFonts
internal import SymtextFontGlyphs
package import SymtextGraphics
internal import SymtextSupport
package import SymtextSymbolText
internal import SymtextTextLayout

/// The motion of a symbol whose painted layers are stacked and move separately, as in pages, where no layer clears
/// another.
///
/// Places are in ems of the symbol's font, y down, from the symbol's middle: between its margins and at half the cap
/// height.
package struct StackedMotion: Hashable, Sendable {
  /// A layer that is painted in monochrome.
  package struct Layer: Hashable, Sendable {
    /// The motion group, from 0 at the back.
    package var group: Int
    /// The index among the layers that light up, from 0; `nil` if the layer shows no value.
    package var step: Int?
    /// The centre of scaling; `nil` for the symbol's middle.
    package var pivot: Point?
    /// Whether the layer pulses and breathes.
    package var pulses: Bool
    /// Whether the layer rotates.
    package var rotates: Bool
  }

  /// The direction of a wiggle.
  package enum Swing: Hashable, Sendable {
    /// A rotation to and fro, clockwise first or not.
    case turn(isClockwise: Bool)
    /// A movement along a line, in degrees clockwise from the right.
    case way(degrees: Double)
  }

  /// The layers, back to front; one for a symbol without layers.
  package var layers: [Layer]
  /// The number of groups, which begin one after another.
  package var groupCount: Int
  /// The number of layers that light up one after another.
  package var stepCount: Int
  /// Whether the last of these is followed by the first.
  package var isLoopClosed: Bool
  /// The centre of wiggles; `nil` for the symbol's middle.
  package var anchor: Point?
  /// The centre of rotation; `nil` for the symbol's middle.
  package var turningPoint: Point?
  /// The direction of a wiggle.
  package var swing: Swing
  /// Whether the symbol rotates clockwise.
  package var rotatesClockwise: Bool

  /// Finds the motion of a symbol.
  /// - Parameter symbol: the symbol at its size and weight.
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
    swing = Swing(model)
  }
}

extension StackedMotion.Swing {
  /// The symbol's own wiggle.
  init(_ model: MotionModel) {
    self =
      switch model.swing(.automatic) {
      case .turn(let isClockwise): .turn(isClockwise: isClockwise)
      case .way(let way): .way(degrees: (atan2(way.y, way.x) * 180 / .pi).rounded(decimals: 3))
      }
  }
}
