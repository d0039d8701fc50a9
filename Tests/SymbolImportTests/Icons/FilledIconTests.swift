@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import SymtextSymbolTestSupport
import Testing

@Suite struct FilledIconTests {
  private func icon(_ shapes: String, viewBox: String = "0 0 16 16") throws -> ImportedSymbol {
    try IconImporter(file: "icon.svg").symbol(
      from: Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(viewBox)\">\(shapes)</svg>".utf8),
      name: "icon")
  }

  private func path(_ symbol: Symbol, _ weight: SymbolWeight) throws -> Path {
    try #require(symbol.layers[0].shapes[0].masters?.paths[.medium]?[weight])
  }

  private static let ring =
    "<path fill-rule=\"evenodd\" d=\"M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM8 2.2A5.8 5.8 0 1 0 8 13.8 5.8 5.8 0 0 0 8 2.2Z\"/>"

  @Test func scalesToTheGridAndKeepsRegular() throws {
    let imported = try icon(Self.ring)
    #expect(imported.kind == .filled)
    let regular = try path(imported.symbol, .regular)
    let box = try #require(regular.bounds)
    #expect(abs(box.minX - 1.5) < 0.003)
    #expect(abs(box.maxY - 22.5) < 0.003)
    let exact = Double.pi * (10.5 * 10.5 - 8.7 * 8.7)
    #expect(abs(regular.area - exact) < exact * 1e-3)
  }

  @Test func offsetsKeepPartsOfThinStrokesAndStructure() throws {
    let symbol = try icon(Self.ring).symbol
    let outlines = try #require(symbol.layers[0].shapes[0].masters)
    #expect(outlines.areSynthesised)
    func stroke(_ weight: SymbolWeight) throws -> Double {
      let outline = try #require(FilledOutline(try path(symbol, weight)))
      return try #require(StrokeMeasurement(outline, in: 0.1...6)).width
    }
    #expect(abs(try stroke(.regular) - 1.8) < 0.05)
    let thin = try stroke(.ultralight)
    #expect(
      abs(thin - max(1.8 * FilledOutlines.keptBlack, 1.8 - 2 * FilledOutlines.reach.lighter)) < 0.05
    )
    #expect(abs(try stroke(.black) - (1.8 + 2 * FilledOutlines.reach.heavier)) < 0.05)
    // The compiler checks the structure.
    _ = try DrawnOutline(outlines, scale: .medium, symbol: "icon", tolerance: 0.002)
  }

  @Test func `Dots keep half of their width in Ultralight`() throws {
    // A dot of 1.5 units of 16, beside a ring whose hole has the same size.
    let symbol = try icon(
      "<circle cx=\"3\" cy=\"8\" r=\".75\"/><path fill-rule=\"evenodd\" d=\"M10 5.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5zm0 1.5a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5z\"/>"
    ).symbol
    func boxes(_ weight: SymbolWeight) throws -> [Rect] {
      try path(symbol, weight).contours.compactMap(\.bounds).sorted { $0.width < $1.width }
    }
    let (regular, light) = (try boxes(.regular), try boxes(.ultralight))
    try #require(regular.count == 3 && light.count == 3)
    let dot = try #require(light.min { $0.minX < $1.minX })
    #expect(abs(dot.width - 2.25 * FilledOutlines.keptDot) < 0.03)
    // The hole is not a dot: it grows by the amount that the ring loses outside.
    let (hole, ring) = (light[1], light[2])
    #expect(abs((hole.width - 2.25) - (6.75 - ring.width)) < 0.06 && hole.width > 3)
  }

  @Test func countersStayOpen() throws {
    // A slit of one unit of 16 in a stroke.
    let symbol = try icon("<path d=\"M2 6.5h12v3H2zM4 7.5v1h8v-1z\"/>").symbol
    let black = try path(symbol, .black)
    let width = try #require(CounterMeasurement(black)).width
    #expect(abs(width - min(1.5 * FilledOutlines.keptWhite, FilledOutlines.enoughWhite)) < 0.03)
    // At the ends of the slit the sides overlap in the black, where the nonzero rule sees nothing of it.
    let shape = try #require(black.withoutOverlaps(tolerance: 0.01))
    try #require(shape.contours.count == 2)
    let boxes = shape.contours.compactMap(\.bounds).sorted { $0.width < $1.width }
    #expect(abs(abs(shape.area) - boxes[1].width * boxes[1].height + boxes[0].width * width) < 0.05)
  }

  /// Parts that touch or almost touch, and an unrelated edge: the top of the box.
  ///
  /// An edge that gives way does so as a whole, and a disc is one edge.
  @Test(arguments: [
    // A tip before a bar, and one on it.
    ("M2 2h12v2H2zM8 4.2l4 8H4z", 12.2, true),
    ("M2 2h12v2H2zM8 4l4 8H4z", 12.0, true),
    // Two tips that meet.
    ("M2 2h12v2L8 7L2 4zM8 7l6 6H2z", 13.0, true),
    // A disc beside a bar, and one that touches it.
    ("M2 2h12v2H2zM8 4.1a4 4 0 0 1 0 8 4 4 0 0 1 0-8z", 12.1, false),
    ("M2 2h12v2H2zM8 4a4 4 0 0 1 0 8 4 4 0 0 1 0-8z", 12.0, false),
    // A notch with a short flat bottom.
    ("M2 2h12v10H8.6L8.05 4h-.1L7.4 12H2z", 12.0, true),
  ]) func edgesThatWouldCrossAreHeldBackAlone(
    path data: String, bottom: Double, growsBelow: Bool
  ) throws {
    let symbol = try icon("<path d=\"\(data)\"/>").symbol
    let black = try path(symbol, .black)
    let regular = try path(symbol, .regular)
    let (was, box) = (try #require(regular.bounds), try #require(black.bounds))
    let full = FilledOutlines.reach.heavier
    #expect(abs(was.minY - box.minY - full) < 0.01)
    #expect(abs(was.maxY - 1.5 * bottom) < 0.01)
    #expect((box.maxY - was.maxY > 0.9 * full) == growsBelow)
    // Separate parts stay separate.
    if data.contains("4.2l") || data.contains("4.1a") {
      #expect(!OverlapDetection.overlaps(black, tolerance: 0.01))
      #expect(try #require(FilledOutline(black)).contoursOfBlack == 2)
    }
    // Nothing turns inside out.
    let areas = zip(regular.contours.map(\.area), black.contours.map(\.area))
    #expect(areas.allSatisfy { ($0 > 0) == ($1 > 0) })
  }

  @Test func smallRoundingsShrinkToCorners() throws {
    let symbol = try icon("<rect x=\"2\" y=\"2\" width=\"12\" height=\"12\" rx=\".2\"/>").symbol
    let thin = try #require(try path(symbol, .ultralight).bounds)
    #expect(abs(thin.width - (18 - 2 * FilledOutlines.reach.lighter)) < 1e-6)
  }

  @Test func opacityMakesLayers() throws {
    let imported = try icon(
      "<path opacity=\".2\" d=\"M2 2h12v12H2z\"/><path d=\"M6 6h4v4H6z\"/><path opacity=\".1\" d=\"M7 7h1v1H7z\"/>"
    )
    #expect(imported.symbol.layers.map(\.level) == [.secondary, .primary, .tertiary])
    #expect(imported.symbol.metadata.preferredMode == .hierarchical)
  }

  @Test func areasAmongLinesAreSynthesisedToo() throws {
    let imported = try icon(
      "<path d=\"M2 2h12\" stroke=\"#000\"/><path d=\"M4 5h8v2H4z\"/><path d=\"M4 8h8v2H4z\"/>")
    #expect(imported.kind == .mixed)
    let shapes = imported.symbol.layers.flatMap(\.shapes)
    #expect(shapes.map { $0.masters != nil } == [false, true])
    let outlines = try #require(shapes.last?.masters)
    #expect(outlines.areSynthesised)
    // The white between the bars keeps a part of its width.
    let black = try #require(outlines.paths[.medium]?[.black])
    let boxes = black.contours.compactMap(\.bounds).sorted { $0.minY < $1.minY }
    try #require(boxes.count == 2)
    let kept = min(1.5 * FilledOutlines.keptWhite, FilledOutlines.enoughWhite)
    #expect(abs(boxes[1].minY - boxes[0].maxY - kept) < 0.02)
    // Their other sides are as heavy as those of other icons.
    #expect(
      abs(boxes[1].maxY - boxes[0].minY - (3 + 1.5 + 3 + 2 * FilledOutlines.reach.heavier)) < 0.02)
  }

  @Test func sliversNextToShapesDropNothing() throws {
    // A crescent whose ends and curve have opposite directions.
    let imported = try icon(
      "<path d=\"M1 1h10v10H1z\"/><path d=\"M2 13c4 .3 8 .3 12 0c-4 .29 -8 .29 -12 0z\"/>")
    #expect(imported.symbol.layers.count == 1)
    let regular = try path(imported.symbol, .regular)
    #expect(abs(regular.area - 225) < 0.5)
  }

  @Test func errorsSayWhatIsWrong() throws {
    let empty = #expect(throws: ImportError.self) { try icon("<path d=\"M2 2h12\"/>") }
    #expect(empty?.message == "the filled shapes enclose no area")
    // Lines without area do not cause other shapes to be dropped.
    #expect(try icon("<path d=\"M2 2h4v4z\"/><path d=\"M2 2v12\"/>").symbol.layers.count == 1)
  }

  @Test func theFontSaysThatWeightsAreSynthesised() throws {
    var symbol = try icon(Self.ring).symbol
    symbol.metadata.category = "shapes"
    let (file, _) = try FontCompiler().font(
      SymbolSet(symbols: [symbol, try drawing(name: "minus")]))
    let font = try SymbolFont(FontData(file.encoded()))
    let (icon, minus) = (
      try #require(font.entry(named: "icon")), try #require(font.entry(named: "minus"))
    )
    #expect(font.hasOutlines(icon.index) && font.hasSynthesisedWeights(icon.index))
    #expect(!font.hasOutlines(minus.index) && !font.hasSynthesisedWeights(minus.index))
    #expect(font.guides(of: icon.index) == [[]])
  }
}

extension FilledOutline {
  /// The number of its parts that do not touch.
  fileprivate var contoursOfBlack: Int {
    contours.count { contour in
      zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(0.0) {
        $0 + ($1.0 - contour[0]).cross($1.1 - contour[0])
      } > 0
    }
  }
}
