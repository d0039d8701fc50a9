@testable import SymtextAuthoring
import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing

struct TemplateCheckTests {
  private func template(_ text: String) throws -> TemplateFile {
    try TemplateImporter(file: "my.svg").template(from: Array(text.utf8))
  }

  private func problems(_ text: String, for target: TemplateVersion? = nil) throws
    -> [TemplateProblem]
  {
    TemplateCheck.report(try template(text), target: target).problems
  }

  /// Returns the path data of the sample's ring.
  private func ring(_ variant: String) -> String { TemplateSample().data(.init(), variant) }

  @Test func `A good template has no problem`() throws {
    #expect(try problems(TemplateSample().text) == [])
    #expect(try template(TemplateSample().text).isVariable)
  }

  @Test(arguments: [
    ("<text id=\"template-version\"", "<text id=\"x\"", TemplateRule.version, true),
    ("Template v.3.0", "Hello", .version, true),
    ("Template v.3.0", "Template v.9.0", .version, true),
    ("id=\"Guides\"", "id=\"Guide\"", .groups, true),
    ("id=\"Symbols\"", "id=\"Symbol\"", .groups, true),
    ("id=\"Baseline-S\"", "id=\"b\"", .guides, true),
    ("id=\"Capline-S\"", "id=\"b\"", .guides, true),
    ("<line id=\"Baseline-S\"", "<g id=\"Baseline-S\"/><line id=\"b\"", .guideType, true),
    ("-margin-", "-border-", .margins, false),
    (
      "<g id=\"Symbols\">", "<g id=\"Symbols\"><g id=\"Reguler-S\"/><g id=\"Bold-Q\"/>", .names,
      false
    ),
    ("id=\"Black-S\"", "id=\"Regular-S\"", .duplicates, true),
    ("id=\"Black-S\"", "id=\"Bold-S\"", .regularMedium, true),
    ("id=\"Black-S\"", "id=\"Black-S\" stroke=\"red\"", .strokes, true),
    ("matrix(1 0", "matrix(2 0", .transforms, false),
    ("<path", "<text>a</text><path", .effects, false),
    ("<path", "<rect width=\"9\" height=\"9\"/><path", .effects, false),
  ])
  func `Each rule finds its violation`(
    find: String, put: String, rule: TemplateRule, isError: Bool
  ) throws {
    let found = try problems(TemplateSample().text.replacing(find, with: put))
      .filter { $0.rule == rule }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { ($0.severity == .error) == isError }, "\(found)")
  }

  @Test func `A path that does not interpolate is reported with variant, path and command`() throws
  {
    let text = TemplateSample().text.replacing(
      ring("Black-S"), with: ring("Black-S").replacing("Z", with: "L9 9Z"))
    let found = try #require(try problems(text).first { $0.rule == .interpolation })
    #expect(found.variant == DrawnVariant(.black, .small))
    #expect(found.path == 1)
    #expect(found.command == 6)
    #expect(found.severity == .error)
    #expect(found.line != nil)
  }

  @Test func `A version text that was converted to a path gives a warning`() throws {
    let line =
      "<text id=\"template-version\" transform=\"matrix(1 0 0 1 3036 1933)\">Template v.3.0</text>"
    let path = "<path d=\"M0 0h9v9z\"/>"
    for put in [
      "<path id=\"template-version\" d=\"M0 0h9v9z\"/>", "<g id=\"template-version\">\(path)</g>",
    ] {
      let text = TemplateSample().text.replacing(line, with: put)
      let found = try problems(text)
      #expect(found.map(\.rule) == [.version])
      #expect(found.map(\.severity) == [.warning])
      #expect(found.first?.message.hasPrefix("template-version is a <") == true)
    }
    let named = "<path id=\"Template-v.3.0\" d=\"M0 0h9v9z\"/>"
    let found = try problems(TemplateSample().text.replacing(line, with: named))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasPrefix("the version 3.0 is not in a text") == true)
  }

  @Test(arguments: [
    ("stroke=\"red\"", "its fill is drawn, but its stroke is not"),
    ("stroke=\"red\" fill=\"none\"", "its inside is drawn, and its stroke is not"),
  ])
  func `A stroke is reported with the part that is drawn`(attributes: String, message: String)
    throws
  {
    let text = TemplateSample().text.replacing(
      "id=\"Black-S\"", with: "id=\"Black-S\" \(attributes)")
    let found = try problems(text)
    #expect(found.map(\.rule) == [.strokes])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test func `A stroked line is not drawn`() throws {
    let text = TemplateSample().text.replacing(
      "<path  d=\"\(ring("Black-S"))\"/>",
      with: "<path  d=\"\(ring("Black-S"))\"/><path stroke=\"red\" d=\"M0 0h20\"/>")
    #expect(
      try problems(text).contains {
        $0.rule == .strokes && $0.message.contains("stroked line, which is not drawn")
      })
  }

  @Test
  func `Elements that browsers ignore are not reported, and ubiquitous ones are reported once`()
    throws
  {
    let none = TemplateSample().text.replacing("<path", with: "<path fill-rule=\"none\"")
    #expect(try problems(none) == [])
    let odd = TemplateSample().text.replacing("<path", with: "<path fill-rule=\"odd\"")
    #expect(
      try problems(odd).map(\.message) == ["fill-rule=\"odd\" is not understood"])
  }

  @Test func `Fatal faults are errors, and missing features are reported`() throws {
    // Two paths of one layer, of which Black-S has only one.
    var sample = TemplateSample()
    sample.paths = [
      ("class=\"monochrome-0 hierarchical-0:secondary\"", .init()),
      ("class=\"monochrome-1 hierarchical-1:primary\"", .init(radius: 20)),
    ]
    let text = sample.text.replacing(
      "d=\"\(sample.data(.init(radius: 20), "Black-S"))\"", with: "d=\"M0 0L40 0L40 -40Z\"")
    let lost = try problems(text).filter { $0.rule == .building }
    #expect(lost.allSatisfy { $0.severity == .warning })
    #expect(lost.count { $0.message.contains("separate glyphs draw Black-S") } == 1, "\(lost)")
    #expect(lost.count == 2 && lost[1].message.contains("the drawing of Black-S is used"))
    let margins = TemplateSample().text.replacing(
      "x1=\"1404.844\" x2=\"1404.844\"", with: "x1=\"-91404\" x2=\"-91404\"")
    #expect(margins != TemplateSample().text)
    let found = try problems(margins).filter { $0.rule == .building }
    #expect(found.map(\.severity) == [.error], "\(found)")
    #expect(found.first?.message.hasPrefix("`font build` refuses it: ") == true)
  }

  @Test func `With its own Regular-M a template need not interpolate`() throws {
    var sample = TemplateSample()
    sample.variants.append("Regular-M")
    let text = sample.text.replacing(
      ring("Black-S"), with: ring("Black-S").replacing("Z", with: "L9 9Z"))
    #expect(try problems(text).allSatisfy { $0.severity == .warning })
  }

  @Test func `Numbers of paths are the same`() throws {
    let text = TemplateSample().text.replacing(
      "d=\"\(ring("Black-S"))\"/>", with: "d=\"\(ring("Black-S"))\"/><path d=\"M0 0h9v-9z\"/>")
    let found = try #require(try problems(text).first { $0.rule == .pathCount })
    #expect(found.variant == DrawnVariant(.black, .small))
    #expect(found.severity == .error)
  }

  @Test func `A start point that does not correspond gives a warning`() throws {
    // A bar: the same four corners with another start.
    var text = TemplateSample().text
    text = text.replacing(ring("Black-S"), with: "M90 0L90 -20L0 -20L0 0Z")
    text = text.replacing(ring("Regular-S"), with: "M0 -10L0 0L90 0L90 -10Z")
    text = text.replacing(ring("Ultralight-S"), with: "M0 -3L0 0L90 0L90 -3Z")
    let found = try problems(text).filter { $0.rule == .winding || $0.rule == .startPoints }
    #expect(found.map(\.variant) == [DrawnVariant(.black, .small)])
    text = text.replacing("M90 0L90 -20L0 -20L0 0Z", with: "M90 0L90 -20L0 -20L0 0Z")
    let turned = text.replacing("M90 0L90 -20L0 -20L0 0Z", with: "M90 -20L0 -20L0 0L90 0Z")
    #expect(try problems(turned).map(\.rule) == [.startPoints])
  }

  @Test func `A reversed contour gives a warning`() throws {
    var text = TemplateSample().text
    for (variant, data) in [
      ("Black-S", "M0 0L90 0L45 -60Z"), ("Regular-S", "M0 0L45 -60L90 0Z"),
      ("Ultralight-S", "M0 0L45 -59L90 0Z"),
    ] {
      text = text.replacing(ring(variant), with: data)
    }
    let found = try problems(text)
    #expect(found.map(\.rule) == [.winding])
    #expect(found.map(\.variant) == [DrawnVariant(.black, .small)])
  }

  @Test func `A hole that does not cut gives a warning`() throws {
    var text = TemplateSample().text
    for variant in ["Black-S", "Regular-S", "Ultralight-S"] {
      text = text.replacing(
        ring(variant), with: "M0 0L90 0L90 -70L0 -70ZM10 -10L80 -10L80 -60L10 -60Z")
    }
    let found = try problems(text)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.rule == .winding && $0.severity == .warning })
    // A layer tree cuts it out in either direction.
    let tree = text.replacing(
      "<style></style>",
      with: "<style>.monochrome-0 {-sfsymbols-indices:0}.shapeGroupLayer-0 "
        + "{-sfsymbols-fill-action:erase;-sfsymbols-indices:1}</style>"
    ).replacing(
      "</svg>",
      with:
        "<g id=\"LayerTree\"><g class=\"monochrome-0\"><g class=\"shapeGroupLayer-0\"/></g></g></svg>"
    )
    #expect(try !problems(tree).contains { $0.rule == .winding })
  }

  @Test func `Open shapes and low precision give a warning`() throws {
    var text = TemplateSample().text
    for variant in ["Black-S", "Regular-S", "Ultralight-S"] {
      text = text.replacing(ring(variant), with: "M0 0C0 -20 20 -60 60 -60L60 0")
    }
    #expect(Set(try problems(text).map(\.rule)) == [.openShapes, .precision])
  }

  @Test func `Versions are compared with a target`() throws {
    var sample = TemplateSample()
    sample.version = "6.0"
    #expect(try problems(sample.text).isEmpty)
    let found = try problems(sample.text, for: TemplateVersion(5))
    #expect(found.map(\.rule) == [.version])
    #expect(found.first?.message.contains("Xcode 16") == true)
    #expect(try problems(sample.text, for: TemplateVersion(6)).isEmpty)
  }

  @Test func `Groups inside variants matter if there are layers`() throws {
    var sample = TemplateSample()
    func nested(_ sample: TemplateSample) -> String {
      sample.text.replacing("   <path", with: "<g><path")
        .replacing("Z\"/>\n  </g>", with: "Z\"/></g>\n  </g>")
    }
    #expect(try problems(nested(sample)).allSatisfy { $0.severity == .warning })
    sample.paths = [("class=\"monochrome-0 hierarchical-0:primary\"", .init())]
    let found = try problems(nested(sample))
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.rule == .nesting && $0.severity == .error })
  }

  @Test(arguments: [
    ("hierarchical-0:primary", "hierarchical-0:main", "", true),
    ("hierarchical-0:primary", "multicolor-0:brandColor", "", false),
    ("hierarchical-0:primary", "multicolor-0", "", true),
    ("", "", ".monochrome-0 {-sfsymbols-variable-threshold:2}", true),
    ("", "", ".monochrome-0 {-sfsymbols-sparkles:true}", false),
    ("", "", ".monochrome-0 {-sfsymbols-variable-draw:0.33 0.33}", false),
  ])
  func `An invalid annotation is reported`(
    find: String, put: String, style: String, isError: Bool
  ) throws {
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.style = style
    sample.paths = [("class=\"monochrome-0 hierarchical-0:primary\"", .init())]
    let text = find.isEmpty ? sample.text : sample.text.replacing(find, with: put)
    let found = try problems(text)
    #expect(found.map(\.rule).allSatisfy { $0 == .annotation })
    #expect(found.contains { ($0.severity == .error) == isError }, "\(found)")
  }

  @Test func `Layers are the same in all variants`() throws {
    var sample = TemplateSample()
    sample.paths = [("class=\"monochrome-0 hierarchical-0:primary\"", .init())]
    let text = sample.text.replacing(
      "hierarchical-0:primary\" d=\"\(ring("Black-S"))",
      with: "hierarchical-0:secondary\" d=\"\(ring("Black-S"))")
    let found = try #require(try problems(text).first { $0.rule == .annotation })
    #expect(found.variant == DrawnVariant(.black, .small))
    #expect(found.path == 1)
  }

  @Test(arguments: [
    (FaultyTemplate.withoutSymbols, TemplateRule.groups), (.withoutVersion, .version),
    (.variantInVariant, .duplicates), (.variantOutside, .groups),
  ])
  func `A file that font build reads with a warning has one error`(
    template: FaultyTemplate, rule: TemplateRule
  ) throws {
    let found = try problems(template.text).filter { $0.severity == .error }
    #expect(found.map(\.rule) == [rule], "\(found)")
  }

  // MARK: Derivation

  /// Returns a file with all 27 variants, each as computed.
  private var whole: TemplateSample {
    var sample = TemplateSample()
    sample.version = "2.0"
    sample.variants = TemplateSample.allVariants
    sample.margins = ["Regular-M"]
    for name in TemplateSample.allVariants {
      guard let variant = DrawnVariant(name: name) else { continue }
      let k = TemplateLaw.coefficients(variant)
      sample.parts[name] = (k.ultralight, k.regular, k.black)
    }
    return sample
  }

  @Test func `Interpolated variants match their computed position`() throws {
    let deviations = try #require(TemplateDeviation.all(try template(whole.text)))
    #expect(deviations.count == 24)
    for deviation in deviations {
      #expect(try #require(deviation.distance) < 0.001)
      #expect(abs(try #require(deviation.shift)) < 0.001)
      #expect(abs(try #require(deviation.advance)) < 0.001)
      #expect(!deviation.hasSignSlip)
    }
  }

  @Test func `Hand-drawn variants and sign errors are reported`() throws {
    var sample = whole
    sample.parts["Bold-M"] = (0.11306, 0.57828, 0.6)
    sample.parts["Black-L"] = (0.0264, 0.4244, 1.1962)
    let deviations = try #require(TemplateDeviation.all(try template(sample.text)))
    let far = deviations.filter { ($0.distance ?? 1) > 0.005 }
    #expect(
      far.map(\.variant) == [DrawnVariant(.bold, .medium), DrawnVariant(.black, .large)])
    #expect(far.map(\.hasSignSlip) == [false, true])
  }

  @Test func `Without masters no variant is computed`() throws {
    var sample = TemplateSample()
    sample.variants = ["Regular-S", "Black-S"]
    #expect(TemplateDeviation.all(try template(sample.text)) == nil)
  }
}
