internal import SymtextFontGlyphs

/// The names that the style sheet of a font gives to classes, properties and keyframes: all of them begin alike, so
/// that two fonts on one page do not meet.
package struct ClassNames: Hashable, Sendable {
  /// What all begin with: `lucide`, of which `lucide-heart` is a class.
  package let prefix: String

  /// The most characters of a prefix.
  package static let mostCharacters = 32
  /// The classes of fonts that nobody named.
  package static let standard = ClassNames(checked: "symtext")

  private init(checked prefix: String) { self.prefix = prefix }

  /// - Parameter prefix: small and capital letters of ASCII, digits, hyphens and underscores; it begins with a letter
  ///   and does not end in a hyphen.
  package init?(prefix: String) {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let bytes = Array(prefix.utf8)
    guard bytes.count <= Self.mostCharacters, let first = bytes.first, isLetter(first),
      bytes.last != UInt8(ascii: "-"),
      bytes.allSatisfy({
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      })
    else { return nil }
    self.prefix = prefix
  }

  /// Those of a family: of “Lucide Icons” `lucide`, of “My Set” `my-set`.
  package init(family: String) {
    var words = family.split { $0.isWhitespace || $0 == "-" || $0 == "_" }
      .map { FamilyName.postScript(String($0)).lowercased() }
    if words.count > 1, ["icons", "symbols", "font"].contains(words[words.count - 1]) {
      words.removeLast()
    }
    var name = words.joined(separator: "-")
    if let first = name.first, !first.isLetter { name = "i" + name }
    while name.utf8.count > Self.mostCharacters || name.hasSuffix("-") { name.removeLast() }
    self = Self(prefix: name) ?? .standard
  }

  /// The class that shows a symbol: of `plus.circle` `symtext-plus-circle`.
  ///
  /// Hyphens stand for dots. Those of the name itself are doubled, so that no two names have one class.
  package func symbol(_ name: String) -> String {
    prefix + "-"
      + name.map { $0 == "." ? "-" : $0 == "-" ? "--" : String($0) }.joined()
  }
}
