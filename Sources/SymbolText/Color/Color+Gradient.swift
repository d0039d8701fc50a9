public import Geometry

extension Color {
  /// The gradient that is made from this one colour: lighter at the left edge of a box than at its right.
  ///
  /// The way leads through OKLCH, from .08 more lightness to .10 less. The axis is that of the published
  /// pictures; the numbers are ours, as none are public.
  public func gradient(across box: Rect) -> LinearGradient {
    let (lightness, chroma, hue) = oklch
    let (first, last) = (lightness + 0.08, lightness - 0.10)
    let count = 4
    return LinearGradient(
      from: Point(box.minX, box.midY), to: Point(box.maxX, box.midY),
      stops: (0...count).map { place in
        let part = Double(place) / Double(count)
        return .init(
          offset: part,
          color: Color(
            lightness: first + (last - first) * part, chroma: chroma, hue: hue, alpha: alpha))
      })
  }
}
