/// Takes away the line breaks behind slashes that no reader wants: in `https://example.org` behind the first two,
/// and in “A/B”, “n/a”, “km/h”.
///
/// UAX 14 allows a line to end behind every slash before a letter (class SY), for the sake of long paths. Chromium
/// has none at all.
enum SlashBreaks {
  /// How long words beside a slash are that stay together, in characters.
  static let shortWord = 2

  /// The breaks without those; takes time in proportion to the text.
  static func without(_ breaks: [LineBreakOpportunity], in text: [UInt8]) -> [LineBreakOpportunity]
  {
    guard text.contains(UInt8(ascii: "/")) else { return breaks }
    return breaks.filter { found in
      guard !found.isMandatory, found.offset < text.count, found.offset > 0,
        text[found.offset - 1] == UInt8(ascii: "/")
      else { return true }
      return !text[..<found.offset].suffix(3).elementsEqual("://".utf8)
        && !(isShort(text[..<(found.offset - 1)].reversed()) && isShort(text[found.offset...]))
    }
  }

  /// Whether the ASCII letters and digits that come first are few, and something else follows that is no slash.
  private static func isShort(_ bytes: some Sequence<UInt8>) -> Bool {
    var count = 0
    for byte in bytes {
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      // Letters beyond ASCII count by their bytes: such words are seldom two letters long.
      guard isLetter || isDigit || byte >= 0x80 else { return byte != UInt8(ascii: "/") }
      count += 1
      if count > shortWord { return false }
    }
    return true
  }
}
