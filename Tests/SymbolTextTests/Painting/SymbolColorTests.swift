@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

/// The colours of a label's symbols and text.
struct SymbolColorTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func colors(
    _ markup: String, color: AdaptiveColor = .label, painting: SymbolPainting = SymbolPainting()
  ) throws -> [Color] {
    let label = try Label(
      markup, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get(), color: color,
      painting: painting)
    return label.displayList().items.flatMap(painted)
  }

  private func painted(_ item: DisplayItem) -> [Color] {
    switch item {
    case .glyphs(_, let paint): [paint.flatColor].compactMap { $0 }
    case .described(_, let items), .group(let items, _): items.flatMap(painted)
    default: []
    }
  }

  @Test func `Text is black in the light and white in the dark appearance`() throws {
    #expect(try colors("a{heart}") == [.black, .black])
    #expect(
      try colors("a{heart}", painting: SymbolPainting(appearance: .dark)) == [.white, .white])
  }

  @Test func `System colours of text and symbols follow the appearance and the contrast`() throws {
    let painting = SymbolPainting(appearance: .dark, contrast: .increased)
    #expect(
      try colors("[a]{color=secondaryLabel}{heart color=systemRed}", painting: painting)
        == [Color("#EBEBF5AD"), Color("#FF6165")])
  }

  @Test func `Layers of drawings follow the contrast`() throws {
    let painting = SymbolPainting(mode: .multicolor, contrast: .increased)
    #expect(Set(try colors("{leaf}", painting: painting)) == [Color(rgb: 0x008932)])
  }

  @Test func `A symbol's own colour overrides multicolor, the text's does not`() throws {
    #expect(try colors("{leaf mode=multicolor color=red}") == [Self.red])
    #expect(
      Set(try colors("[{leaf mode=multicolor}]{color=red}")) == [Color(rgb: 0x34C759)])
    #expect(try colors("{leaf mode=multicolor color=tint}", color: .fixed(Self.red)) == [Self.red])
  }

  @Test func `A palette implies the palette mode unless another is given`() throws {
    let palette = "{bell.badge palette=red,tint}"
    let found = Set(try colors(palette, color: .white))
    #expect(found.isSubset(of: [Self.red, .white]) && found.contains(Self.red))
    #expect(try colors("{bell.badge palette=red mode=monochrome}") == [.black])
    let automatic = SymbolPainting(mode: .automatic, palette: [.fixed(Self.red)])
    #expect(Set(try colors("{bell.badge}", painting: automatic)) == [Self.red])
  }

  @Test func `A symbol's own colour overrides the palette of all symbols`() throws {
    let painting = SymbolPainting(mode: .palette, palette: [.white, .black])
    #expect(Set(try colors("{bell.badge color=red}", painting: painting)) == [Self.red])
  }

  @Test func `The tint in a palette is the colour of the surrounding text`() throws {
    #expect(try colors("[{heart palette=tint}]{color=red}") == [Self.red])
  }

  @Test func `A gradient is painted on request`() throws {
    let label = try TestLibrary.label("{heart gradient=yes}{heart}")
    let paints = label.displayList().items.flatMap(\.steps).compactMap { item in
      if case .glyphs(_, let paint) = item { paint } else { nil }
    }
    #expect(paints.count == 2 && paints[0].flatColor == nil && paints[1].flatColor == .black)
  }

  @Test func `Unlit layers are omitted in one symbol and dimmed in another`() throws {
    let dimmed = try colors("{wifi value=0.1 mode=hierarchical}")
    let hidden = try colors("{wifi value=0.1 variable=hide mode=hierarchical}")
    #expect(hidden.count < dimmed.count)
  }
}
