import SymtextFontGlyphs
import SymtextSymbolImport

/// An icon of whatever kind, read strictly and leniently, which is the same where nothing is wrong: what is
/// read compiles.
struct IconTarget: FuzzTarget {
  let name = "icon"
  let dictionary: String? = "svg"

  func run(_ input: [UInt8]) throws {
    let strict = try? IconImporter(file: "fuzzed.svg").symbol(from: input, name: "fuzzed")
    let lenient = try IconImporter(file: "fuzzed.svg", isLenient: true).symbol(
      from: input, name: "fuzzed")
    if let strict {
      try promise(strict.symbol == lenient.symbol, "read leniently it is another symbol")
    }
    try FontChecks.check([lenient.symbol])
  }
}
