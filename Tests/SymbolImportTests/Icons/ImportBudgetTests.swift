import SymtextSVGReading
@testable import SymtextSymbolImport
import Testing

struct ImportBudgetTests {
  /// A ring and a disc that cross.
  private static let icon = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill-rule="evenodd" d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 \
    1ZM8 2.2A5.8 5.8 0 1 0 8 13.8 5.8 5.8 0 0 0 8 2.2Z"/><path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm-3-6 6 4-5 4z"/></svg>
    """.utf8)

  /// Returns the error of an icon that is imported with some steps of work; `nil` for none.
  private func said(shapes: Int? = nil, weights: Int? = nil) -> String? {
    var importer = IconImporter(file: "a.svg")
    if let shapes { importer.shapeSteps = shapes }
    if let weights { importer.weightSteps = weights }
    do throws(ImportError) {
      return try importer.symbol(from: Self.icon, name: "a").warnings.first?.message
    } catch {
      return error.message
    }
  }

  /// Returns the least number of steps that suffice.
  private func least(_ said: (Int) -> String?) -> Int {
    var (low, high) = (0, 10_000_000)
    while low < high {
      let middle = (low + high) / 2
      if said(middle) == nil { high = middle } else { low = middle + 1 }
    }
    return low
  }

  @Test func `One step less than filled shapes need is an error`() {
    let needed = least { said(shapes: $0) }
    #expect(needed > 100 && said(shapes: needed) == nil)
    #expect(
      said(shapes: needed - 1)
        == "the shapes from <path> on cross too often; simplify them")
  }

  @Test func `One step less than weights need is a warning`() {
    let needed = least { said(weights: $0) }
    #expect(needed > 100 && said(weights: needed) == nil)
    #expect(
      said(weights: needed - 1)
        == "the filled areas are too intricate to be measured; some look like Regular at all weights"
    )
  }
}
