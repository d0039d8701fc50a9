internal import SymtextSymbols
internal import SymtextSymbolText

/// Constants in Python.
struct PythonConstants: ConstantLanguage {
  let rules = NameLanguage.python
  let scheme = NameScheme.screamingSnake
  let members = ["ALL"]
  let comment = "#"

  func file(_ type: String) -> String { "\(words(of: type, joinedBy: "_")).py" }

  func constant(_ symbol: ConstantSymbol, _ type: String) -> String {
    let name = symbol.name
    let (own, alt, _) = texts(symbol)
    let code =
      symbol.symbol.codePoint.map { "\"\\U\($0.hexadecimal(digits: 8, uppercase: true))\"" }
      ?? "None"
    let tuple = symbol.symbol.metadata.keywords.map { quoted($0) + "," }.joined(separator: " ")
    return "\(name) = \(type)(\(own), \(code), \(alt), (\(tuple)))\n"
  }

  func frame(_ type: String) -> String {
    """
    from typing import NamedTuple, Optional, Tuple


    class \(type)(NamedTuple):
        \"\"\"A symbol of the library.\"\"\"

        name: str
        #: The character in the font; None for a variant that the font does not store.
        character: Optional[str]
        #: The words that a screen reader speaks.
        alt_text: str
        keywords: Tuple[str, ...]


    @@
    #: All symbols.
    ALL = (
    @@)

    """
  }
}
