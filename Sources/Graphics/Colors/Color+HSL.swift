/// The cylindrical forms of sRGB.
extension Color {
  /// Creates a colour from HSL.
  ///
  /// <https://www.w3.org/TR/css-color-4/#hsl-to-rgb>
  /// - Parameters:
  ///   - hue: in degrees: red 0, green 120, blue 240.
  ///   - saturation: 0 grey to 1.
  ///   - lightness: 0 black to 1 white.
  package init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let turned = hue.isFinite ? hue.truncatingRemainder(dividingBy: 360) : 0
    let hue = turned < 0 ? turned + 360 : turned
    let saturation = saturation > 0 ? min(saturation, 1) : 0
    let lightness = lightness > 0 ? min(lightness, 1) : 0
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ number: Double) -> Double {
      let place = (number + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  /// Creates a colour from HWB: a hue mixed with white and black.
  ///
  /// <https://www.w3.org/TR/css-color-4/#hwb-to-rgb>
  /// - Parameters:
  ///   - hue: in degrees.
  ///   - whiteness: the share of white, 0 to 1.
  ///   - blackness: the share of black, 0 to 1; a sum of whiteness and blackness above 1 gives a grey.
  package init(hue: Double, whiteness: Double, blackness: Double, alpha: Double = 1) {
    let (white, black) = (max(whiteness, 0), max(blackness, 0))
    let all = max(white + black, 1)
    let pure = Color(hue: hue, saturation: 1, lightness: 0.5)
    func part(_ value: Double) -> Double { value * (1 - (white + black) / all) + white / all }
    self.init(
      red: part(pure.red), green: part(pure.green), blue: part(pure.blue), alpha: alpha)
  }
}
