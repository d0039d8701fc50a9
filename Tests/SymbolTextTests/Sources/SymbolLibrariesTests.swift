@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextGraphics
@testable import SymtextPreviews
@testable import SymtextOpenType
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextFonts
import SymtextTextLayout

struct SymbolLibrariesTests {
  /// A source that has one symbol several times: under a name and an alias.
  private struct OneSymbol: SymbolSource {
    var name: String
    var alias: String
    var symbol: ResolvedSymbol

    func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
      -> ResolvedSymbol?
    { names.contains(name) ? symbol : nil }

    var listing: [ListedSymbol] {
      [
        ListedSymbol(
          name: name, codePoint: nil,
          metadata: SymbolMetadata(altText: "", category: "", aliases: [alias]), layers: [],
          library: "one")
      ]
    }

    var names: [String] { [name, alias] }
  }

  private func set(_ name: String, in source: any SymbolSource) throws -> ResolvedSymbol {
    try ResolvedSymbol(name, in: source, beside: TestLibrary.inter())
  }

  private func one(_ name: String, alias: String, is symbol: String) throws -> OneSymbol {
    OneSymbol(name: name, alias: alias, symbol: try set(symbol, in: TestLibrary.bundled.get()))
  }

  @Test func `The default is the bundled library`() throws {
    let bundled = try TestLibrary.bundled.get()
    let libraries = SymbolLibraries()
    #expect(try set("heart", in: libraries).glyph == (try set("heart", in: bundled).glyph))
    #expect(try libraries.listing == bundled.listing)
    #expect(Set(try libraries.names) == Set(bundled.names))
  }

  @Test func `Later libraries override earlier ones, and the bundled one comes last`()
    throws
  {
    let first = try one("heart", alias: "pulse", is: "star")
    let last = try one("heart", alias: "love", is: "bell")
    let libraries = SymbolLibraries([first, last])
    #expect(try set("heart", in: libraries).name == "bell")
    #expect(try set("pulse", in: libraries).name == "star")
    #expect(try set("cart", in: libraries).name == "cart")
  }

  @Test func `A font's type is detected`() throws {
    let icons = try TestIconFont.icons.file
    let libraries = try SymbolLibraries(files: [icons, TestFonts.symbols])
    #expect(try set("square", in: libraries).strokeWidth != nil)
    #expect(try set("shopping_cart", in: libraries).strokeWidth == nil)
    let others = try SymbolLibraries(files: [TestFonts.symbols, icons])
    #expect(try set("square", in: others).strokeWidth == nil)
  }

  @Test func `A hidden name is listed once, with its actual symbol`() throws {
    let first = try one("heart", alias: "love", is: "star")
    let last = try one("pulse", alias: "love", is: "bell")
    let libraries = SymbolLibraries([first, last])
    let listing = try libraries.listing
    let hearts = listing.filter { $0.name == "heart" }
    #expect(hearts.map(\.library) == ["one"])
    #expect(hearts.map(\.metadata.aliases) == [[]])
    #expect(listing.contains { $0.name == "pulse" && $0.metadata.aliases == ["love"] })
    #expect(listing.map(\.name) == listing.map(\.name).sorted())
    // Variants of the hidden heart are hidden with it.
    #expect(listing.allSatisfy { !$0.name.hasPrefix("heart.fill") })
    let bundled = try TestLibrary.bundled.get().listing.count
    #expect(try libraries.fullListing.count == bundled + 2)
  }

  @Test func `An unknown name is compared with those of all libraries`() throws {
    let libraries = try SymbolLibraries(files: [TestIconFont.icons.file])
    for (name, near) in [("shoping_cart", "shopping_cart"), ("hart", "heart")] {
      let error = #expect(throws: SymbolError.self) { try set(name, in: libraries) }
      #expect(error?.description.contains("`\(near)`") == true)
    }
  }

  @Test func `Labels and buttons take symbols of several libraries`() throws {
    let libraries = try SymbolLibraries(files: [TestIconFont.icons.file])
    let font = try TestLibrary.inter()
    let label = try Label("{shopping_cart} {cart} {bar-wide}", font: font, library: libraries)
    #expect(label.symbols.map(\.name) == ["shopping_cart", "cart", "bar-wide"])
    let button = Button(label: "Add", symbol: "shopping_cart", style: .plain)
    let list = try button.displayList(font: font, library: libraries)
    let icon = try #require(list.items.first?.bounds)
    #expect(abs(icon.midY - list.height / 2) < 0.001)
  }

  // MARK: Families

  /// Returns a library of our own drawings.
  private func own(_ symbols: [Symbol]) throws -> SymbolLibrary {
    let file = try FontCompiler().font(SymbolSet(symbols: symbols)).file
    return try SymbolLibrary(face: Face(data: FontData(file.encoded()), name: "Own.ttf"))
  }

  @Test func `A variant is made from the symbol that is found first, and from no other family`()
    throws
  {
    // A ring can be filled and a line cannot; the bundled library has both variants.
    let library = try own([
      try drawing(name: "bell", shapes: "<circle cx=\"12\" cy=\"12\" r=\"9\"/>"),
      try drawing(name: "heart", shapes: "<path d=\"M4 12h16\"/>"),
    ])
    let libraries = SymbolLibraries([library])
    #expect(try set("bell.fill", in: libraries).font.face.file == "Own.ttf")
    #expect(try set("bell.badge.plus", in: libraries).font.face.file == "Own.ttf")
    let error = #expect(throws: SymbolError.self) { try set("heart.fill", in: libraries) }
    #expect(error?.kind == .unknownVariant(name: "heart.fill", base: "heart"))
    #expect(try set("symtext:heart.fill", in: libraries).font.face.file == "(bundled)")
    #expect(try set("star.fill", in: libraries).font.face.file == "(bundled)")
    // Lists agree.
    #expect(try libraries.listed(named: "bell.fill").library == "Own.ttf")
    #expect(throws: SymbolError.self) { try libraries.listed(named: "heart.fill") }
    #expect(try libraries.listed(named: "symtext:heart.fill").library == "(bundled)")
    #expect(try libraries.variants(of: "heart").isEmpty)
    let names = Set(try libraries.fullListing.map(\.name))
    #expect(names.isSuperset(of: ["symtext:heart.fill", "symtext:bell", "heart", "star.fill"]))
    #expect(names.isDisjoint(with: ["heart.fill", "bell.fill"]))
  }

  @Test func `The bundled library can be left out`() throws {
    var library = try own([
      try drawing(name: "bell", shapes: "<circle cx=\"12\" cy=\"12\" r=\"9\"/>")
    ])
    library.borrowsSigns = false
    let libraries = SymbolLibraries([library], includesBundled: false)
    #expect(try libraries.listing.map(\.name) == ["bell"] && libraries.names == ["bell"])
    #expect(try set("bell.fill", in: libraries).font.face.file == "Own.ttf")
    for name in ["star", "bell.badge.plus", "symtext:star"] {
      #expect(throws: SymbolError.self) { try set(name, in: libraries) }
    }
  }

  // MARK: Versions

  @Test func `A symbol of a later version is replaced by that of the next library`() throws {
    var symbol = try drawing(name: "heart")
    symbol.metadata.since = "2"
    var libraries = SymbolLibraries([try own([symbol])])
    #expect(try set("heart", in: libraries).font.face.file == "Own.ttf")
    libraries.available = SymbolVersion("1")
    #expect(try set("heart", in: libraries).font.face.file == "(bundled)")
    #expect(try set("heart.slash", in: libraries).font.face.file == "(bundled)")
    #expect(try libraries.listed(named: "heart").library == "(bundled)")
    let error = #expect(throws: SymbolError.self) { try set("own:heart", in: libraries) }
    #expect(error?.kind == .laterVersion(name: "heart", since: "2"))
  }

  @Test func `A symbol of a later version is missing, as an unknown name is`() throws {
    var symbol = try drawing(name: "spark")
    symbol.metadata.since = "2"
    var libraries = SymbolLibraries([try own([symbol])])
    libraries.available = SymbolVersion("1")
    let font = try TestLibrary.inter()
    let other = try Label("{spark else=star}", font: font, library: libraries)
    #expect(other.symbols.map(\.name) == ["star"])
    #expect(throws: SymbolError.self) {
      try Label("{spark} a", font: font, library: libraries)
    }
    libraries.missing = .box
    let box = try #require(try Label("{spark} a", font: font, library: libraries).symbols.first)
    #expect(box.missingName == "spark")
    #expect(box.missingReason?.contains("version 2") == true)
    libraries.missing = .skip
    let skipped = try Label("{spark} a", font: font, library: libraries)
    #expect(skipped.skippedSymbols == ["spark"] && skipped.symbols.isEmpty)
  }
}
