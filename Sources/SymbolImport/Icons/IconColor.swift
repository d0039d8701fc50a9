internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols

/// Maps the colours of icons to the colour names of layers.
enum IconColor {
  static func isWhite(_ color: SVGColor) -> Bool {
    guard case .rgb(let r, let g, let b) = color else { return false }
    return min(r, g, b) >= 250
  }

  /// Whether a colour is drawn as the tint: black, the text colour, or a dark grey that icon sets use for black
  /// (#2E3436 in GNOME, #232629 in KDE).
  static func isBlack(_ color: SVGColor) -> Bool {
    guard case .rgb(let r, let g, let b) = color else { return true }
    return max(r, g, b) <= 64
  }

  /// Returns `#RRGGBB`, or `currentColor` for the text colour.
  static func text(_ color: SVGColor) -> String {
    guard case .rgb(let r, let g, let b) = color else { return "currentColor" }
    return "#"
      + [r, g, b].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0\(digits)" : digits
      }.joined()
  }

  /// Returns the nearest system colour, and whether it is near.
  ///
  /// Greys are compared by lightness. Other colours are compared mainly by hue, because sets differ in saturation.
  static func layerColor(_ color: SVGColor) -> (color: LayerColor, isNear: Bool) {
    guard case .rgb(let r, let g, let b) = color else { return (.tintColor, true) }
    let own = Shade(r: Double(r), g: Double(g), b: Double(b))
    if own.chroma < 30 { return (.systemGray, own.lightest > 80 && own.lightest < 200) }
    let candidates = LayerColor.standard.compactMap { name -> (LayerColor, Double)? in
      guard let rgb = name.rgb?.light, name != .white, name != .black, name != .systemGray else {
        return nil
      }
      let shade = Shade(
        r: Double(rgb >> 16 & 255), g: Double(rgb >> 8 & 255), b: Double(rgb & 255))
      let turn = abs(own.hue - shade.hue)
      let hues = min(turn, 6 - turn) * 100
      return (name, hues + abs(own.lightest - shade.lightest) / 4)
    }
    let nearest = candidates.min { $0.1 < $1.1 }
    return nearest.map { ($0.0, $0.1 < 40) } ?? (.tintColor, false)
  }

  /// A colour with its hue from 0 to 6: red 0, green 2, blue 4.
  private struct Shade {
    var r: Double
    var g: Double
    var b: Double

    var lightest: Double { max(r, g, b) }
    var chroma: Double { max(r, g, b) - min(r, g, b) }
    var hue: Double {
      guard chroma > 0 else { return 0 }
      if lightest == r { return ((g - b) / chroma + 6).truncatingRemainder(dividingBy: 6) }
      if lightest == g { return (b - r) / chroma + 2 }
      return (r - g) / chroma + 4
    }
  }
}
