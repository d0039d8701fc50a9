internal import SymtextOpenType
internal import SymtextSymbols

/// The private table with the names of symbols in other languages, for screen readers.
///
/// A font has it only if its drawings have such names. All numbers are big-endian:
///
///     uint16 majorVersion (1), uint16 minorVersion (0)
///     uint32 wordCount, stringsOffset
///     words by symbol, then by language, 16 bytes each:
///       uint32 symbol: its index in the table of symbols; span language, word
///     strings, UTF-8
///
/// A span is a uint32 offset from the start of the strings and a uint16 length. Languages are tags of BCP 47 in small
/// letters.
struct WordTable: FontTable {
  static let tag: Tag = "SymW"

  static let headerSize = 12
  static let wordSize = 16

  private let words: [(symbol: Int, language: String, word: String)]

  init(symbols: [Symbol]) {
    words = symbols.enumerated().flatMap { index, symbol in
      symbol.metadata.words.sorted { $0.key < $1.key }
        .map { (symbol: index, language: $0.key, word: $0.value) }
    }
  }

  var isEmpty: Bool { words.isEmpty }

  func encode(into writer: inout BinaryWriter) throws(FontError) {
    var strings = StringPool()
    writer.write(UInt16(1))  // majorVersion
    writer.write(UInt16(0))  // minorVersion
    writer.write(UInt32(words.count))
    writer.write(UInt32(Self.headerSize + words.count * Self.wordSize))
    for word in words {
      writer.write(UInt32(word.symbol))
      try strings.writeSpan(word.language, into: &writer)
      try strings.writeSpan(word.word, into: &writer)
    }
    writer.write(bytes: strings.bytes)
  }
}
