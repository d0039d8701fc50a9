internal import SymtextSymbols

/// A colour of Android's resources.
struct AndroidColor {
  let name: String
  /// 0xRRGGBBAA.
  let light: UInt32
  /// 0xRRGGBBAA.
  let dark: UInt32

  /// All colours that symbols can name: those of the system, and the levels of a palette.
  static func all(prefix: String) -> [AndroidColor] {
    let system = LayerColor.allCases.compactMap { color -> AndroidColor? in
      guard let (light, dark) = color.rgba else { return nil }
      return AndroidColor(name: name(of: color, prefix: prefix), light: light, dark: dark)
    }
    // A palette begins as the text's colour, and its users change it.
    let levels = HierarchicalLevel.allCases.map {
      AndroidColor(name: name(of: $0, prefix: prefix), light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    }
    return system + levels
  }

  /// Returns the name of a named colour: `symtext_system_red`.
  static func name(of color: LayerColor, prefix: String) -> String {
    let words = color.rawValue.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_\(letter.lowercased())" : "\(letter)"
    }
    return "\(prefix)_\(words)"
  }

  /// Returns the name of a level's colour: `symtext_primary`.
  static func name(of level: HierarchicalLevel, prefix: String) -> String {
    "\(prefix)_\(level.rawValue)"
  }

  /// Returns `#AARRGGBB` of 0xRRGGBBAA.
  static func text(_ rgba: UInt32) -> String {
    let argb = rgba >> 8 | (rgba & 0xFF) << 24
    return "#" + argb.hexadecimal(digits: 8, uppercase: true)
  }
}
