@testable import SymtextGraphics
@testable import SymtextFontGlyphs
@testable import SymtextOpenType
import Testing

struct OverlapDetectionTests {
  private func square(_ x: Int, _ y: Int, _ size: Int) -> [Outline.Point] {
    [(x, y), (x, y + size), (x + size, y + size), (x + size, y)].map {
      Outline.Point(x: $0.0, y: $0.1, isOnCurve: true)
    }
  }

  @Test func `Contours that cross overlap`() {
    #expect(OverlapDetection.overlaps(Outline(contours: [square(0, 0, 100), square(50, 50, 100)])))
  }

  @Test func `Contours beside or within each other do not`() {
    let apart = Outline(contours: [square(0, 0, 100), square(200, 0, 100)])
    #expect(!OverlapDetection.overlaps(apart))
    let within = Outline(contours: [square(0, 0, 100), square(20, 20, 50)])
    #expect(!OverlapDetection.overlaps(within))
  }

  @Test func `A contour that crosses itself overlaps`() {
    let bow = [(0, 0), (100, 100), (100, 0), (0, 100)].map {
      Outline.Point(x: $0.0, y: $0.1, isOnCurve: true)
    }
    #expect(OverlapDetection.overlaps(Outline(contours: [bow])))
  }

  @Test func `Nothing overlaps in an empty outline`() {
    #expect(!OverlapDetection.overlaps(Outline()))
  }
}
