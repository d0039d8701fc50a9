internal import SymtextFonts
internal import SymtextFontGlyphs
package import SymtextGraphics
package import SymtextSymbolText
internal import SymtextTextLayout

/// The moving parts of a symbol, for programs that play its effects themselves.
///
/// In points, y down, from the symbol's origin; times in seconds.
package struct PlayerMotion: Sendable {
  /// A part, with its own motion.
  package struct Part: Sendable {
    /// The motion group, from 0 at the back.
    package var group: Int
    /// Whether the part pulses and breathes when only marked parts do.
    package var pulses: Bool
    /// Whether the part rotates when only marked parts do.
    package var rotates: Bool
    /// The index among the layers that light up, from 0; `nil` if the part shows no value.
    package var step: Int?
    /// The centre of scaling; `nil` for the symbol's middle.
    package var pivot: Point?
    /// The time at which the effect drawOn begins to draw it.
    package var start: Double
    /// The duration of its drawing.
    package var duration: Double
    /// Its drawing in one colour; of another mode, if it is hidden in monochrome.
    package var painted: PaintedPart
    /// Its effect on the picture in monochrome.
    package var effect: PlayerLook.Effect
    /// Its looks in the other modes.
    package var look: PlayerLook
  }

  /// The parts, back to front.
  package let parts: [Part]
  /// The number of motion groups.
  package let groupCount: Int
  /// The number of layers that light up one after another.
  package let stepCount: Int
  /// Whether the last of these is followed by the first.
  package let isLoopClosed: Bool
  /// The centre of wiggles and of parts that rotate.
  package let anchor: Point
  /// The middle of the symbol.
  package let middle: Point
  /// The direction of its own wiggle.
  package let swing: StackedMotion.Swing
  /// Whether it rotates clockwise.
  package let rotatesClockwise: Bool
  /// The width between its margins.
  package let advance: Double
  /// The baseline of the text, below the symbol's origin.
  package let baseline: Double
  /// The mode that the symbol prefers.
  package let preferredMode: RenderingMode
  /// The cap height of the text.
  package let capHeight: Double

  /// Finds the motion of a symbol.
  /// - Parameter symbol: the symbol at its size and weight.
  package init(_ symbol: ResolvedSymbol) {
    let model = MotionModel(symbol, byShapes: false, draws: true)
    let motion = DrawMotion(model, .byLayer, draws: true, isReversed: false)
    func painted(_ painting: SymbolPainting) -> [PaintedPart] {
      SymbolPainter(painting, tint: .black).paintedParts(
        symbol, at: Point(0, symbol.baselineShift), parts: model.parts.map(\.part)
      ).parts
    }
    let mono = painted(SymbolPainting())
    let others = painted(SymbolPainting(mode: .hierarchical))
    let own = painted(SymbolPainting(mode: .multicolor))
    let looks = PlayerLook.looks(symbol, parts: model.parts.map(\.part))
    let thresholds = model.thresholds
    parts = model.parts.enumerated().map { index, part in
      let painted = [mono[index], others[index], own[index]].first { !$0.outline.isEmpty }
      let time = motion.time(of: index)
      return Part(
        group: part.group, pulses: part.pulses, rotates: part.rotates,
        step: part.threshold.flatMap { thresholds.firstIndex(of: $0) },
        pivot: part.pivot == model.middle ? nil : part.pivot, start: time.start,
        duration: time.duration, painted: painted ?? mono[index],
        effect: PlayerLook.effect(of: mono[index]).effect, look: looks[index])
    }
    (groupCount, stepCount) = (model.groupCount, thresholds.count)
    isLoopClosed = model.isLoopClosed
    (anchor, middle, capHeight) = (model.anchor, model.middle, model.capHeight)
    swing = StackedMotion.Swing(model)
    rotatesClockwise = model.isClockwise(.automatic)
    (advance, baseline, preferredMode) = (
      symbol.advance, symbol.baselineShift, symbol.preferredMode
    )
  }
}
