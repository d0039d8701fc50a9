/// The cross-fade of all parts of a kind.
struct PartFade: Sendable {
  /// The symbol whose parts contain those of the other.
  let cover: CrossFade.Cover
  /// The way from the old parts to the new ones; `nil` if they stay in their place.
  let way: ShapeMatch?

  /// Returns the cross-fade of two paints.
  func crossFade(below: Double, above: Double) -> CrossFade {
    CrossFade(below: below, above: above, cover: cover)
  }
}
