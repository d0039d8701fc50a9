extension LineBreaks {
  /// Returns the breaks that do not separate letters or digits, for ``WordBreak/keepAll``.
  ///
  /// As in Chromium: removes a break between letters or numbers, ignoring marks, except in scripts whose words a
  /// dictionary finds.
  func keepingAll(_ utf8: [UInt8]) -> LineBreaks {
    var kept = LineBreaks(capacity: count)
    for place in self where place.isMandatory || !Self.parts(utf8, at: place.offset) {
      kept.append(place)
    }
    return kept
  }

  private static func parts(_ utf8: [UInt8], at offset: Int) -> Bool {
    guard offset > 0, offset < utf8.count else { return false }
    var before = scalar(utf8, before: offset)
    if before.scalar.properties.isMark, before.offset > 0 {
      before = scalar(utf8, before: before.offset)
    }
    return isKept(before.scalar) && isKept(UTF8Decoding.scalar(utf8, at: offset).scalar)
  }

  private static func scalar(
    _ utf8: [UInt8], before end: Int
  ) -> (scalar: Unicode.Scalar, offset: Int) {
    var start = end - 1
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return (UTF8Decoding.scalar(utf8, at: start).scalar, start)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      !hasDictionary(scalar)
    default: false
    }
  }

  /// Returns whether a dictionary finds a script's words: `Line_Break` SA.
  private static func hasDictionary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Thai, Lao; Burmese; Khmer; Tai Le, New Tai Lue; Tai Tham; Burmese's extensions; Tai Viet; Ahom.
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FF, 0xAA60...0xAADF, 0x11700...0x1174F:
      true
    default: false
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
