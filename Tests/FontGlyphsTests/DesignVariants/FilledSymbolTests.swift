@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

struct FilledSymbolTests {
  private func layers(_ shapes: String) throws -> [SymbolLayer]? {
    FilledSymbol.layers(of: try drawing(name: "s", shapes: shapes))
  }

  @Test func `A closed line is filled`() throws {
    let layers = try #require(try layers("<circle cx=\"12\" cy=\"12\" r=\"10\"/>"))
    #expect(layers.count == 1)
    #expect(layers[0].shapes.map(\.isSolid) == [true])
  }

  @Test(arguments: [
    "<path d=\"M4 12h16\"/>", "<path d=\"M4 4l8 16l8 -16\"/>", "<path d=\"M12 12h0\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\" class=\"stroked\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"currentColor\"/>",
  ])
  func `Without closed lines, or with everything filled, no fill is possible`(shapes: String) throws
  {
    #expect(try layers(shapes) == nil)
  }

  @Test func `The error names the drawing to make`() throws {
    let variants = SymbolVariants([try drawing(name: "line")])
    let error = #expect(throws: FontError.self) { try variants.symbol(named: "line.fill") }
    #expect(
      error?.description == """
        line.fill cannot be made: no line of line is closed; draw line.fill, or mark the line to \
        fill with class="filled"
        """)
  }

  @Test func `Lines on a filled shape are knocked out of it, other lines are strokes`() throws {
    let layers = try #require(
      try layers(
        "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M8 12h8\"/><path d=\"M1 23h22\"/>"))
    #expect(layers.count == 2)
    #expect(layers[0].shapes.map(\.isSolid) == [true, false])
    #expect(layers[1].erases)
    #expect(layers[1].shapes.map(\.isSolid) == [false])
  }

  @Test func `A mark on its enclosure is painted in modes with several colours`() throws {
    var base = try drawing(name: "ring", shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\"/>")
    var mark = base.layers[0]
    mark.shapes[0].path = try #require(try? SVGPathData.parse("M8 12h8"))
    base.layers[0].level = .secondary
    base.layers[0].color = .systemGreen
    base.layers.append(mark)
    let layers = try #require(FilledSymbol.layers(of: base))
    #expect(layers.map(\.level) == [.secondary, .primary])
    #expect(layers.map(\.clears) == [[], .monochrome])
    #expect(layers.map(\.color) == [.systemGreen, .white])
    // White is lost on the colour of the text, or on white.
    for color in [LayerColor.tintColor, .white] {
      base.layers[0].color = color
      let cut = try #require(FilledSymbol.layers(of: base))
      #expect(cut.map(\.clears) == [[], [.monochrome, .multicolor]])
      #expect(cut[1].color == nil)
    }
    // At equal rank it is a hole in every mode.
    base.layers[0].level = .primary
    #expect(try #require(FilledSymbol.layers(of: base)).map(\.clears) == [[], .all])
  }

  @Test func `Touching bodies are separated by a gap, the later one in front`() throws {
    let touching = try #require(
      try layers(
        "<rect x=\"3\" y=\"3\" width=\"18\" height=\"6\"/><rect x=\"5\" y=\"9\" width=\"14\" height=\"12\"/>"
      ))
    #expect(touching.map(\.erases) == [false, true, false])
    #expect(touching[1].shapes[0].path == touching[2].shapes[0].path)
    #expect(touching[1].shapes[0].pen == Pen.ofWeight.widened(by: VariantPens.gap))
    let apart = try #require(
      try layers(
        "<rect x=\"2\" y=\"3\" width=\"6\" height=\"18\"/><rect x=\"16\" y=\"3\" width=\"6\" height=\"18\"/>"
      ))
    #expect(apart.map(\.erases) == [false])
  }

  @Test func `A small ring in a filled shape stays a hole, a wide one becomes a line`() throws {
    for (radius, isHole) in [(2.0, true), (3.2, true), (3.5, false), (6, false)] {
      let layers = try #require(
        try layers(
          "<circle cx=\"12\" cy=\"12\" r=\"10\"/><circle cx=\"12\" cy=\"12\" r=\"\(radius)\"/>"))
      let hole = try #require(layers.last)
      #expect(hole.erases)
      #expect(hole.shapes.map(\.isSolid) == [isHole], "\(radius)")
    }
  }

  @Test func `Marked lines are filled, open or not, or stroked`() throws {
    let filled = try #require(
      try layers("<path class=\"filled\" d=\"M4 4l8 16l8 -16\"/><path d=\"M4 2h16\"/>"))
    #expect(filled.flatMap(\.shapes).map(\.isSolid) == [true, false])
    #expect(filled[0].shapes[0].path.elements.last == .close)
    let stroked = try #require(
      try layers(
        "<circle cx=\"6\" cy=\"6\" r=\"4\"/><circle class=\"stroked\" cx=\"18\" cy=\"18\" r=\"4\"/>"
      ))
    #expect(stroked.flatMap(\.shapes).map(\.isSolid) == [true, false])
  }
}
