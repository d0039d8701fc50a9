internal import SymtextOpenType

extension Face {
  /// The kind of letters by OS/2's PANOSE and `post`; `nil` when these do not determine it.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/os2#panose>
  var kindInFile: FontKind? {
    if let post = table("post"), post.count >= 16, post[12..<16].contains(where: { $0 != 0 }) {
      return .monospace
    }
    // Family kind 2 is Latin text: its second number is the serif style, the fourth the proportion.
    guard let os2 = table("OS/2"), os2.count >= 42, os2[32] == 2 else { return nil }
    if os2[35] == 9 { return .monospace }
    switch os2[33] {
    case 2...10: return .serif
    case 11...15: return .sansSerif
    default: return nil
    }
  }
}
