package import SymtextGraphics

extension [LinearGradient.Stop] {
  /// The colour at a place of the way, 0 to 1.
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

  /// The stops with their opacity multiplied.
  func multiplyingOpacity(by factor: Double) -> Self {
    map { .init(offset: $0.offset, color: $0.color.multiplyingOpacity(by: factor)) }
  }

  /// Whether nothing can be seen of them.
  var isClear: Bool { allSatisfy { $0.color.alpha <= 0 } }

  /// Whether nothing shows through them.
  package var isOpaque: Bool { allSatisfy { $0.color.alpha >= 1 } }

  /// The same from the end to the start.
  package var turned: Self { reversed().map { .init(offset: 1 - $0.offset, color: $0.color) } }

  /// The stops as often as they show in a stretch of the way, with offsets from the start of that stretch, 0,
  /// to its end, 1.
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
  /// The colour some part of the way to another; each part for itself.
  fileprivate func separatelyMixed(with other: Color, _ part: Double) -> Color {
    if isCurrent && other.isCurrent {
      return opaque.multiplyingOpacity(by: alpha + (other.alpha - alpha) * part)
    }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The colour some part of the way to another; parts multiplied by their opacity.
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
