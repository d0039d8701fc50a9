import SymtextAuthoring
import SymtextSymbolImport
import SymtextTestSupport
import Testing

/// The bundled drawings keep to the rules of design.
struct LibraryDrawingsTests {
  @Test func `No bundled drawing breaks a rule without an exception that gives a reason`() throws {
    let drawings = try SymbolFiles([PackageFiles.path("fonts/symbols")])
    let lint = DrawingLint(
      drawings, variants: try SymbolNames.list(PackageFiles.path("fonts/variants")))
    let exceptions = try DrawingExceptions(file: PackageFiles.path("fonts/lint"))
    let report = lint.report(except: exceptions)
    #expect(report.drawingCount == drawings.symbols.count && report.skipped == [])
    #expect(
      report.problems.isEmpty,
      "\(report.problems.map(\.description).joined(separator: "\n"))")
  }
}
