internal import SymtextDrawing
internal import SymtextGraphics

/// Writes colours as SVG attributes.
enum SVGColorAttributes {
  /// Returns the attributes that fill a shape with a colour, each preceded by a space.
  ///
  /// The defaults, black and opaque, are omitted.
  static func attributes(fill color: Color) -> String {
    attributes(color, color: "fill", opacity: "fill-opacity")
  }

  /// Returns the attributes of a gradient stop.
  static func attributes(stop color: Color) -> String {
    attributes(color, color: "stop-color", opacity: "stop-opacity")
  }

  private static func attributes(_ color: Color, color name: String, opacity: String) -> String {
    let text = color.isCurrent ? "currentColor" : hexadecimal(color)
    return (text == "#000" ? "" : " \(name)=\"\(text)\"") + attribute(opacity, color.alpha)
  }

  /// Returns the attribute of an opacity, preceded by a space; empty if it is 1.
  static func attribute(_ name: String, _ opacity: Double) -> String {
    let text = number(opacity)
    return text == "1" ? "" : " \(name)=\"\(text)\""
  }

  /// Returns a number from 0 to 1 with at most four decimals.
  static func number(_ part: Double) -> String { SVGPrecision(decimals: 4).text(part) }

  /// Returns `#rgb` if it equals `#rrggbb`.
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
