import SymtextFontGlyphs
import SymtextSymbolImport

/// An icon of any kind, read strictly and leniently.
///
/// Both give the same symbol if the icon has no error, and the symbol compiles.
struct IconTarget: FuzzTarget {
  let name = "icon"
  let dictionary: String? = "svg"

  func run(_ input: [UInt8]) throws {
    let strict = try? IconImporter(file: "fuzzed.svg").symbol(from: input, name: "fuzzed")
    let lenient = try IconImporter(file: "fuzzed.svg", isLenient: true).symbol(
      from: input, name: "fuzzed")
    if let strict {
      try promise(strict.symbol == lenient.symbol, "lenient reading gives a different symbol")
    }
    try FontChecks.check([lenient.symbol])
  }
}
