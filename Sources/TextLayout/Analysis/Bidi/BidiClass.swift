/// A character's `Bidi_Class`; raw values are those of `Scripts/unicode-tables`.
///
/// <https://www.unicode.org/reports/tr9/#Bidirectional_Character_Types>
enum BidiClass: UInt8 {
  case leftToRight = 0
  case rightToLeft
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case arabicLetter
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case nonspacingMark
  case boundaryNeutral
  case firstStrongIsolate
  case leftToRightIsolate
  case rightToLeftIsolate
  case popDirectionalIsolate

  /// Whether it begins an isolate (BD8).
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether rule X9 removes it.
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
      .popDirectionalFormat, .boundaryNeutral:
      true
    default: false
    }
  }

  /// Whether it is NI in rules N1 and N2.
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
      true
    default: false
    }
  }

  /// The direction in rules N0 to N2, where numbers count as R; `nil` for characters that are neither strong nor
  /// numbers.
  var strongDirection: BidiClass? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Returns the direction of a level.
  init(ofLevel level: UInt8) { self = level % 2 == 0 ? .leftToRight : .rightToLeft }
}
