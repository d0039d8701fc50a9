internal import SymtextSymbolText
internal import SymtextSymbols

/// The constants of Kotlin in several objects, as far as the virtual machine limits one.
///
/// An object sets its values in one method of at most 65,535 bytes, and has at most 65,535 constants:
/// <https://docs.oracle.com/javase/specs/jvms/se21/html/jvms-4.html#jvms-4.11>.
struct KotlinParts {
  private let parts: [[ConstantSymbol]]

  /// The most bytes of a method, by a high estimate of its instructions.
  private static let mostBytes = 32_768

  init(_ symbols: [ConstantSymbol]) {
    var parts: [[ConstantSymbol]] = []
    var room = 0
    for symbol in symbols {
      // A symbol is made and listed; each keyword is put into an array.
      let bytes = 64 + 8 * symbol.symbol.metadata.keywords.count
      if parts.isEmpty || bytes > room {
        parts.append([])
        room = Self.mostBytes
      }
      parts[parts.count - 1].append(symbol)
      room -= bytes
    }
    self.parts = parts
  }

  /// Returns the texts for the places of the frame: the properties of the companion, the lists of the parts, and the
  /// parts.
  func places(_ type: String) -> [String] {
    [
      parts.enumerated().flatMap { index, symbols in
        symbols.map {
          "        val \($0.name): \(type) get() = \(Self.name(index)).\($0.name)\n"
        }
      }.joined(),
      parts.indices.map { "                \(Self.name($0)).all,\n" }.joined(),
      parts.enumerated().map { text(Self.name($0), $1, type) }.joined(separator: "\n"),
    ]
  }

  /// The name of a part, which no symbol has: its underscore stands between a letter and a digit.
  private static func name(_ index: Int) -> String { "Part_\(index)" }

  private func text(_ name: String, _ symbols: [ConstantSymbol], _ type: String) -> String {
    let constants = symbols.map { KotlinConstants().constant($0, type) }
    let references = symbols.map { KotlinConstants().reference($0.name) }
    return """
          private object \(name) {
      \(constants.joined())
              val all = listOf(
      \(references.joined())        )
          }

      """
  }
}
