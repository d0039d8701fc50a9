import SymtextOpenType
import Testing
@testable import SymtextVectorFormats

/// Blend modes have the same names in PDF, CSS and this project, each in its own way of writing.
///
/// ISO 32000-1, 11.3.5; <https://www.w3.org/TR/compositing-1/#ltblendmodegt>
struct BlendModeNamesTests {
  @Test func `A blend mode has its name in PDF, an operator of Porter and Duff has none`() {
    for mode in CompositeMode.allCases {
      let name = "\(mode)"
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      #expect(mode.pdfName == (mode.isBlending ? capitalized : nil))
    }
  }

  @Test func `A blend mode has its name in CSS, all else is normal`() {
    for mode in CompositeMode.allCases {
      let hyphenated = "\(mode)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
      #expect(mode.cssName == (mode.isBlending ? hyphenated : "normal"))
    }
  }

  @Test func `There are the fifteen blend modes of PDF besides Normal`() {
    #expect(CompositeMode.allCases.compactMap(\.pdfName).count == 15)
  }
}
