internal import SymtextFonts
internal import SymtextOpenType
package import SymtextSymbolText

/// The library whose symbols are exported, and its terms of use.
package struct ExportedLibrary: Sendable {
  /// The symbol font.
  package let library: SymbolLibrary
  /// The name of its family.
  package internal(set) var family: String
  /// The copyright notice; `nil` if the font has none.
  package let copyright: String?
  /// The licence, or a description of it; `nil` if the font has none.
  package let license: String?
  /// The address of the licence; `nil` if the font has none.
  package let licenseAddress: String?
  /// The version of the font; `nil` if it has none.
  package let version: String?

  package init(_ library: SymbolLibrary) {
    self.library = library
    // It stands in lines of comments.
    family = library.face.family.split(whereSeparator: \.isNewline).joined(separator: " ")
    let names = FaceDescription(library.face).names
    func text(_ id: Int) -> String? { names.first { $0.id == id && !$0.text.isEmpty }?.text }
    // Identifiers of the name table: https://learn.microsoft.com/typography/opentype/spec/name#name-ids
    copyright = text(0)
    version = text(5)
    license = text(13)
    licenseAddress = text(14)
  }

  /// Whether it is the library in the program.
  var isBundled: Bool { library.face.data === FontData.bundled }

  /// The words of ``slug``.
  var words: [String] { NameWords.words(of: slug) }

  /// The name as one lower-case word for packages and prefixes: `symtext` for “Symtext Symbols”.
  package var slug: String {
    var words = NameWords.words(of: family)
    if words.count > 1, ["icons", "symbols", "font"].contains(words[words.count - 1]) {
      words.removeLast()
    }
    let slug = words.joined(separator: "-")
    return slug.isEmpty ? "symbols" : slug
  }
}
