internal import SymtextFonts
internal import SymtextGraphics

/// The class of a character for the space around full-width punctuation.
///
/// <https://www.w3.org/TR/css-text-4/#text-spacing-classes>
enum PunctuationClass {
  /// Not punctuation, or punctuation that keeps its width.
  case other
  /// Full-width, with ink in the right half.
  case open
  /// Full-width, with ink in the left half.
  case close
  /// Full-width, with ink in the middle; keeps its width.
  case middle
  /// An opening bracket that is not full-width.
  case openNarrow
  /// A closing bracket that is not full-width.
  case closeNarrow

  /// Creates the class of a character from its glyph in a font.
  ///
  /// Fonts for different languages place stops, commas, colons and quotation marks differently, or not full-width; so
  /// their ink decides.
  init(_ scalar: Unicode.Scalar, glyph: PackedGlyph, font: Font) {
    switch scalar.value {
    case 0x3000, 0xB7, 0x2027, 0x30FB: self = .middle
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B:
      self = Self.measured(glyph, font, slack: 0)
    case 0x2018, 0x201C: self = Self.measured(glyph, font, slack: 0) == .open ? .open : .openNarrow
    case 0x2019, 0x201D:
      self = Self.measured(glyph, font, slack: 0) == .close ? .close : .closeNarrow
    default: self = Self.bracket(scalar, glyph, font)
    }
  }

  private static func bracket(
    _ scalar: Unicode.Scalar, _ glyph: PackedGlyph, _ font: Font
  ) -> PunctuationClass {
    let isWide =
      (0x3000...0x303F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
    switch scalar.properties.generalCategory {
    case .openPunctuation:
      return isWide && measured(glyph, font, slack: bracketSlack) == .open ? .open : .openNarrow
    case .closePunctuation:
      return isWide && measured(glyph, font, slack: bracketSlack) == .close ? .close : .closeNarrow
    default: return .other
    }
  }

  /// Returns the class of a glyph from the position of its ink; `other` if it is not full-width.
  ///
  /// The limits of the halves are Chromium's.
  private static func measured(
    _ glyph: PackedGlyph, _ font: Font, slack: Double
  ) -> PunctuationClass {
    let em = font.size
    let advance = Double(glyph.advance) * font.scale
    guard advance >= leastWidth * em, let ink = font.inkBounds(of: glyph.glyph) else {
      return .other
    }
    let half = advance / 2
    if ink.maxX <= half + slack * em { return .close }
    if ink.minX >= half - slack * em { return .open }
    return ink.width <= half && ink.minX >= half / 2 ? .middle : .other
  }

  /// The least advance of a full-width glyph, in ems.
  private static let leastWidth = 0.8
  /// The greatest extent of a bracket's ink beyond its half, in ems; needed for heavy fonts.
  private static let bracketSlack = 0.06
}
