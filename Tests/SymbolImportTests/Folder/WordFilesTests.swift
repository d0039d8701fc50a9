import SymtextSymbolImport
import SymtextTestSupport
import SymtextSymbols
import Testing

/// Names of symbols in other languages beside drawings.
struct WordFilesTests {
  private let icon =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><title>Home</title><path d=\"M4 4h16v16h-16z\"/></svg>"

  @Test func `Words stand in a folder, a file for each language`() throws {
    let directory = try TemporaryDirectory()
    _ = try directory.write(icon, to: "my-home.svg")
    _ = try directory.write("# Names\nmy.home\tZuhause\ngone\tWeg\n", to: "words/de.tsv")
    _ = try directory.write("my-home\t家\n", to: "words/zh-Hant.tsv")
    let files = try SymbolFiles([directory.path])
    #expect(files.symbols.first?.metadata.words == ["de": "Zuhause", "zh-hant": "家"])
    #expect(files.report.messages.contains { $0.contains("no drawing is named gone") })
  }

  @Test(arguments: [("words/de.tsv", "my.home Zuhause\n"), ("words/d!.tsv", "my.home\tX\n")])
  func `A file without tabs or of no language is an error`(file: String, text: String) throws {
    let directory = try TemporaryDirectory()
    _ = try directory.write(icon, to: "my-home.svg")
    _ = try directory.write(text, to: file)
    #expect(throws: SourceError.self) { try SymbolFiles([directory.path]) }
  }
}
