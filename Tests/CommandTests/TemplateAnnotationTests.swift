import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing

/// Template annotations survive building a font and exporting it.
struct TemplateAnnotationTests {
  private func symbol(_ text: String, _ name: String) throws -> Symbol {
    try TemplateImporter(file: "\(name).svg").symbol(from: Array(text.utf8), name: name).symbol
  }

  /// Builds a font of templates and exports them from it.
  private func exported(
    _ templates: [String: String], _ options: String...
  ) throws -> (texts: [String: String], message: String) {
    let directory = try TemporaryDirectory()
    var files: [String] = []
    for (name, text) in templates.sorted(by: { $0.key < $1.key }) {
      files.append(try directory.write(text, to: "\(name).svg"))
    }
    let font = directory.file("My.ttf")
    let built = try SymtextProcess.run(
      ["font", "build"] + files + ["-o", font, "--codepoints", directory.file("codepoints")])
    #expect(built.status == 0, "\(built.errorText)")
    let output = try TemporaryDirectory()
    let result = try SymtextProcess.run(
      ["template", "export"] + templates.keys.sorted() + ["--library", font, "-o", output.path]
        + options)
    #expect(result.status == 0, "\(result.errorText)")
    var texts: [String: String] = [:]
    for name in templates.keys {
      texts[name] = try PackageFiles.text(output.file("\(name).svg"))
    }
    return (texts, result.errorText)
  }

  /// All annotations that rules can contain, on several paths of a layer, and in several modes.
  private static let full: TemplateSample = {
    var sample = TemplateSample()
    sample.version = "7.0"
    let tags = "-sfsymbols-layer-tags:-4e99 5119 folder"
    sample.style = """
      .defaults {-sfsymbols-variable-value-mode:draw;-sfsymbols-draw-reverses-motion-groups:true}
      .monochrome-0 {-sfsymbols-motion-group:2;-sfsymbols-variable-draw:0.33 0.33;\(tags)}
      .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true;-sfsymbols-motion-group:0}
      .monochrome-2 {-sfsymbols-variable-threshold:0.51;-sfsymbols-always-pulses:true}
      .multicolor-0:custom {fill:#FF8201;opacity:1.0;-sfsymbols-motion-group:2}
      .multicolor-1:tintColor {opacity:0.0;-sfsymbols-clear-behind:true}
      .multicolor-2:systemRedColor {-sfsymbols-always-rotates:true;-sfsymbols-unheard-of:a b}
      .hierarchical-0:secondary {-sfsymbols-motion-group:2;\(tags)}
      .hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}
      .hierarchical-2:primary {-sfsymbols-clear-behind:true}
      .SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
      """
    let preview = "SFSymbolsPreviewWireframe"
    let back = "class=\"monochrome-0 multicolor-0:custom hierarchical-0:secondary \(preview)\""
    sample.paths = [
      (
        "\(back) data-clipstroke-keyframes=\"0 0 0 0.50010824 0.6049547 0 1 0 0.10495448\"", .init()
      ),
      ("class=\"monochrome-1 multicolor-1:tintColor hierarchical-1:primary\"", .init(radius: 20)),
      ("\(back) data-clipstroke-keyframes=\"1 2\"", .init(radius: 4)),
      (
        "class=\"monochrome-2 multicolor-2:systemRedColor hierarchical-2:primary\"",
        .init(radius: 12)
      ),
    ]
    return sample
  }()

  @Test func `Rules, motion groups, guide points and defaults are preserved`() throws {
    // Guide points differ between masters.
    var text = Self.full.text
    for (number, variant) in ["Black-S", "Regular-S", "Ultralight-S"].enumerated() {
      let start = try #require(text.firstRange(of: "id=\"\(variant)\""))
      let place = try #require(text[start.upperBound...].firstRange(of: "\"1 2\""))
      text.replaceSubrange(place, with: "\"1 2 \(number)\"")
    }
    let drawn = try symbol(text, "mine")
    let (texts, message) = try exported(["mine": text], "--template-version", "7")
    #expect(message.isEmpty)
    let first = try #require(texts["mine"])
    let read = try symbol(first, "mine")
    #expect(drawn.layers.count == 4)
    #expect(drawn.layers[0].annotation?.keyframes.count == 3)
    #expect(drawn.layers[0].annotation?.keyframes[DrawnVariant(.regular, .small)]?.count == 2)
    #expect(read.layers.map(\.annotation) == drawn.layers.map(\.annotation))
    #expect(read.annotation == drawn.annotation)
    #expect(first.contains("\"1 2 0\"") && first.contains("\"1 2 2\""))
    // A second export equals the first.
    let again = try exported(["mine": first], "--template-version", "7")
    let second = try symbol(try #require(again.texts["mine"]), "mine")
    #expect(second.layers.map(\.annotation) == drawn.layers.map(\.annotation))
  }

  @Test func `Templates with some modes or none keep exactly those`() throws {
    var hierarchical = TemplateSample()
    hierarchical.style = ".hierarchical-0:tertiary {fill:#8E8E8E}.hierarchical-1:primary {}"
    hierarchical.paths = [
      ("class=\"hierarchical-0:tertiary\"", .init()),
      ("class=\"hierarchical-1:primary\"", .init(radius: 12)),
    ]
    var shared = TemplateSample()
    shared.version = "5.0"
    shared.paths = [
      ("class=\"monochrome-0 hierarchical-0:secondary\"", .init()),
      ("class=\"monochrome-0 hierarchical-1:primary\"", .init(radius: 12)),
    ]
    var escaped = shared
    escaped.style = ".hierarchical-1_x3A_primary {-sfsymbols-always-pulses:true}"
    escaped.paths[1].attributes = "class=\"monochrome-0 hierarchical-1_x3A_primary\""
    let templates = [
      "plain": TemplateSample().text, "hierarchical": hierarchical.text, "shared": shared.text,
      "escaped": escaped.text,
    ]
    let (texts, message) = try exported(templates)
    #expect(message.isEmpty)
    for (name, text) in templates {
      let drawn = try symbol(text, name)
      let read = try symbol(try #require(texts[name]), name)
      #expect(read.layers.map(\.annotation) == drawn.layers.map(\.annotation), "\(name)")
    }
    #expect(texts["plain"]?.contains("class=") == false)
    #expect(texts["plain"]?.contains("<style>") == false)
  }

  @Test func `Layers that a tree picks from one path become paths with the same meaning`() throws {
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.style = """
      .monochrome-0 {-sfsymbols-indices:0;-sfsymbols-motion-group:1}
      .monochrome-1 {-sfsymbols-motion-group:0}
      .shapeGroupLayer-0 {-sfsymbols-fill-action:draw;-sfsymbols-indices:1}
      """
    sample.paths = [("data-clipstroke-keyframes=\"0 1\"", .init())]
    sample.end = """
      <g id="LayerTree"><g class="monochrome-0 hierarchical-0:tertiary"/>
      <g class="monochrome-1 hierarchical-1:primary"><g class="shapeGroupLayer-0"/></g></g>
      """
    let (texts, message) = try exported(["tree": sample.text])
    let read = try symbol(try #require(texts["tree"]), "tree")
    #expect(read.layers.map { $0.annotation?[.monochrome]?.motionGroup } == [1, 0])
    #expect(read.layers.map { $0.annotation?[.monochrome]?.indices } == [nil, nil])
    #expect(read.layers.map(\.level) == [.tertiary, .primary])
    #expect(message.contains("`tree`: written without some of data-clipstroke-keyframes"))
  }

  @Test func `Overlapping paths of a layer become one, and layers keep their order`() throws {
    var sample = TemplateSample()
    sample.version = "6.0"
    let back = "class=\"monochrome-0\" data-clipstroke-keyframes=\"1\""
    sample.paths = [
      (back, .init()), ("class=\"monochrome-1\"", .init(radius: 12)),
      (back, .init(radius: 34)),
    ]
    var text = sample.text
    for variant in sample.variants {
      let (first, last) = (sample.data(.init(), variant), sample.data(.init(radius: 34), variant))
      text = text.replacing(first, with: "M9 0L50 0L50 -60L9 -60Z")
        .replacing(last, with: "M40 -10L80 -10L80 -40L40 -40Z")
    }
    let (texts, message) = try exported(["mine": text])
    let read = try symbol(try #require(texts["mine"]), "mine")
    #expect(read.layers.map { $0.annotation?.paths } == [[0], [1]])
    #expect(read.layers.map { $0.annotation?[.monochrome]?.name.index } == [0, 1])
    #expect(read.layers[0].annotation?.keyframes.isEmpty == true)
    #expect(message.hasPrefix("symtext: `mine`: written without some of data-clipstroke-keyframes"))
  }

  @Test func `Older versions omit unsupported features with a warning`() throws {
    let (texts, message) = try exported(["mine": Self.full.text], "--template-version", "5")
    let text = try #require(texts["mine"])
    #expect(!text.contains("defaults") && !text.contains("keyframes"))
    #expect(text.contains("-sfsymbols-always-pulses:true"))
    #expect(!text.contains("always-rotates"))
    #expect(
      message
        == "symtext: `mine`: written without -sfsymbols-always-rotates, -sfsymbols-variable-draw, data-clipstroke-keyframes, defaults of the original template, which version 5 does not have\n"
    )
    let four = try exported(["mine": Self.full.text], "--template-version", "4")
    #expect(four.texts["mine"]?.contains(".monochrome-2 {fill:#000000;-sfsymbols-v") == true)
  }
}
