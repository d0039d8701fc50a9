internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSupport

/// The slant of a symbol, as that of italic letters.
///
/// The outline is sheared about the middle of the capitals, where it stays centred; the advance does not change.
public enum SymbolSlant: Hashable, Sendable {
  /// As drawn; the default.
  case upright
  /// The angle of the text's font: none beside upright text.
  case matched
  /// An angle in degrees, positive to the right: −45 to 45.
  case degrees(Double)

  /// The greatest angle, in degrees.
  static let most = 45.0

  /// Reads `none`, `match`, or a number of degrees from −45 to 45.
  public init?(_ text: String) {
    switch text {
    case "none": self = .upright
    case "match": self = .matched
    default:
      guard let degrees = Double(text), abs(degrees) <= Self.most else { return nil }
      self = .degrees(degrees)
    }
  }

  /// Returns the horizontal shift to the right per height.
  /// - Parameter text: the font of the surrounding text.
  func slope(beside text: Font) -> Double {
    switch self {
    case .upright: 0
    case .matched: text.slope
    case .degrees(let degrees):
      degrees.isFinite ? tan(min(max(degrees, -Self.most), Self.most) * .pi / 180) : 0
    }
  }
}

extension SymbolConfiguration {
  /// Returns the changes of a symbol font's outlines for the slant.
  /// - Parameters:
  ///   - text: the font of the surrounding text.
  ///   - middle: the height that stays in place, in ems of the symbol font.
  func synthesis(beside text: Font, about middle: Double) -> FontSynthesis {
    guard let slant, slant != .upright else { return .none }
    return FontSynthesis(oblique: slant.slope(beside: font ?? text), pivot: middle)
  }
}

extension ResolvedSymbol {
  /// The slope to the right: horizontal shift per height, 0 if the symbol is upright.
  package var slope: Double { picture == nil ? font.synthesis.oblique : 0 }
  /// The slant in degrees, positive to the right.
  package var slantAngle: Double { atan2(slope, 1) * 180 / .pi }
}
