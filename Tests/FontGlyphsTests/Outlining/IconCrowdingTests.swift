@testable import SymtextGraphics
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextSymbolImport
import Testing

struct IconCrowdingTests {
  private static let law = StrokeWidthLimit.law(.medium).halfWidths

  private func symbol(_ inside: String, keepsWeight: Bool = false) throws -> Symbol {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(inside)</svg>"
    return try IconImporter(file: "icon.svg", keepsWeight: keepsWeight)
      .symbol(from: Array(text.utf8), name: "icon").symbol
  }

  /// Returns an icon's filled shape at a half-width of the pen.
  private func shape(_ inside: String, _ halfWidth: Double = law[2]) throws -> FilledOutline {
    try #require(FilledOutline(try path(inside, halfWidth)))
  }

  private func path(
    _ inside: String, _ halfWidth: Double, yieldings: Bool = true
  ) throws -> Path {
    let symbol = try symbol(inside)
    let hold = StrokeWidthLimit(symbol)
    #expect(hold.grid(.medium).halfWidths == Self.law)
    let stroker = Stroker(
      maximumHalfWidth: Self.law[2], tolerance: 0.002, dotRadius: DrawingGrid.dotRadius)
    let drawn = yieldings ? hold.yielding(symbol, at: .medium) : symbol
    return stroker.outline(of: drawn.layers.flatMap(\.strokes)).path(halfWidth: halfWidth)
  }

  /// Returns the points where black and white meet between two points.
  private func edges(_ shape: FilledOutline, _ a: Point, _ b: Point) -> [Point] {
    let places = (0...2000).map { a.interpolated(to: b, Double($0) / 2000) }
    let black = places.map { shape.depth(at: $0) > 0 }
    return places.indices.dropLast().filter { black[$0] != black[$0 + 1] }
      .map { places[$0].interpolated(to: places[$0 + 1], 0.5) }
  }

  @Test
  func `Strokes are reduced only on sides where white would close, along the whole edge`() throws {
    // Both lines are at the edge of the icon, so neither can move.
    let shape = try shape("<path d=\"M2 8h20M2 12h6\"/>")
    let enough = 0.15 * 2 * Self.law[2]
    let near = edges(shape, Point(4, 4), Point(4, 16)).map(\.y)
    try #require(near.count == 4)
    #expect(abs(near[2] - near[1] - enough) < 0.02)
    // Each side yields by the same amount, and only the facing sides.
    #expect(abs(near[0] - (8 - Self.law[2])) < 0.02 && abs(near[3] - (12 + Self.law[2])) < 0.02)
    #expect(abs(near[1] + near[2] - 20) < 0.02)
    let far = edges(shape, Point(17, 4), Point(17, 16)).map(\.y)
    try #require(far.count == 2)
    // The edge stays straight where nothing faces it.
    #expect(abs(far[0] - near[0]) < 1e-3 && abs(far[1] - near[1]) < 1e-3)
  }

  @Test func `White that is nearly closed at Regular keeps a part of its width`() throws {
    let shape = try shape("<path d=\"M2 8h20M2 10.3h20\"/>")
    let found = edges(shape, Point(12, 4), Point(12, 16)).map(\.y)
    try #require(found.count == 4)
    let white = 2.3 - 2 * Self.law[1]
    #expect(abs(found[2] - found[1] - FilledOutlines.keptWhite * white) < 0.02)
    // White that is closed there has no effect.
    let closed = try self.shape("<path d=\"M2 8h20M2 9.9h20\"/>")
    let edges = edges(closed, Point(12, 4), Point(12, 16)).map(\.y)
    #expect(edges.count == 2 && abs(edges[1] - edges[0] - 1.9 - 2 * Self.law[2]) < 0.02)
  }

  @Test func `Ends are shortened before lines, which keep their width`() throws {
    let shape = try shape("<path d=\"M2 20h20M12 2v14\"/>")
    let found = edges(shape, Point(12, 8), Point(12, 23)).map(\.y)
    try #require(found.count == 3)
    // A gap of one Regular stroke stays white.
    #expect(abs(found[1] - found[0] - 2 * Self.law[1]) < 0.02)
    #expect(abs(found[2] - found[1] - 2 * Self.law[2]) < 0.02)
    // The end is as round as others.
    let across = edges(shape, Point(6, found[0] - Self.law[2]), Point(18, found[0] - Self.law[2]))
    #expect(across.count == 2 && abs(across[1].x - across[0].x - 2 * Self.law[2]) < 0.03)
  }

  @Test func `An end inside another line stays there`() throws {
    let shape = try shape("<path d=\"M2 20h20M12 2v18M15 2v13\"/>")
    #expect(shape.depth(at: Point(12, 17)) > 0)
    let below = edges(shape, Point(12, 17), Point(12, 23)).map(\.y)
    #expect(below.count == 1 && abs(below[0] - 20 - Self.law[2]) < 0.02)
  }

  @Test func `Lines that do not touch move apart within the icon`() throws {
    let shape = try shape(
      "<rect x=\"1\" y=\"1\" width=\"22\" height=\"22\" rx=\"2\"/><path d=\"M8 5h8\"/>")
    let found = edges(shape, Point(12, 0), Point(12, 12)).map(\.y)
    try #require(found.count == 3)
    #expect(abs(found[0] - (1 + Self.law[2])) < 0.02)
    #expect(abs(found[1] - found[0] - 2 * Self.law[1]) < 0.02)
    #expect(abs(found[2] - found[1] - 2 * Self.law[2]) < 0.02)
  }

  @Test func `Dots stay round`() throws {
    for inside in [
      "<path d=\"M6 12h.01M9 12h.01\"/>", "<path d=\"M6 12h0M9 12h0\"/>",
    ] {
      let shape = try shape(inside)
      let across = edges(shape, Point(2, 12), Point(14, 12)).map(\.x)
      let down = edges(shape, Point(6, 8), Point(6, 16)).map(\.y)
      try #require(across.count == 4 && down.count == 2, "\(inside)")
      #expect(abs((across[1] - across[0]) - (down[1] - down[0])) < 0.03)
      #expect(across[1] - across[0] < 2 * Self.law[2] - 0.1)
    }
  }

  @Test func `Up to Regular nothing is reduced`() throws {
    let inside =
      "<rect x=\"1\" y=\"1\" width=\"22\" height=\"22\" rx=\"2\"/><path d=\"M8 5h8M8 8h8M12 12v8M9 14a3 3 0 0 0 0 6\"/>"
    for half in [Self.law[0], Self.law[1]] {
      let given = try path(inside, half).area
      let plain = try path(inside, half, yieldings: false).area
      #expect(abs(given - plain) < 1e-3 * plain)
    }
    let black = try path(inside, Self.law[2]).area
    #expect(abs(black - (try path(inside, Self.law[2], yieldings: false).area)) > 0.5)
  }

  @Test(arguments: [
    "<circle cx=\"12\" cy=\"12\" r=\"1\"/>", "<path d=\"M12 11a1 1 0 1 0 .01 0z\"/>",
    "<path d=\"M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0\"/>",
  ])
  func `A ring without white is a disc at all weights`(inside: String) throws {
    let symbol = try symbol(inside)
    #expect(symbol.layers[0].shapes.map(\.isSolid) == [true])
    #expect(StrokeWidthLimit(symbol).grid(.medium).halfWidths == Self.law)
  }

  @Test(arguments: [
    "<circle cx=\"12\" cy=\"12\" r=\"1.5\"/>",
    "<path d=\"M12 10.5a1.5 1.5 0 0 1 0 3m0-3a1.5 1.5 0 0 0 0 3\"/>",
  ])
  func `A line that ends on a ring leaves its hole open and round`(ring: String) throws {
    let shape = try shape("\(ring)<path d=\"M12 4v6.5M12 13.5v6.5\"/>")
    let down = edges(shape, Point(12, 11), Point(12, 13)).map(\.y)
    let across = edges(shape, Point(11, 12), Point(13, 12)).map(\.x)
    try #require(down.count == 2 && across.count == 2)
    let white = 2 * (1.5 - Self.law[1]) * FilledOutlines.keptWhite
    #expect(abs(down[1] - down[0] - white) < 0.1 && abs(across[1] - across[0] - white) < 0.1)
  }

  @Test func `A shortened end is flat, without a dent`() throws {
    // It yields sideways with its ring, and is too short to be shortened enough for the shape below.
    let shape = try shape(
      "<circle cx=\"6\" cy=\"15\" r=\"1.5\"/><path d=\"M6 8v5.5M6 16.5v3M2 4H22V22H2Z\"/>")
    let hole = edges(shape, Point(6.5, 15), Point(9.5, 15)).map(\.x)
    try #require(hole.count == 2)
    let x = (hole[0] + hole[1]) / 2
    let middle = edges(shape, Point(x, 18.5), Point(x, 21.5)).map(\.y)
    let beside = edges(shape, Point(x + 0.8, 18.5), Point(x + 0.8, 21.5)).map(\.y)
    try #require(middle.count == 2 && beside.count == 2)
    #expect(abs(beside[0] - middle[0]) < 0.02)
  }

  @Test func `A ring with white stays a ring, closed at its start`() throws {
    let shapes = try symbol("<path d=\"M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0\"/>").layers[0]
      .shapes
    #expect(shapes.map(\.isSolid) == [false])
    #expect(shapes[0].path.elements.last == .close && shapes[0].path.contours.count == 1)
  }

  @Test func `A clearing shape stays, and a cleared one moves with its remaining part`() throws {
    let symbol = try symbol(
      "<g stroke=\"none\"><circle cx=\"12\" cy=\"12\" r=\"8\" fill=\"#00f\"/><circle cx=\"12\" cy=\"12\" r=\"7\" fill=\"#fff\"/></g>"
    )
    #expect(symbol.layers.map(\.clearsInMonochrome) == [false, true])
    func width(_ layer: Int, _ weight: SymbolWeight) throws -> Double {
      try #require(symbol.layers[layer].shapes[0].masters?.paths[.medium]?[weight]?.bounds).width
    }
    #expect(try width(1, .ultralight) == 14 && width(1, .black) == 14)
    // A third remains of the ring of one unit.
    #expect(abs(try width(0, .ultralight) - (16 - (1 - FilledOutlines.keptBlack))) < 0.02)
    #expect(abs(try width(0, .black) - (16 + 2 * FilledOutlines.reach.heavier)) < 0.02)
  }
}
