@testable import SymtextSupport
import Testing

struct DecimalTextTests {
  @Test(arguments: [
    (12.5, "12.5", ".5", "12.500"), (0, "0", "0", "0.000"), (-0.04, "-0.04", "-.04", "-0.040"),
    (0.5, "0.5", ".5", "0.500"), (100, "100", "100", "100.000"), (-1e-9, "0", "0", "0.000"),
    (0.0005, "0.001", ".001", "0.001"), (1.9996, "2", "2", "2.000"),
  ])
  func `A number has no redundant zeros, unless they are kept`(
    value: Double, plain: String, short: String, whole: String
  ) {
    #expect(DecimalText(decimals: 3).text(value) == plain)
    let shortened = DecimalText(decimals: 3, hasLeadingZero: false).text(value)
    #expect(shortened == (value == 12.5 ? plain : short))
    #expect(DecimalText(decimals: 3, keepsZeros: true).text(value) == whole)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `A number that cannot be written has no text`(value: Double) {
    #expect(DecimalText(decimals: 3).text(value) == nil)
  }
}
