/// A colour that a drawing names.
public enum LayerColor: Hashable, Sendable {
  /// The colour of the text or control around the symbol.
  case tintColor
  /// Fixed colours.
  case white, black
  /// Colours that follow the appearance.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray
  /// A colour of the drawing's own, 0xRRGGBB, the same in every appearance.
  case fixed(UInt32)

  /// The colour on a light and on a dark background, 0xRRGGBB; `nil` for the tint.
  ///
  /// The system colours of iOS 26, as its Human Interface Guidelines list them.
  public var rgb: (light: UInt32, dark: UInt32)? {
    switch self {
    case .tintColor: nil
    case .white: (0xFFFFFF, 0xFFFFFF)
    case .black: (0x000000, 0x000000)
    case .systemRed: (0xFF383C, 0xFF4245)
    case .systemOrange: (0xFF8D28, 0xFF9230)
    case .systemYellow: (0xFFCC00, 0xFFD600)
    case .systemGreen: (0x34C759, 0x30D158)
    case .systemMint: (0x00C8B3, 0x00DAC3)
    case .systemTeal: (0x00C3D0, 0x00D2E0)
    case .systemCyan: (0x00C0E8, 0x3CD3FE)
    case .systemBlue: (0x0088FF, 0x0091FF)
    case .systemIndigo: (0x6155F5, 0x6D7CFF)
    case .systemPurple: (0xCB30E0, 0xDB34F2)
    case .systemPink: (0xFF2D55, 0xFF375F)
    case .systemBrown: (0xAC7F5E, 0xB78A66)
    case .systemGray: (0x8E8E93, 0x8E8E93)
    case .fixed(let rgb): (rgb, rgb)
    }
  }
}

extension LayerColor: CaseIterable {
  /// Those that have a name.
  public static let allCases: [LayerColor] = [
    .tintColor, .white, .black, .systemRed, .systemOrange, .systemYellow, .systemGreen,
    .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    .systemBrown, .systemGray,
  ]
}

extension LayerColor: RawRepresentable {
  /// A name such as `systemRed`, or `#RRGGBB`.
  public init?(rawValue: String) {
    if let named = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = named
    } else if rawValue.hasPrefix("#"), rawValue.utf8.count == 7,
      let rgb = UInt32(rawValue.dropFirst(), radix: 16)
    {
      self = .fixed(rgb)
    } else {
      return nil
    }
  }

  /// The name that drawings write, or `#RRGGBB`.
  public var rawValue: String {
    switch self {
    case .fixed(let rgb):
      let digits = String(rgb & 0xFFFFFF, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    default: return "\(self)"
    }
  }
}
