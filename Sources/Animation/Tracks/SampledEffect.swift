package import SymtextGraphics
package import SymtextSymbolText

/// One play of an effect as keyframes for each part of a symbol, for formats whose groups are moved, turned and scaled.
package struct SampledEffect: Sendable {
  /// An animated property.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    /// From 0 to 1.
    case opacity
    /// The scale factor, about the pivot.
    case scale
    /// Degrees clockwise, about the anchor.
    case rotation
    /// The offsets in points, y down.
    case x, y

    /// The value at rest.
    package var rest: Double { self == .opacity || self == .scale ? 1 : 0 }

    /// The largest deviation of keyframes; for offsets, of a symbol whose drawing grid has units of a point.
    fileprivate var tolerance: Double {
      switch self {
      case .opacity, .scale: EffectTracks.tolerance
      case .rotation: 0.1
      case .x, .y: 0.01
      }
    }
  }

  /// The motion of one property.
  package struct Track: Hashable, Sendable {
    package var property: Property
    /// Times from 0 to 1, and values of the property; linear between them.
    package var knots: [EffectTracks.Knot]
  }

  /// A part of the symbol and its motion.
  package struct Part: Sendable {
    package var part: SymbolPart
    /// The centre of scaling, in points, y down, from the symbol's origin.
    package var pivot: Point
    /// The centre of rotation, in points, y down, from the symbol's origin.
    package var anchor: Point
    /// The properties that change; empty for a part that rests.
    package var tracks: [Track]
  }

  /// The duration of a play, in seconds.
  package let length: Double
  /// Back to front.
  package let parts: [Part]
  /// Whether parts that erase others move or fade.
  package let movesErasers: Bool

  /// - Parameter symbol: the symbol at a size at which a unit of the drawing grid is about a point.
  package init(_ effect: SymbolEffect, of symbol: ResolvedSymbol) {
    let model = MotionModel(symbol, byShapes: effect.scope == .individually, draws: false)
    let lit = [Double](repeating: 1, count: model.parts.count)
    let motion = MotionMaker(model: model, restLit: lit, reducesMotion: false).motion(effect)
    let length = motion.length
    self.length = length
    parts = model.parts.enumerated().map { index, part in
      let states =
        length > 0 ? EffectTracks.looks(length: length) { motion.state(of: index, at: $0) } : []
      return Part(
        part: part.part, pivot: states.lazy.compactMap(\.pivot).first ?? part.pivot,
        anchor: states.lazy.compactMap(\.anchor).first ?? model.anchor,
        tracks: Property.allCases.compactMap { property in
          Self.track(property, states, length: length, capHeight: model.capHeight)
        })
    }
    movesErasers = zip(model.parts, parts).contains { $0.clears && !$1.tracks.isEmpty }
  }

  /// Whether groups can show an effect: pens follow lines that outlines do not have, and a replacement has another symbol.
  package static func carries(_ effect: SymbolEffect) -> Bool {
    switch effect.kind {
    case .drawOn, .drawOff, .replace, .automatic: false
    default: true
    }
  }

  private static func track(
    _ property: Property, _ states: [LayerState], length: Double, capHeight: Double
  ) -> Track? {
    let values = states.map { state in
      switch property {
      case .opacity: state.opacity * (state.lit ?? 1)
      case .scale: state.scale
      case .rotation: state.rotation
      case .x: state.offset.x * capHeight
      case .y: state.offset.y * capHeight
      }
    }
    guard values.contains(where: { abs($0 - property.rest) > property.tolerance }) else {
      return nil
    }
    return Track(
      property: property,
      knots: EffectTracks.easing(
        values, end: length, length: length, tolerance: property.tolerance))
  }
}
