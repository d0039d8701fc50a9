@testable import SymtextGraphics
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
import Testing

/// How annotations find their shapes again.
struct ShapeBindingTests {
  private static func candidates(_ inside: String, viewBox: String = "0 0 24 24") throws
    -> [ShapeBinding.Candidate]
  {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(viewBox)" fill="none" stroke="#000" stroke-width="2">\
      \(inside)</svg>
      """
    var reader = SVGReader(file: "a.svg")
    let drawing = try reader.drawing(from: Array(svg.utf8))
    let map = IconShapes.map(drawing.viewBox)
    return drawing.shapes.map { .init(ids: $0.ids, print: ShapePrint($0, map: map)) }
  }

  private static func layers(_ selectors: [[String]]) throws -> [DesignAnnotation.Layer] {
    try selectors.map { texts in
      var layer = DesignAnnotation.Layer()
      layer.shapes = try texts.map { try #require(ShapeSelector($0)) }
      return layer
    }
  }

  private static let house =
    #"<path id="wall" d="M4 10v10h16V10"/><g id="roof"><path d="M2 12L12 3l10 9"/><path d="M16 4v2"/></g>"#

  @Test func `Ids choose shapes and groups, and a star the rest`() throws {
    let shapes = try Self.candidates(Self.house + #"<path d="M10 20v-6h4v6"/>"#)
    let binding = ShapeBinding(try Self.layers([["*"], ["#roof"], ["#wall"]]), shapes: shapes)
    #expect(binding.layers == [2, 1, 1, 0])
    #expect(binding.unbound.isEmpty && binding.taken.isEmpty && binding.doubtful.isEmpty)
  }

  /// The same shapes as other programs write them.
  @Test(arguments: [
    (
      #"<path d="M 4,10 L 4,20 20,20 20,10"/><path d="M2,12 12,3 22,12"/><path d="m16 4v1v1"/>"#,
      "0 0 24 24"
    ),
    (
      #"<g transform="translate(1 1)"><path d="M3 9v10h16V9"/><path d="M1 11L11 2l10 9"/><path d="M15 3v2"/></g>"#,
      "0 0 24 24"
    ),
    (#"<path d="M8 20v20h32V20"/><path d="M4 24L24 6l20 18"/><path d="M32 8v4"/>"#, "0 0 48 48"),
    (
      #"<path d="M4.0004 10.0003v10h16V10"/><path d="M2 12.0001L12 3l10 9"/><path d="M16 4v2.0004"/>"#,
      "0 0 24 24"
    ),
  ])
  func `A print does not change when another program writes the file`(
    inside: String, viewBox: String
  )
    throws
  {
    let codes = try Self.candidates(Self.house).map(\.print.code)
    #expect(try Self.candidates(inside, viewBox: viewBox).map(\.print.code) == codes)
    #expect(Set(codes).count == 3)
  }

  @Test(arguments: [
    #"<path d="M4 10v10h16V10z"/>"#, #"<path d="M4 10v10h16V11"/>"#, #"<path d="M5 10v10h16V10"/>"#,
    ##"<path d="M4 10v10h16V10" fill="#000"/>"##, #"<path d="M4 10L4 20L12 18L20 20V10"/>"#,
  ])
  func `Another line has another print`(shape: String) throws {
    let code = try Self.candidates(Self.house)[0].print.code
    #expect(try Self.candidates(shape)[0].print.code != code)
  }

  @Test func `Without ids shapes are found by their prints in any order, and else at their place`()
    throws
  {
    let old = try Self.candidates(Self.house)
    let texts = old.enumerated().map {
      ShapeSelector(id: "gone\($0)", place: $0 + 1, print: $1.print).text
    }
    let turned = try Self.candidates(
      #"<path d="M16 4v2"/><path d="M4 10v10h16V10"/><path d="M2 12L12 3l10 9"/>"#)
    #expect(ShapeBinding(try Self.layers([texts]), shapes: turned).layers == [0, 0, 0])
    // The roof is half a unit lower, the wall is another shape.
    let redrawn = try Self.candidates(
      #"<path d="M9 2v3h1"/><path d="M2 12.5L12 3.5l10 9"/><path d="M16 4v2"/>"#)
    let binding = ShapeBinding(
      try Self.layers([[texts[0]], [texts[1], texts[2]]]), shapes: redrawn)
    #expect(binding.layers == [nil, 1, 1])
    #expect(binding.unbound.map(\.selector.text) == [texts[0]])
    #expect(binding.unbound.map(\.layer) == [0])
  }

  @Test func `An id on another shape counts, and is told if the print is still there`() throws {
    let old = try Self.candidates(Self.house)
    let text = ShapeSelector(id: "wall", place: 1, print: old[0].print).text
    let moved = try Self.candidates(
      #"<path d="M4 10v10h16V10"/><path id="wall" d="M2 12L12 3l10 9"/><path d="M16 4v2"/>"#)
    let binding = ShapeBinding(try Self.layers([[text]]), shapes: moved)
    #expect(binding.layers == [nil, 0, nil])
    #expect(binding.doubtful.map(\.selector.text) == [text])
  }

  @Test func `A shape belongs to one layer`() throws {
    let binding = ShapeBinding(
      try Self.layers([["#wall"], ["1"], ["3"]]), shapes: try Self.candidates(Self.house))
    #expect(binding.layers == [0, nil, 2])
    #expect(binding.taken.map(\.layer) == [1])
    #expect(binding.unbound.isEmpty)
  }

  // MARK: Thirty icons

  /// The lines of an icon: a bar, a box and an arc, as corners and control points.
  private static func lines(_ number: Int) -> [[Point]] {
    let step = Double(number) * 0.17
    return [
      [Point(4, 3 + step), Point(20 - step, 3 + step)],
      [Point(5, 10), Point(9 + step, 10), Point(9 + step, 17), Point(5, 17), Point(5, 10)],
      [Point(14 - step / 2, 20), Point(17, 14 + step / 2), Point(21, 20)],
    ]
  }

  /// Writes lines as a design program does first: with ids, relative, in full precision.
  private static func designed(_ lines: [[Point]]) -> String {
    lines.enumerated().map { index, points in
      let steps = zip(points, points.dropFirst()).map { "l\($1.x - $0.x) \($1.y - $0.y)" }
      return "<path id=\"line-\(index)\" d=\"M\(points[0].x) \(points[0].y)\(steps.joined())\"/>"
    }.joined()
  }

  /// Writes lines as an exporter does: without ids, absolute, two decimals, scaled by a group.
  private static func exported(_ lines: [[Point]]) -> String {
    func text(_ value: Double) -> String { "\((value / 2 * 100).rounded() / 100)" }
    let paths = lines.map { points in
      let words = points.map { "\(text($0.x)),\(text($0.y))" }
      return "<path d=\"M \(words[0]) L \(words.dropFirst().joined(separator: " "))\"/>"
    }
    return "<g transform=\"scale(4)\">\(paths.joined())</g>"
  }

  @Test
  func `Of thirty icons that a program has exported again, only the two redrawn ones are told`()
    throws
  {
    let redrawn: Set = [7, 19]
    var told: [Int] = []
    for number in 0..<30 {
      var lines = Self.lines(number)
      let old = try Self.candidates(Self.designed(lines))
      let texts = old.enumerated().map {
        ShapeSelector(id: "line-\($0)", place: $0 + 1, print: $1.print).text
      }
      if redrawn.contains(number) { lines[1] = [Point(2, 2), Point(3, 22)] }
      let new = try Self.candidates(Self.exported(lines), viewBox: "0 0 48 48")
      let binding = ShapeBinding(try Self.layers(texts.map { [$0] }), shapes: new)
      if binding.unbound.isEmpty {
        #expect(binding.layers == [0, 1, 2], "\(number)")
      } else {
        told.append(number)
        #expect(binding.unbound.map(\.selector.text) == [texts[1]])
        #expect(binding.layers == [0, nil, 2])
      }
    }
    #expect(Set(told) == redrawn)
  }
}
