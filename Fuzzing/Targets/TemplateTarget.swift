import SymtextSymbols
import SymtextAuthoring
import SymtextFontGlyphs
@testable import SymtextSymbolImport

/// A custom symbol template: its check reports problems with messages, and a template that was read compiles.
struct TemplateTarget: FuzzTarget {
  let name = "template"
  let dictionary: String? = "svg"
  let mostBytes = 20_480

  func run(_ input: [UInt8]) throws {
    let report = try TemplateCheck.report(input, file: "fuzzed.svg")
    try promise(
      report.problems.allSatisfy { !"\($0)".isEmpty }, "a problem of the template has no message")
    let imported = try TemplateImporter(file: "fuzzed.svg").symbol(from: input, name: "fuzzed")
    try FontChecks.check([imported.symbol], scales: [.small, .medium])
  }
}
