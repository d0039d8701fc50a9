internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols

/// The colours of icons by the names that layers have.
enum IconColor {
  static func isWhite(_ color: SVGColor) -> Bool {
    guard case .rgb(let r, let g, let b) = color else { return false }
    return min(r, g, b) >= 250
  }

  /// Black, the dark greys that sets draw in place of it (#2E3436 GNOME's, #232629 KDE's) and the colour of
  /// the text are all the tint.
  static func isBlack(_ color: SVGColor) -> Bool {
    guard case .rgb(let r, let g, let b) = color else { return true }
    return max(r, g, b) <= 64
  }

  /// `#RRGGBB`.
  static func text(_ color: SVGColor) -> String {
    guard case .rgb(let r, let g, let b) = color else { return "currentColor" }
    return "#"
      + [r, g, b].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0\(digits)" : digits
      }.joined()
  }

  /// The system colour that comes nearest, and whether it is near.
  ///
  /// Greys go by their lightness alone, all else by hue: sets differ in how strong their colours are.
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

  /// A colour by hue (0 to 6, red 0, green 2, blue 4).
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
