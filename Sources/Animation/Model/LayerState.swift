internal import SymtextGraphics
internal import SymtextSymbolText

/// How a part of a symbol stands at a moment, as its effects say it.
///
/// The states of several effects are put together by ``combined(with:)``; what grows or turns by several does so
/// about the place of the first.
struct LayerState: Hashable, Sendable {
  /// What its opacity is multiplied by.
  var opacity = 1.0
  /// How lit it is, in place of what the symbol's value says; `nil` leaves it to the value.
  var lit: Double?
  /// How large it is, about ``pivot``.
  var scale = 1.0
  /// How far it is turned about ``anchor``, in degrees clockwise.
  var rotation = 0.0
  /// How far it is moved, in cap heights, y down.
  var offset = Vector.zero
  /// How far the gap that it clears is open, 0 to 1.
  var gap = 1.0
  /// The part of its lines that is drawn, as shares of their length.
  var drawn = 0.0...1.0
  /// What it grows about: points, y down, from the symbol's origin.
  var pivot: Point?
  /// What it turns about: points, y down, from the symbol's origin.
  var anchor: Point?

  /// As it is without motion.
  static let rest = LayerState()
  /// Nothing of it is to be seen.
  static let hidden = LayerState(opacity: 0, gap: 0)

  /// Both at once: opacities and sizes multiply, ways and turns add, lines are drawn where both draw them.
  func combined(with other: LayerState) -> LayerState {
    if other == .rest { return self }
    if self == .rest { return other }
    let from = max(drawn.lowerBound, other.drawn.lowerBound)
    let to = min(drawn.upperBound, other.drawn.upperBound)
    return LayerState(
      opacity: opacity * other.opacity, lit: other.lit ?? lit, scale: scale * other.scale,
      rotation: rotation + other.rotation, offset: offset + other.offset,
      gap: min(gap, other.gap), drawn: min(from, to)...max(from, to),
      pivot: pivot ?? other.pivot, anchor: anchor ?? other.anchor)
  }

  /// Part of the way from rest to here.
  func eased(_ part: Double) -> LayerState {
    if part >= 1 { return self }
    var state = self
    state.opacity = 1 + (opacity - 1) * part
    state.scale = 1 + (scale - 1) * part
    state.rotation = rotation * part
    state.offset = offset * part
    return state
  }

  /// How it is drawn.
  /// - Parameters:
  ///   - capHeight: in points.
  ///   - lit: how lit the part is at rest.
  func pose(capHeight: Double, lit restLit: Double) -> LayerPose {
    if self == .rest && restLit == 1 { return .rest }
    var map = Affine.identity
    if offset != .zero { map = .translation(offset.x * capHeight, offset.y * capHeight) }
    if rotation != 0, let anchor { map = map * .rotation(degrees: rotation, about: anchor) }
    if scale != 1, let pivot { map = map * .scale(scale, about: pivot) }
    return LayerPose(
      map: map, opacity: min(max(opacity * (lit ?? restLit), 0), 1), gap: min(max(gap, 0), 1),
      drawn: drawn)
  }
}
