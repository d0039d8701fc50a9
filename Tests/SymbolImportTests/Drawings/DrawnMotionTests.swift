@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextGraphics
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import SymtextSymbolTestSupport
import Testing

/// Motion properties of drawings.
struct DrawnMotionTests {
  private func symbol(_ metadata: String, style: String = "") throws -> Symbol {
    let text = svg().replacing("</metadata>", with: metadata + "</metadata>")
      .replacing("<g class", with: style.isEmpty ? "<g class" : "<g style=\"\(style)\" class")
    return try DrawingImporter(file: "line.svg").symbol(from: Array(text.utf8), name: "line")
  }

  @Test(arguments: [
    ("", SymbolMotion()), ("<anchor> 12  3.5 </anchor>", .init(anchor: Point(12, 3.5))),
    ("<anchor>-100 100</anchor>", .init(anchor: Point(-100, 100))),
    ("<wiggle>clockwise</wiggle>", .init(wiggle: .turning(isClockwise: true))),
    ("<wiggle>counterclockwise</wiggle>", .init(wiggle: .turning(isClockwise: false))),
    ("<wiggle>-90</wiggle>", .init(wiggle: .linear(angle: -90))),
    ("<rotate>counterclockwise</rotate>", .init(rotatesClockwise: false)),
    ("<rotate>clockwise</rotate>", .init()),
    ("<draw>reversed</draw>", .init(drawsFrontToBack: true)),
    ("<loop>closed</loop>", .init(isLoopClosed: true)),
    ("<loop>open</loop><anchor>1 2</anchor>", .init(anchor: Point(1, 2), isLoopClosed: false)),
  ])
  func `A drawing specifies the symbol's motion`(metadata: String, motion: SymbolMotion) throws {
    #expect(try symbol(metadata).motion == motion)
  }

  @Test func `A layer specifies its group and its motion`() throws {
    #expect(try symbol("").layers[0].motion == LayerMotion())
    let style =
      "-sfsymbols-motion-group: 12; -sfsymbols-always-pulses:true;-sfsymbols-always-rotates:true"
    #expect(
      try symbol("", style: style).layers[0].motion
        == LayerMotion(group: 12, pulses: true, rotates: true))
  }

  private static let wiggle =
    "clockwise, counterclockwise, or an angle clockwise from the right, such as -90 for up"

  @Test(arguments: [
    ("anchor", "12", "the point of the grid that it turns about, such as 12 3"),
    ("anchor", "12 nan", "the point of the grid that it turns about, such as 12 3"),
    ("anchor", "12 1e9", "the point of the grid that it turns about, such as 12 3"),
    ("anchor", "1 2 3", "the point of the grid that it turns about, such as 12 3"),
    ("wiggle", "up", wiggle), ("wiggle", "181", wiggle), ("wiggle", "nan", wiggle),
    ("wiggle", "", wiggle), ("rotate", "left", "clockwise or counterclockwise"),
    ("loop", "true", "closed or open"), ("draw", "front", "reversed"),
  ])
  func `Wrong metadata is refused with its position and a way out`(
    name: String, text: String, expected: String
  ) {
    let error = #expect(throws: ImportError.self) { try symbol("<\(name)>\(text)</\(name)>") }
    #expect(
      error?.description
        == "line.svg:8:3: “\(text)” is not valid in <\(name)>, which holds \(expected)")
  }

  @Test(arguments: [
    "-sfsymbols-motion-group:-1", "-sfsymbols-motion-group:65535", "-sfsymbols-motion-group:a",
    "-sfsymbols-motion-group:1.5", "-sfsymbols-always-pulses:false", "-sfsymbols-always-rotates",
  ])
  func `A wrong style is refused`(style: String) {
    let error = #expect(throws: ImportError.self) { try symbol("", style: style) }
    #expect(
      error?.description.contains("“\(style)” is not supported; a layer's style has") ?? false)
    #expect(error?.description.contains("-sfsymbols-motion-group:N (a whole number") ?? false)
  }

  /// The drawings' explicit properties that differ from the defaults.
  @Test func `The library's drawings specify rotation, anchors, directions and pulsing`() throws {
    func drawn(_ name: String) throws -> Symbol { try BundledDrawings.symbol("\(name).svg") }
    #expect(
      try drawn("gearshape").layers.map(\.motion) == [
        .init(group: 0, rotates: true), .init(group: 0, rotates: true),
      ])
    #expect(try drawn("clock").layers.map(\.motion.rotates) == [false, true])
    #expect(try drawn("arrow.clockwise").motion.rotatesClockwise)
    #expect(try drawn("arrow.counterclockwise").motion.rotatesClockwise == false)
    #expect(try drawn("gauge").motion == .init(anchor: Point(12, 13.5), isLoopClosed: false))
    #expect(try drawn("bell").motion.anchor == Point(12, 3))
    #expect(try drawn("circle.dashed").motion.isLoopClosed == true)
    #expect(try drawn("wifi").layers.map(\.motion.pulses) == [false, true, true, true])
    #expect(try drawn("envelope").layers.map(\.motion.group) == [0, 0])
    let angles: [String: Double] = ["up": -90, "down": 90, "left": 180, "right": 0]
    for (direction, angle) in angles {
      for name in ["arrow.\(direction)", "chevron.\(direction)", "square.and.arrow.\(direction)"]
      where BundledDrawings.files.contains("\(name).svg") {
        #expect(try drawn(name).motion.wiggle == .linear(angle: angle), "\(name)")
      }
    }
  }

  /// A rotating part is a separate group: a group has one state.
  @Test func `In the whole library layers of a group rotate alike`() throws {
    for symbol in try BundledDrawings.set().symbols {
      for group in symbol.layers.motionGroups {
        let turning = group.filter { symbol.layers[$0].motion.rotates }
        #expect(turning.isEmpty || turning.count == group.count, "\(symbol.name)")
      }
    }
  }
}
