import Testing
@testable import SymtextProgram

struct FontProgressTests {
  @Test func `The bar has the same width at the start and at the end`() {
    let progress = FontProgress(title: "reading", unit: "files")
    #expect(
      progress.line(1, of: 1000) == "reading [------------------------------]    1 of 1000 files")
    #expect(
      progress.line(500, of: 1000) == "reading [###############---------------]  500 of 1000 files")
    #expect(
      progress.line(1000, of: 1000) == "reading [##############################] 1000 of 1000 files"
    )
    #expect(progress.line(0, of: 0) == "reading [------------------------------] 0 of 0 files")
  }
}
