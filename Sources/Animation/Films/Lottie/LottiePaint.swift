internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSupport

/// What fills shapes, or draws lines, in a Lottie file.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/shapes/#style>
struct LottiePaint {
  let units: LottieUnits

  /// What fills the shapes before it by the nonzero rule.
  /// - Parameter opacity: what it is multiplied by.
  func fill(_ paint: Paint, opacity: LottieValue? = nil) -> JSONValue {
    .object(members(paint, "fl", "gf", opacity) + [("r", .number(1))])
  }

  /// What fills the shapes before it with a colour on its way to another.
  /// - Parameter share: how far it has gone, 0 to 1.
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

  /// What draws the shapes before it as lines.
  /// - Parameters:
  ///   - line: its cap and join.
  ///   - width: in points.
  ///   - opacity: what it is multiplied by.
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
    // Shapes that are written here have images in place of other gradients.
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

  /// The stops of a gradient: places and colours, then, where it matters, places and opacities.
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
