import Geometry
import Testing

struct AffineTests {
  @Test func `A product applies its second map first`() {
    let map = Affine.translation(10, 0) * .scale(2, 3)
    #expect(map * Point(1, 1) == Point(12, 3))
    #expect(Affine.scale(2, 3) * .translation(10, 0) * Point(1, 1) == Point(22, 3))
  }

  @Test func `A product maps a point as its factors one after the other`() {
    let a = Affine(1, 2, 3, 4, 5, 6)
    let b = Affine(-2, 0.5, 1, 7, -3, 2)
    let p = Point(1.5, -2)
    #expect((a * b) * p == a * (b * p))
  }

  @Test func `The six numbers stand in the order of an SVG matrix`() {
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
}
