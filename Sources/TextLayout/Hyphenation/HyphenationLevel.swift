/// Patterns that say where words may be divided: odd values do, even ones forbid it, the highest counts.
///
/// Of the patterns that end at a letter the one counts that is, or begins, the longest: dictionaries are made for
/// libhyphen, which does so, and hold in each what its shorter ones say. Where one does not, all patterns would give
/// other divisions than LibreOffice has.
///
/// <https://tug.org/docs/liang/>
struct HyphenationLevel: Sendable {
  /// Where the values of a pattern are, or that there are none of what only begins one, by a hash of the letters;
  /// two of a million patterns have the same once in some ten millions of dictionaries.
  private var places: [UInt64: UInt32] = [:]
  /// Of each pattern how many values it has, and those: before each letter, and behind the last.
  private var values: [UInt8] = []

  var isEmpty: Bool { places.isEmpty }

  /// What is added to a value that comes with a change of spelling, which is not made: nothing is divided
  /// there.
  static let changesSpelling: UInt8 = 0x80

  /// In place of values, of what is no pattern but begins one.
  private static let beginning = UInt32.max

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
    guard !letters.isEmpty, letters.count <= Self.mostLetters,
      let place = UInt32(exactly: values.count)
    else { return }
    if changesSpelling { digits = digits.map { $0 % 2 == 1 ? $0 | Self.changesSpelling : $0 } }
    var hash = Self.basis
    for letter in letters {
      hash = Self.hash(hash, letter)
      if places[hash] == nil { places[hash] = Self.beginning }
    }
    // A word without values is there so that no shorter pattern counts.
    guard digits.contains(where: { $0 > 0 }) else { return }
    places[hash] = place
    values.append(UInt8(digits.count))
    values += digits
  }

  /// The values of a word: before each letter, and behind the last.
  func values(of word: some Collection<Unicode.Scalar>) -> [UInt8] {
    let letters = ["."] + Array(word) + ["."]
    var result = [UInt8](repeating: 0, count: letters.count + 1)
    var start = 0
    for end in 1...letters.count {
      // What a pattern begins with, as long as can be.
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

  /// FNV-1a, a character at a time.
  private static func hash(_ hash: UInt64, _ scalar: Unicode.Scalar) -> UInt64 {
    (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3
  }

  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
}
