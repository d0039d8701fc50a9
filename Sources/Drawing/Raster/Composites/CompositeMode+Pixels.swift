internal import SymtextOpenType

extension CompositeMode {
  /// Composites a pixel with another.
  ///
  /// Both have red, green, blue and opacity from 0 to 1, premultiplied.
  /// <https://www.w3.org/TR/compositing-1/#porterduffcompositingoperators>
  func composite(_ source: SIMD4<Float>, onto backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let (above, below) = (source.w, backdrop.w)
    switch self {
    case .clear: return .zero
    case .source: return source
    case .backdrop: return backdrop
    case .sourceOver: return source + backdrop * (1 - above)
    case .backdropOver: return backdrop + source * (1 - below)
    case .sourceIn: return source * below
    case .backdropIn: return backdrop * above
    case .sourceOut: return source * (1 - below)
    case .backdropOut: return backdrop * (1 - above)
    case .sourceAtop: return source * below + backdrop * (1 - above)
    case .backdropAtop: return backdrop * above + source * (1 - below)
    case .exclusiveOr: return source * (1 - below) + backdrop * (1 - above)
    case .plus: return (source + backdrop).clamped(lowerBound: .zero, upperBound: .one)
    default:
      guard above > 0, below > 0 else { return source + backdrop }
      let mixed = blend(source / above, onto: backdrop / below)
      var result = source * (1 - below) + backdrop * (1 - above) + mixed * (above * below)
      result.w = above + below * (1 - above)
      return result
    }
  }

  /// Applies a blend mode to two colours that are not premultiplied.
  ///
  /// <https://www.w3.org/TR/compositing-1/#blending>
  private func blend(_ source: SIMD4<Float>, onto backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .hue: return source.withSaturation(of: backdrop).withLuminosity(of: backdrop)
    case .saturation: return backdrop.withSaturation(of: source).withLuminosity(of: backdrop)
    case .color: return source.withLuminosity(of: backdrop)
    case .luminosity: return backdrop.withLuminosity(of: source)
    default:
      var result = SIMD4<Float>.zero
      for part in 0..<3 { result[part] = blend(source[part], onto: backdrop[part]) }
      return result
    }
  }

  private func blend(_ source: Float, onto backdrop: Float) -> Float {
    switch self {
    case .multiply: return source * backdrop
    case .screen: return source + backdrop - source * backdrop
    case .overlay: return CompositeMode.hardLight.blend(backdrop, onto: source)
    case .darken: return min(source, backdrop)
    case .lighten: return max(source, backdrop)
    case .colorDodge:
      if backdrop <= 0 { return 0 }
      return source >= 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn:
      if backdrop >= 1 { return 1 }
      return source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight:
      return source <= 0.5
        ? backdrop * 2 * source
        : CompositeMode.screen.blend(2 * source - 1, onto: backdrop)
    case .softLight:
      if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
      let curve =
        backdrop <= 0.25
        ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
      return backdrop + (2 * source - 1) * (curve - backdrop)
    case .difference: return abs(source - backdrop)
    case .exclusion: return source + backdrop - 2 * source * backdrop
    default: return source
    }
  }
}

/// Hue, saturation and luminosity of colours; the opacity is ignored.
///
/// <https://www.w3.org/TR/compositing-1/#blendingnonseparable>
extension SIMD4<Float> {
  private var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate func withLuminosity(of other: SIMD4) -> SIMD4 {
    var color = self + SIMD4(repeating: other.luminosity - luminosity)
    let own = color.luminosity
    let least = Swift.min(color.x, color.y, color.z)
    let most = Swift.max(color.x, color.y, color.z)
    let gray = SIMD4(repeating: own)
    if least < 0 { color = gray + (color - gray) * (own / (own - least)) }
    if most > 1 { color = gray + (color - gray) * ((1 - own) / (most - own)) }
    return color
  }

  fileprivate func withSaturation(of other: SIMD4) -> SIMD4 {
    let least = Swift.min(x, y, z)
    let range = Swift.max(x, y, z) - least
    guard range > 0 else { return .zero }
    let wanted = Swift.max(other.x, other.y, other.z) - Swift.min(other.x, other.y, other.z)
    return (self - SIMD4(repeating: least)) * (wanted / range)
  }
}
