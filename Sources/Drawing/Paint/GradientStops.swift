package import SymtextGraphics

extension [LinearGradient.Stop] {
  /// Returns the colour at a place from 0 to 1.
  package func color(
    at offset: Double, _ interpolation: GradientInterpolation = .premultiplied
  ) -> Color {
    guard var last = first else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    for stop in self {
      if offset < stop.offset {
        let span = stop.offset - last.offset
        let part = span > 0 ? (offset - last.offset) / span : 0
        return interpolation == .premultiplied
          ? last.color.mixed(with: stop.color, part)
          : last.color.separatelyMixed(with: stop.color, part)
      }
      last = stop
    }
    return last.color
  }

  /// Returns the stops with their opacity multiplied.
  func multiplyingOpacity(by factor: Double) -> Self {
    map { .init(offset: $0.offset, color: $0.color.multiplyingOpacity(by: factor)) }
  }

  /// Whether all stops are fully transparent.
  var isClear: Bool { allSatisfy { $0.color.alpha <= 0 } }

  /// Whether all stops are opaque.
  package var isOpaque: Bool { allSatisfy { $0.color.alpha >= 1 } }

  /// The stops in reverse.
  package var turned: Self { reversed().map { .init(offset: 1 - $0.offset, color: $0.color) } }

  /// Returns the stops repeated over a number of turns, with offsets from 0 at the start of these turns to 1 at their
  /// end.
  package func unrolled(_ extend: GradientExtend, over turns: Range<Int>) -> Self {
    let count = Double(turns.count)
    return turns.flatMap { turn in
      let isTurned = extend == .reflect && !turn.isMultiple(of: 2)
      return (isTurned ? turned : self).map { stop in
        let place = Swift.min(Swift.max(stop.offset, 0), 1)
        return Element(offset: (Double(turn - turns.lowerBound) + place) / count, color: stop.color)
      }
    }
  }
}

extension Color {
  /// Interpolates to another colour; components and opacity separately.
  fileprivate func separatelyMixed(with other: Color, _ part: Double) -> Color {
    if isCurrent && other.isCurrent {
      return opaque.multiplyingOpacity(by: alpha + (other.alpha - alpha) * part)
    }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Interpolates to another colour; components multiplied by their opacity.
  fileprivate func mixed(with other: Color, _ part: Double) -> Color {
    let part = min(max(part, 0), 1)
    let alpha = alpha + (other.alpha - alpha) * part
    guard alpha > 0 else { return multiplyingOpacity(by: 0) }
    if isCurrent && other.isCurrent { return opaque.multiplyingOpacity(by: alpha) }
    func mix(_ a: Double, _ b: Double) -> Double {
      (a * self.alpha * (1 - part) + b * other.alpha * part) / alpha
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}
