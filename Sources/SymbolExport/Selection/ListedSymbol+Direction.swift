internal import SymtextSymbolText
internal import SymtextSymbols

extension ListedSymbol {
  /// Whether another symbol takes its place in text from right to left.
  var isReplacedRightToLeft: Bool {
    if case .symbol? = metadata.rightToLeft { true } else { false }
  }
}
