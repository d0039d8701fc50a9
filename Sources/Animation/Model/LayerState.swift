internal import SymtextGraphics
internal import SymtextSymbolText

/// The state of a symbol's part at a time.
///
/// ``combined(with:)`` merges the states of several effects; scaling and rotation then use the points of the first.
struct LayerState: Hashable, Sendable {
  /// A factor of the opacity.
  var opacity = 1.0
  /// How lit the part is, 0 to 1, instead of by the symbol's value; `nil` uses the value.
  var lit: Double?
  /// The scale factor, about ``pivot``.
  var scale = 1.0
  /// The rotation about ``anchor``, in degrees clockwise.
  var rotation = 0.0
  /// The offset, in cap heights, y down.
  var offset = Vector.zero
  /// How far the gap that the part clears is open, 0 to 1.
  var gap = 1.0
  /// How much of the parts behind it the gap clears, 0 to 1.
  var depth = 1.0
  /// The drawn range of the lines, as fractions of their length.
  var drawn = 0.0...1.0
  /// The centre of scaling, in points, y down, from the symbol's origin.
  var pivot: Point?
  /// The centre of rotation, in points, y down, from the symbol's origin.
  var anchor: Point?
  /// The shape instead of the part's own; `nil` for its own.
  var shape: PoseShape?

  /// The state without motion.
  static let rest = LayerState()
  /// The invisible state.
  static let hidden = LayerState(opacity: 0, gap: 0)

  /// Returns both states together: opacities and scales multiply, offsets and rotations add, drawn ranges intersect.
  func combined(with other: LayerState) -> LayerState {
    if other == .rest { return self }
    if self == .rest { return other }
    let from = max(drawn.lowerBound, other.drawn.lowerBound)
    let to = min(drawn.upperBound, other.drawn.upperBound)
    return LayerState(
      opacity: opacity * other.opacity, lit: other.lit ?? lit, scale: scale * other.scale,
      rotation: rotation + other.rotation, offset: offset + other.offset,
      gap: min(gap, other.gap), depth: min(depth, other.depth),
      drawn: min(from, to)...max(from, to),
      pivot: pivot ?? other.pivot, anchor: anchor ?? other.anchor, shape: shape ?? other.shape)
  }

  /// Interpolates from rest to this state.
  func eased(_ part: Double) -> LayerState {
    if part >= 1 { return self }
    var state = self
    state.opacity = 1 + (opacity - 1) * part
    state.scale = 1 + (scale - 1) * part
    state.rotation = rotation * part
    state.offset = offset * part
    return state
  }

  /// Returns the pose to draw.
  /// - Parameters:
  ///   - capHeight: the cap height, in points.
  ///   - lit: how lit the part is at rest.
  ///   - isCut: whether the part is cut out of those behind it: its light then is no opacity.
  func pose(capHeight: Double, lit restLit: Double, isCut: Bool = false) -> LayerPose {
    if self == .rest && restLit == 1 { return .rest }
    var map = Affine.identity
    if offset != .zero { map = .translation(offset.x * capHeight, offset.y * capHeight) }
    if rotation != 0, let anchor { map = map * .rotation(degrees: rotation, about: anchor) }
    if scale != 1, let pivot { map = map * .scale(scale, about: pivot) }
    let light = lit ?? restLit
    return LayerPose(
      map: map, opacity: min(max(opacity * (isCut ? 1 : light), 0), 1),
      light: isCut ? min(max(light, 0), 1) : 1, gap: min(max(gap, 0), 1),
      depth: min(max(depth, 0), 1), drawn: drawn, shape: shape)
  }
}
