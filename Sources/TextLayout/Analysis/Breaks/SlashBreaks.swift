/// Removes undesirable line breaks after slashes: in `https://example.org` after the first two, and in “A/B”, “n/a”,
/// “km/h”.
///
/// UAX 14 allows a line to end after every slash before a letter (class SY), for the sake of long paths. Chromium does
/// not break there at all. Here, a line ends after one of the other slashes only in a word that is wider than the line,
/// such as a long path, which Chromium divides between any letters.
enum SlashBreaks {
  /// The greatest length of words beside a slash that stay together, in characters.
  static let shortWord = 2

  /// Returns the breaks without the undesirable ones, in linear time.
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

  /// Returns whether a line may end at a break only if no other break fits into the line.
  static func isLastResort(_ place: LineBreak, in text: [UInt8]) -> Bool {
    !place.isMandatory && place.offset > 0 && text[place.offset - 1] == UInt8(ascii: "/")
  }

  /// Returns whether the sequence begins with a short word of letters and digits that no other slash follows.
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
