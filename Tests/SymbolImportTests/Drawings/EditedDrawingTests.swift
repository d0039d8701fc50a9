@testable import SymtextGraphics
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import SymtextSVGReading
import Testing

/// Drawings that editors have saved.
struct EditedDrawingTests {
  /// A drawing as symtext writes it.
  private static let clean = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
    stroke-linecap="round" stroke-linejoin="round">
      <title>Lamp</title>
      <metadata><category>objects</category><anchor>12 3</anchor></metadata>
      <g class="monochrome-0 hierarchical-0:secondary" style="-sfsymbols-motion-group:1"><path d="M8 21h8"/></g>
      <g class="monochrome-1 hierarchical-1:primary"><path class="fine" d="M8 3h8l3 9H5z" fill="currentColor"/></g>
    </svg>
    """

  /// The same as Inkscape 1.2 saves it, with the attributes that its window adds to moved and edited shapes.
  private static let saved = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
       stroke-linejoin="round" version="1.1" id="svg7" sodipodi:docname="lamp.svg" xml:space="preserve"
       inkscape:version="1.2.2 (b0a8486541, 2022-12-01)"
       xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
       xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
       xmlns="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <defs id="defs11"><linearGradient id="unused"/></defs>
      <sodipodi:namedview id="namedview9" pagecolor="#ffffff" showgrid="false"><inkscape:grid type="xygrid"/></sodipodi:namedview>
      <title id="title1">Lamp</title>
      <metadata id="metadata2"><category id="c">objects</category><anchor id="a">12 3</anchor><rdf:RDF/></metadata>
      <g class="monochrome-0 hierarchical-0:secondary" id="g4" inkscape:label="foot"
         style="-sfsymbols-motion-group:1;display:inline;opacity:1;-inkscape-stroke:none"
         transform="translate(0,1)"><path d="M 8,20 H 16" id="path3" sodipodi:nodetypes="cc"
         style="fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:none;stroke-opacity:1"/></g>
      <g class="monochrome-1 hierarchical-1:primary" id="g6" data-name="lamp"><path class="fine" id="path5"
         style="color:#000000;fill:#000000;stroke:#000000;stroke-miterlimit:4" transform="matrix(2,0,0,2,0,0)"
         d="M 4,1.5 H 8 L 9.5,6 H 2.5 Z"/></g>
    </svg>
    """

  private func symbol(_ text: String) throws -> ImportedSymbol {
    try IconImporter(file: "lamp.svg").symbol(from: Array(text.utf8), name: "lamp")
  }

  @Test func `A drawing is the same after an editor has saved it`() throws {
    let (clean, saved) = (try symbol(Self.clean), try symbol(Self.saved))
    #expect(saved.kind == .drawing)
    #expect(saved.symbol.layers.count == 2)
    #expect(saved.symbol == clean.symbol)
    #expect(saved.symbol.layers[0].motion.group == 1)
  }

  @Test(arguments: [
    (
      "stroke-opacity:1", "stroke-opacity:0.5",
      "the attribute stroke-opacity is not supported on <path>"
    ),
    ("stroke:#000000", "stroke:#f00", "the attribute stroke is not supported on <path>"),
    ("stroke:#000000;", "color:#f00;", "the attribute color is not supported on <path>"),
    (
      "<linearGradient id=\"unused\"/>", "<g><style>path { stroke: red }</style></g>",
      "<style> is not supported; write its properties on the shapes as attributes"
    ),
    ("stroke-width:2;", "stroke-width:1;", "the attribute stroke-width is not supported on <path>"),
    ("opacity:1;-ink", "opacity:0.5;-ink", "“opacity:0.5” is not supported; a layer's style has"),
    (
      "id=\"g4\"", "data-symtext-layer=\"1\"",
      "one of color, opacity, clear, anchor, stroke, fine, weights, fill, draw, not “layer”, is expected"
    ),
    ("matrix(2,0,0,2,0,0)", "matrix(2,0)", "transform=\"matrix(2,0)\" is not a list of transforms"),
  ])
  func `What would change the picture is refused`(from: String, to: String, message: String) {
    let error = #expect(throws: ImportError.self) {
      try symbol(Self.saved.replacing(from, with: to))
    }
    #expect(error?.description.contains(message) ?? false, "\(error?.description ?? "")")
  }

  @Test func `Attributes say what classes have no words for`() throws {
    let layers = try symbol(
      Self.clean.replacing(
        "<g class=\"monochrome-1",
        with: """
          <g data-symtext-color='["#0A58CA", "#6EA8FE"]' data-symtext-opacity='{ "multicolor": 0.5 }' \
          data-symtext-stroke='{ "900": 0.5 }' data-symtext-clear='["hierarchical"]' class="monochrome-1
          """
      )
    ).symbol.layers
    #expect(layers[1].color == .pair(light: 0x0A58CA, dark: 0x6EA8FE))
    #expect(layers[1].opacities == LayerOpacities(multicolor: 0.5))
    #expect(layers[1].clears == .levels)
    #expect(layers[1].level == .primary)
    #expect(layers[0].opacities == .full)
  }
}
