@testable import SymtextAnimation
import Foundation
import SymtextGraphics
import Testing

/// The groups of icon shapes that move together, on small drawings: 24 units square, y down.
struct IconGroupsTests {
  private func groups(_ shapes: String..., name: String = "icon") throws -> [[Int]] {
    let contours = try shapes.map { text in
      try SVGPathData.parse(text).contours.compactMap {
        $0.flattened(tolerance: 0.05).first?.points
      }
    }
    return IconGroups(shapes: contours, name: name).groups
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "M\(x) \(y)h\(width)v\(height)h\(-width)z"
  }

  private func dot(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(x - r) \(y)a\(r) \(r) 0 0 1 \(2 * r) 0a\(r) \(r) 0 0 1 \(-2 * r) 0z"
  }

  /// Returns a bent band, open downwards, with a stroke of 2 around a middle.
  private func wave(_ x: Double, _ y: Double, _ r: Double) -> String {
    let (a, b) = (r * 0.7071, (r - 2) * 0.7071)
    return
      "M\(x - a) \(y - a)A\(r) \(r) 0 0 1 \(x + a) \(y - a)L\(x + b) \(y - b)A\(r - 2) \(r - 2) 0 0 0 \(x - b) \(y - b)z"
  }

  private let plus = "M25 12h2v3h3v2h-3v3h-2v-3h-3v-2h3z"
  private let shoulders = "M2 20c0-10 16-10 16 0z"

  @Test func `A person is one group; a badge and another person are groups of their own`() throws {
    let head = dot(10, 7, 4)
    #expect(try groups(head, shoulders) == [[0, 1]])
    #expect(try groups(plus, shoulders, head) == [[1, 2], [0]])
    let (other, second) = (dot(32, 7, 4), "M24 20c0-10 16-10 16 0z")
    #expect(try groups(head, other, shoulders, second) == [[0, 2], [1, 3]])
  }

  @Test func `A clapper, wheels and a nub belong to their neighbours; drops are rain`() throws {
    let bell = "M3 18c4-4 2-15 9-15s5 11 9 15z"
    #expect(try groups("M9 20h6a3 3 0 0 1-6 0z", bell) == [[0, 1]])
    #expect(try groups(box(3, 3, 18, 12), dot(7, 19, 2), dot(17, 19, 2)) == [[0, 1, 2]])
    #expect(try groups(box(2, 6, 17, 12), box(21.5, 10, 1.5, 4)) == [[0, 1]])
    let cloud = "M4 14a5 5 0 0 1 1-9a8 8 0 0 1 14 1a4 4 0 0 1 0 8z"
    #expect(
      try groups(cloud, box(15, 16, 2, 5), box(7, 16, 2, 5), box(11, 17, 2, 5))
        == [[0], [2], [3], [1]])
  }

  @Test func `Waves move outwards, dots and bars one after another`() throws {
    #expect(
      try groups(wave(12, 20, 17), dot(12, 20, 1.5), wave(12, 20, 7), wave(12, 20, 12))
        == [[1], [2], [3], [0]])
    #expect(try groups(dot(19, 12, 2), dot(5, 12, 2), dot(12, 12, 2)) == [[1], [2], [0]])
    #expect(try groups(dot(12, 19, 2), dot(12, 5, 2), dot(12, 12, 2)) == [[1], [2], [0]])
    #expect(try groups(box(14, 4, 4, 16), box(2, 4, 2, 16), box(8, 4, 3, 16)) == [[1], [2], [0]])
  }

  @Test func `Rays are one group and follow the shape that they surround`() throws {
    let rays = (0..<8).map { index in
      let place =
        Affine.rotation(degrees: 45 * Double(index), about: Point(12, 12)) * Point(21.5, 12)
      return dot(place.x, place.y, 1.2)
    }
    let shapes = try (rays + [dot(12, 12, 5)]).map { text in
      try SVGPathData.parse(text).contours.compactMap {
        $0.flattened(tolerance: 0.05).first?.points
      }
    }
    #expect(IconGroups(shapes: shapes, name: "sun").groups == [[8], Array(0..<8)])
  }

  @Test func `Rows of lists and grids move row by row, and scattered pieces stay together`()
    throws
  {
    let rows = [17.0, 3, 10].flatMap { y in [dot(3, y + 2, 1.5), box(8, y, 14, 4)] }
    func all(_ texts: [String]) throws -> [[Int]] {
      let shapes = try texts.map { text in
        try SVGPathData.parse(text).contours.compactMap {
          $0.flattened(tolerance: 0.05).first?.points
        }
      }
      return IconGroups(shapes: shapes, name: "icon").groups
    }
    #expect(try all(rows).map { $0.sorted() } == [[2, 3], [4, 5], [0, 1]])
    let grid = (0..<9).map { dot(4 + 8 * Double($0 % 3), 4 + 8 * Double($0 / 3), 2) }
    #expect(try all(grid) == [[0, 1, 2], [3, 4, 5], [6, 7, 8]])
    let places = [
      (2, 3), (9, 1), (16, 4), (22, 2), (4, 10), (12, 8), (20, 11), (1, 17), (8, 21), (15, 16),
    ]
    let rain = places.map { dot(Double($0.0), Double($0.1), 1.1) }
    #expect(try all(rain) == [Array(0..<10)])
    #expect(try all(Array(rain.prefix(5))).count == 5)
  }

  @Test func `A slash moves last, and an icon that it touches is one group`() throws {
    let slash = "M2 3.4L3.4 2L22 20.6L20.6 22z"
    let (left, right) = (box(3, 9, 4, 10), box(15, 5, 6, 6))
    #expect(try groups(slash, left, right) == [[1, 2], [0]])
    #expect(try groups(left, right, name: "bell.off") == [[0, 1]])
    #expect(try groups(left, right).count == 2)
  }

  @Test func `Cut-off pieces of a shape stay with it; two shapes of similar size are two groups`()
    throws
  {
    let (lid, bin) = (box(3, 2, 18, 3), "M4 6h16l-2 15.5h-12z")
    #expect(try groups(lid, bin) == [[0, 1]])
    #expect(try groups(box(2, 3, 9, 14), box(12.5, 7, 9, 14)) == [[0], [1]])
  }

  @Test func `Symmetric twins are a pair`() throws {
    let clock = dot(12, 13, 8)
    let ears = ["M1 5l4-4l1.4 1.4l-4 4z", "M23 5l-4-4l-1.4 1.4l4 4z"]
    #expect(try groups(ears[0], clock, ears[1]) == [[1], [0, 2]])
  }

  @Test func `Empty paths, points and single shapes are one group`() throws {
    #expect(IconGroups(shapes: [], name: "icon").groups == [[]])
    #expect(IconGroups(shapes: [[], [[.zero]]], name: "icon").groups == [[0, 1]])
    #expect(try groups(box(0, 0, 4, 4)) == [[0]])
    let point = [Point(1, 1), Point(1, 1), Point(1, 1)]
    #expect(IconGroups(shapes: [[point], [point]], name: "icon").groups == [[0, 1]])
  }
}
