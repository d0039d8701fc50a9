@testable import SymtextGraphics
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import Testing

struct IconImporterTests {
  private func imported(
    _ inside: String, root: String = "", name: String = "an.icon", isLenient: Bool = false,
    keepsWeight: Bool = false
  ) throws -> ImportedSymbol {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" \(root)>\n\(inside)\n</svg>"
    return try IconImporter(file: "icon.svg", isLenient: isLenient, keepsWeight: keepsWeight)
      .symbol(from: Array(text.utf8), name: name)
  }

  private static let stroked = "fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\""

  private func message(_ inside: String, root: String = "") -> String? {
    #expect(throws: ImportError.self) { try imported(inside, root: root) }?.description
  }

  @Test(arguments: [
    ("<path d=\"M1 1h4\"/>", stroked, ImportedSymbol.Kind.strokes),
    ("<path d=\"M1 1h4v4z\"/>", "", .filled),
    ("<path d=\"M1 1h4\"/><path d=\"M1 9h4v4z\" fill=\"#000\" stroke=\"none\"/>", stroked, .mixed),
    ("<path d=\"M1 1h4v4z\" fill=\"#000\"/>", stroked, .strokes),
  ])
  func `The type of an icon follows from its elements`(
    inside: String, root: String, kind: ImportedSymbol.Kind
  ) throws {
    #expect(try imported(inside, root: root).kind == kind)
  }

  @Test func `The usual stroke becomes the library's, others keep their ratio`() throws {
    let inside = "<path d=\"M1 1h4\"/><path d=\"M1 5h4\"/><path stroke-width=\"1\" d=\"M1 9h4\"/>"
    let shapes = try imported(inside, root: Self.stroked).symbol.layers[0].shapes
    #expect(shapes.map(\.pen.factor) == [1, 1, 0.5])
    #expect(shapes.map(\.pen.base) == [0, 0, 0])
  }

  @Test func `A kept weight is the icon's own at Regular`() throws {
    let shapes = try imported("<path d=\"M1 1h4\"/>", root: Self.stroked, keepsWeight: true)
      .symbol.layers[0].shapes
    let regular = WeightLaw.stroke(axisValue: 400, scale: .medium) / DrawingGrid.unit / 2
    #expect(abs(shapes[0].pen.halfWidth(regular) - 1) < 1e-12)
  }

  @Test func `Filled shapes among strokes are unchanged at Regular`() throws {
    let line = "<path d=\"M1 20h4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>"
    let fills = "<path d=\"M1 1h9v9z\"/><circle cx=\"18\" cy=\"18\" r=\"2\"/>"
    let shapes = try imported(fills + line.replacing("currentColor", with: "black"))
      .symbol.layers[0].shapes
    #expect(shapes.count == 3)
    #expect(abs(shapes[0].pen.halfWidth(IconWeight.halfRegular) - 2) < 1e-12)
    let area = try #require(shapes[2].masters?.paths[.medium]?[.regular])
    #expect(area.bounds == Rect(minX: 1, minY: 1, maxX: 10, maxY: 10))
  }

  @Test func `Fainter parts are lower levels`() throws {
    let inside =
      "<path opacity=\".4\" d=\"M1 1h4v4z\"/><path d=\"M9 1h4v4z\"/><path fill-opacity=\".1\" d=\"M9 9h4v4z\"/>"
    #expect(try imported(inside).symbol.layers.map(\.level) == [.secondary, .primary, .tertiary])
    let even = "<path opacity=\".4\" d=\"M1 1h4v4z\"/>"
    #expect(try imported(even).symbol.layers.map(\.level) == [.primary])
  }

  @Test func `Several colours form the multicolor mode, one does not`() throws {
    let two = try imported("<path fill=\"#f33\" d=\"M1 1h4v4z\"/><path d=\"M9 1h4v4z\"/>")
    #expect(two.symbol.layers.map(\.color) == [.systemRed, nil])
    let one = try imported("<path fill=\"#0f172a\" d=\"M1 1h4v4z\"/>")
    #expect(one.symbol.layers.map(\.color) == [nil])
  }

  @Test func `White clears the shapes behind it`() throws {
    let layers = try imported("<path d=\"M1 1h20v20z\"/><path fill=\"#fff\" d=\"M9 1h4v4z\"/>")
      .symbol.layers
    #expect(layers.map(\.erases) == [false, true])
    let nothing = try imported("<path fill=\"#fff\" d=\"M9 1h4v4z\"/><path d=\"M1 1h20v20z\"/>")
    #expect(nothing.symbol.layers.count == 1)
    #expect(
      nothing.warnings.map(\.description) == [
        "icon.svg:2:1: <path> is white with nothing behind it and is left out"
      ])
    // Icons for dark pages are all white.
    #expect(try imported("<path fill=\"#fff\" d=\"M9 1h4v4z\"/>").symbol.layers.count == 1)
  }

  @Test func `Invisible boxes are not drawn`() throws {
    let inside = "<path stroke=\"none\" d=\"M0 0h24v24H0z\"/><path d=\"M4 4h9\"/>"
    let symbol = try imported(inside, root: Self.stroked)
    #expect(symbol.symbol.layers[0].shapes.count == 1)
    #expect(symbol.warnings.isEmpty)
  }

  @Test func `A title is the alternative text, or else the name's words`() throws {
    #expect(
      try imported("<title> An eye </title><path d=\"M1 1h4v4z\"/>").symbol.metadata.altText
        == "An eye")
    let named = try imported("<path d=\"M1 1h4v4z\"/>", name: "arrow.down.left").symbol.metadata
    #expect(named.altText == "Arrow down left")
    #expect(named.category == "imported")
  }

  @Test(arguments: [
    ("", "1:1: nothing visible is drawn; shapes need a fill or a stroke"),
    ("<path d=\"M1 1h4v4z\" fill=\"none\"/>", "1:1: nothing visible is drawn"),
    ("<text>a</text>", "2:1: <text> cannot become an outline"),
    ("<image href=\"/etc/passwd\"/>", "2:1: <image> cannot become an outline"),
    ("<path d=\"M1 1h4v4z\" fill=\"url(#g)\"/>", "2:1: fill=\"url(#g)\" is not a plain colour"),
    ("<path d=\"M1 1h4v4z\" mask=\"url(#m)\"/>", "2:1: a mask cannot become an outline"),
    (
      "<mask id=\"m\"><path d=\"M0 0h9v9z\" fill=\"#888\"/></mask><path d=\"M1 1h4v4z\" mask=\"url(#m)\"/>",
      "2:54: a mask cannot become an outline"
    ),
    ("<path d=\"M1 1h4v4z\" filter=\"url(#f)\"/>", "2:1: a filter cannot become an outline"),
    ("<path d=\"M1 1h4X\"/>", "2:1: path data, character 7: unknown path command X"),
    ("<path d=\"M1 1e300\"/>", "2:1: path data, character 4: a number of less than 1000000000 is"),
    ("<path d=\"M1 NaN\"/>", "2:1: path data, character 4: a number is expected"),
    ("<use href=\"other.svg#a\"/>", "2:1: <use> refers to “other.svg#a”, which is not in the file"),
    ("<g id=\"a\"><use href=\"#a\"/></g>", "2:11: <use> refers to “a”, which contains it"),
    (
      "<path d=\"M1 1h4\" stroke=\"#000\" transform=\"scale(1 20000)\"/>",
      "2:1: a transform stretches a stroke too unevenly"
    ),
    ("<path d=\"M1 1h4v4z\" marker-end=\"url(#a)\"/>", "2:1: the marker “url(#a)” cannot become"),
    ("<path d=\"M1 1h4v4z\" fill=\"pinkish\"/>", "2:1: fill=\"pinkish\" is not understood"),
    ("<style>g > path{}</style><path d=\"M1 1h4v4z\"/>", "1:1: the style rule “g > path”"),
    (
      "<path d=\"M0 0h9\" stroke=\"#000\" stroke-dasharray=\"1e-8\"/>",
      "2:1: the line has more than 10000 dashes"
    ),
    (
      "<path d=\"M0 0h9v9z\" transform=\"scale(1e8)\"/>",
      "2:1: <path> has coordinates beyond ±1000000 units"
    ),
  ])
  func `Unsupported content is refused with its position`(inside: String, message: String) {
    #expect(self.message(inside)?.hasPrefix("icon.svg:\(message)") == true)
  }

  @Test func `Unsupported content may be accepted with a warning`() throws {
    let inside =
      "<text>a</text><path d=\"M1 1h4v4z M5 5 X\"/><path d=\"M9 9h4v4z\" fill=\"url(#g)\"/>"
    let imported = try imported(inside, isLenient: true)
    #expect(imported.warnings.count == 3)
    let shapes = imported.symbol.layers[0].shapes
    #expect(shapes.map { $0.masters?.paths[.medium]?[.regular]?.contours.count } == [2])
  }

  @Test func `A template is not an icon`() {
    #expect(
      message("<g id=\"Notes\"/><g id=\"Guides\"/><g id=\"Symbols\"/>")?.contains("template")
        == true)
  }

  @Test func `symtext drawings are recognised as such`() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
      stroke-linecap="round" stroke-linejoin="round"><title>Line</title>
      <metadata><category>shapes</category></metadata>
      <g class="monochrome-0 hierarchical-0:primary"><path d="M4 12h16"/></g></svg>
      """
    let imported = try IconImporter(file: "line.svg").symbol(from: Array(text.utf8), name: "line")
    #expect(imported.kind == .drawing)
    #expect(imported.symbol.metadata.category == "shapes")
    #expect(!imported.symbol.keepsRegular)
  }

  /// The attributes of our own form.
  private static let own =
    "fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
  private static let leaf = """
    <g class="monochrome-0 hierarchical-0:secondary multicolor-0:systemGreen"><path d="M4 12h16"/></g>
    <g class="monochrome-1 hierarchical-1:primary multicolor-1:systemRed"
      style="-sfsymbols-variable-threshold:0.5"><path class="fine" d="M12 4v16"/></g>
    """

  @Test func `A drawing of our own form needs no metadata`() throws {
    let imported = try imported(Self.leaf, root: Self.own, name: "two.lines")
    #expect(imported.kind == .drawing && imported.warnings.isEmpty)
    let layers = imported.symbol.layers
    #expect(layers.map(\.level) == [.secondary, .primary])
    #expect(layers.map(\.color) == [.systemGreen, .systemRed])
    #expect(layers.map(\.variableThreshold) == [nil, 0.5])
    #expect(imported.symbol.metadata.altText == "Two lines" && imported.hasGuessedAltText)
    #expect(imported.symbol.metadata.category == "imported")
    let titled = try self.imported("<title>Cross</title>\(Self.leaf)", root: Self.own)
    #expect(titled.symbol.metadata.altText == "Cross" && !titled.hasGuessedAltText)
  }

  @Test func `An icon tells the layers, colours and classes of our own form that it drops`() throws
  {
    let icon = try imported(Self.leaf, root: Self.stroked)
    #expect(icon.kind == .strokes)
    let warning = try #require(
      icon.warnings.map(\.description).first { $0.contains("imported as an icon") })
    for word in [
      "monochrome-0", "hierarchical-0:secondary", "multicolor-0:systemGreen", "and 2 more",
      "stroke-linecap=\"round\" stroke-linejoin=\"round\"",
    ] {
      #expect(warning.contains(word), "\(word): \(warning)")
    }
    #expect(!warning.contains("fill=\"none\""))
    // A class of a shape, and a layer that is not directly in <svg>.
    for inside in [
      "<path class=\"filled\" d=\"M4 12h16\"/>",
      "<g><g class=\"hierarchical-0:primary\"><path d=\"M4 12h16\"/></g></g>",
    ] {
      let warnings = try imported(inside, root: Self.own).warnings.map(\.description)
      #expect(warnings.contains { $0.contains("directly in <svg>") }, "\(warnings)")
    }
    #expect(try imported("<path class=\"a\" d=\"M4 12h16\"/>", root: Self.own).warnings.isEmpty)
  }
}
