@testable import SymtextDrawing
import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
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
    let listing = try SymbolLibraries([first, last]).listing
    let hearts = listing.filter { $0.name == "heart" }
    #expect(hearts.map(\.library) == ["one"])
    #expect(hearts.map(\.metadata.aliases) == [[]])
    #expect(listing.contains { $0.name == "pulse" && $0.metadata.aliases == ["love"] })
    #expect(listing.map(\.name) == listing.map(\.name).sorted())
    #expect(listing.count == (try TestLibrary.bundled.get().listing.count) + 1)
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
}
