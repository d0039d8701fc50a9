/// Hyphenation patterns: odd values allow a division, even ones forbid it, and the highest counts.
///
/// At each letter only the longest pattern that ends there counts, or the longest beginning of a pattern. Dictionaries
/// are made for libhyphen, which does the same, and each pattern contains the values of its shorter ones. Where one
/// does not, applying all patterns would divide differently from LibreOffice.
///
/// <https://tug.org/docs/liang/>
struct HyphenationLevel: Sendable {
  /// The index of a pattern's values by a hash of its letters; a marker for a mere beginning of a pattern.
  ///
  /// Among a million patterns a hash collision is expected once in some ten million dictionaries.
  private var places: [UInt64: UInt32] = [:]
  /// The number of values of each pattern, then the values: before each letter, and after the last.
  private var values: [UInt8] = []

  var isEmpty: Bool { places.isEmpty }

  /// A flag of values that come with a change of spelling; such divisions are not made.
  static let changesSpelling: UInt8 = 0x80

  /// The marker for the beginning of a pattern that is not a pattern itself.
  private static let beginning = UInt32.max

  /// Longer patterns are ignored; they are longer than words.
  private static let mostLetters = 64

  /// Adds a pattern: `a1b2c`, with full stops for the ends of words.
  /// - Parameter changesSpelling: whether its divisions change the spelling.
  mutating func add(_ pattern: some Sequence<Unicode.Scalar>, changesSpelling: Bool) {
    var letters: [Unicode.Scalar] = []
    var digits: [UInt8] = [0]
    for scalar in pattern {
      if ("0"..."9").contains(scalar) {
        digits[digits.count - 1] = UInt8(scalar.value - 0x30)
      } else {
        letters.append(scalar)
        digits.append(0)
      }
    }
    guard !letters.isEmpty, letters.count <= Self.mostLetters,
      let place = UInt32(exactly: values.count)
    else { return }
    if changesSpelling { digits = digits.map { $0 % 2 == 1 ? $0 | Self.changesSpelling : $0 } }
    var hash = Self.basis
    for letter in letters {
      hash = Self.hash(hash, letter)
      if places[hash] == nil { places[hash] = Self.beginning }
    }
    // A word without values prevents shorter patterns from counting.
    guard digits.contains(where: { $0 > 0 }) else { return }
    places[hash] = place
    values.append(UInt8(digits.count))
    values += digits
  }

  /// Returns the values of a word: before each letter, and after the last.
  func values(of word: some Collection<Unicode.Scalar>) -> [UInt8] {
    let letters = ["."] + Array(word) + ["."]
    var result = [UInt8](repeating: 0, count: letters.count + 1)
    var start = 0
    for end in 1...letters.count {
      // Find the longest beginning of a pattern.
      var found: UInt32?
      while start < end {
        found = places[letters[start..<end].reduce(Self.basis, Self.hash)]
        if found != nil { break }
        start += 1
      }
      guard let found, found != Self.beginning else { continue }
      let place = Int(found)
      for index in 0..<Int(values[place]) where start + index < result.count {
        let value = values[place + 1 + index]
        if value & 0x7F > result[start + index] & 0x7F { result[start + index] = value }
      }
    }
    return Array(result[1...letters.count - 1])
  }

  /// FNV-1a, one character at a time.
  private static func hash(_ hash: UInt64, _ scalar: Unicode.Scalar) -> UInt64 {
    (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3
  }

  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
}
