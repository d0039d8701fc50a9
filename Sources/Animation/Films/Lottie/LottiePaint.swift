internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSupport

/// Builds the fills and strokes of a Lottie file.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/shapes/#style>
struct LottiePaint {
  let units: LottieUnits

  /// Returns a fill, by the nonzero rule, for the preceding shapes.
  /// - Parameter opacity: a factor of the opacity.
  func fill(_ paint: Paint, opacity: LottieValue? = nil) -> JSONValue {
    .object(members(paint, "fl", "gf", opacity) + [("r", .number(1))])
  }

  /// Returns a fill for the preceding shapes that changes from one colour to another.
  /// - Parameter share: the fraction of the change, 0 to 1.
  func fill(_ color: Color, to other: Color, _ share: LottieValue) -> JSONValue {
    func mixed(_ parts: [KeyPath<Color, Double>]) -> LottieValue {
      share.mapped { share in
        parts.map { color[keyPath: $0] + (other[keyPath: $0] - color[keyPath: $0]) * share[0] }
      }
    }
    let colors = mixed([\.red, \.green, \.blue])
    let opacity = mixed([\.alpha]).mapped { [$0[0] * 100] }
    return .object([
      ("ty", .string("fl")), ("c", colors.json(decimals: 4)), ("o", opacity.json(decimals: 2)),
      ("r", .number(1)),
    ])
  }

  /// Returns a stroke for the preceding shapes.
  /// - Parameters:
  ///   - line: the cap, join and miter limit.
  ///   - width: the width in points.
  ///   - opacity: a factor of the opacity.
  func stroke(
    _ paint: Paint, _ line: LottieLine, width: LottieValue, opacity: LottieValue?
  ) -> JSONValue {
    .object(
      members(paint, "st", "gs", opacity) + [
        ("w", width.mapped { [$0[0] * units.pixelRatio] }.json(decimals: units.decimals)),
        ("lc", .number(Double(line.cap))), ("lj", .number(Double(line.join))),
        ("ml", .rounded(line.miterLimit, 2)),
      ])
  }

  private func members(
    _ paint: Paint, _ plain: String, _ gradual: String, _ opacity: LottieValue?
  ) -> [(String, JSONValue)] {
    switch paint {
    // Radial and sweep gradients are written as images; such shapes do not get here.
    case .radial, .sweep: return members(.color(paint.stops.color(at: 1)), plain, gradual, opacity)
    case .color(let color):
      let parts = [color.red, color.green, color.blue].map { JSONValue.rounded($0, 4) }
      return [
        ("ty", .string(plain)), ("c", .constant(.array(parts))),
        ("o", percent(color.alpha, opacity)),
      ]
    case .gradient(let gradient):
      return [
        ("ty", .string(gradual)), ("o", percent(1, opacity)), ("t", .number(1)),
        ("s", units.place(gradient.start)), ("e", units.place(gradient.end)),
        ("g", colors(gradient)),
      ]
    }
  }

  private func percent(_ alpha: Double, _ opacity: LottieValue?) -> JSONValue {
    let value = opacity ?? LottieValue([1])
    return value.mapped { [$0[0] * alpha * 100] }.json(decimals: 2)
  }

  /// The stops of a gradient: offsets and colours, then offsets and opacities if one is translucent.
  private func colors(_ gradient: LinearGradient) -> JSONValue {
    let stops = gradient.stops.unpremultiplied(from: gradient.interpolation)
    var numbers: [Double] = []
    for stop in stops {
      numbers += [stop.offset, stop.color.red, stop.color.green, stop.color.blue]
    }
    if stops.contains(where: { $0.color.alpha < 1 }) {
      for stop in stops { numbers += [stop.offset, stop.color.alpha] }
    }
    return .object([
      ("p", .number(Double(stops.count))),
      ("k", .constant(.array(numbers.map { .rounded($0, 4) }))),
    ])
  }
}
