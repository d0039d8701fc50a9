internal import SymtextFonts
@testable import SymtextOpenType
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
@testable import SymtextTextLayout

struct SymbolPainterTests {
  private let tint = Color(red: 0.2, green: 0.4, blue: 0.6)

  /// Returns the glyphs and colours of a drawn symbol.
  private func painted(
    _ name: String, _ painting: SymbolPainting, scale: SymbolScale = .medium
  ) throws -> [(glyph: GlyphID, color: Color)] {
    let symbol = try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(),
      configuration: SymbolConfiguration(scale: scale))
    return SymbolPainter(painting, tint: tint).items(symbol, at: .zero).flatMap(\.steps)
      .flatMap { item -> [(glyph: GlyphID, color: Color)] in
        guard case .glyphs(let run, .color(let color)) = item else { return [] }
        return run.glyphs.map { ($0.id, color) }
      }
  }

  @Test func `Monochrome draws the whole symbol in the tint`() throws {
    let items = try painted("cloud.sun.rain", SymbolPainting())
    #expect(items.count == 1)
    #expect(items.first?.color == tint)
  }

  @Test func `Hierarchical fades the tint by the layers' levels`() throws {
    let library = try TestLibrary.bundled.get()
    let index = try library.entry(named: "square.3.layers.3d.bottom.filled").index
    let opacities: [HierarchicalLevel: Double] = [.primary: 1, .secondary: 0.5, .tertiary: 0.25]
    let levels = library.font.layers(of: index).map(\.level)
    #expect(Set(levels) == Set(HierarchicalLevel.allCases))
    let items = try painted("square.3.layers.3d.bottom.filled", SymbolPainting(mode: .hierarchical))
    #expect(items.map(\.color.alpha) == levels.map { opacities[$0] ?? 0 })
    #expect(items.allSatisfy { $0.color.red == tint.red })
  }

  @Test func `A palette's last colour replaces missing colours`() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let library = try TestLibrary.bundled.get()
    let levels = library.font.layers(
      of: try library.entry(named: "square.3.layers.3d.bottom.filled").index
    ).map(
      \.level)
    let items = try painted(
      "square.3.layers.3d.bottom.filled",
      SymbolPainting(mode: .palette, palette: [.fixed(red), .fixed(blue)]))
    #expect(items.map(\.color) == levels.map { $0 == .primary ? red : blue })
    let hierarchical = try painted(
      "square.3.layers.3d.bottom.filled", SymbolPainting(mode: .hierarchical))
    let none = try painted("square.3.layers.3d.bottom.filled", SymbolPainting(mode: .palette))
    #expect(none.map(\.color) == hierarchical.map(\.color))
  }

  @Test func `Multicolor uses the layers' own colours, in either appearance`() throws {
    let light = try painted("leaf", SymbolPainting(mode: .multicolor))
    let dark = try painted("leaf", SymbolPainting(mode: .multicolor, appearance: .dark))
    #expect(light.allSatisfy { $0.color == Color(rgb: 0x34C759) })
    #expect(dark.allSatisfy { $0.color == Color(rgb: 0x30D158) })
  }

  @Test func `A symbol without colours is monochrome in multicolor`() throws {
    let items = try painted("wifi", SymbolPainting(mode: .multicolor))
    #expect(items.count == 1)
    #expect(items.first?.color == tint)
  }

  @Test(arguments: [(0.0, 0), (0.01, 1), (0.34, 1), (0.36, 2), (0.68, 2), (1, 3)])
  func `A value lights the waves whose threshold it exceeds`(value: Double, lit: Int) throws {
    let items = try painted("speaker.wave.3", SymbolPainting(value: value))
    // The body opts out and is always lit.
    #expect(items.filter { $0.color.alpha == 1 }.count == lit + 1)
    #expect(items.filter { $0.color.alpha == SymbolPainting.unlitOpacity }.count == 3 - lit)
  }

  @Test(arguments: SymbolScale.allCases)
  func `Layers have their own glyph at every scale`(scale: SymbolScale) throws {
    let library = try TestLibrary.bundled.get()
    let symbol = try ResolvedSymbol(
      "plus.circle", in: library, beside: try TestLibrary.inter(),
      configuration: SymbolConfiguration(scale: scale))
    let items = try painted("plus.circle", SymbolPainting(mode: .hierarchical), scale: scale)
    #expect(items.count == 2)
    for item in items {
      let box = try #require(symbol.font.inkBounds(of: item.glyph))
      #expect(abs(symbol.font.advance(of: item.glyph) - symbol.advance) < 1e-9)
      #expect(abs(box.midY - symbol.bounds.midY) < 0.02)
      #expect(abs(box.midX - symbol.bounds.midX) < 0.02)
    }
  }

  @Test func `The layers of every symbol together cover the symbol's area`() throws {
    let library = try TestLibrary.bundled.get()
    let font = try TestLibrary.inter(size: 40, weight: 650)
    for entry in library.font.entries {
      let symbol = try ResolvedSymbol(entry.name, in: library, beside: font)
      #expect(!symbol.layers.isEmpty, "\(entry.name)")
      var box: Rect?
      let clears = symbol.layers.contains(where: \.clearsInMonochrome)
      for layer in symbol.layers where !layer.clearsInMonochrome {
        let glyph = try #require(layer.glyphs[.medium])
        let ink = try #require(symbol.font.inkBounds(of: glyph), "\(entry.name)")
        box = box?.union(ink) ?? ink
      }
      let union = try #require(box)
      let sides = [
        union.minX - symbol.bounds.minX, union.minY - symbol.bounds.minY,
        union.maxX - symbol.bounds.maxX, union.maxY - symbol.bounds.maxY,
      ]
      if clears {
        // Cleared parts may have been at an edge.
        #expect(sides[0] < 0.05 && sides[1] < 0.05 && sides[2] > -0.05 && sides[3] > -0.05)
      } else {
        #expect(sides.allSatisfy { abs($0) < 0.05 }, "\(entry.name)")
      }
    }
  }
}
