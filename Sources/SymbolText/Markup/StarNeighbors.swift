/// The characters beside a run of stars in markup, which decide whether it opens or closes emphasis or is literal.
///
/// The flanking rules of CommonMark, <https://spec.commonmark.org/0.31.2/#delimiter-run>, with three differences:
/// - Stars within a word open nothing, and between two digits close nothing, so that `2*3*4` is literal.
/// - Beside punctuation, letters of scripts without spaces between words count as a space; otherwise text in these
///   scripts could not be emphasized.
/// - Braces and brackets of markup count as letters.
struct StarNeighbors {
  private enum Kind {
    case space, punctuation, digit, letter
    /// A letter of a script without spaces between words, or a markup element such as a symbol.
    case joined

    var isWord: Bool { self == .digit || self == .letter }
  }

  private let before: Kind
  private let behind: Kind

  /// - Parameter stars: their range in the source.
  init(_ source: [UInt8], stars: Range<Int>) {
    var start = stars.lowerBound
    while start > 0, stars.lowerBound - start < 4 {
      start -= 1
      if source[start] & 0xC0 != 0x80 { break }
    }
    let end = min(stars.upperBound + 4, source.count)
    before = Self.kind(String(decoding: source[start..<stars.lowerBound], as: UTF8.self))
    behind = Self.kind(String(decoding: source[stars.upperBound..<end], as: UTF8.self))
  }

  var canOpen: Bool {
    guard behind != .space, !(before.isWord && behind.isWord) else { return false }
    return behind != .punctuation || !before.isWord
  }

  var canClose: Bool {
    guard before != .space, !(before == .digit && behind == .digit) else { return false }
    return before != .punctuation || !behind.isWord
  }

  /// The kind of the first character.
  private static func kind(_ text: String) -> Kind {
    guard let scalar = text.unicodeScalars.first else { return .space }
    switch scalar {
    case "\0"..." ": return .space
    case "{", "}", "[", "]": return .joined
    default: break
    }
    let properties = scalar.properties
    if properties.isWhitespace { return .space }
    switch properties.generalCategory {
    case .decimalNumber: return .digit
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return isWithoutSpaces(scalar) ? .joined : .letter
    }
  }

  /// Whether a character belongs to a script without spaces between words, or to Korean, which joins endings to words.
  private static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0FFF,  // Thai, Lao, Tibetan
      0x1000...0x109F, 0x1100...0x11FF,  // Myanmar, Hangul Jamo
      0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF,  // Khmer, Tai Le, New Tai Lue, Tai Tham
      0x2E80...0xA4CF, 0xA960...0xA97F, 0xAA60...0xAADF,  // ideographs, kana, Yi, Myanmar, Tai Viet
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC, 0x1_B000...0x1_B2FF, 0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }
}
