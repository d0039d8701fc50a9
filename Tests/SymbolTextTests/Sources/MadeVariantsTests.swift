@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// Variants under other names, and variants that the library does not store.
struct MadeVariantsTests {
  private func symbol(_ name: String) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter())
  }

  @Test(arguments: [
    ("doc.fill", "document.fill"), ("bubble.left.fill", "message.fill"),
    ("home.circle.fill", "house.circle.fill"), ("home.fill", "house.fill"),
    ("mail.badge.fill", "envelope.badge.fill"), ("doc.badge.plus", "document.badge.plus"),
    ("folder.badge.plus.fill", "folder.fill.badge.plus"), ("bin.slash", "trash.slash"),
  ])
  func `A variant of an alias is that of the symbol`(alias: String, name: String) throws {
    let library = try TestLibrary.bundled.get()
    #expect(library.font.entry(named: alias) == library.font.entry(named: name))
    #expect(try library.listed(named: alias).name == name)
    #expect(try symbol(alias).name == name && symbol(name).name == name)
  }

  @Test func `An unstored variant is generated as the compiler generates it`() throws {
    // The same drawing compiled with the variant, and without it.
    let names = ["bell", "clock", "heart", "pc"]
    let drawn = try names.map { try BundledDrawings.symbol("\($0).svg") }
    let wanted = ["bell.slash.circle", "heart.badge.clock", "heart.square.fill", "pc.slash"]
    let variants = SymbolVariants(drawn)
    func library(_ symbols: [Symbol]) throws -> SymbolLibrary {
      let file = try FontCompiler().font(SymbolSet(symbols: symbols)).file
      return try SymbolLibrary(face: Face(data: FontData(file.encoded()), name: "test"))
    }
    let plain = try library(drawn)
    let stored = try library(drawn + wanted.map { try variants.symbol(named: $0) })
    let inter = try TestLibrary.inter(size: 40, weight: 650)
    for name in wanted {
      #expect(plain.font.entry(named: name) == nil)
      let (made, same) = (
        try ResolvedSymbol(name, in: plain, beside: inter),
        try ResolvedSymbol(name, in: stored, beside: inter)
      )
      #expect(made.name == name && made.variantAskedFor == nil && made.altText == same.altText)
      #expect(made.codePoint == nil && same.codePoint != nil)
      // A font unit is 1/50 point: HarfBuzz rounds advances to whole units, and shared outlines are rounded together.
      #expect(abs(made.advance - same.advance) < 0.0201, "\(name)")
      let (box, other) = (made.bounds, same.bounds)
      let sides = [
        box.minX - other.minX, box.minY - other.minY, box.maxX - other.maxX, box.maxY - other.maxY,
      ]
      #expect(sides.allSatisfy { abs($0) < 0.02 }, "\(name)")
      #expect(made.layers.map(\.clears) == same.layers.map(\.clears))
      #expect(made.layers.map(\.level) == same.layers.map(\.level))
      #expect(made.layers.map(\.color) == same.layers.map(\.color))
    }
  }

  @Test func `It is not listed as stored`() throws {
    let library = try TestLibrary.bundled.get()
    #expect(try library.listed(named: "bell").isStored)
    let made = try library.listed(named: "notification.slash.circle")
    #expect(made.name == "bell.slash.circle" && !made.isStored)
    #expect(made.codePoint == nil && made.metadata.base == "bell")
    #expect(try library.listed(named: "doc.fill").name == "document.fill")
    #expect(throws: SymbolError.self) { try library.listed(named: "bell.nothing") }
  }

  @Test func `An impossible variant gives a message, and the base symbol replaces it`() throws {
    let plus = try symbol("plus.fill")
    #expect(plus.name == "plus" && plus.variantAskedFor == "plus.fill")
  }

  @Test func `Untrusted input can request a limited number of generated variants`() throws {
    let drawn = try ["circle", "minus"].map { try BundledDrawings.symbol("\($0).svg") }
    let file = try FontCompiler().font(SymbolSet(symbols: drawn)).file
    let font = try SymbolFont(FontData(file.encoded()))
    let made = MadeVariants(most: 2)
    func library(_ name: String) throws -> SymbolLibrary? {
      made.library(try #require(font.variant(named: name)), of: font, named: "test")
    }
    #expect(try library("circle.slash") != nil)
    // A failed attempt counts too.
    #expect(try library("minus.fill") == nil)
    #expect(try library("circle.badge") == nil)
    #expect(try library("circle.slash") != nil)
  }
}
