internal import SymtextSymbolText

/// A symbol and the name of its constant.
struct ConstantSymbol {
  let name: String
  let symbol: ListedSymbol

  /// The code point in hexadecimal digits; `nil` if it has none.
  var code: String? { symbol.codePoint.map { String($0, radix: 16, uppercase: true) } }
}
