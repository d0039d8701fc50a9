@testable import SymtextFontGlyphs
@testable import SymtextFonts
@testable import SymtextOpenType
import SymtextSymbolImport
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
@testable import SymtextSymbols
import SymtextTestSupport
import Testing

/// Numbers in enclosures, and their forms in other languages.
struct NumberedVariantsTests {
  /// Returns a font with `number.1`, which has a form for Hindi, and some of its variants.
  private static func library(_ variants: [String]) throws -> SymbolLibrary {
    let directory = try TemporaryDirectory()
    var one = svg(shapes: "<path d=\"M9 6L12 4V20\"/>", title: "Number 1")
    one = one.replacing(
      "<since>", with: "<forms>hi: number.1.hi, ja: heart</forms><since>")
    let drawings = [
      "number.1": one,
      "number.1.hi": svg(shapes: "<path d=\"M5 6L15 4V20\"/>", title: "Number 1 in Devanagari"),
      "heart": svg(shapes: "<path d=\"M5 5H19L12 19Z\"/>", title: "Heart"),
    ]
    for (name, text) in drawings {
      try PackageFiles.write(Array(text.utf8), to: directory.file("\(name).svg"))
    }
    var builder = SymbolFontBuilder(familyName: "Numbers")
    builder.variants = variants
    let font = try builder.font(of: SymbolFiles([directory.path]))
    return try SymbolLibrary(face: Face(data: FontData(font.bytes), name: "numbers"))
  }

  private func symbol(
    _ name: String, in library: SymbolLibrary, language: String? = nil
  ) throws -> ResolvedSymbol {
    var configuration = SymbolConfiguration()
    configuration.language = language
    return try ResolvedSymbol(
      name, in: library, beside: try TestLibrary.inter(), configuration: configuration)
  }

  /// Returns the outline.
  private func outline(_ symbol: ResolvedSymbol) -> String {
    "\(symbol.font.outline(of: symbol.glyph))"
  }

  @Test(arguments: [
    [], ["1.circle", "number.1.circle"], ["number.1.circle", "number.1.hi.circle"],
  ])
  func `A number in a circle is found by its digits, stored or not`(variants: [String]) throws {
    let library = try Self.library(variants)
    // Each stored one has a name that begins with the digit, except those for other languages.
    #expect(
      library.names.filter { $0.hasSuffix(".circle") }
        == (variants.isEmpty ? [] : ["1.circle", "number.1.circle"])
        + variants.filter { $0.contains(".hi.") })
    let named = try symbol("number.1.circle", in: library)
    let short = try symbol("1.circle", in: library)
    #expect(short.name == "number.1.circle" && short.variantAskedFor == nil)
    #expect(short.altText == "Number 1 in a circle")
    #expect(outline(short) == outline(named))
    #expect(try library.listed(named: "1.circle").name == "number.1.circle")
    #expect(try symbol("1.square.fill", in: library).name == "number.1.square.fill")
    #expect(throws: SymbolError.self) { try symbol("1", in: library) }
    #expect(throws: SymbolError.self) { try symbol("2.circle", in: library) }
  }

  @Test(arguments: [
    [], ["number.1.circle"], ["number.1.hi.circle"], ["number.1.circle", "number.1.hi.circle"],
  ])
  func `A variant's form is the variant of the form`(variants: [String]) throws {
    let library = try Self.library(variants)
    let plain = try symbol("1.circle", in: library)
    let hindi = try symbol("1.circle", in: library, language: "mr-IN")
    let direct = try symbol("number.1.hi.circle", in: library)
    #expect(outline(hindi) == outline(direct) && outline(hindi) != outline(plain))
    #expect(hindi.name == "number.1.circle" && hindi.altText == plain.altText)
    #expect(hindi.codePoint == plain.codePoint)
    #expect(hindi.languageForm == "mr-IN" && plain.languageForm == nil)
    #expect(try symbol("1.circle", in: library, language: "ta").languageForm == nil)
    // A form may be any symbol.
    #expect(
      outline(try symbol("1.circle", in: library, language: "ja"))
        == outline(try symbol("heart.circle", in: library)))
    // With a changed configuration it has the form of the new language.
    var configuration = plain.configuration
    configuration.language = "hi"
    #expect(outline(try plain.withConfiguration(configuration)) == outline(hindi))
    configuration.language = nil
    #expect(outline(try hindi.withConfiguration(configuration)) == outline(plain))
  }

  @Test func `Digits alone are never a symbol in a text`() throws {
    let directory = try TemporaryDirectory()
    let symbols = [
      try drawing(name: "number.50", aliases: "50"), try drawing(name: "7"),
      try drawing(name: "50.square"),
    ]
    let file = try FontCompiler().font(SymbolSet(symbols: symbols)).file
    try PackageFiles.write(file.encoded(), to: directory.file("digits.ttf"))
    func shaped(_ text: String) throws -> String {
      try Subprocess.run(
        "/usr/bin/hb-shape",
        [
          "--no-positions", "--no-clusters", "--features=dlig", "--text=\(text)",
          directory.file("digits.ttf"),
        ]
      ).outputText
    }
    #expect(try shaped("50") == "[five.Letter|zero.Letter]\n")
    #expect(try shaped("number.50") == "[number.50]\n")
    #expect(try shaped("50.square") == "[u00350.square]\n")
  }
}
