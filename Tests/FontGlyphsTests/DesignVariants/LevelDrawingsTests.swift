@testable import SymtextSymbols
import SymtextSymbolTestSupport
import Testing

/// The levels of drawings.
struct LevelDrawingsTests {
  @Test(arguments: ["cloud.sun.rain", "cloud.sun.rain.fill"])
  func `A cloud is primary, the sun behind it secondary, the rain tertiary`(name: String) throws {
    let symbol = try BundledDrawings.symbol("\(name).svg")
    #expect(
      symbol.layers.map(\.color) == [
        .systemYellow, .systemCyan, .systemBlue,
      ])
    #expect(symbol.layers.map(\.level) == [.secondary, .primary, .tertiary])
  }

  @Test func `Levels are used in order, and more than ten symbols have three`() throws {
    var three = 0
    for file in BundledDrawings.files {
      let levels = Set(try BundledDrawings.symbol(file).layers.map(\.level))
      guard levels.contains(.tertiary) else { continue }
      three += 1
      #expect(levels.count == 3, "\(file)")
    }
    #expect(three > 10)
  }
}
