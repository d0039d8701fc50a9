internal import SymtextDrawing
internal import SymtextGraphics

/// Colours as SVG's attributes write them.
enum SVGColorAttributes {
  /// The attributes that fill a shape with a colour, each with a space before it; those that say what is
  /// usual, black and opaque, are left out.
  static func attributes(fill color: Color) -> String {
    attributes(color, color: "fill", opacity: "fill-opacity")
  }

  /// The attributes of a gradient's stop.
  static func attributes(stop color: Color) -> String {
    attributes(color, color: "stop-color", opacity: "stop-opacity")
  }

  private static func attributes(_ color: Color, color name: String, opacity: String) -> String {
    let text = color.isCurrent ? "currentColor" : hexadecimal(color)
    return (text == "#000" ? "" : " \(name)=\"\(text)\"") + attribute(opacity, color.alpha)
  }

  /// An opacity with a space before it; nothing when it is 1.
  static func attribute(_ name: String, _ opacity: Double) -> String {
    let text = number(opacity)
    return text == "1" ? "" : " \(name)=\"\(text)\""
  }

  /// A part of a whole, 0 to 1, with at most four decimals.
  static func number(_ part: Double) -> String { SVGPrecision(decimals: 4).text(part) }

  /// `#rgb` where that says the same as `#rrggbb`.
  private static func hexadecimal(_ color: Color) -> String {
    let digits = [color.red, color.green, color.blue].map { part in
      let byte = UInt8(part * 255 + 0.5)
      return (byte >> 4, byte & 15)
    }
    let isShort = digits.allSatisfy { $0 == $1 }
    return digits.reduce(into: "#") { text, pair in
      text += String(pair.0, radix: 16) + (isShort ? "" : String(pair.1, radix: 16))
    }
  }
}
