@testable import SymtextSVGReading
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing

/// Motion annotations of templates become symtext's values.
struct TemplateMotionTests {
  private func imported(
    _ rules: [String], defaults: String = ""
  ) throws -> ImportedSymbol {
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.style =
      rules.enumerated().map { ".monochrome-\($0) {\($1)}\n" }.joined()
      + ".defaults {\(defaults)}\n"
    sample.paths = rules.indices.map {
      ("class=\"monochrome-\($0) hierarchical-\($0):primary\"", .init(radius: Double(20 - 4 * $0)))
    }
    return try TemplateImporter(file: "my.svg").symbol(from: Array(sample.text.utf8), name: "my")
  }

  @Test func `Groups, pulsing and rotation are imported`() throws {
    let imported = try imported([
      "-sfsymbols-motion-group:1;-sfsymbols-always-rotates:true",
      "-sfsymbols-motion-group:1", "-sfsymbols-motion-group:0;-sfsymbols-always-pulses:true", "",
    ])
    #expect(imported.warnings.isEmpty)
    #expect(
      imported.symbol.layers.map(\.motion) == [
        .init(group: 1, rotates: true), .init(group: 1), .init(group: 0, pulses: true), .init(),
      ])
    // The original annotation is also kept.
    #expect(imported.symbol.layers[0].annotation?[.monochrome]?.alwaysRotates == true)
  }

  @Test func `A layer that clears for the next layer moves with it`() throws {
    let layers = try imported([
      "-sfsymbols-motion-group:1", "-sfsymbols-clear-behind:true;-sfsymbols-motion-group:0",
    ]).symbol.layers
    #expect(layers.map(\.motion.group) == [1, 0, 0])
    #expect(layers.motionGroups == [[0], [1, 2]])
  }

  @Test(arguments: [
    ("", SymbolMotion()),
    (
      "-sfsymbols-wiggle-style:clockwise;-sfsymbols-wiggle-angle:0",
      .init(wiggle: .turning(isClockwise: true))
    ),
    ("-sfsymbols-wiggle-style:counterClockwise", .init(wiggle: .turning(isClockwise: false))),
    ("-sfsymbols-wiggle-style:linear", .init(wiggle: .linear(angle: 0))),
    (
      "-sfsymbols-wiggle-style:linear;-sfsymbols-wiggle-angle:270",
      .init(wiggle: .linear(angle: -90))
    ),
    ("-sfsymbols-rotates-clockwise:false", .init(rotatesClockwise: false)),
    ("-sfsymbols-rotates-clockwise:true", .init()),
    ("-sfsymbols-draw-reverses-motion-groups:true", .init(drawsFrontToBack: true)),
  ])
  func `Directions and kinds of effects are imported`(defaults: String, motion: SymbolMotion) throws
  {
    let imported = try imported([""], defaults: defaults)
    #expect(imported.symbol.motion == motion)
    #expect(imported.warnings.isEmpty)
    #expect(imported.symbol.annotation?.defaults.styleText == defaults)
  }

  @Test(arguments: [
    ("-sfsymbols-wiggle-style:spiral", ".defaults: the wiggle style “spiral” is not known"),
    (
      "-sfsymbols-wiggle-style:linear;-sfsymbols-wiggle-angle:1e300",
      ".defaults: the wiggle angle “1e300” is not a number of degrees from -360 to 360"
    ),
    (
      "-sfsymbols-wiggle-style:linear;-sfsymbols-wiggle-angle:nan",
      ".defaults: the wiggle angle “nan” is not a number of degrees from -360 to 360"
    ),
  ])
  func `Unknown annotations are kept with a warning`(defaults: String, message: String) throws {
    let imported = try imported([""], defaults: defaults)
    #expect(imported.symbol.motion == SymbolMotion())
    #expect(imported.warnings.map(\.description) == ["my.svg: \(message)"])
    #expect(imported.symbol.annotation?.defaults.styleText == defaults)
  }

  @Test(arguments: [
    ("-sfsymbols-motion-group:70000", "the motion group 70000 is not one of 0 to 65534"),
    ("-sfsymbols-motion-group:-3", "the motion group -3 is not one of 0 to 65534"),
  ])
  func `A group number too large for a font is reported`(rule: String, message: String) throws {
    let imported = try imported([rule])
    #expect(imported.symbol.layers[0].motion == LayerMotion())
    #expect(imported.warnings.map(\.description) == ["my.svg: layer monochrome-0: \(message)"])
  }
}
