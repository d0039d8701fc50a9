import SymtextGraphics
import Testing

struct VectorTests {
  @Test func `The perpendicular is a quarter turn from x towards y`() {
    #expect(Vector(1, 0).perpendicular == Vector(0, 1))
    #expect(Vector(1, 0).cross(Vector(1, 0).perpendicular) > 0)
  }

  @Test(arguments: [Vector.zero, Vector(.nan, 1), Vector(.infinity, 0)])
  func `A vector without a finite length has no direction`(vector: Vector) {
    #expect(vector.normalized == nil)
  }

  @Test func `A normalized vector has length 1`() throws {
    let unit = try #require(Vector(3, -4).normalized)
    #expect(unit == Vector(0.6, -0.8))
  }
}
