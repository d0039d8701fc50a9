import SymtextTestSupport
import Testing

/// Test templates drawn by symtext and, layer by layer, by resvg.
///
/// The check reports every refused template, and only those.
struct TemplateSheetTests {
  /// Returns nested rings, each with its classes.
  private func sample(_ style: String, _ classes: [String]) -> TemplateSample {
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.style = style
    sample.paths = classes.enumerated().map { index, names in
      ("class=\"\(names)\"", .init(radius: 36 - 7 * Double(index), x: 45 + 3 * Double(index)))
    }
    return sample
  }

  private var templates: [(name: String, text: String)] {
    let erasing = "{opacity:0.0;-sfsymbols-clear-behind:true}"
    // A badge: a disc with a gap around it, which multicolor paints and other modes clear.
    let badge = sample(
      """
      .monochrome-1 \(erasing)
      .multicolor-1:tintColor \(erasing)
      .hierarchical-1:primary \(erasing)
      .monochrome-3 \(erasing)
      .hierarchical-3:primary \(erasing)
      """,
      [
        "monochrome-0 multicolor-0:tintColor hierarchical-0:secondary",
        "monochrome-1 multicolor-1:tintColor hierarchical-1:primary",
        "monochrome-2 multicolor-2:systemGreenColor hierarchical-2:primary",
        "monochrome-3 multicolor-3:white hierarchical-3:primary",
      ])
    let labels = sample(
      """
      .multicolor-1:custom {fill:#AA2211;opacity:0.6}
      .hierarchical-1:secondary {-sfsymbols-clear-behind:true}
      .monochrome-2 {-sfsymbols-clear-behind:true}
      """,
      [
        "monochrome-0 multicolor-0:quaternaryLabelColor hierarchical-0:tertiary",
        "monochrome-1 multicolor-1:custom hierarchical-1:secondary",
        "monochrome-2 multicolor-2:secondaryLabelColor hierarchical-2:primary",
        "monochrome-3 multicolor-3:systemGray4Color",
      ])
    let turned = sample(
      ".monochrome-1 \(erasing)",
      [
        "monochrome-0 multicolor-1:systemRedColor hierarchical-1:secondary",
        "monochrome-1 multicolor-0:systemBlueColor hierarchical-0:primary",
      ])
    var drawn = TemplateSample()
    drawn.parts["Bold-M"] = (0.11306, 0.57828, 0.58467)
    drawn.variants.append("Bold-M")
    let exchanged = drawn.text.replacing(
      "d=\"\(drawn.data(.init(), "Black-S"))\"",
      with: "d=\"M10 0L80 0L80 -70L10 -70Z\"/><path d=\"M20 8L40 8L40 16L20 16Z\"")
    let layers = turned.text.replacing(
      "d=\"\(turned.data(turned.paths[1].ring, "Black-S"))\"",
      with: "d=\"M10 0L80 0L80 -70L45 -30L10 -70Z\"")
    return [
      ("badge", solid(badge)), ("labels", solid(labels)), ("turned", turned.text),
      ("exchanged", exchanged), ("layers", layers),
      ("paths", FaultyTemplate.largeScaleInTwoPaths.text),
      ("order", FaultyTemplate.layersInAnotherOrder.text),
      ("even", FaultyTemplate.evenOddInAnotherOrder.text),
      ("refused", exchanged.replacing("id=\"Baseline-S\"", with: "id=\"b\"")),
      ("newer", exchanged.replacing("Template v.3.0", with: "Template v.9.0")),
    ]
  }

  /// Returns a template with only the outer circles, so that layers cover each other.
  private func solid(_ sample: TemplateSample) -> String {
    var text = sample.text
    for variant in sample.variants {
      for (_, ring) in sample.paths {
        let data = sample.data(ring, variant)
        let outer = data.prefix(while: { $0 != "Z" }) + "Z"
        text = text.replacing("d=\"\(data)\"", with: "d=\"\(outer)\"")
      }
    }
    return text
  }

  @Test
  func `Fonts draw templates unchanged in every mode, and the check reports the refused ones`()
    throws
  {
    let directory = try TemporaryDirectory()
    for (name, text) in templates { try directory.write(text, to: "\(name).svg") }
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "SYMTEXT=\(SymtextProcess.executable)", "RENDERER=resvg", Python.executable,
        PackageFiles.path("Scripts/template-sheet"), "--variants",
        "Black-S,Bold-M,Regular-L,Heavy-S",
        "--size", "60", directory.path,
      ])
    #expect(result.status == 0, "\(result.outputText) \(result.errorText)")
    #expect(!result.outputText.contains("DISAGREE"), "\(result.outputText)")
    // Both were refused, and all others were drawn.
    #expect(result.outputText.split(separator: "\n").count { $0.hasSuffix("refused") } == 2)
    let last = result.outputText.split(separator: "\n").last.map(String.init) ?? ""
    let numbers = last.split { !$0.isNumber }.compactMap { Int($0) }
    // Templates, pictures, pictures within 1 %.
    #expect(numbers.count == 4 && numbers[0] == 10 && numbers[1] >= 50, "\(last)")
    #expect(numbers.count == 4 && numbers[1] == numbers[2], "\(result.outputText)")
  }
}
