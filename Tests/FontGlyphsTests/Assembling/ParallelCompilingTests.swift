@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
@testable import SymtextSupport
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct ParallelCompilingTests {
  @Test(arguments: [2, 5])
  func `The number of threads does not change the bytes`(threads: Int) throws {
    let names = ["bell.svg", "cloud.sun.rain.svg", "heart.svg", "link.svg", "plus.circle.svg"]
    let set = try SymbolSet(symbols: try names.map { try BundledDrawings.symbol($0) })
    var compiler = FontCompiler()
    compiler.hasNames = false
    compiler.threads = 1
    let one = try compiler.font(set).file.encoded()
    compiler.threads = threads
    let isSame = try compiler.font(set).file.encoded() == one
    #expect(isSame)
  }

  @Test(arguments: [1, 2, 5])
  func `The number of threads does not change the reported error`(threads: Int) throws {
    var symbols = try (0..<6).map { try drawing(name: "s\($0)") }
    symbols.append(try drawing(name: "far", shapes: "<path d=\"M0 0V900\"/>"))
    symbols.append(try drawing(name: "more", shapes: "<path d=\"M0 0V-900\"/>"))
    var compiler = FontCompiler()
    compiler.hasNames = false
    compiler.threads = threads
    let set = try SymbolSet(symbols: symbols)
    let error = #expect(throws: FontError.self) { try compiler.font(set) }
    // The first by name, even if others finish earlier.
    #expect(error?.description.hasPrefix("far, ultralight, contour 0") == true)
  }

  @Test(arguments: [0, 1, 3, 64])
  func `Results are in the order of the indices, and progress counts up`(threads: Int) {
    let seen = Seen()
    let results = ParallelMap.map(50, threads: threads, progress: { seen.add($0, $1) }) { $0 * $0 }
    #expect(results == (0..<50).map { $0 * $0 })
    #expect(seen.done == Array(1...50))
  }

  @Test func `No work gives no results`() {
    #expect(ParallelMap.map(0, threads: 4) { $0 }.isEmpty)
  }

  /// Called by one thread at a time.
  private final class Seen: @unchecked Sendable {
    var done: [Int] = []
    func add(_ count: Int, _ all: Int) { if all == 50 { done.append(count) } }
  }
}
