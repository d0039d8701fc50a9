import Authoring
import FontGlyphs
@testable import SymbolImport

/// A template for custom symbols: its check ends with words, and what is read compiles.
///
/// Templates are large; the groups of the usual one stand behind one another in it, so that changes hit all
/// of its parts.
struct TemplateTarget: FuzzTarget {
  let name = "template"
  let dictionary: String? = "svg"
  let mostBytes = 16_384

  func run(_ input: [UInt8]) throws {
    let report = try TemplateCheck.report(input, file: "fuzzed.svg")
    try promise(
      report.problems.allSatisfy { !"\($0)".isEmpty }, "a problem of the template has no words")
    let imported = try TemplateImporter(file: "fuzzed.svg").symbol(from: input, name: "fuzzed")
    try FontChecks.check([imported.symbol], scales: [.small, .medium])
  }
}
