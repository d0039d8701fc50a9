@testable import SymtextSymbolText
import SymtextFontGlyphs
import SymtextFonts
import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextSymbols
import Testing

/// Names of symbols and states in other languages.
struct SpokenWordsTests {
  private static let states = [
    "selected", "disabled", "pressed", "focused", "loading", "on", "off",
  ]

  private func symbol(_ name: String, _ language: String?) throws -> ResolvedSymbol {
    var configuration = SymbolConfiguration()
    configuration.language = language
    return try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 17),
      configuration: configuration)
  }

  @Test func `Twenty languages have all states, endings and at least two hundred symbols`() throws {
    let library = try TestLibrary.bundled.get()
    let languages = SpokenWords.bundledLanguages
    #expect(languages.count == 20)
    let german = try #require(SpokenWords.bundled("de")).keys
    for language in languages {
      let words = try #require(SpokenWords.bundled(language))
      #expect(words.keys == german, "\(language)")
      for state in Self.states { #expect(words["(\(state))"] != nil, "\(language): \(state)") }
      let names = words.keys.filter {
        !$0.hasPrefix("(") && !$0.hasPrefix("*") && !$0.hasSuffix("#")
      }
      #expect(names.count >= 200)
      for name in names {
        #expect(library.font.entry(named: name)?.name == name, "\(language): \(name) is no symbol")
        #expect(words[name]?.contains("%") == false, "\(language): \(name)")
      }
      for ending in ["*.fill", "*.slash", "*.circle", "*.square", "*.rectangle", "*.badge"] {
        #expect(words[ending]?.contains("%1") == true, "\(language): \(ending)")
      }
      let badge = try #require(words["*.badge.*"])
      #expect(badge.contains("%1") && badge.contains("%2"), "\(language)")
    }
  }

  @Test(arguments: [
    ("house", "de", "Haus"), ("trash", "fr", "Corbeille"), ("house", "ja-JP", "家"),
    ("house.fill", "de-AT", "Haus, gefüllt"), ("bell.slash", "es", "Campana con barra"),
    ("heart.circle", "de", "Herz im Kreis"),
    ("cart.badge.plus", "nl", "Winkelwagen met badge: Plus"),
    ("goforward.15", "de", "15 Sekunden vor"), ("number.7.circle", "it", "Numero 7 in un cerchio"),
    ("house", "zh", "房屋"), ("gear", "zh-TW", "齒輪"), ("gear", "zh-Hans-HK", "齿轮"),
    ("house", "iw", "בית"),
  ])
  func `A symbol is named in the language of its text`(name: String, language: String, word: String)
    throws
  {
    let symbol = try symbol(name, language)
    #expect(symbol.altText == word)
    #expect(symbol.altTextLanguage == nil)
  }

  @Test(arguments: ["de", "cs"])
  func `English stands where a language lacks the word, and says so`(language: String) throws {
    let symbol = try symbol("tornado.badge.anchor", language)
    #expect(symbol.altText == (try self.symbol("tornado.badge.anchor", nil)).altText)
    #expect(symbol.altTextLanguage == "en")
  }

  @Test(arguments: [nil, "en", "en-GB"])
  func `English texts have the font's own words`(language: String?) throws {
    let symbol = try symbol("house", language)
    #expect(symbol.altText == "House" && symbol.altTextLanguage == nil)
  }

  @Test func `One's own words come first, and no other word stands for one's own symbol`() throws {
    let drawn = try ["house.svg", "star.svg"].map(BundledDrawings.symbol)
    var symbols = drawn.map { symbol in
      var symbol = symbol
      symbol.metadata.forms = [:]
      symbol.metadata.words = symbol.name == "house" ? ["de": "Zuhause"] : [:]
      return symbol
    }
    symbols.sort { $0.name < $1.name }
    let file = try FontCompiler().font(SymbolSet(symbols: symbols)).file
    let library = try SymbolLibrary(face: try Face(data: FontData(file.encoded()), name: "own.ttf"))
    #expect(library.spokenName(of: "house", text: "House", in: "de-CH").text == "Zuhause")
    #expect(
      library.spokenName(of: "house.slash", text: "", in: "de").text == "Zuhause, durchgestrichen")
    // It may have been written in any language.
    #expect(library.spokenName(of: "star", text: "Stjerne", in: "de") == ("Stjerne", nil))
    #expect(
      library.spokenName(of: "house.badge.plus", text: "", in: "de").text
        == "Zuhause mit Markierung: Plus")
  }

  @Test func `Text of a label is in its language, and English names beside words keep it`() throws {
    func label(_ text: String, _ language: String) throws -> Label {
      try Label(
        try Markup.text(text, arguments: [:]), font: try TestLibrary.inter(size: 17),
        library: try TestLibrary.bundled.get(), attributes: .init(language: language))
    }
    #expect(try label("{house} Start", "de").spokenText == "Haus Start")
    #expect(try label("{house}", "de").spokenLanguage == nil)
    #expect(try label("{tortoise}", "de").spokenLanguage == "en")
    #expect(try label("{tortoise} Start", "de").spokenLanguage == nil)
    #expect(try label("{tortoise alt=\"Schildkröte\"}", "de").spokenLanguage == nil)
  }

  @Test func `States follow the language, and stay English where it has no words`() {
    #expect(SpokenWords.state("selected", in: "fr") == "sélectionné")
    #expect(SpokenWords.state("selected", in: "cs") == "selected")
    #expect(SpokenWords.state("selected", in: nil) == "selected")
  }

  @Test func `A table skips comments and lines without a tab`() {
    let words = SpokenWords(table: "# a\tb\nhouse\tDom \nbroken\n*.badge.*\t%2 a %1, 100 %\n")
    #expect(words.keys == ["house", "*.badge.*"])
    #expect(words.name(of: "house.badge.house") { words[$0] } == "Dom a Dom, 100 %")
    #expect(words.name(of: "house.unknown") { words[$0] } == nil)
  }
}
