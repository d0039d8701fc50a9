internal import Colors

extension LinearGradient {
  /// Stops between which colour and opacity, each for itself, change in proportion, as SVG and PDF have it.
  ///
  /// Where both change there are more of them than the gradient's own.
  package var unpremultipliedStops: [Stop] {
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0 { result += steps(from: stops[index - 1], to: stop) }
      result.append(Stop(offset: min(max(stop.offset, 0), 1), color: stop.color))
    }
    return result
  }

  private func steps(from: Stop, to: Stop) -> [Stop] {
    guard from.color.alpha != to.color.alpha, from.color.opaque != to.color.opaque,
      to.offset > from.offset
    else { return [] }
    let count = Self.steps
    return (0...count).compactMap { step in
      // What is wholly clear has its neighbour's colour.
      if step == 0 || step == count {
        let (own, other) = step == 0 ? (from, to) : (to, from)
        return own.color.alpha > 0
          ? nil : Stop(offset: own.offset, color: other.color.opacity(0))
      }
      let offset = from.offset + (to.offset - from.offset) * Double(step) / Double(count)
      return Stop(offset: offset, color: color(at: offset))
    }
  }

  /// With so many steps no part of a colour is off by more than half a byte where opacity grows from a
  /// quarter on.
  private static let steps = 16
}
