internal import SymtextSupport
package import SymtextSymbolText
package import SymtextSymbols

/// Some symbols of a library and the choices with which they are exported.
package struct ExportJob: Sendable {
  /// The library.
  package let library: ExportedLibrary
  /// The symbols, sorted by name.
  package let symbols: [ListedSymbol]
  /// The box of symbols that are drawn on their own.
  package var box = SymbolBox.icon
  /// The weights; the first one is that of targets with only one.
  package var weights: [SymbolWeight] = [.regular]
  /// The scales; the first one is that of targets with only one.
  package var scales: [SymbolScale] = [.medium]
  /// The modes of the targets that have a file for each.
  package var modes: [RenderingMode] = [.monochrome]
  /// The sizes of pictures of pixels, in points and pixels per point.
  package var sizes: [PixelSize] = [PixelSize(points: 24, ratio: 1)]
  /// The effects of targets that move, with their names.
  package var effects: [(name: String, effect: SymbolEffect)] = []
  /// A word before names; `nil` for the target's own choice.
  package var prefix: String?
  /// Names that replace the symbols' own.
  package var overrides = NameOverrides()
  /// The name of the program, for comments.
  package var generator = "symtext"
  /// The number of threads; the files are the same.
  package var threads = ParallelMap.processorCount
  /// Called from any thread with the number of symbols that long work has finished, and of all.
  package var progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  private let flattened: FlatSymbolCache

  /// - Throws: ``ExportError`` if there are no symbols.
  package init(_ library: ExportedLibrary, symbols: [ListedSymbol]) throws(ExportError) {
    guard !symbols.isEmpty else {
      throw ExportError("no symbol is chosen; name some, or leave out the choice")
    }
    self.library = library
    self.symbols = symbols
    flattened = FlatSymbolCache()
  }

  /// The names of the symbols.
  var names: [String] { symbols.map(\.name) }

  /// Returns all symbols in a form, in order; they are made once for all targets.
  /// - Throws: ``ExportError`` if one cannot be drawn.
  func flat(_ variant: FlatSymbol.Variant) throws(ExportError) -> [FlatSymbol] {
    try flattened.symbols(
      names, variant, with: SymbolFlattener(library.library, box: box), threads: threads)
  }

  /// Every combination of weight, scale and mode.
  var variants: [FlatSymbol.Variant] {
    weights.flatMap { weight in
      scales.flatMap { scale in
        modes.map { FlatSymbol.Variant(mode: $0, weight: weight, scale: scale) }
      }
    }
  }

  /// Returns the folder of a variant: a word for each choice of which there are several, or nothing.
  func folder(of variant: FlatSymbol.Variant) -> String {
    var words: [String] = []
    if weights.count > 1 { words.append(variant.weight.rawValue) }
    if scales.count > 1 { words.append(variant.scale.rawValue) }
    if modes.count > 1 { words.append(variant.mode.rawValue) }
    return words.map { "\($0)/" }.joined()
  }

  /// Returns the words that tell a variant from the first one.
  func words(of variant: FlatSymbol.Variant) -> [String] {
    var words: [String] = []
    if variant.weight != weights.first { words.append(variant.weight.rawValue) }
    if variant.scale != scales.first { words.append(variant.scale.rawValue) }
    if variant.mode != modes.first { words.append(variant.mode.rawValue) }
    return words
  }

  /// Returns the names of the symbols on a platform.
  /// - Throws: ``ExportError`` if two would have one name.
  func names(
    _ scheme: NameScheme, _ language: NameLanguage = .files, prefix: String = "",
    reserved: [String] = []
  ) throws(ExportError) -> ExportNames {
    try ExportNames(
      names, scheme, language, prefix: self.prefix ?? prefix, overrides: overrides,
      reserved: reserved)
  }

  /// Returns the name of a symbol, or of the first one, for examples.
  func sample(
    _ scheme: NameScheme, _ language: NameLanguage = .files, prefix: String = "",
    of symbol: String? = nil
  ) -> String {
    let symbol = symbol ?? symbols[0].name
    return (try? names(scheme, language, prefix: prefix))?[symbol] ?? symbol
  }
}
