internal import SymtextOpenType

extension SymbolFont {
  /// Whether symbols have names in other languages.
  package var hasWords: Bool { words != nil }

  /// Returns a symbol's names in other languages, by BCP 47 language in small letters.
  /// - Parameter index: 0 up to ``count``.
  package func words(of index: Int) -> [String: String] {
    guard let words, words.uint16(0) == 1, let count = words.uint32(4),
      let strings = words.uint32(8),
      strings == WordTable.headerSize + count * WordTable.wordSize, strings <= words.count
    else { return [:] }
    func record(_ word: Int) -> Int { WordTable.headerSize + word * WordTable.wordSize }
    func text(_ offset: Int) -> String? {
      guard let start = words.uint32(offset), let length = words.uint16(offset + 4) else {
        return nil
      }
      return words.string(strings + start, length)
    }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let symbol = words.uint32(record(middle)) else { return [:] }
      if symbol < index { low = middle + 1 } else { high = middle }
    }
    var found: [String: String] = [:]
    while low < count, words.uint32(record(low)) == index {
      if let language = text(record(low) + 4), let word = text(record(low) + 10) {
        found[language] = word
      }
      low += 1
    }
    return found
  }
}
