import SymtextGraphics
import Testing

struct AffineTests {
  @Test func `A product applies its second map first`() {
    let map = Affine.translation(10, 0) * .scale(2, 3)
    #expect(map * Point(1, 1) == Point(12, 3))
    #expect(Affine.scale(2, 3) * .translation(10, 0) * Point(1, 1) == Point(22, 3))
  }

  @Test func `A product maps a point as its factors do in sequence`() {
    let a = Affine(1, 2, 3, 4, 5, 6)
    let b = Affine(-2, 0.5, 1, 7, -3, 2)
    let p = Point(1.5, -2)
    #expect((a * b) * p == a * (b * p))
  }

  @Test func `The six numbers are in the order of an SVG matrix`() {
    #expect(Affine(1, 2, 3, 4, 5, 6) * Point(10, 100) == Point(10 + 300 + 5, 20 + 400 + 6))
  }

  @Test func `A displacement is not translated`() {
    #expect(Affine(2, 0, 0, 2, 50, 60) * Vector(1, 2) == Vector(2, 4))
  }

  @Test func `The identity changes nothing on either side`() {
    let map = Affine(1, 2, 3, 4, 5, 6)
    #expect(Affine.identity * map == map)
    #expect(map * Affine.identity == map)
  }

  @Test func invertsAndTellsTheStretch() throws {
    let map = Affine(2, 1, -0.5, 3, 4, 5)
    let back = try #require(map.inverse)
    #expect((back * (map * Point(7, -2))).distance(to: Point(7, -2)) < 1e-12)
    #expect(Affine.scale(1, 0).inverse == nil && Affine.scale(1, 0).stretch == nil)
    // After removing its stretch, the map keeps circles round.
    let stretch = try #require(map.stretch)
    #expect(abs(stretch.determinant - 1) < 1e-12 && stretch.b == stretch.c)
    let rest = try #require(stretch.inverse) * map
    #expect(abs(rest.a - rest.d) < 1e-12 && abs(rest.b + rest.c) < 1e-12)
    let mirrored = try #require((map * Affine.scale(-1, 1)).stretch)
    #expect(abs(mirrored.a - stretch.a) < 1e-12 && abs(mirrored.b - stretch.b) < 1e-12)
  }
}
