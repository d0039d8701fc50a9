@testable import FontGlyphs
@testable import Symbols
@testable import Geometry
@testable import SymbolImport
import Testing

struct IconHoldTests {
  private static let law = StrokeHold.law(.medium).halfWidths

  private func symbol(_ inside: String, keepsWeight: Bool = false) throws -> Symbol {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(inside)</svg>"
    return try IconImporter(file: "icon.svg", keepsWeight: keepsWeight)
      .symbol(from: Array(text.utf8), name: "icon").symbol
  }

  /// Half the Black strokes.
  private func black(_ inside: String) throws -> Double {
    let grid = StrokeHold(try symbol(inside)).grid(.medium)
    #expect(grid.halfWidths[0] == Self.law[0] && grid.halfWidths[1] == Self.law[1])
    #expect(grid.halfWidths[2] > Self.law[1])
    return grid.halfWidths[2]
  }

  @Test func `Lines side by side keep half a stroke of white`() throws {
    #expect(abs(try black("<path d=\"M2 8h20M2 12h20\"/>") - 4 / 1.5 / 2) < 1e-9)
    #expect(try black("<path d=\"M2 8h20M2 15h20\"/>") == Self.law[2])
  }

  @Test func `Dots, ends and corners keep a quarter`() throws {
    for inside in [
      "<path d=\"M6 12h.01M10.01 12h.01\"/>", "<path d=\"M2 20h20M12 2v14\"/>",
      "<path d=\"M2 20h20M6 10l6 6 6-6\"/>",
    ] {
      #expect(abs(try black(inside) - 4 / 1.25 / 2) < 1e-9, "\(inside)")
    }
  }

  @Test func `What is nearly closed at Regular keeps a part of its white`() throws {
    let half = try black("<path d=\"M2 8h20M2 10.3h20\"/>")
    let white = 2.3 - 2 * Self.law[1]
    #expect(abs(2.3 - 2 * half - FilledOutlines.keptWhite * white) < 1e-9)
    // What is closed there holds nothing back.
    #expect(try black("<path d=\"M2 8h20M2 9.9h20\"/>") == Self.law[2])
  }

  @Test(arguments: [
    "<circle cx=\"12\" cy=\"12\" r=\"1\"/>", "<path d=\"M12 11a1 1 0 1 0 .01 0z\"/>",
    "<path d=\"M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0\"/>",
  ])
  func `A ring without white is a disc at all weights`(inside: String) throws {
    let symbol = try symbol(inside)
    #expect(symbol.layers[0].shapes.map(\.isSolid) == [true])
    #expect(StrokeHold(symbol).grid(.medium).halfWidths == Self.law)
  }

  @Test func `A ring with white stays one, closed where it begins`() throws {
    let shapes = try symbol("<path d=\"M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0\"/>").layers[0]
      .shapes
    #expect(shapes.map(\.isSolid) == [false])
    #expect(shapes[0].path.elements.last == .close && shapes[0].path.contours.count == 1)
  }

  @Test func `What clears stays, and what it clears moves by what is left of it`() throws {
    let symbol = try symbol(
      "<g stroke=\"none\"><circle cx=\"12\" cy=\"12\" r=\"8\" fill=\"#00f\"/><circle cx=\"12\" cy=\"12\" r=\"7\" fill=\"#fff\"/></g>"
    )
    #expect(symbol.layers.map(\.clearsInMonochrome) == [false, true])
    func width(_ layer: Int, _ weight: SymbolWeight) throws -> Double {
      try #require(symbol.layers[layer].shapes[0].masters?.paths[.medium]?[weight]?.bounds).width
    }
    #expect(try width(1, .ultralight) == 14 && width(1, .black) == 14)
    // A third is left of the ring of one unit.
    #expect(abs(try width(0, .ultralight) - (16 - (1 - FilledOutlines.keptBlack))) < 0.02)
    #expect(abs(try width(0, .black) - (16 + 2 * FilledOutlines.reach.heavier)) < 0.02)
  }
}
