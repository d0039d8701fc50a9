public import SymtextGraphics

extension Color {
  /// The gradient that is made from this one colour, as if light fell on it from the left: brighter at
  /// the left edge of a box, darker at its right.
  ///
  /// The way is straight in OKLCH. The axis is that of the published pictures; the numbers are ours, as
  /// none are public, and were found by looking.
  public func gradient(across box: Rect) -> LinearGradient {
    // Of a colour that only a page knows nothing is brighter or darker.
    if isCurrent {
      return LinearGradient(
        from: Point(box.minX, box.midY), to: Point(box.maxX, box.midY),
        stops: [.init(offset: 0, color: self), .init(offset: 1, color: self)])
    }
    let (lightness, chroma, hue) = oklch
    // Steps of dark colours are hard to see.
    let shade = 1 - lightness
    let span = 0.14 + 0.16 * shade * shade * shade
    let brightest = Self.brightest(lightness, lightness + 0.45 * span, chroma: chroma, hue: hue)
    // What cannot get much brighter must not get darker on the whole.
    let last = max(brightest - span, lightness - 0.6 * span, 0)
    let first = last > 0 ? brightest : max(brightest, span)
    // Darker yellow looks green or brown; in the light's shade it is amber.
    let turn = 14 * max(1 - abs(hue - 98) / 45, 0)
    let count = 4
    return LinearGradient(
      from: Point(box.minX, box.midY), to: Point(box.maxX, box.midY),
      stops: (0...count).map { place in
        let part = Double(place) / Double(count)
        return .init(
          offset: part,
          color: Color(
            lightness: first + (last - first) * part, chroma: chroma, hue: hue - turn * part,
            alpha: alpha))
      })
  }

  /// The greatest lightness up to a limit at which a colour still keeps most of its chroma.
  private static func brightest(
    _ lightness: Double, _ limit: Double, chroma: Double, hue: Double
  ) -> Double {
    func isKept(_ lightness: Double) -> Bool {
      lightness <= 1
        && Color(lightness: lightness, chroma: chroma, hue: hue).oklch.chroma >= 0.85 * chroma
    }
    guard !isKept(limit) else { return limit }
    var (low, high) = (lightness, limit)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if isKept(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
