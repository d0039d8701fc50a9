/// The ends of extended grapheme clusters, which readers perceive as single characters and which layout does not
/// divide.
///
/// <https://www.unicode.org/reports/tr29/>
enum GraphemeBreaks {
  /// - Parameters:
  ///   - utf8: a text.
  ///   - range: a range of whole characters, processed without its context; `nil` for the whole text.
  /// - Returns: ascending byte offsets from the start of the text, without the start of the range, including its end.
  static func offsets(in utf8: [UInt8], range: Range<Int>? = nil) -> [Int] {
    let range = range ?? utf8.indices
    if let ascii = asciiOffsets(in: utf8, range: range) { return ascii }
    var offsets: [Int] = []
    offsets.reserveCapacity(range.count / 2)
    var rules = GraphemeBreakRules()
    for (scalar, place) in UTF8Scalars(utf8, in: range)
    where rules.isBoundary(before: GraphemeBreakClass(scalar)) {
      offsets.append(place.lowerBound)
    }
    offsets.append(range.upperBound)
    return offsets
  }

  /// Returns the offsets at which a text may be cut: the ends of clusters, except before a consonant that a virama
  /// joins to the one before.
  ///
  /// This is rule GB9c of Unicode 15.1 for scripts with joining viramas. It also applies to Burmese and Khmer, whose
  /// stacked letters are encoded with an invisible sign.
  /// - Returns: as ``offsets(in:range:)``.
  static func cuts(in utf8: [UInt8], range: Range<Int>) -> [Int] {
    let offsets = offsets(in: utf8, range: range)
    // All viramas are three bytes long and begin with E0 or E1.
    guard utf8[range].contains(where: { $0 == 0xE0 || $0 == 0xE1 }) else { return offsets }
    return offsets.filter { offset in
      offset == range.upperBound || offset < range.lowerBound + 3
        || !isJoiningVirama(utf8, at: offset - 3) || !isLetter(utf8, at: offset)
    }
  }

  private static func isLetter(_ utf8: [UInt8], at offset: Int) -> Bool {
    UTF8Decoding.scalar(utf8, at: offset).scalar.properties.generalCategory == .otherLetter
  }

  private static func isJoiningVirama(_ utf8: [UInt8], at offset: Int) -> Bool {
    guard utf8[offset] == 0xE0 || utf8[offset] == 0xE1 else { return false }
    switch UTF8Decoding.scalar(utf8, at: offset).scalar.value {
    // Devanagari, Bengali, Gujarati, Oriya, Telugu, Kannada, Malayalam; Burmese, Khmer.
    case 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xCCD, 0xD4D, 0x1039, 0x17D2: return true
    default: return false
    }
  }

  /// - Returns: `nil` if the range contains characters other than ASCII.
  private static func asciiOffsets(in utf8: [UInt8], range: Range<Int>) -> [Int]? {
    guard utf8[range].allSatisfy({ $0 < 0x80 }) else { return nil }
    var offsets: [Int] = []
    offsets.reserveCapacity(range.count)
    for index in range {
      let isInsideLineEnd =
        utf8[index] == 0x0D && index + 1 < range.upperBound && utf8[index + 1] == 0x0A
      if !isInsideLineEnd { offsets.append(index + 1) }
    }
    return offsets
  }

  /// Returns whether a line break opportunity by UAX 14 lies inside a cluster: before a mark on a space, or after a
  /// prepended sign.
  static func isInside(_ utf8: [UInt8], at offset: Int) -> Bool {
    guard offset > 0, offset < utf8.count else { return false }
    var start = offset - 1
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    let before = UTF8Decoding.scalar(utf8, at: start).scalar
    let (behind, length) = UTF8Decoding.scalar(utf8, at: offset)
    guard extends(behind) || mayEnclose(before) else { return false }
    return offsets(in: utf8, range: start..<min(offset + length, utf8.count)).first != offset
  }

  /// Applies rules GB9 and GB9a.
  private static func extends(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300
      && (scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
        || scalar.properties.generalCategory == .spacingMark)
  }

  /// Applies rule GB9b: returns whether a character is in a range that contains `Prepend` characters.
  private static func mayEnclose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x8E2, 0xD4E, 0x110BD...0x11F02: true
    default: false
    }
  }
}
