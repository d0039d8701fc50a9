import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import SymtextTestSupport
import Testing

struct TemplateImporterTests {
  private func read(_ text: String) throws -> ImportedSymbol {
    try TemplateImporter(file: "my.svg").symbol(from: Array(text.utf8), name: "my")
  }

  private func outlines(_ imported: ImportedSymbol, layer: Int = 0) throws -> MasterOutlines {
    try #require(imported.symbol.layers[layer].shapes.first?.masters)
  }

  private func bounds(
    _ imported: ImportedSymbol, _ weight: SymbolWeight, _ scale: SymbolScale, layer: Int = 0
  ) throws -> Rect {
    try #require(try outlines(imported, layer: layer).paths[scale]?[weight]?.bounds)
  }

  /// Returns the number of drawing units in a template unit.
  private func unit(_ scale: SymbolScale, capHeight: Double = 70.459) -> Double {
    1 / (0.0648 * scale.factor * capHeight)
  }

  // MARK: File formats

  @Test func `Three masters give all scales, centred on the cap height and between the margins`()
    throws
  {
    let imported = try read(TemplateSample().text)
    #expect(imported.kind == .template)
    #expect(imported.warnings.isEmpty)
    for scale in SymbolScale.allCases {
      #expect(try outlines(imported).paths[scale]?.count == 3)
      let box = try bounds(imported, .regular, scale)
      #expect(abs(box.midX - 12) < 1e-3)
      #expect(abs(box.midY - 12) < 1e-3)
      // Outer radius and margins by the formula: .23235 U + 1.04365 R and so on.
      let (u, r): (Double, Double) =
        switch scale {
        case .small: (0, 1)
        case .medium: (0.23235, 1.04365)
        case .large: (0.60905, 1.03795)
        }
      let radius = u * 37.118 + r * 40.23
      #expect(abs(box.width - 2 * radius * unit(scale)) < 1e-4)
      let pair = try #require(imported.symbol.margins?.pairs[scale]?[.regular])
      #expect(abs(pair.right - pair.left - (u * 88 + r * 90) * unit(scale)) < 1e-4)
      #expect(abs(pair.left + pair.right - 24) < 1e-9)
    }
  }

  @Test func `Guides of a compact file have their positions`() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
      <g id="Notes"><text id="template-version">Template v.3.0</text></g>
      <g id="Guides">
      <path id="Capline-S" d="M18,76 l800,0"/><path id="Baseline-S" d="M18,146 l800,0"/>
      <path id="left-margin-Regular-S" d="M100,60 l0,100"/>
      <path id="right-margin-Regular-S" d="M200,60 l0,100"/>
      </g>
      <g id="Symbols"><g id="Regular-S"><path d="M110 76h80v70h-80z"/></g></g></svg>
      """
    let imported = try read(text)
    let box = try bounds(imported, .regular, .small)
    #expect(abs(box.height - 70 * unit(.small, capHeight: 70)) < 1e-9)
    #expect(abs(box.midY - 12) < 1e-9)
    let pair = try #require(imported.symbol.margins?.pairs[.small]?[.regular])
    #expect(abs(box.minX - pair.left - 10 * unit(.small, capHeight: 70)) < 1e-9)
    // A single variant cannot be interpolated: it is used for all others, with a warning.
    #expect(imported.warnings.count == 1)
    #expect(imported.warnings.first?.message.contains("Regular-S") == true)
    #expect(try bounds(imported, .black, .large) == box)
  }

  @Test func `Version 1 has margins from the widths of rectangles, inside transformed groups`()
    throws
  {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300px" height="2200px" viewBox="0 0 3300 2200">
      <title>x</title><g id="Page"><g id="All">
      <g id="Notes"><text id="Template-v.1.0"><tspan x="1">Template v.1.0</tspan></text></g>
      <g id="Guides" transform="translate(263, 625)">
      <line id="Baseline-M" x1="0" x2="2773" y1="501" y2="501"/>
      <line id="Capline-M" x1="0" x2="2773" y1="430.54" y2="430.54"/>
      <rect id="left-margin" x="1128.3" y="405" width="8" height="119"/>
      <rect id="right-margin" x="1236.65" y="405" width="12" height="119"/></g>
      <g id="Symbols" transform="translate(1399, 1016)"><g id="Regular-M" transform="translate(6, 7)">
      <path d="M0 30h100v70h-100z"/></g></g></g></g></svg>
      """
    let imported = try read(text)
    let box = try bounds(imported, .regular, .medium)
    let pair = try #require(imported.symbol.margins?.pairs[.medium]?[.regular])
    let unit = unit(.medium, capHeight: 70.46)
    #expect(abs(box.minX - pair.left - 8 * unit) < 1e-9)
    #expect(abs(pair.right - box.maxX - 12 * unit) < 1e-9)
    // The baseline is at 1126, the path between 1053 and 1123.
    #expect(abs(box.maxY - (12 + (35.23 - 3) * unit)) < 1e-9)
  }

  @Test func `Version 2 has one pair of lines; the other variants are at their groups' positions`()
    throws
  {
    var sample = TemplateSample()
    sample.version = "2.0"
    sample.parts["Regular-M"] = (0.23235, 1.04365, 0)
    sample.variants.append("Regular-M")
    sample.margins = ["Regular-M"]
    let text = sample.text.replacing("-margin-Regular-M", with: "-margin")
    let imported = try read(text)
    let pair = try #require(imported.symbol.margins?.pairs[.small]?[.black])
    #expect(abs(pair.right - pair.left - 94 * unit(.small)) < 1e-3)
    #expect(imported.warnings.isEmpty)
  }

  @Test func `A variant in the file overrides the interpolated one`() throws {
    var sample = TemplateSample()
    sample.parts["Bold-M"] = (0, 0, 1.2)
    sample.parts["Heavy-S"] = (0, 0.236, 0.764)
    sample.variants += ["Bold-M", "Heavy-S"]
    let imported = try read(sample.text)
    let paths = try outlines(imported).paths
    #expect(paths[.medium]?[.bold] != nil)
    // A variant equal to the interpolated one is not kept.
    #expect(paths[.small]?[.heavy] == nil)
    let box = try bounds(imported, .bold, .medium)
    #expect(abs(box.width - 2 * 1.2 * 44.58 * unit(.medium)) < 1e-3)
  }

  @Test func `Lines become curves where another master has curves`() throws {
    let sample = TemplateSample()
    let line = sample.text.replacing(
      "d=\"\(sample.data(.init(), "Black-S"))\"", with: "d=\"M0 0L10 0L10 -10Z\"")
    let curve = line.replacing(
      "d=\"\(sample.data(.init(), "Regular-S"))\"", with: "d=\"M0 0C1 0 5 0 8 0L8 -8Z\"")
    let all = curve.replacing(
      "d=\"\(sample.data(.init(), "Ultralight-S"))\"", with: "d=\"M0 0Q3 0 6 0L6 -6Z\"")
    let imported = try read(all)
    #expect(imported.warnings.isEmpty)
    let paths = try #require(try outlines(imported).paths[.small])
    for weight in [SymbolWeight.ultralight, .regular, .black] {
      guard case .cubic = paths[weight]?.elements[1] else {
        Issue.record("\(weight) has no curve")
        continue
      }
    }
  }

  @Test func `Variants with other commands keep their shapes in one structure`() throws {
    // A square as four lines from one corner, as lines and a curve from another, and with an additional point on a
    // side.
    let sample = TemplateSample()
    var text = sample.text
    for (variant, data) in [
      ("Ultralight-S", "M10 0L80 0L80 -70L10 -70Z"),
      ("Regular-S", "M80 -70C50 -70 30 -70 10 -70L10 -30L10 0L80 0Z"),
      ("Black-S", "M0 5L45 5L90 5L90 -75L0 -75Z"),
    ] {
      text = text.replacing(sample.data(.init(), variant), with: data)
    }
    let imported = try read(text)
    #expect(imported.warnings.count == 1)
    let paths = try #require(try outlines(imported).paths[.small])
    let scale = unit(.small)
    for (weight, area, width) in [
      (SymbolWeight.ultralight, 4900.0, 70.0), (.regular, 4900, 70), (.black, 7200, 90),
    ] {
      let path = try #require(paths[weight])
      #expect(abs(abs(path.area) - area * scale * scale) < 1e-6)
      #expect(abs((path.bounds?.width ?? 0) - width * scale) < 1e-9)
      #expect(path.elements.count == paths[.regular]?.elements.count)
    }
  }

  @Test func `Invisible paths count`() throws {
    var sample = TemplateSample()
    sample.paths = [("style=\"fill:none;opacity:0\"", .init()), ("display=\"none\"", .init())]
    let imported = try read(sample.text)
    #expect(try outlines(imported).paths[.small]?[.regular]?.contours == 4)
  }

  @Test func `The even-odd rule is converted to directions`() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
      <g id="Guides"><path id="Capline-S" d="M18,76 l800,0"/><path id="Baseline-S" d="M18,146 l800,0"/></g>
      <g id="Symbols"><g id="Regular-S" fill-rule="evenodd">
      <path d="M0 0h80v80h-80zM10 10h60v60h-60zM20 20h40v40h-40z"/></g></g></svg>
      """
    let path = try #require(try outlines(read(text)).paths[.small]?[.regular])
    let scale = unit(.small, capHeight: 70)
    #expect(abs(path.area - (6400 - 3600 + 1600) * scale * scale) < 1e-6)
    #expect(try read(text).symbol.margins == nil)
  }

  // MARK: Annotation

  private var annotated: TemplateSample {
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.style = """
      .defaults {-sfsymbols-variable-value-mode:color}
      .monochrome-0 {-sfsymbols-motion-group:1;-sfsymbols-variable-threshold:0.0}
      .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true;-sfsymbols-layer-tags:abc _badge plus}
      .monochrome-2 {-sfsymbols-variable-threshold:0.51;-sfsymbols-always-pulses:true}
      .multicolor-0:custom {fill:#FF8201}
      .multicolor-1:tintColor {opacity:0.0;-sfsymbols-clear-behind:true}
      .hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}
      .SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
      """
    sample.paths = [
      (
        "class=\"monochrome-0 multicolor-0:custom hierarchical-0:secondary SFSymbolsPreviewWireframe\" data-clipstroke-keyframes=\"0 0 0 0.25 1.25 0 1 0.25 1.25\"",
        .init()
      ),
      ("class=\"monochrome-1 multicolor-1:tintColor hierarchical-1:primary\"", .init(radius: 20)),
      (
        "class=\"monochrome-2 multicolor-2:systemRedColor hierarchical-2:primary\"",
        .init(radius: 12)
      ),
    ]
    return sample
  }

  @Test func `Layers have levels, colours, thresholds, tags and clear`() throws {
    let imported = try read(annotated.text)
    #expect(imported.warnings.isEmpty)
    let layers = imported.symbol.layers
    #expect(layers.map(\.level) == [.secondary, .primary, .primary])
    #expect(layers.map(\.color) == [.fixed(0xFF8201), .tintColor, .systemRed])
    #expect(layers.map(\.variableThreshold) == [0, nil, 0.51])
    #expect(layers.map(\.erases) == [false, true, false])
    #expect(layers.map(\.tag) == [nil, .badge, nil])
    #expect(layers[0].annotation?[.monochrome]?.motionGroup == 1)
    #expect(layers[2].annotation?[.monochrome]?.alwaysPulses == true)
    #expect(layers[1].annotation?[.monochrome]?.layerTags == ["abc", "_badge", "plus"])
    #expect(
      layers[0].annotation?.keyframes[DrawnVariant(.black, .small)] == [
        0: "0 0 0 0.25 1.25 0 1 0.25 1.25"
      ])
    #expect(
      imported.symbol.annotation?.defaults
        == [StyleDeclaration("-sfsymbols-variable-value-mode", "color")])
  }

  @Test func `Names written by Illustrator are accepted`() throws {
    let escaped = annotated.text.replacing("multicolor-0:custom", with: "multicolor-0_x3A_custom")
      .replacing("hierarchical-1:primary", with: "hierarchical-1_x3A_primary")
    #expect(try read(escaped).symbol == read(annotated.text).symbol)
  }

  @Test func `A group inside a variant gives its layers to its paths`() throws {
    var sample = TemplateSample()
    sample.paths = [("", .init())]
    let text = sample.text.replacing(
      "   <path", with: "<g class=\"monochrome-0 hierarchical-0:tertiary\"><path"
    ).replacing("Z\"/>\n  </g>", with: "Z\"/></g>\n  </g>")
    #expect(try read(text).symbol.layers.map(\.level) == [.tertiary])
  }

  @Test func `A layer that clears and is painted becomes two layers`() throws {
    var sample = annotated
    sample.style += ".hierarchical-2:primary {-sfsymbols-clear-behind:true}"
    let layers = try read(sample.text).symbol.layers
    #expect(layers.map(\.clears) == [[], .all, .levels, []])
    #expect(layers[2].annotation?.belongsToNext == true)
    #expect(layers[2].shapes == layers[3].shapes)
  }

  @Test func `Modes with other layers divide the symbol into common parts`() throws {
    var sample = TemplateSample()
    sample.paths = [
      ("class=\"monochrome-0 hierarchical-0:secondary\"", .init()),
      ("class=\"monochrome-0 hierarchical-1:primary\"", .init(radius: 20)),
      ("class=\"monochrome-0 hierarchical-1:primary\"", .init(radius: 12)),
    ]
    let layers = try read(sample.text).symbol.layers
    #expect(layers.map(\.level) == [.secondary, .primary])
    #expect(layers.map { $0.annotation?.paths } == [[0], [1, 2]])
  }

  @Test func `A layer tree picks contours of one path`() throws {
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.style = """
      .monochrome-0 {-sfsymbols-indices:0}
      .multicolor-0:custom {fill:#112233;-sfsymbols-indices:0}
      .shapeGroupLayer-0 {-sfsymbols-fill-action:draw;-sfsymbols-indices:0}
      .shapeGroupLayer-1 {-sfsymbols-fill-action:erase;-sfsymbols-indices:1}
      """
    sample.end = """
      <g id="LayerTree"><g class="monochrome-0 multicolor-0:custom hierarchical-0:tertiary"/>
      <g class="monochrome-1 hierarchical-1:primary"><g class="shapeGroupLayer-0"/><g class="shapeGroupLayer-1"/></g></g>
      """
    let imported = try read(sample.text)
    #expect(imported.symbol.layers.map(\.level) == [.tertiary, .primary])
    #expect(imported.symbol.layers[0].color == .fixed(0x112233))
    let disc = try #require(try outlines(imported).paths[.small]?[.regular])
    let ring = try #require(try outlines(imported, layer: 1).paths[.small]?[.regular])
    #expect(disc.contours == 1)
    #expect(ring.contours == 2)
    #expect(abs(ring.area) < abs(disc.area))
  }

  // MARK: Errors and warnings

  @Test(arguments: [
    ("Template v.3.0", "Template v.8.0", "newer"),
    ("id=\"Baseline-S\"", "id=\"x\"", "Baseline-S"),
    ("-S\" transform", "x\" transform", "not a template"),
    ("<svg version", "<html version", "root"),
    ("C", "CNaN ", "number"),
    ("C", "C1e300 1", "number"),
    ("matrix(1 0 0 1", "matrix(1 0 0 nan", "transform"),
    ("matrix(1 0 0 1", "matrix(1 0 0 900", "reaches"),
    ("matrix(1 0 0 1", "matrix(1 0 0 90000", "beyond ±1000000"),
  ])
  func `Broken files are refused`(find: String, put: String, message: String) throws {
    var text = TemplateSample().text.replacing(find, with: put)
    if put.hasPrefix("<html") { text = text.replacing("</svg>", with: "</html>") }
    if put.hasPrefix("C") { text = TemplateSample().text.replacing("C8", with: put + "8") }
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `Omitted features give a warning`() throws {
    var sample = annotated
    sample.style = sample.style.replacing(
      ".monochrome-2 {", with: ".monochrome-2 {opacity:0.4;")
    var text = sample.text.replacing("id=\"Capline-S\"", with: "id=\"Capline\"")
    text = text.replacing("id=\"Black-S\"", with: "id=\"Black-S\" stroke=\"red\"")
    text = text.replacing(
      "<g id=\"Symbols\">",
      with: "<g id=\"Symbols\"><g id=\"Regular-S_1_\"><path d=\"M0 0h9v9z\"/></g>")
    let messages = try read(text).warnings.map(\.message)
    for expected in ["Capline-S", "opacity", "stroked", "second drawing of Regular-S"] {
      #expect(messages.contains { $0.contains(expected) }, "\(expected): \(messages)")
    }
  }

  @Test
  func `Every template is distinguished from other drawings, also with a group around everything`()
    throws
  {
    func kind(_ text: String) throws -> ImportedSymbol.Kind {
      try IconImporter(file: "my.svg").symbol(from: Array(text.utf8), name: "my").kind
    }
    let text = TemplateSample().text
    let wrapped = text.replacing(" <g id=\"Notes\">", with: " <g id=\"my\"><g id=\"Notes\">")
      .replacing("</svg>", with: "</g></svg>")
    let renamed = text.replacing("id=\"Symbols\"", with: "id=\"Layer_1\"")
    for template in [text, wrapped, renamed] { #expect(try kind(template) == .template) }
    let icon = "<svg viewBox=\"0 0 24 24\"><path id=\"Regular-S\" d=\"M2 2h9v9z\"/></svg>"
    #expect(try kind(icon) == .filled)
  }
}

extension Path {
  fileprivate var contours: Int {
    elements.count { if case .move = $0 { true } else { false } }
  }
}
