/// A colour named by its purpose.
///
/// Its value depends on appearance and contrast.
public enum SystemColor: String, CaseIterable, Sendable {
  /// Hues.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  /// Greys, from the most to the least prominent.
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  /// Text colours, from the most to the least important.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// The background of a screen or window.
  case systemBackground

  /// The values of a system colour, 0xRRGGBBAA.
  package struct Forms: Hashable, Sendable {
    /// On a light background.
    package var light: UInt32
    /// On a dark background.
    package var dark: UInt32
    /// On a light background at increased contrast.
    package var lightIncreased: UInt32
    /// On a dark background at increased contrast.
    package var darkIncreased: UInt32
  }

  /// The values of the colour.
  ///
  /// Hues and greys are those of iOS 26, as its Human Interface Guidelines list them. Labels are iOS's, as listed by
  /// Flutter's Cupertino library.
  package var forms: Forms {
    switch self {
    case .systemRed: Self.opaque(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .systemOrange: Self.opaque(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .systemYellow: Self.opaque(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .systemGreen: Self.opaque(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .systemMint: Self.opaque(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .systemTeal: Self.opaque(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .systemCyan: Self.opaque(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .systemBlue: Self.opaque(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .systemIndigo: Self.opaque(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .systemPurple: Self.opaque(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .systemPink: Self.opaque(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .systemBrown: Self.opaque(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case .systemGray: Self.opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .systemGray2: Self.opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .systemGray3: Self.opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .systemGray4: Self.opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .systemGray5: Self.opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .systemGray6: Self.opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .label: Self.opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondaryLabel: Self.thinned(light: 153, dark: 153, increased: 173, 173)
    case .tertiaryLabel: Self.thinned(light: 76, dark: 76, increased: 96, 96)
    case .quaternaryLabel: Self.thinned(light: 45, dark: 40, increased: 66, 61)
    case .systemBackground: Self.opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
    }
  }

  private static func opaque(
    _ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32
  ) -> Forms {
    func form(_ rgb: UInt32) -> UInt32 { rgb << 8 | 0xFF }
    return Forms(
      light: form(light), dark: form(dark), lightIncreased: form(lightIncreased),
      darkIncreased: form(darkIncreased))
  }

  /// Returns the values of a secondary or lesser label; such labels differ in opacity only.
  private static func thinned(
    light: UInt32, dark: UInt32, increased lightIncreased: UInt32, _ darkIncreased: UInt32
  ) -> Forms {
    let (onLight, onDark): (UInt32, UInt32) = (0x3C3C4300, 0xEBEBF500)
    return Forms(
      light: onLight | light, dark: onDark | dark, lightIncreased: onLight | lightIncreased,
      darkIncreased: onDark | darkIncreased)
  }
}
