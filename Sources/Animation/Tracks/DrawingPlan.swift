package import SymtextGraphics
package import SymtextSymbolText

/// The drawing of a symbol by layer, each part in its own time: the drawOn effect, for programs that play it
/// themselves.
///
/// In points, y down, from the symbol's origin; times in seconds. The drawn length follows `TimingCurve.pen`.
package struct DrawingPlan: Sendable {
  /// A part with its own time.
  package struct Part: Sendable {
    /// The layer; 0 for a symbol without layers.
    package var layer: Int
    /// The start.
    package var start: Double
    /// The duration.
    package var duration: Double
    /// The lines and dots to draw.
    package var lines: [PaintedLine]
    /// The filled shapes, and when they appear.
    package var solids: [(outline: Path, presence: Presence)]
  }

  /// The parts, back to front; a part without a pen has no lines.
  package let parts: [Part]

  /// Plans the drawing of a symbol.
  /// - Parameter symbol: the symbol at its size and weight.
  package init(_ symbol: ResolvedSymbol) {
    let model = MotionModel(symbol, byShapes: false, draws: true)
    let motion = DrawMotion(model, .byLayer, draws: true, isReversed: false)
    let painted = SymbolPainter(tint: .black).paintedParts(
      symbol, at: Point(0, symbol.baselineShift), parts: model.parts.map(\.part)
    ).parts
    parts = zip(model.parts, painted).enumerated().map { index, both in
      let time = motion.time(of: index)
      return Part(
        layer: both.0.part.layer, start: time.start, duration: time.duration,
        lines: both.1.lines ?? [], solids: both.1.solids)
    }
  }
}
