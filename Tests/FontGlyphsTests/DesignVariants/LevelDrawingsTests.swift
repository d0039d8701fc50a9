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

  @Test(arguments: [
    ("rainbow", [HierarchicalLevel.tertiary, .secondary, .primary]),
    ("target", [.tertiary, .secondary, .primary]),
    ("cloud.sleet", [.primary, .secondary, .tertiary, .secondary]),
    ("sparkles", [.primary, .secondary, .tertiary]),
    ("square.3.layers.3d.top.filled", [.tertiary, .secondary, .primary]),
    ("moon.stars", [.primary, .secondary, .tertiary]),
    ("wind.snow", [.secondary, .primary, .tertiary]),
  ])
  func `Parts one behind or beyond the other have three levels`(
    name: String, levels: [HierarchicalLevel]
  ) throws {
    #expect(try BundledDrawings.symbol("\(name).svg").layers.map(\.level) == levels)
  }

  @Test func `Levels are used in order, and more than eighteen symbols have three`() throws {
    var three = 0
    for file in BundledDrawings.files {
      let levels = Set(try BundledDrawings.symbol(file).layers.map(\.level))
      guard levels.contains(.tertiary) else { continue }
      three += 1
      #expect(levels.count == 3, "\(file)")
    }
    #expect(three > 18)
  }
}
