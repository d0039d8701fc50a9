package import SymtextGraphics
package import SymtextSymbolText

/// How pens draw a symbol by layer, each part in its own time: what drawOn plays, for those who play it themselves.
///
/// Points, y down, from the symbol's origin; times are in seconds. How far the pens of a part are follows `TimingCurve.pen`.
package struct DrawingPlan: Sendable {
  /// What is drawn in one time.
  package struct Part: Sendable {
    /// The layer that it belongs to; 0 of a symbol without layers.
    package var layer: Int
    /// When its pens begin.
    package var start: Double
    /// How long they draw.
    package var duration: Double
    /// What pens follow, and dots.
    package var lines: [PaintedLine]
    /// What is filled, and when it comes.
    package var solids: [(outline: Path, presence: Presence)]
  }

  /// Back to front; what no pen draws has no lines.
  package let parts: [Part]

  /// Finds out how a symbol is drawn.
  /// - Parameter symbol: at the size and weight for which it is told.
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
