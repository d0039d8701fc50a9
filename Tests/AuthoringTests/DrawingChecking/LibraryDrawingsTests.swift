@testable import SymtextAuthoring
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// The bundled drawings keep to the rules of design.
struct LibraryDrawingsTests {
  @Test func `No bundled drawing breaks a rule without an exception that gives a reason`() throws {
    let exceptions = try DrawingExceptions(file: PackageFiles.path("fonts/lint"))
    let variants = try SymbolNames.list(PackageFiles.path("fonts/variants"))
    let report: DrawingLintReport
    if TestExtent.isWhole {
      let drawings = try SymbolFiles([PackageFiles.path("fonts/symbols")])
      report = DrawingLint(drawings, variants: variants).report(except: exceptions)
      #expect(report.drawingCount == drawings.symbols.count && report.skipped == [])
    } else {
      let symbols = try BundledDrawings.sample.map { try BundledDrawings.symbol($0) }
      report = DrawingLint(symbols, variants: variants, isWhole: false).report(except: exceptions)
      #expect(report.drawingCount == symbols.count && symbols.count > 400)
    }
    // An exception for a pair of drawings has no use if the sample has only one of them.
    let problems = report.problems.filter { TestExtent.isWhole || $0.rule != .exception }
    #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
  }
}
