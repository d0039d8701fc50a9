@testable import SymtextFontGlyphs
import Testing

struct FontVersionTests {
  @Test(arguments: [
    ("1", "1.000"), ("1.2", "1.200"), ("1.02", "1.020"), ("0.001", "0.001"), ("12.345", "12.345"),
    ("32767", "32767.000"),
  ])
  func `A number with three decimals`(text: String, version: String) {
    #expect(FontVersion(text)?.description == version)
  }

  @Test(arguments: [
    "", ".", "1.", ".1", "1.2.3", "1.2345", "-1", "+1", "v1", "32768", "1,2", "1e2",
  ])
  func `Other forms are rejected`(text: String) {
    #expect(FontVersion(text) == nil)
  }

  @Test(arguments: [
    ("Symtext Symbols", "SymtextSymbols"), ("My (Icons) 50%/A", "MyIcons50A"), ("Größe", "GrouDFe"),
    ("Ŝtono", "Stono"), ("星", "u661F"), ("%", "Symbols"),
  ])
  func `PostScript names have English letters and digits`(family: String, name: String) {
    #expect(FamilyName.postScript(family) == name)
  }
}
