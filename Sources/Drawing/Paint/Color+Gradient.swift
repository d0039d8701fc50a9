public import SymtextGraphics

extension Color {
  /// Returns a gradient made from this colour, as if light fell on it from the left: brighter at the left edge of a
  /// box, darker at its right.
  ///
  /// The gradient is straight in OKLCH. Its axis is that of the published pictures; the numbers are symtext's own,
  /// found by eye, because none are public.
  public func gradient(across box: Rect) -> LinearGradient {
    // The page's text colour is unknown here, so it cannot be made brighter or darker.
    if isCurrent {
      return LinearGradient(
        from: Point(box.minX, box.midY), to: Point(box.maxX, box.midY),
        stops: [.init(offset: 0, color: self), .init(offset: 1, color: self)])
    }
    let (lightness, chroma, hue) = oklch
    // Steps of dark colours are hard to see, so they span more.
    let shade = 1 - lightness
    let span = 0.14 + 0.16 * shade * shade * shade
    let brightest = Self.brightest(lightness, lightness + 0.45 * span, chroma: chroma, hue: hue)
    // A colour that cannot get much brighter must not get darker on average.
    let last = max(brightest - span, lightness - 0.6 * span, 0)
    let first = last > 0 ? brightest : max(brightest, span)
    // Darker yellow looks green or brown; turn its hue to amber.
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

  /// Returns the greatest lightness up to a limit at which a colour keeps 85 % of its chroma.
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
