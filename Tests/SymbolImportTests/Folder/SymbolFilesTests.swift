import SymtextSymbolImport
import SymtextSymbols
import SymtextTestSupport
import Testing

struct SymbolFilesTests {
  /// Returns a bar of the given half thickness.
  private func bar(_ half: Double, _ inside: String = "") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(inside)<path d=\"M4 \(12 - half)h16v\(2 * half)h-16z\"/></svg>"
  }

  @Test(arguments: [("", "Long bar", true), ("<title>A bar</title>", "A bar", false)])
  func `An icon of several weights takes its name from its Regular`(
    title: String, altText: String, isGuessed: Bool
  ) throws {
    let directory = try TemporaryDirectory()
    _ = try directory.write(bar(0.4), to: "long-bar-thin.svg")
    _ = try directory.write(bar(0.8, title), to: "long-bar.svg")
    _ = try directory.write(bar(1.2), to: "long-bar-bold.svg")
    var options = ImportOptions()
    options.masters = try MasterFiles(["thin=200,bold=700"])
    let files = try SymbolFiles([directory.path], options: options)
    let symbol = try #require(files.symbols.first)
    #expect(files.symbols.count == 1 && symbol.name == "long.bar")
    #expect(symbol.metadata.altText == altText && symbol.metadata.category == "imported")
    #expect(files.report.guessedAltTexts.map(\.symbol) == (isGuessed ? ["long.bar"] : []))
  }
}
