@testable import SymtextSymbols
import SymtextSymbolTestSupport
import Testing

/// Symbols with letters and figures have drawings for every language that writes its own.
struct LanguageDrawingsTests {
  private static let drawn = Result {
    Dictionary(
      uniqueKeysWithValues: try BundledDrawings.files.map(BundledDrawings.symbol).map {
        ($0.name, $0)
      })
  }
  /// The languages with figures of their own.
  private static let figures = [
    "ar", "bn", "fa", "gu", "hi", "km", "kn", "lo", "ml", "my", "or", "pa", "te", "th",
  ]
  private static let letters = LanguageForm.all.map(\.code).filter { $0 != "fa" }

  /// Returns the drawing that stands for a symbol in a language.
  private func form(_ name: String, _ language: String) throws -> Symbol {
    let drawn = try Self.drawn.get()
    let symbol = try #require(drawn[name], "no drawing \(name)")
    let codes = LanguageForm.codes(of: language)
    let form = codes.lazy.compactMap { symbol.metadata.forms[$0] }.first
    return try #require(drawn[form ?? name], "no drawing \(form ?? name)")
  }

  private static let counted =
    (0...50).map { "number.\($0)" }
    + [5, 10, 15, 30, 60].flatMap { ["goforward.\($0)", "gobackward.\($0)"] }
    + ["list.number", "list.number.rtl", "repeat.1", "textformat.123"]

  @Test(arguments: figures)
  func `No symbol with figures keeps Latin ones where a language has its own`(
    language: String
  ) throws {
    for name in Self.counted {
      let latin = try #require(try Self.drawn.get()[name])
      let form = try self.form(name, language)
      #expect(form.name != name && form.layers != latin.layers, "\(name) in \(language)")
    }
    // Numbers differ from one another.
    let numbers = try (0...50).map { try form("number.\($0)", language).layers }
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func `Persian takes Arabic's figures but for four, five and six`() throws {
    #expect(try form("number.13", "fa").name == "number.13.ar")
    #expect(try form("number.15", "fa").name == "number.15.fa")
    #expect(try form("goforward.30", "ur").name == "goforward.30.ar")
    #expect(try form("goforward.15", "ur").name == "goforward.15.fa")
  }

  /// The symbols of the guidelines' figure that are drawn; the others are their fills.
  ///
  /// <https://developer.apple.com/design/human-interface-guidelines/sf-symbols#Design-variants>
  private static let figure = [
    "document.richtext", "character.book.closed", "character.bubble", "character",
    "textformat.superscript", "textformat.subscript", "textformat.size", "character.textbox",
    "character.cursor.ibeam",
  ]

  @Test(arguments: letters)
  func `The symbols of the guidelines' figure are drawn in each language`(language: String) throws {
    let latin = try #require(try Self.drawn.get()["character"])
    for name in Self.figure {
      let usual = try #require(try Self.drawn.get()[name])
      #expect(try form(name, language).layers != usual.layers, "\(name) in \(language)")
    }
    #expect(try form("document.richtext", language).metadata.altText != latin.metadata.altText)
  }

  @Test(arguments: letters + ["en"])
  func `Bold, character and the format of text are three pictures`(language: String) throws {
    let pictures = try ["bold", "character", "textformat"].map { try form($0, language).layers }
    #expect(Set(pictures).count == 3)
  }

  @Test(arguments: ["ar", "el", "he", "ja", "ko", "ru", "th"])
  func `The alphabet's first letters are those of the language`(language: String) throws {
    let drawn = try #require(try Self.drawn.get()["textformat.abc"])
    #expect(drawn.metadata.aliases.contains("abc"))
    #expect(try form("textformat.abc", language).layers != drawn.layers)
  }

  @Test func `Aliases of the guidelines lead to the drawings`() throws {
    let aliases = try #require(try Self.drawn.get()["document.richtext"]).metadata.aliases
    #expect(aliases.contains("doc.richtext"))
  }
}
