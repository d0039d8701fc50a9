import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import SymtextSymbolTestSupport
import Testing

/// Properties of drawings beyond their lines: directions, languages, modes, roles of layers.
struct DrawingRolesTests {
  private func symbol(_ part: String, _ replacement: String) throws -> Symbol {
    let pieces = svg().split(separator: part, maxSplits: 1)
    try #require(pieces.count == 2)
    return try DrawingImporter(file: "line.svg").symbol(
      from: Array((pieces[0] + replacement + pieces[1]).utf8), name: "line")
  }

  private func metadata(_ element: String) throws -> SymbolMetadata {
    try symbol("<since>0.1</since>", element).metadata
  }

  private func layer(_ attributes: String) throws -> SymbolLayer {
    try symbol("<g class", "<g \(attributes) class").layers[0]
  }

  @Test func `By default there are none`() throws {
    let plain = try metadata("<since>0.1</since>")
    #expect(plain.rightToLeft == nil && plain.forms.isEmpty && plain.preferredMode == nil)
    #expect(plain.note.isEmpty && plain.base == nil)
    let layer = try layer("")
    #expect(layer.clears.isEmpty && layer.tag == nil)
  }

  @Test func `A mirrored form or another symbol replaces it from right to left`() throws {
    #expect(try metadata("<right-to-left> mirror </right-to-left>").rightToLeft == .mirrored)
    #expect(
      try metadata("<right-to-left>arrow.left</right-to-left>").rightToLeft == .symbol("arrow.left")
    )
  }

  @Test func `Languages have forms`() throws {
    #expect(
      try metadata("<forms>ar: line.ar, zh:line.zh ,he: x</forms>").forms == [
        "ar": "line.ar", "zh": "line.zh", "he": "x",
      ])
    #expect(try metadata("<forms></forms>").forms.isEmpty)
  }

  @Test(arguments: PreferredMode.allCases)
  func `A drawing has a preferred mode`(mode: PreferredMode) throws {
    #expect(try metadata("<mode> \(mode.rawValue)\n</mode>").preferredMode == mode)
  }

  @Test func `A note is kept unchanged`() throws {
    #expect(try metadata("<note> Only for &lt;banks&gt;. </note>").note == "Only for <banks>.")
  }

  @Test func `A layer may clear, and has a purpose`() throws {
    let layer = try layer("style=\"-sfsymbols-clear-behind:true; -sfsymbols-layer-tags: slash\"")
    #expect(layer.clears == .all && layer.erases)
    #expect(layer.tag == .slash)
    for tag in SymbolLayer.Tag.allCases {
      #expect(try self.layer("style=\"-sfsymbols-layer-tags:\(tag.rawValue)\"").tag == tag)
    }
  }

  @Test(arguments: [("filled", SymbolLayer.FillRole.filled), ("stroked", .stroked)])
  func `A shape specifies its treatment in fills`(
    name: String, role: SymbolLayer.FillRole
  ) throws {
    let symbol = try symbol("<path d=\"M4 12h16\"/>", "<path class=\"\(name)\" d=\"M4 12h16\"/>")
    #expect(symbol.layers[0].shapes[0].inFill == role)
  }

  private static let modes = "monochrome, hierarchical, palette or multicolor"
  private static let codes =
    "ar, bn, el, fa, gu, he, hi, hy, ja, ka, km, kn, ko, lo, ml, my, or, pa, ru, ta, te, th, zh"

  @Test(arguments: [
    ("<right-to-left>Mirror</right-to-left>", "“Mirror” is neither mirror nor a symbol's name"),
    ("<right-to-left/>", "“” is neither mirror nor a symbol's name"),
    ("<mode>colour</mode>", "“colour” is not a mode: \(modes)"),
    ("<mode/>", "“” is not a mode: \(modes)"),
    ("<forms>ar</forms>", "“ar” is not “language: symbol” with one of \(codes)"),
    ("<forms>en: line.en</forms>", "“en: line.en” is not “language: symbol” with one of \(codes)"),
    ("<forms>ar: -line</forms>", "“ar: -line” is not “language: symbol” with one of \(codes)"),
    ("<forms>ar: a: b</forms>", "“ar: a: b” is not “language: symbol” with one of \(codes)"),
    ("<base>heart</base>", "<base> is not known in <metadata>"),
  ])
  func `Wrong metadata is refused with line and column`(element: String, message: String) {
    let error = #expect(throws: ImportError.self) { try metadata(element) }
    #expect(error?.description == "line.svg:7:5: \(message)")
  }

  @Test(arguments: [
    "-sfsymbols-clear-behind:false", "-sfsymbols-clear-behind", "-sfsymbols-layer-tags:dot",
    "-sfsymbols-layer-tags:", "-sfsymbols-variable-threshold:1", "-sfsymbols-variable-threshold:-1",
    "-sfsymbols-variable-threshold:nan", "-sfsymbols-variable-threshold:0.1:2", "fill:red",
  ])
  func `A wrong style is refused with line and column`(style: String) {
    let error = #expect(throws: ImportError.self) { try layer("style=\"\(style)\"") }
    #expect(
      error?.description == """
        line.svg:9:3: “\(style)” is not supported; a layer's style has -sfsymbols-variable-threshold:N \
        (0 ≤ N < 1), -sfsymbols-clear-behind:true, -sfsymbols-layer-tags:TAG (slash, badge, enclosure), \
        -sfsymbols-motion-group:N (a whole number from 0), -sfsymbols-always-pulses:true or \
        -sfsymbols-always-rotates:true
        """)
  }

  @Test func `A wrong shape class is refused`() {
    let error = #expect(throws: ImportError.self) {
      try symbol("<path d=\"M4 12h16\"/>", "<path class=\"fill\" d=\"M4 12h16\"/>")
    }
    #expect(
      error?.description
        == "line.svg:10:5: class=\"fill\" is not supported; a shape's classes are fine, and filled or stroked"
    )
  }

  @Test func `Of forms with the same language one is kept`() throws {
    #expect(try metadata("<forms>ar: a, ar: b</forms>").forms.count == 1)
  }
}
