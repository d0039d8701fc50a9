import SymtextFontGlyphs
import SymtextSymbols
import Foundation
import SymtextGraphics
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct DrawingImporterTests {
  private func symbol(_ text: String, name: String = "line") throws -> Symbol {
    try DrawingImporter(file: "line.svg").symbol(from: Array(text.utf8), name: name)
  }

  @Test func `A drawing is read with all its properties`() throws {
    let symbol = try symbol(svg(title: " Straight line ", aliases: "dash, rule"))
    #expect(
      symbol.metadata
        == SymbolMetadata(
          altText: "Straight line", category: "shapes", keywords: ["one", "two words"],
          aliases: ["dash", "rule"], since: "0.1"))
    #expect(symbol.layers.count == 1)
    #expect(symbol.layers[0].shapes[0].path.bounds == Rect(minX: 4, minY: 12, maxX: 20, maxY: 12))
  }

  @Test func `An open solid shape is refused, not drawn without its fill`() {
    let shape = "<path d=\"M4 4h8z M4 20h16v-4\" fill=\"currentColor\"/>"
    let error = #expect(throws: ImportError.self) { try symbol(svg(shapes: shape)) }
    #expect(error?.message.hasPrefix("a solid shape must be closed") == true)
    #expect(error?.line != nil)
  }

  @Test func `A layer has its level, colour and threshold`() throws {
    let text = svg().replacingFirst(
      "class=\"monochrome-0 hierarchical-0:primary\"",
      with: """
        class="monochrome-0 hierarchical-0:secondary multicolor-0:systemCyan" \
        style="-sfsymbols-variable-threshold:0.34"
        """)
    let layer = try symbol(text).layers[0]
    #expect(layer.level == .secondary)
    #expect(layer.color == .systemCyan)
    #expect(layer.variableThreshold == 0.34)
  }

  @Test(arguments: [
    ("<circle cx=\"12\" cy=\"12\" r=\"10\"/>", Rect(minX: 2, minY: 2, maxX: 22, maxY: 22)),
    ("<circle r=\"1\"/>", Rect(minX: -1, minY: -1, maxX: 1, maxY: 1)),
    (
      "<ellipse cx=\"12\" cy=\"12\" rx=\"10\" ry=\"4\"/>",
      Rect(minX: 2, minY: 8, maxX: 22, maxY: 16)
    ),
    (
      "<rect x=\"3\" y=\"4\" width=\"18\" height=\"16\" rx=\"4\"/>",
      Rect(minX: 3, minY: 4, maxX: 21, maxY: 20)
    ),
    ("<line x1=\"4\" y1=\"5\" x2=\"6\" y2=\"7\"/>", Rect(minX: 4, minY: 5, maxX: 6, maxY: 7)),
    ("<polyline points=\"1,2 3,4 5 6\"/>", Rect(minX: 1, minY: 2, maxX: 5, maxY: 6)),
    ("<polygon points=\"1 1 9 1 5 8\"/>", Rect(minX: 1, minY: 1, maxX: 9, maxY: 8)),
  ])
  func `Every basic shape is read`(shape: String, box: Rect) throws {
    let path = try symbol(svg(shapes: shape)).layers[0].shapes[0].path
    #expect(path.bounds == box)
  }

  @Test func `A closed shape may be solid`() throws {
    let shapes = "<circle cx=\"12\" cy=\"12\" r=\"3\" fill=\"currentColor\"/><path d=\"M1 1h2\"/>"
    #expect(try symbol(svg(shapes: shapes)).layers[0].shapes.map(\.isSolid) == [true, false])
  }

  @Test(arguments: [
    ("<text>a</text>", "<text> is not a supported shape"),
    ("<path d=\"M1 2X\"/>", "path data, character 5: unknown path command X"),
    ("<path d=\"\"/>", "<path> draws nothing"),
    ("<path/>", "<path> draws nothing"),
    ("<circle cx=\"12\" cy=\"12\"/>", "<circle> has no r"),
    ("<circle r=\"ten\"/>", "r=\"ten\" is not a number"),
    ("<circle r=\"10px\"/>", "r=\"10px\" is not a number"),
    ("<polygon points=\"1 2 3\"/>", "points=\"1 2 3\" is not a list of pairs of numbers"),
    (
      "<path d=\"M1 2h3\" transform=\"grow(2)\"/>",
      "transform=\"grow(2)\" is not a list of transforms"
    ),
    (
      "<path d=\"M1 2h3\" style=\"stroke-width:3\"/>",
      "the attribute stroke-width is not supported on <path>"
    ),
    (
      "<path d=\"M1 2h3\" data-symtext-draw=\"{}\"/>",
      "data-symtext-draw is not supported on <path>; it belongs on the layer's <g>"
    ),
    (
      "<path d=\"M1 2h3\" fill=\"red\"/>",
      "fill=\"red\" is not supported; use currentColor or leave it out"
    ),
  ])
  func `A wrong shape is refused with its position`(shape: String, message: String) {
    let error = #expect(throws: ImportError.self) { try symbol(svg(shapes: shape)) }
    #expect(error?.description == "line.svg:10:5: \(message)")
  }

  @Test(arguments: [
    ("<title>Line</title>", "<title> </title>", "1:1: the drawing has no <title>"),
    ("<title>Line</title>", "", "1:1: the drawing has no <title>"),
    (
      "<category>shapes</category>", "", "1:1: the drawing's <metadata> has no <category>"
    ),
    (
      "<since>0.1</since>", "<author>me</author>", "7:5: <author> is not known in <metadata>"
    ),
    (
      "<since>0.1</since>", "<aliases>Ri/ng</aliases>",
      "7:5: the alias “Ri/ng” is not a symbol name"
    ),
    (
      "<title>Line</title>", "<symbol/>",
      "3:3: <symbol> is not supported here; shapes belong in a layer's <g>"
    ),
    (
      "viewBox=\"0 0 24 24\"", "viewBox=\"0 0 32 32\"",
      "1:1: a stroke drawing has viewBox=\"0 0 24 24\" on its <svg>"
    ),
    (
      "stroke-linecap=\"round\"", "",
      "1:1: a stroke drawing has stroke-linecap=\"round\" on its <svg>"
    ),
    (
      "hierarchical-0:primary", "hierarchical-1:primary",
      """
      9:3: “hierarchical-1:primary” is not a class of layer 0: monochrome-0 (or monochrome-0:clear), \
      hierarchical-0:LEVEL, multicolor-0:COLOUR (or multicolor-0:clear)
      """
    ),
    (
      "hierarchical-0:primary", "hierarchical-0:main",
      "9:3: “main” is not a level: primary, secondary or tertiary"
    ),
    (
      " hierarchical-0:primary", "", "9:3: layer 0 has no class hierarchical-0:LEVEL"
    ),
    (
      "hierarchical-0:primary", "hierarchical-0:primary multicolor-0:red",
      "9:3: “red” is not a colour name, such as systemRed or tintColor, nor one of “colors” of “$font” in symbols.json"
    ),
    (
      "<g class", "<g style=\"opacity:0.5\" class",
      """
      9:3: “opacity:0.5” is not supported; a layer's style has -sfsymbols-variable-threshold:N (0 ≤ N < 1), \
      -sfsymbols-clear-behind:true, -sfsymbols-layer-tags:TAG (slash, badge, enclosure), -sfsymbols-motion-group:N (a whole number from 0), -sfsymbols-always-pulses:true or -sfsymbols-always-rotates:true
      """
    ),
    (
      "<g class", "<g width=\"1\" class", "9:3: the attribute width is not supported on a layer"
    ),
    (
      "<g class", "<g data-symtext-colour=\"red\" class",
      "9:3: for “data-symtext” of the layer one of color, opacity, clear, anchor, stroke, fine, weights, fill, draw, not “colour”, is expected"
    ),
    ("<path d=\"M4 12h16\"/>", "", "9:3: layer 0 has no shape"),
    ("</svg>", "</sv>", "12:3: this is not well-formed XML: mismatched tag"),
  ])
  func `A wrong drawing is refused with line and column`(
    part: String, replacement: String, message: String
  ) {
    let text = svg().replacingFirst(part, with: replacement)
    #expect(text != svg())
    let error = #expect(throws: ImportError.self) { try symbol(text) }
    #expect(error?.description == "line.svg:\(message)")
  }

  @Test func `A drawing without layers is refused`() {
    let text = svg().replacingFirst("<g class", with: "<!-- <g class")
      .replacingFirst("</g>", with: "</g> -->")
    let error = #expect(throws: ImportError.self) { try symbol(text) }
    #expect(error?.description == "line.svg:1:1: the drawing has no layer (<g>)")
  }

  @Test(arguments: [
    "", "no XML at all", "<svg", "<!DOCTYPE a [<!ENTITY b \"&b;\">]><svg>&b;</svg>",
  ])
  func `A file that is not XML is refused`(text: String) {
    let error = #expect(throws: ImportError.self) { try symbol(text) }
    #expect(error?.message.hasPrefix("this is not well-formed XML: ") == true)
    #expect(error?.line != nil && error?.column != nil)
  }

  @Test func `A root element other than svg is refused`() {
    let error = #expect(throws: ImportError.self) { try symbol("<html/>") }
    #expect(error?.description == "line.svg:1:1: the root element is not <svg>")
  }

  @Test func `Excessive nesting is refused`() {
    let text = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
    let error = #expect(throws: ImportError.self) { try symbol(text) }
    #expect(error?.message == "elements are nested more than 256 deep")
  }

  @Test func `A file name that is not a symbol name is refused`() {
    let error = #expect(throws: ImportError.self) { try symbol(svg(), name: "Line 2") }
    #expect(
      error?.description
        == "line.svg: “Line 2” is not a symbol name: use letters, digits, underscores and hyphens, in words joined by dots, at most 50 characters"
    )
  }

  @Test(arguments: BundledDrawings.files)
  func `Every drawing of the library can be read`(file: String) throws {
    let symbol = try BundledDrawings.symbol(file)
    #expect(!symbol.layers.isEmpty)
  }
}

extension String {
  /// Returns the text with the first occurrence of a part replaced.
  fileprivate func replacingFirst(_ part: String, with replacement: String) -> String {
    guard let range = range(of: part) else { return self }
    return replacingCharacters(in: range, with: replacement)
  }
}
