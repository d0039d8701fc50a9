/// The choice of a colour font's palette, as by the CSS property `font-palette`.
///
/// <https://www.w3.org/TR/css-fonts-4/#font-palette-prop>
public enum FontPalette: Hashable, Sendable {
  /// The font's first palette, which browsers show, too.
  case normal
  /// The first palette marked for light backgrounds; the first palette of a font without such a mark.
  case light
  /// The first palette marked for dark backgrounds; the first palette of a font without such a mark.
  case dark
  /// The palette with this number, from 0; the first palette of a font that has fewer.
  case number(Int)

  /// The greatest number: `CPAL` counts palettes with 16 bits.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/cpal#palette-table-header>
  public static let greatest = 65534

  /// Reads `normal`, `light`, `dark` or a number from 0 to 65534; `nil` for another text.
  public init?(_ text: String) {
    switch text {
    case "normal": self = .normal
    case "light": self = .light
    case "dark": self = .dark
    default:
      guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(text), number <= Self.greatest
      else { return nil }
      self = .number(number)
    }
  }
}

extension FontPalette: CustomStringConvertible {
  /// The text that ``init(_:)`` reads.
  public var description: String {
    switch self {
    case .normal: "normal"
    case .light: "light"
    case .dark: "dark"
    case .number(let number): "\(number)"
    }
  }
}
