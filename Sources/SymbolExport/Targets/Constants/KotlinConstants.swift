internal import SymtextSymbols
internal import SymtextSymbolText

/// Constants in Kotlin.
struct KotlinConstants: ConstantLanguage {
  let rules = NameLanguage.kotlin
  let scheme = NameScheme.pascal
  /// The getters of `All` and `Class` would be those of `all` and of every object's class.
  let members = ["All", "Class", "Companion"]
  let escapesDollars = true

  func file(_ type: String) -> String { "\(type).kt" }

  func escaped(_ digits: String) -> String { "\\u00\(digits)" }

  func places(_ symbols: [ConstantSymbol], _ type: String) -> [String] {
    KotlinParts(symbols).places(type)
  }

  func constant(_ symbol: ConstantSymbol, _ type: String) -> String {
    let name = symbol.name
    let (own, alt, words) = texts(symbol)
    let code = symbol.code.map { "0x\($0)" } ?? "null"
    return "        val \(name) = \(type)(\(own), \(code), \(alt), listOf(\(words)))\n"
  }

  func reference(_ name: String) -> String { "            \(name),\n" }

  func frame(_ type: String) -> String {
    """
    /**
     * A symbol of the library.
     *
     * @property codePoint the character in the font; null for a variant that the font does not store.
     * @property altText the words that a screen reader speaks.
     */
    class \(type) private constructor(
        val name: String,
        val codePoint: Int?,
        val altText: String,
        val keywords: List<String>,
    ) {
        companion object {
    @@
            /** All symbols. */
            val all: List<\(type)> by lazy {
                listOf(
    @@            ).flatten()
            }
        }

    @@}

    """
  }
}
