import SymtextTestSupport
import Testing

/// The page of a font in Chromium, with words that HTML could mistake for its own.
struct PageWordsTests {
  @Test func `Words of every script-data state remain words`() throws {
    #expect(try Python.run("page_words.py", [SymtextProcess.executable]) == "{}\n")
  }
}
