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

  @Test func `An impossible variant is an error, or the base symbol replaces it on request`() throws
  {
    let error = #expect(throws: SymbolError.self) { try symbol("plus.fill") }
    #expect(error?.kind == .unknownVariant(name: "plus.fill", base: "plus"))
    var libraries = SymbolLibraries([try TestLibrary.bundled.get()], includesBundled: false)
    libraries.missing = .base
    let inter = try TestLibrary.inter()
    let plus = try ResolvedSymbol("plus.fill", in: libraries, beside: inter)
    #expect(plus.name == "plus" && plus.variantAskedFor == "plus.fill")
    #expect(throws: SymbolError.self) {
      try ResolvedSymbol("nothing", in: libraries, beside: inter)
    }
  }

  /// A library of two drawings.
  private func small() throws -> SymbolFont {
    let drawn = try ["circle", "minus"].map { try BundledDrawings.symbol("\($0).svg") }
    let file = try FontCompiler().font(SymbolSet(symbols: drawn)).file
    return try SymbolFont(FontData(file.encoded()))
  }

  @Test func `Any number of variants is made, and those requested last are kept`() throws {
    let font = try small()
    let made = MadeVariants(most: 2)
    func library(_ name: String) throws -> SymbolLibrary? {
      made.library(try #require(font.variant(named: name)), of: font, named: "test")
    }
    let slashed = try #require(try library("circle.slash"))
    #expect(try library("circle.badge") != nil)
    // The slashed circle is the last request again, so that the badge is forgotten.
    #expect(try library("circle.slash")?.face.id == slashed.face.id)
    #expect(try library("minus.fill") == nil)
    #expect(try library("circle.slash")?.face.id == slashed.face.id)
    for name in ["minus.circle", "minus.square", "minus.slash", "minus.badge", "circle.badge"] {
      #expect(try library(name)?.font.entries.map(\.name) == [name])
    }
    let again = try #require(try library("circle.slash"))
    #expect(again.face.id != slashed.face.id && again.font.entries.map(\.name) == ["circle.slash"])
  }

  @Test func `An alias does not hide a variant of another symbol`() throws {
    let shapes = "<circle cx=\"12\" cy=\"12\" r=\"6\"/>"
    let drawn = [
      try drawing(name: "message", shapes: "<rect x=\"4\" y=\"6\" width=\"16\" height=\"12\"/>"),
      try drawing(name: "bubble", shapes: shapes, aliases: "message.circle, talk, bubble.fill"),
    ]
    let file = try FontCompiler().font(SymbolSet(symbols: drawn)).file
    let library = try SymbolLibrary(face: Face(data: FontData(file.encoded()), name: "test"))
    let inter = try TestLibrary.inter()
    for name in ["message.circle", "message.circle.fill"] {
      #expect(try ResolvedSymbol(name, in: library, beside: inter).name == name)
      #expect(try library.listed(named: name).name == name)
    }
    // These hide nothing: one is no variant's name, and the other is the symbol's own.
    #expect(try ResolvedSymbol("talk", in: library, beside: inter).name == "bubble")
    #expect(try ResolvedSymbol("bubble.fill", in: library, beside: inter).name == "bubble")
    #expect(try library.listed(named: "bubble").metadata.aliases == ["talk", "bubble.fill"])
    #expect(try SymbolVariants(drawn).symbol(named: "message.circle").name == "message.circle")
  }
}
