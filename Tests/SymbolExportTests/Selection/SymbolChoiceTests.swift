import SymtextSymbolExport
import SymtextSymbols
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct SymbolChoiceTests {
  private func choice() throws -> SymbolChoice { SymbolChoice(try TestLibrary.bundled.get()) }

  @Test func `Aliases and made variants are chosen, each symbol once and sorted`() throws {
    var choice = try choice()
    for name in ["heart", "home", "house", "bell.square", "bell"] { try choice.add(named: name) }
    #expect(choice.symbols.map(\.name) == ["bell", "bell.square", "heart", "house"])
    let made = choice.symbols.first { $0.name == "bell.square" }
    #expect(made?.isStored == false && made?.codePoint == nil)
  }

  @Test func `A misspelt name is an error with the nearest ones`() throws {
    var choice = try choice()
    let error = #expect(throws: ExportError.self) { try choice.add(named: "hart.fill") }
    #expect(error?.description.contains("heart.fill") == true)
  }

  @Test func `Categories and words choose symbols`() throws {
    var weather = try choice()
    try weather.add(category: "weather")
    #expect(weather.symbols.count > 10)
    #expect(weather.symbols.allSatisfy { $0.metadata.category == "weather" })
    var text = try choice()
    try text.add(text: "Arrow left")
    #expect(text.symbols.contains { $0.name == "arrow.left" })
    #expect(text.symbols.count < 100)
    let error = #expect(throws: ExportError.self) { try weather.add(category: "wether") }
    #expect(error?.description.contains("weather") == true)
    #expect(throws: ExportError.self) { try text.add(text: "qqq") }
    #expect(throws: ExportError.self) { try text.add(text: " ") }
  }
}
