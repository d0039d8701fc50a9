/// Patterns that say where words may be divided: odd values do, even ones forbid it, the highest counts.
///
/// <https://tug.org/docs/liang/>
struct HyphenationLevel: Sendable {
  /// Where the values of a pattern are, by a hash of its letters; two of a million patterns have the same
  /// once in some ten millions of dictionaries.
  private var places: [UInt64: UInt32] = [:]
  /// Of each pattern how many values it has, and those: before each letter, and behind the last.
  private var values: [UInt8] = []
  private var longest = 0

  var isEmpty: Bool { places.isEmpty }

  /// What is added to a value that comes with a change of spelling, which is not made: nothing is divided
  /// there.
  static let changesSpelling: UInt8 = 0x80

  /// Patterns with more letters are longer than words are.
  private static let mostLetters = 64

  /// Adds a pattern: `a1b2c`, with full stops for the ends of words.
  /// - Parameter changesSpelling: whether what it divides is spelt otherwise then.
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
    guard !letters.isEmpty, letters.count <= Self.mostLetters, digits.contains(where: { $0 > 0 }),
      let place = UInt32(exactly: values.count)
    else { return }
    if changesSpelling { digits = digits.map { $0 % 2 == 1 ? $0 | Self.changesSpelling : $0 } }
    places[letters.reduce(Self.basis, Self.hash)] = place
    values.append(UInt8(digits.count))
    values += digits
    longest = max(longest, letters.count)
  }

  /// The values of a word: before each letter, and behind the last.
  func values(of word: some Collection<Unicode.Scalar>) -> [UInt8] {
    let letters = ["."] + Array(word) + ["."]
    var result = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      var hash = Self.basis
      for end in start..<min(start + longest, letters.count) {
        hash = Self.hash(hash, letters[end])
        guard let place = places[hash].map(Int.init) else { continue }
        for index in 0..<Int(values[place]) where start + index < result.count {
          let value = values[place + 1 + index]
          if value & 0x7F > result[start + index] & 0x7F { result[start + index] = value }
        }
      }
    }
    return Array(result[1...letters.count - 1])
  }

  /// FNV-1a, a character at a time.
  private static func hash(_ hash: UInt64, _ scalar: Unicode.Scalar) -> UInt64 {
    (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3
  }

  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
}
