import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextOpenType
@testable import SymtextTextLayout

struct OpticalSizingTests {
  private let face: Face

  init() throws { face = try Face(file: TestFonts.optical) }

  @Test(
    arguments: [(4.0, 8.0), (8, 8), (11, 11), (14, nil), (20, 20), (72, 72), (300, 72)]
      as [(Double, Double?)])
  func `The optical size equals the size, within the axis`(size: Double, expected: Double?) {
    #expect(Font(face: face, size: size).coordinates["opsz"] == expected)
    #expect(Font(face: face, size: size, opticalSizing: .none).coordinates["opsz"] == nil)
  }

  @Test func `It follows the size unless it was set`() {
    let font = Font(face: face, size: 20)
    #expect(font.withSize(30).coordinates["opsz"] == 30)
    #expect(font.scaled(to: 1000).coordinates["opsz"] == 20)
    for given in [14.0, 40] {
      let fixed = Font(
        face: face, size: 20,
        coordinates: {
          var place = DesignCoordinates()
          place["opsz"] = given
          return place
        }())
      #expect(fixed.withSize(30).coordinates == fixed.coordinates)
      #expect(fixed.coordinates["opsz"] == (given == 14 ? nil : given))
    }
    #expect(
      Font(face: face, size: 20, opticalSizing: .none).withSize(30).coordinates["opsz"] == nil)
  }

  @Test func `Strokes and capitals are measured at the size`() throws {
    let small = Font(face: face, size: 10)
    let large = Font(face: face, size: 60)
    let ratio = try #require(large.stems).bar / (try #require(small.stems).bar * 6)
    #expect(ratio > 1.3)
    #expect(abs(large.metrics.capHeight / small.metrics.capHeight - 6) < 0.012)
  }

  @Test func `Fonts without the axis are unchanged`() throws {
    let font = try TestFaces.inter(size: 40)
    #expect(font.coordinates == Font(face: font.face, size: 40, opticalSizing: .none).coordinates)
  }
}
