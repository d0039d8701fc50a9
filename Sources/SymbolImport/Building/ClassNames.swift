internal import SymtextFontGlyphs

/// The names of classes, properties and keyframes in the style sheet of a font.
///
/// All have one prefix, so that two fonts on a page do not collide.
package struct ClassNames: Hashable, Sendable {
  /// The prefix of all names: `lucide` gives the class `lucide-heart`.
  package let prefix: String

  /// The maximal number of characters of a prefix.
  package static let mostCharacters = 32
  /// The class names of fonts without a name.
  package static let standard = ClassNames(checked: "symtext")

  private init(checked prefix: String) { self.prefix = prefix }

  /// - Parameter prefix: ASCII letters, digits, hyphens and underscores, starting with a letter and not ending in a
  ///   hyphen.
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

  /// Makes the class names of a family: `lucide` for “Lucide Icons”, `my-set` for “My Set”.
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

  /// Returns the class that shows a symbol: `symtext-plus-circle` for `plus.circle`.
  ///
  /// Hyphens replace dots. Hyphens of the name itself are doubled, so that no two names have the same class.
  package func symbol(_ name: String) -> String {
    prefix + "-"
      + name.map { $0 == "." ? "-" : $0 == "-" ? "--" : String($0) }.joined()
  }
}
