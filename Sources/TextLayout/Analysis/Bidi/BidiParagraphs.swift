/// Finds the paragraphs of a text by rule P1 of UAX 9, and whether they may contain right-to-left text.
///
/// A paragraph ends with its separator; CR LF is one separator.
struct BidiParagraphs: Sequence, IteratorProtocol {
  private let utf8: [UInt8]
  private var offset = 0

  init(_ utf8: [UInt8]) { self.utf8 = utf8 }

  mutating func next() -> (range: Range<Int>, isPlain: Bool)? {
    let start = offset
    guard start < utf8.count else { return nil }
    var isPlain = true
    while offset < utf8.count {
      let lead = utf8[offset]
      if lead < 0xC2 {
        offset += 1
        if lead < 0x20, isSeparator(lead) { break }
      } else if lead < 0xD6 {
        let isNextLine = lead == 0xC2 && byte(1) == 0x85
        offset += 2
        if isNextLine { break }
      } else {
        let isSeparator = lead == 0xE2 && byte(1) == 0x80 && byte(2) == 0xA9
        if isPlain { isPlain = !canTurn(lead) }
        offset += lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        if isSeparator { break }
      }
    }
    offset = Swift.min(offset, utf8.count)
    return (start..<offset, isPlain)
  }

  /// Returns a byte after the one at the current offset; 0 beyond the end.
  private func byte(_ distance: Int) -> UInt8 {
    offset + distance < utf8.count ? utf8[offset + distance] : 0
  }

  /// Returns whether the control character before the current offset ends a paragraph; skips the LF after a CR.
  private mutating func isSeparator(_ control: UInt8) -> Bool {
    switch control {
    case 0x0A, 0x1C...0x1E: return true
    case 0x0D:
      if byte(0) == 0x0A { offset += 1 }
      return true
    default: return false
    }
  }

  /// Returns whether the character at the current offset is, or would be if assigned, of class R, AL or AN, or an
  /// explicit formatting character.
  ///
  /// The ranges are those of `DerivedBidiClass.txt`, widened to whole second bytes.
  private func canTurn(_ lead: UInt8) -> Bool {
    switch lead {
    case 0xD6: byte(1) >= 0x90  // U+0590
    case 0xD7...0xDF: true
    case 0xE0: byte(1) <= 0xA3  // to U+08FF
    case 0xE2:
      switch (byte(1), byte(2)) {
      case (0x80, 0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
      default: false
      }
    case 0xEF: byte(1) >= 0xAC && byte(1) <= 0xBB  // U+FB00 to U+FEFF
    case 0xF0:
      switch (byte(1), byte(2)) {
      case (0x90, 0xA0...), (0x9E, 0xA0...): true  // U+10800 to U+10FFF, U+1E800 to U+1EFFF
      default: false
      }
    default: false
    }
  }
}
