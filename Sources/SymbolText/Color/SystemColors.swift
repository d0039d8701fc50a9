internal import FontGlyphs

extension LayerColor {
  /// The colour in an appearance; `nil` for the tint.
  ///
  /// The system colours of iOS 26, as its Human Interface Guidelines list them.
  func color(_ appearance: Appearance) -> Color? {
    let forms: (light: Int, dark: Int)
    switch self {
    case .tintColor: return nil
    case .white: return .white
    case .black: return .black
    case .systemRed: forms = (0xFF383C, 0xFF4245)
    case .systemOrange: forms = (0xFF8D28, 0xFF9230)
    case .systemYellow: forms = (0xFFCC00, 0xFFD600)
    case .systemGreen: forms = (0x34C759, 0x30D158)
    case .systemMint: forms = (0x00C8B3, 0x00DAC3)
    case .systemTeal: forms = (0x00C3D0, 0x00D2E0)
    case .systemCyan: forms = (0x00C0E8, 0x3CD3FE)
    case .systemBlue: forms = (0x0088FF, 0x0091FF)
    case .systemIndigo: forms = (0x6155F5, 0x6D7CFF)
    case .systemPurple: forms = (0xCB30E0, 0xDB34F2)
    case .systemPink: forms = (0xFF2D55, 0xFF375F)
    case .systemBrown: forms = (0xAC7F5E, 0xB78A66)
    case .systemGray: forms = (0x8E8E93, 0x8E8E93)
    }
    return Color(rgb: appearance == .light ? forms.light : forms.dark)
  }
}
