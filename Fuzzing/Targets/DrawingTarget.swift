@testable import SymtextSymbolImport

/// A stroke drawing in symtext's own form: a parsed drawing compiles.
struct DrawingTarget: FuzzTarget {
  let name = "drawing"
  let dictionary: String? = "svg"

  func run(_ input: [UInt8]) throws {
    let symbol = try DrawingImporter(file: "fuzzed.svg").symbol(from: input, name: "fuzzed")
    try FontChecks.check([symbol])
  }
}
