package import Colors

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

  /// The system colour that it is; `nil` for the tint and for what is the same in every appearance.
  package var systemColor: SystemColor? {
    switch self {
    case .tintColor, .white, .black, .fixed: nil
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: .systemMint
    case .systemTeal: .systemTeal
    case .systemCyan: .systemCyan
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    }
  }

  /// The colour on a light and on a dark background, 0xRRGGBB; `nil` for the tint.
  package var rgb: (light: UInt32, dark: UInt32)? {
    switch self {
    case .tintColor: return nil
    case .white: return (0xFFFFFF, 0xFFFFFF)
    case .black: return (0x000000, 0x000000)
    case .fixed(let rgb): return (rgb, rgb)
    default: return (systemColor?.forms).map { ($0.light >> 8, $0.dark >> 8) }
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
