@testable import SymtextFontGlyphs
@testable import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextOpenType
@testable import SymtextPreviews
@testable import SymtextSymbolText
@testable import SymtextSymbols
import SymtextSymbolTestSupport
import SymtextTestSupport
@testable import SymtextTextLayout
import Testing

/// Symbols alone in round and square controls.
struct OpticalCenteringTests {
  private func symbol(_ name: String, in library: SymbolLibrary? = nil) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: library ?? TestLibrary.bundled.get(), beside: TestLibrary.inter(size: 25))
  }

  /// Returns the way from the middle of the ink to the centre of its mass.
  private func imbalance(_ symbol: ResolvedSymbol) throws -> Vector {
    let mass = try #require(symbol.font.outline(of: symbol.glyph).centerOfMass())
    return mass - Point(symbol.bounds.midX, symbol.bounds.midY)
  }

  @Test func `A triangle moves to its tip, and an arrow on a line upwards`() throws {
    let play = try Button(label: "", symbol: "play.fill", placement: .only).layout(
      font: TestLibrary.inter(size: 17), library: TestLibrary.bundled.get())
    let frame = try #require(play.symbolFrame)
    #expect(frame.midX > play.frame.midX + 0.5)
    #expect(abs(frame.midY - play.frame.midY) < 1e-6)
    let arrow = try Button(label: "", symbol: "arrow.down.to.line", placement: .only).layout(
      font: TestLibrary.inter(size: 17), library: TestLibrary.bundled.get())
    let arrowFrame = try #require(arrow.symbolFrame)
    #expect(arrowFrame.midY < arrow.frame.midY - 0.5)
    #expect(abs(arrowFrame.midX - arrow.frame.midX) < 1e-6)
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func `A floating bar centres a symbol with a circle of its own`(direction: WritingDirection)
    throws
  {
    let alone = try BarSupport.toolbar(
      [BarItem(symbol: "arrow.down.to.line")], BarTraits(form: .floating, direction: direction))
    let (glyph, slot) = (try #require(alone.items[0].glyphFrame), alone.items[0].frame)
    #expect(glyph.midY < slot.midY - 1)
    #expect(abs(glyph.midX - slot.midX) < 1e-6)
    // Symbols in a docked bar stand on one line.
    let docked = try BarSupport.toolbar([BarItem(symbol: "arrow.down.to.line")])
    let dockedGlyph = try #require(docked.items[0].glyphFrame)
    #expect(abs(dockedGlyph.midY - docked.items[0].frame.midY) < 0.5)
  }

  @Test func `Every symbol comes closer to the middle by mass, within the bound`() throws {
    let library = try TestLibrary.bundled.get()
    for (index, entry) in library.font.entries.enumerated()
    where TestExtent.isWhole || index.isMultiple(of: 9) {
      let symbol = try symbol(entry.name)
      let (ink, center) = (symbol.bounds, symbol.opticalCenter)
      let shift = center - Point(ink.midX, ink.midY)
      let imbalance = try imbalance(symbol)
      #expect(shift.length <= 0.09 * max(ink.width, ink.height) + 1e-6, "\(entry.name)")
      #expect((imbalance - shift).length <= imbalance.length + 1e-6, "\(entry.name)")
    }
  }

  @Test func `A symbol with an enclosure is centred by the enclosure`() throws {
    for name in ["play.circle", "play.circle.fill", "arrow.down.square"] {
      let symbol = try symbol(name)
      #expect(symbol.opticalCenter == Point(symbol.bounds.midX, symbol.bounds.midY), "\(name)")
    }
  }

  @Test func `A drawing's own centre counts, mirrored in right-to-left text, and in a circle`()
    throws
  {
    func library(_ shift: Vector?) throws -> SymbolLibrary {
      var drawn = try drawing(name: "mine", shapes: "<path d=\"M6 4l12 8-12 8z\"/>")
      drawn.opticalShift = shift
      drawn.metadata.rightToLeft = .mirrored
      let file = try FontCompiler().font(SymbolSet(symbols: [drawn])).file
      return try SymbolLibrary(face: Face(data: FontData(file.encoded()), name: "Own.ttf"))
    }
    let own = try library(Vector(2, -1))
    let set = try symbol("mine", in: own)
    let unit = DrawingGrid.unit * set.capHeight
    let shift = set.opticalCenter - Point(set.bounds.midX, set.bounds.midY)
    #expect(abs(shift.x - 2 * unit) < 1e-6 && abs(shift.y + unit) < 1e-6)
    var configuration = SymbolConfiguration()
    configuration.isRightToLeft = true
    let mirrored = try set.applying(configuration)
    let other = mirrored.opticalCenter - Point(mirrored.bounds.midX, mirrored.bounds.midY)
    #expect(abs(other.x + 2 * unit) < 1e-6 && abs(other.y + unit) < 1e-6)
    // The triangle lies further to the left in a circle than by the rule, because its centre lies further to the right.
    func inside(_ library: SymbolLibrary) throws -> Double {
      let made = try symbol("mine.circle", in: library)
      let glyphs = made.layers.compactMap { $0.tag == .enclosure ? nil : $0.glyphs[.medium] }
      let glyph = try #require(glyphs.first)
      return try #require(made.font.outline(of: glyph).bounds).midX
    }
    #expect(try inside(own) < inside(library(nil)) - 0.3)
  }
}
