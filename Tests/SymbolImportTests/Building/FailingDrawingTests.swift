@testable import SymtextFontGlyphs
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextSymbols
import SymtextTestSupport
import Synchronization
import Testing

/// A drawing that cannot become a glyph is omitted without affecting others.
struct FailingDrawingTests {
  /// Counts the outlined symbols: each asks once for its budget.
  private final class Outlined: Sendable {
    let count = Atomic(0)
  }

  /// Stores the reported progress.
  private final class Seen: Sendable {
    let counts = Mutex<[[Int]]>([])
  }

  /// Returns a folder with an arrowhead, two lines, and drawings with excessive coordinates.
  private func drawings(failing: [String]) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(svg(shapes: "<path d=\"M4 8h16\"/>"), to: "high.svg")
    try directory.write(svg(shapes: "<path d=\"M4 16h16\"/>", aliases: "deep"), to: "low.svg")
    try directory.write(svg(shapes: "<path d=\"M6 4l8 8l-8 8\"/>"), to: "wedge.svg")
    for name in failing {
      try directory.write(svg(shapes: "<path d=\"M0 0V900\"/>"), to: "\(name).svg")
    }
    return directory
  }

  private func builder(counting outlined: Outlined) -> SymbolFontBuilder {
    var builder = SymbolFontBuilder(familyName: "Mine")
    builder.variants = ["wedge.circle", "low.slash"]
    builder.compiler.budget = {
      outlined.count.add(1, ordering: .relaxed)
      return OutliningBudget()
    }
    return builder
  }

  @Test(arguments: [["far"], ["far", "a.far", "z.far"]])
  func `Other drawings are outlined once and unchanged`(failing: [String]) throws {
    let outlined = Outlined()
    let folder = try drawings(failing: failing)
    var files = try SymbolFiles([folder.path])
    let font = try builder(counting: outlined).font(of: &files)
    #expect(outlined.count.load(ordering: .relaxed) == 5 + failing.count)
    #expect(files.report.failures.count == failing.count)

    let whole = try drawings(failing: [])
    let expected = try builder(counting: Outlined()).font(of: SymbolFiles([whole.path]))
    let isSame = font.bytes == expected.bytes
    #expect(isSame)
    #expect(font.set.symbols.map(\.name) == expected.set.symbols.map(\.name))
  }

  @Test func `Progress continues with the remaining drawings`() throws {
    let seen = Seen()
    let folder = try drawings(failing: ["far"])
    _ = try builder(counting: Outlined()).font(of: SymbolFiles([folder.path])) { done, all in
      seen.counts.withLock { $0.append([done, all]) }
    }
    // Letters and already outlined symbols are not counted.
    #expect(seen.counts.withLock { $0 } == (1...6).map { [$0, 6] })
  }
}
