@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextGraphics
import SymtextSymbolTestSupport
import Testing

/// Layers that move together.
struct MotionGroupsTests {
  /// Abbreviated layers: `-` is painted, `x` clears in every mode, `m` is a mark, which clears in one colour, `l` shows
  /// through where it clears by level; a letter is a tag, a number a group.
  private func groups(_ layers: String) -> [[Int]] {
    MotionGroups.groups(
      of: layers.split(separator: " ").map { word in
        let tags: [Character: SymbolLayer.Tag] = ["s": .slash, "b": .badge, "e": .enclosure]
        let clears: [Character: ClearingModes] = [
          "x": .all, "m": .monochrome, "l": .levels, "d": [.monochrome, .levels],
        ]
        return (
          LayerMotion(group: Int(word.filter(\.isNumber))),
          word.lazy.compactMap { tags[$0] }.first, word.lazy.compactMap { clears[$0] }.first ?? []
        )
      })
  }

  @Test(arguments: [
    ("-", [[0]]), ("- - -", [[0], [1], [2]]), ("", []),
    // A clearing layer belongs to the layer for which it makes room; the foremost belongs to the layer behind it.
    ("- x -", [[0], [1, 2]]), ("- x", [[0, 1]]), ("- - x x", [[0], [1, 2, 3]]), ("x", [[0]]),
    ("- x x -", [[0], [1, 2, 3]]), ("- l -", [[0], [1, 2]]), ("x -", [[0, 1]]),
    // A mark is a separate part.
    ("- m", [[0], [1]]), ("- m -", [[0], [1], [2]]),
    // Tags.
    ("- xs s", [[0], [1, 2]]), ("e - xs s", [[0], [1], [2, 3]]), ("- xb b db", [[0], [1, 2, 3]]),
    ("e - e", [[0, 2], [1]]), ("- x xs s", [[0], [1, 2, 3]]),
    ("s - s - b", [[0, 2], [1], [3], [4]]),
    // Numbers, the highest at the back.
    ("1 1 0", [[0, 1], [2]]), ("0 1 2", [[2], [1], [0]]), ("0 0", [[0, 1]]),
    ("5 x 2", [[0], [1, 2]]), ("5 - 2", [[0, 1], [2]]), ("- 2 1", [[0, 1], [2]]),
    ("3 x", [[0, 1]]), ("3 -s 1", [[0, 1], [2]]), ("- x -0", [[0, 1, 2]]),
  ])
  func `Layers of a group move together`(layers: String, expected: [[Int]]) {
    #expect(groups(layers) == expected)
  }

  private func layers(_ groups: Int?...) throws -> [SymbolLayer] {
    let layer = try drawing(name: "a").layers[0]
    return groups.map { group in
      var layer = layer
      layer.motion.group = group
      return layer
    }
  }

  @Test func `Groups are numbered from the front`() throws {
    #expect(try layers(9, 9, 4).withNumberedGroups.map(\.motion.group) == [1, 1, 0])
    #expect(try layers(nil, nil).withNumberedGroups.map(\.motion.group) == [1, 0])
  }

  private func variant(_ name: String, of layers: [SymbolLayer]) throws -> Symbol {
    var base = try drawing(
      name: "a", shapes: "<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"M9 12H15\"/>")
    base.motion = .init(anchor: .init(12, 3), wiggle: .linear(angle: 90), isLoopClosed: true)
    let shapes = base.layers[0].shapes
    base.layers = layers.map { layer in
      var layer = layer
      layer.shapes = shapes
      return layer
    }
    return try SymbolVariants([base, drawing(name: "plus")]).symbol(named: name)
  }

  @Test(arguments: [
    ("a.slash", [[0, 1], [2, 3]]), ("a.circle", [[0], [1, 2, 3]]), ("a.badge", [[0, 1], [2, 3]]),
    ("a.badge.plus", [[0, 1], [2, 3, 4]]), ("a.fill", [[0, 1, 2, 3, 4]]),
  ])
  func `Variants keep the groups of their base`(name: String, expected: [[Int]]) throws {
    let symbol = try variant(name, of: layers(0, 0))
    let groups = symbol.layers.motionGroups
    #expect(groups.joined().sorted() == Array(symbol.layers.indices))
    if name == "a.fill" || name == "a.circle" {
      #expect(groups.count == expected.count, "\(groups)")
    } else {
      #expect(groups == expected)
    }
    #expect(symbol.motion.wiggle == .linear(angle: 90))
    #expect(symbol.motion.anchor == (name == "a.circle" ? nil : .init(12, 3)))
  }

  @Test func `Variants with the default groups have no group numbers`() throws {
    let plain = try layers(nil, nil)
    for name in ["a.slash", "a.badge.plus"] {
      #expect(try variant(name, of: plain).layers.allSatisfy { $0.motion.group == nil }, "\(name)")
    }
    #expect(try variant("a.slash", of: layers(0, 0)).layers.map(\.motion.group) == [1, 1, 0, 0])
  }

  @Test func `A part that rotates in an enclosure rotates about its own centre`() throws {
    var turning = try layers(nil)
    turning[0].motion.rotates = true
    let symbol = try variant("a.circle", of: turning)
    let anchor = try #require(symbol.motion.anchor)
    // Inside, everything is smaller, about the middle.
    #expect(abs(anchor.x - 12) < 0.2 && anchor.y > 6 && anchor.y < 9)
    let rotates = symbol.layers.map(\.motion.rotates)
    #expect(rotates.first == false && !rotates.dropFirst().contains(false))
  }

  @Test func `The centres of layers move with the layers`() throws {
    var turning = try layers(nil)
    turning[0].motion.rotates = true
    turning[0].motion.anchor = .init(12, 3)
    let symbol = try variant("a.circle", of: turning)
    for layer in symbol.layers.dropFirst() { #expect(layer.motion.anchor == symbol.motion.anchor) }
    #expect(symbol.layers.first?.motion.anchor == nil)
    for name in ["a.slash", "a.badge.plus"] {
      let symbol = try variant(name, of: turning)
      let anchors = symbol.layers.filter { $0.motion.rotates }.map(\.motion.anchor)
      #expect(Set(anchors) == [.init(12, 3)], "\(name)")
    }
  }

  @Test func `The dot of a badge pulses`() throws {
    let symbol = try variant("a.badge", of: layers(nil))
    #expect(symbol.layers.map(\.motion.pulses) == [false, false, true])
  }
}
