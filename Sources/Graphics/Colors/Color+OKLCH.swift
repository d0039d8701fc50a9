internal import SymtextSupport

/// The cylindrical form of OKLab, in which equal steps of lightness look equal.
///
/// Björn Ottosson, A perceptual color space for image processing, 2020
/// (<https://bottosson.github.io/posts/oklab/>), as in <https://www.w3.org/TR/css-color-4/#ok-lab>.
extension Color {
  /// Creates a colour from OKLCH.
  ///
  /// A colour outside sRGB keeps lightness and hue; its chroma is reduced until it fits.
  /// - Parameters:
  ///   - lightness: 0 black to 1 white.
  ///   - chroma: 0 grey, about 0.4 at most.
  ///   - hue: in degrees.
  package init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
    let lightness = lightness > 0 ? min(lightness, 1) : 0
    let angle = hue.isFinite ? hue.truncatingRemainder(dividingBy: 360) * .pi / 180 : 0
    let direction = (a: cos(angle), b: sin(angle))
    func linear(_ chroma: Double) -> [Double] {
      Self.linear(lightness, chroma * direction.a, chroma * direction.b)
    }
    func fits(_ parts: [Double]) -> Bool { parts.allSatisfy { (-1e-4...1.0001).contains($0) } }
    var chroma = chroma > 0 ? min(chroma, 1) : 0
    if !fits(linear(chroma)) {
      var (low, high) = (0.0, chroma)
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if fits(linear(middle)) { low = middle } else { high = middle }
      }
      chroma = low
    }
    let parts = linear(chroma).map { Self.encoded($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Creates a colour from OKLab.
  ///
  /// A colour outside sRGB keeps lightness and hue; its chroma is reduced until it fits.
  /// - Parameters:
  ///   - lightness: 0 black to 1 white.
  ///   - a: negative for green, positive for red.
  ///   - b: negative for blue, positive for yellow.
  package init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.init(
      lightness: lightness, chroma: (a * a + b * b).squareRoot(), hue: atan2(b, a) * 180 / .pi,
      alpha: alpha)
  }

  /// Lightness, chroma and hue in degrees.
  package var oklch: (lightness: Double, chroma: Double, hue: Double) {
    let (lightness, a, c) = Self.okLab(
      Self.decoded(red), Self.decoded(green), Self.decoded(blue))
    let chroma = (a * a + c * c).squareRoot()
    // A grey has no hue; rounding must not give it one.
    guard chroma > 1e-5 else { return (lightness, 0, 0) }
    let hue = atan2(c, a) * 180 / .pi
    return (lightness, chroma, hue < 0 ? hue + 360 : hue)
  }

  /// Returns the OKLab components of a colour in linear sRGB.
  package static func okLab(
    _ r: Double, _ g: Double, _ b: Double
  ) -> (l: Double, a: Double, b: Double) {
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// Returns the linear sRGB components of an OKLab colour; they may lie outside 0…1.
  private static func linear(_ lightness: Double, _ a: Double, _ b: Double) -> [Double] {
    func cubed(_ value: Double) -> Double { value * value * value }
    let l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }

  /// Decodes an sRGB component to linear light.
  ///
  /// IEC 61966-2-1.
  package static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Encodes a component of linear light for sRGB.
  package static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
