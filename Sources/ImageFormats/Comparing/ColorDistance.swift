internal import SymtextGraphics
internal import SymtextSupport

/// How different two colours look, as a distance in OKLab.
///
/// Black and white are 1 apart; .02 is a just noticeable difference
/// (<https://www.w3.org/TR/css-color-4/#color-difference-OK>). The glare of a screen is added to the light: without it,
/// the darkest greys would be far apart.
struct ColorDistance {
  private typealias Lab = (l: Double, a: Double, b: Double)

  /// The components of linear light, by the byte of sRGB.
  private let light: [Double]
  private var last: (first: UInt32, second: UInt32, distance: Double) = (0, 0, 0)

  /// The veiling glare of sRGB's reference viewing conditions, .2 of 80 cd/m², as a part of white (IEC 61966-2-1).
  private static let glare = 0.0025
  /// The distance of black and white in OKLab, with glare.
  private static let whole = 1 - cbrt(glare / (1 + glare))

  init() {
    light = (0...255).map { (Color.decoded(Double($0) / 255) + Self.glare) / (1 + Self.glare) }
  }

  /// Returns the distance of two premultiplied pixels, red in the lowest byte: the greater one of those over black and
  /// over white.
  mutating func between(_ first: UInt32, _ second: UInt32) -> Double {
    if last.first == first, last.second == second { return last.distance }
    let isOpaque = first >> 24 == 255 && second >> 24 == 255
    var distance = distance(first, second, ground: 0)
    if !isOpaque { distance = max(distance, self.distance(first, second, ground: 255)) }
    last = (first, second, distance)
    return distance
  }

  private func distance(_ first: UInt32, _ second: UInt32, ground: UInt32) -> Double {
    let (p, q) = (lab(first, ground), lab(second, ground))
    let (l, a, b) = (p.l - q.l, p.a - q.a, p.b - q.b)
    return (l * l + a * a + b * b).squareRoot() / Self.whole
  }

  private func lab(_ pixel: UInt32, _ ground: UInt32) -> Lab {
    let rest = (255 - pixel >> 24) * ground / 255
    func light(_ shift: UInt32) -> Double {
      self.light[Int(min(pixel >> shift & 0xFF + rest, 255))]
    }
    return Color.okLab(light(0), light(8), light(16))
  }
}
