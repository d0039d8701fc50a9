package import SymtextGraphics

/// A colour named in a drawing.
public enum LayerColor: Hashable, Sendable {
  /// The colour of the text or control around the symbol.
  case tintColor
  /// Fixed colours.
  case white, black
  /// System colours, which adapt to the appearance.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray
  /// Greys of decreasing contrast, which adapt to the appearance.
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  /// Text colours, from most to least prominent; all but the first are translucent.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// A custom colour, 0xRRGGBB, the same in every appearance.
  case fixed(UInt32)
  /// Custom colours on light and on dark backgrounds, 0xRRGGBB.
  case pair(light: UInt32, dark: UInt32)

  /// The matching system colour; `nil` for the tint and for colours that are the same in every appearance.
  package var systemColor: SystemColor? {
    switch self {
    case .tintColor, .white, .black, .fixed, .pair: nil
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
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    }
  }

  /// The colour on a light and on a dark background, 0xRRGGBBAA; `nil` for the tint.
  package var rgba: (light: UInt32, dark: UInt32)? {
    func opaque(_ rgb: UInt32) -> (light: UInt32, dark: UInt32) {
      (rgb << 8 | 0xFF, rgb << 8 | 0xFF)
    }
    switch self {
    case .tintColor: return nil
    case .white: return opaque(0xFFFFFF)
    case .black: return opaque(0x000000)
    case .fixed(let rgb): return opaque(rgb & 0xFFFFFF)
    case .pair(let light, let dark):
      return (opaque(light & 0xFFFFFF).light, opaque(dark & 0xFFFFFF).dark)
    default: return (systemColor?.forms).map { ($0.light, $0.dark) }
    }
  }

  /// The colour without opacity, 0xRRGGBB.
  package var rgb: (light: UInt32, dark: UInt32)? { rgba.map { ($0.light >> 8, $0.dark >> 8) } }
}

extension LayerColor: CaseIterable {
  /// All named colours.
  public static let allCases: [LayerColor] = standard + adaptive

  /// The colours in the palettes of every font.
  package static let standard: [LayerColor] = [
    .tintColor, .white, .black, .systemRed, .systemOrange, .systemYellow, .systemGreen,
    .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    .systemBrown, .systemGray,
  ]

  /// The colours that a font has in its palettes if one of its drawings names them.
  package static let adaptive: [LayerColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemGray2, .systemGray3,
    .systemGray4, .systemGray5, .systemGray6,
  ]
}

extension LayerColor: RawRepresentable {
  /// Reads a name such as `systemRed`, `#RRGGBB`, or `#RRGGBB/#RRGGBB` for light and dark backgrounds.
  public init?(rawValue: String) {
    if let named = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = named
      return
    }
    let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
    let colors = parts.compactMap(Self.rgb)
    guard colors.count == parts.count, colors.count <= 2, let light = colors.first else {
      return nil
    }
    self = colors.count == 1 ? .fixed(light) : .pair(light: light, dark: colors[1])
  }

  private static func rgb(_ text: Substring) -> UInt32? {
    guard text.hasPrefix("#"), text.utf8.count == 7 else { return nil }
    return UInt32(text.dropFirst(), radix: 16)
  }

  private static func text(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The name in drawings, or `#RRGGBB`.
  public var rawValue: String {
    switch self {
    case .fixed(let rgb): Self.text(rgb)
    case .pair(let light, let dark): Self.text(light) + "/" + Self.text(dark)
    default: "\(self)"
    }
  }
}
