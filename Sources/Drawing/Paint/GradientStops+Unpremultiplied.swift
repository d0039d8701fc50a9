internal import SymtextGraphics

extension [LinearGradient.Stop] {
  /// Returns stops for renderers that interpolate colour and opacity separately, as SVG and PDF do.
  ///
  /// Where both change, stops are added.
  /// - Parameter interpolation: the interpolation of these stops.
  package func unpremultiplied(from interpolation: GradientInterpolation) -> Self {
    var result: Self = []
    for (index, stop) in enumerated() {
      if index > 0 && interpolation == .premultiplied {
        result += steps(from: self[index - 1], to: stop)
      }
      result.append(
        .init(offset: Swift.min(Swift.max(stop.offset, 0), 1), color: stop.color))
    }
    return result
  }

  private func steps(from: Element, to: Element) -> Self {
    guard from.color.alpha != to.color.alpha, from.color.opaque != to.color.opaque,
      to.offset > from.offset
    else { return [] }
    let count = LinearGradient.steps
    return (0...count).compactMap { step in
      // A clear stop gets its neighbour's colour.
      if step == 0 || step == count {
        let (own, other) = step == 0 ? (from, to) : (to, from)
        return own.color.alpha > 0
          ? nil : .init(offset: own.offset, color: other.color.multiplyingOpacity(by: 0))
      }
      let offset = from.offset + (to.offset - from.offset) * Double(step) / Double(count)
      return .init(offset: offset, color: color(at: offset))
    }
  }

}

extension LinearGradient {
  /// With this many steps, no component is off by more than half a byte where the opacity starts at a quarter or more.
  fileprivate static let steps = 16
}
