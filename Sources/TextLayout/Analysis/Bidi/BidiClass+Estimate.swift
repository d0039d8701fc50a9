extension BidiClass {
  /// What stands for the class of a character where ICU is missing.
  ///
  /// Letters go by the direction of their script; all right-to-left scripts but Hebrew, N’Ko and a few
  /// historic ones are taken for Arabic.
  init(estimated scalar: Unicode.Scalar) {
    self = Self.ofControl(scalar) ?? Self.ofPunctuation(scalar) ?? Self.ofCategory(scalar)
  }

  private static func ofControl(_ scalar: Unicode.Scalar) -> BidiClass? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: .paragraphSeparator
    case 0x09, 0x0B, 0x1F: .segmentSeparator
    case 0x0C, 0x2028: .whiteSpace
    case 0x200E: .leftToRight
    case 0x200F: .rightToLeft
    case 0x061C: .arabicLetter
    case 0x202A: .leftToRightEmbedding
    case 0x202B: .rightToLeftEmbedding
    case 0x202C: .popDirectionalFormat
    case 0x202D: .leftToRightOverride
    case 0x202E: .rightToLeftOverride
    case 0x2066: .leftToRightIsolate
    case 0x2067: .rightToLeftIsolate
    case 0x2068: .firstStrongIsolate
    case 0x2069: .popDirectionalIsolate
    default: nil
    }
  }

  private static func ofPunctuation(_ scalar: Unicode.Scalar) -> BidiClass? {
    switch scalar {
    case "+", "-", "\u{2212}": .europeanSeparator
    case "#", "%", "°", "‰": .europeanTerminator
    case ",", ".", "/", ":", "\u{A0}", "\u{60C}", "\u{202F}": .commonSeparator
    default: nil
    }
  }

  private static func ofCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .decimalNumber: ofDigit(scalar)
    case .currencySymbol: .europeanTerminator
    case .nonspacingMark, .enclosingMark: .nonspacingMark
    case .control, .format: .boundaryNeutral
    case .spaceSeparator: .whiteSpace
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .letterNumber:
      ofLetter(scalar)
    default: TextScript(scalar).isRightToLeft ? ofLetter(scalar) : .otherNeutral
    }
  }

  private static func ofDigit(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.value {
    case 0x30...0x39, 0x6F0...0x6F9: .europeanNumber
    case 0x660...0x669: .arabicNumber
    default: ofLetter(scalar)
    }
  }

  private static func ofLetter(_ scalar: Unicode.Scalar) -> BidiClass {
    guard TextScript(scalar).isRightToLeft else { return .leftToRight }
    switch scalar.value {
    case 0x600..<0x7C0, 0x860..<0x900, 0xFB50...0xFEFF: return .arabicLetter
    default: return .rightToLeft
    }
  }
}
