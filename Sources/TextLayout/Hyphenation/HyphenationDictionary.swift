internal import SymtextSupport

/// The division points of a language's words, from a file of hyphenation patterns as LibreOffice and TeX use them.
///
/// Examples are `hyph_de_DE.dic` and others in Debian's packages `hyphen-de`, `hyphen-en-us`, … Divisions that would
/// change the spelling are ignored.
///
/// <https://github.com/hunspell/hyphen/blob/master/README_hyphen.md>
public final class HyphenationDictionary: Sendable {
  /// The path of the file.
  public let file: String
  /// Two levels if compounds are divided first.
  private let levels: [HyphenationLevel]
  private let minimums: Minimums

  /// The least numbers of letters that stay together.
  private struct Minimums {
    var left = 0
    var right = 0
    /// The same at the ends of the parts of a compound.
    var compoundLeft = 0
    var compoundRight = 0
  }

  /// The greatest size of a file.
  package static let mostBytes = 16 << 20
  /// Longer words are not divided.
  package static let mostLetters = 128

  /// Reads a file.
  /// - Throws: ``HyphenationError`` if it cannot be read or its encoding is unknown.
  public init(file path: String) throws(HyphenationError) {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, mostBytes: Self.mostBytes) } catch {
      throw HyphenationError(error.description)
    }
    file = path
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let encoding = String(decoding: bytes[..<end], as: UTF8.self).trimmed
    guard let text = TextEncoding.utf8(bytes, from: encoding) else {
      throw HyphenationError(
        "the first line of \(path) must name a known encoding, such as UTF-8 or ISO8859-1")
    }
    var levels = [HyphenationLevel()]
    var minimums = Minimums()
    for line in text.split(separator: UInt8(ascii: "\n")).dropFirst() {
      Self.read(String(decoding: line, as: UTF8.self), &levels, &minimums)
    }
    if minimums.left == 0 { minimums.left = 2 }
    if minimums.right == 0 { minimums.right = 2 }
    guard levels.contains(where: { !$0.isEmpty }) else {
      throw HyphenationError("\(path) has no hyphenation patterns")
    }
    self.levels = levels
    self.minimums = minimums
  }

  /// Reads a line: a pattern, or a keyword with a number.
  private static func read(
    _ line: String, _ levels: inout [HyphenationLevel], _ minimums: inout Minimums
  ) {
    guard let first = line.unicodeScalars.first, first != "%", first != "#" else { return }
    let words = line.unicodeScalars.split { $0.value <= 0x20 }
    guard let word = words.first else { return }
    let number = words.count > 1 ? Int(String(words[1])).map { min(max($0, 0), mostLetters) } : nil
    switch String(word) {
    case "LEFTHYPHENMIN": minimums.left = number ?? 0
    case "RIGHTHYPHENMIN": minimums.right = number ?? 0
    case "COMPOUNDLEFTHYPHENMIN": minimums.compoundLeft = number ?? 0
    case "COMPOUNDRIGHTHYPHENMIN": minimums.compoundRight = number ?? 0
    // The characters next to which no hyphen is set; words contain only letters here, so it is ignored.
    case "NOHYPHEN": break
    case "NEXTLEVEL": if levels.count == 1 { levels.append(HyphenationLevel()) }
    default:
      let pattern = word.prefix { $0 != "/" }
      levels[levels.count - 1].add(pattern, changesSpelling: pattern.endIndex != word.endIndex)
    }
  }

  /// Returns the division points of a word.
  /// - Parameter word: letters only, in any case.
  /// - Returns: ascending offsets from its start, in UTF-8 bytes.
  public func divisions(of word: String) -> [Int] {
    let scalars = Array(word.unicodeScalars)
    guard scalars.count <= Self.mostLetters else { return [] }
    let letters = scalars.map { scalar in
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first ?? scalar : scalar
    }
    var isDivided = places(letters[...], level: 0, isFirst: true, isLast: true)
    keep(minimums.left, minimums.right, in: &isDivided)
    var offsets: [Int] = []
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      if index > 0, isDivided[index], !scalar.properties.isGraphemeExtend { offsets.append(offset) }
      offset += UTF8.width(scalar)
    }
    return offsets
  }

  /// Returns whether a word, or a part of a compound, may be divided before each of its letters, and at its end.
  ///
  /// Like libhyphen: the parts divided by the first level are processed again until there are no more divisions; then
  /// the second level divides the parts.
  private func places(
    _ letters: ArraySlice<Unicode.Scalar>, level: Int, isFirst: Bool, isLast: Bool
  ) -> [Bool] {
    let values = levels[level].values(of: letters)
    var result = values.map { $0 & 1 == 1 && $0 & HyphenationLevel.changesSpelling == 0 }
    guard level + 1 < levels.count else { return result }
    let cuts = values.indices.filter { $0 > 0 && $0 < letters.count && values[$0] & 1 == 1 }
    guard !cuts.isEmpty else {
      result = places(letters, level: level + 1, isFirst: isFirst, isLast: isLast)
      keep(
        isFirst ? 0 : minimums.compoundLeft, isLast ? 0 : minimums.compoundRight, in: &result)
      return result
    }
    for (start, end) in zip([0] + cuts, cuts + [letters.count]) where end - start > 1 {
      let part = letters[letters.startIndex + start..<letters.startIndex + end]
      let inner = places(
        part, level: level, isFirst: isFirst && start == 0, isLast: isLast && end == letters.count)
      for index in 1..<end - start { result[start + index] = inner[index] }
    }
    return result
  }

  /// Forbids divisions near both ends.
  private func keep(_ left: Int, _ right: Int, in isDivided: inout [Bool]) {
    let count = isDivided.count - 1
    for index in isDivided.indices where index < left || index > count - right {
      isDivided[index] = false
    }
  }
}
