import SymtextSymbols
import SymtextAuthoring
import SymtextFontGlyphs
@testable import SymtextSymbolImport

/// A template for custom symbols: its check ends with words, and what is read compiles.
struct TemplateTarget: FuzzTarget {
  let name = "template"
  let dictionary: String? = "svg"
  let mostBytes = 20_480

  func run(_ input: [UInt8]) throws {
    let report = try TemplateCheck.report(input, file: "fuzzed.svg")
    try promise(
      report.problems.allSatisfy { !"\($0)".isEmpty }, "a problem of the template has no words")
    let imported = try TemplateImporter(file: "fuzzed.svg").symbol(from: input, name: "fuzzed")
    try FontChecks.check([imported.symbol], scales: [.small, .medium])
  }
}
