@testable import SymtextGraphics
import Testing

struct ColorContrastTests {
  /// Reference values from published tools.
  @Test(arguments: [
    ("#000", "#fff", 21), ("#fff", "#fff", 1), ("#767676", "#fff", 4.54), ("#777", "#fff", 4.48),
    ("#949494", "#fff", 3.03), ("#f00", "#fff", 4), ("#00f", "#fff", 8.59), ("#0f0", "#fff", 1.37),
    ("#767676", "#000", 4.62), ("#ff0", "#00f", 8),
  ])
  func `Contrast is that of WCAG`(color: String, other: String, ratio: Double) throws {
    let (color, other) = (try #require(Color(color)), try #require(Color(other)))
    #expect(abs(color.contrastRatio(to: other) - ratio) < 0.006)
    #expect(color.contrastRatio(to: other) == other.contrastRatio(to: color))
  }

  @Test func `Transparent colours are blended with the background`() {
    let half = Color.black.multiplyingOpacity(by: 0.5)
    #expect(half.over(.white) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(half.over(half).alpha == 0.75)
    #expect(Color.white.over(.black) == .white)
    #expect(half.multiplyingOpacity(by: 0).over(half) == half)
    #expect(half.multiplyingOpacity(by: 0).over(half.multiplyingOpacity(by: 0)).alpha == 0)
  }
}
