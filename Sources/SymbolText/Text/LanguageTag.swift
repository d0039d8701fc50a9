/// Language tags.
///
/// <https://www.rfc-editor.org/info/bcp47>
package enum LanguageTag {
  /// Whether a tag is well-formed: parts of one to eight ASCII letters and digits, joined by hyphens, with only letters
  /// in the first part.
  ///
  /// The tag need not name a language.
  package static func isWellFormed(_ text: String) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit) }
      && parts[0].allSatisfy { isLetterOrDigit($0) && $0 > UInt8(ascii: "9") }
  }

  /// Whether a language is written from right to left; a script in the tag decides.
  ///
  /// The languages are those whose likely script in CLDR is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    let parts = tag.lowercased().split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr"]
        .contains(String(script))
    }
    return [
      "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb",
      "ps", "sd", "syr", "ug", "ur", "yi",
    ].contains(parts.first.map(String.init) ?? "")
  }

  /// The most bytes of a tag; all tags of BCP 47 are shorter.
  private static let mostBytes = 128

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
