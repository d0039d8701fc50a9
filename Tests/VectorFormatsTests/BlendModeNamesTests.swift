import SymtextOpenType
import Testing
@testable import SymtextVectorFormats

/// Blend modes have the same names in PDF, CSS and symtext, each with its own spelling.
///
/// ISO 32000-1, 11.3.5; <https://www.w3.org/TR/compositing-1/#ltblendmodegt>
struct BlendModeNamesTests {
  @Test func `A blend mode has its PDF name, and a Porter-Duff operator has none`() {
    for mode in CompositeMode.allCases {
      let name = "\(mode)"
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      #expect(mode.pdfName == (mode.isBlending ? capitalized : nil))
    }
  }

  @Test func `A blend mode has its CSS name, and other operators are normal`() {
    for mode in CompositeMode.allCases {
      let hyphenated = "\(mode)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
      #expect(mode.cssName == (mode.isBlending ? hyphenated : "normal"))
    }
  }

  @Test func `PDF has fifteen blend modes besides Normal`() {
    #expect(CompositeMode.allCases.compactMap(\.pdfName).count == 15)
  }
}
