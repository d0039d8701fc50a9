import Testing
@testable import SymtextTextLayout

/// All cases of the Unicode Bidirectional Algorithm's own tests.
///
/// <https://www.unicode.org/reports/tr41/#Tests9>
struct BidiConformanceTests {
  /// A character of each class; none is a bracket.
  private static let samples: [(name: String, character: Unicode.Scalar)] = [
    ("L", "a"), ("R", "\u{5D0}"), ("EN", "1"), ("ES", "+"), ("ET", "#"), ("AN", "\u{661}"),
    ("CS", ","), ("B", "\u{2029}"), ("S", "\t"), ("WS", " "), ("ON", "!"), ("LRE", "\u{202A}"),
    ("LRO", "\u{202D}"), ("AL", "\u{627}"), ("RLE", "\u{202B}"), ("RLO", "\u{202E}"),
    ("PDF", "\u{202C}"), ("NSM", "\u{300}"), ("BN", "\u{AD}"), ("LRI", "\u{2066}"),
    ("RLI", "\u{2067}"), ("FSI", "\u{2068}"), ("PDI", "\u{2069}"),
  ]

  @Test func `BidiTest passes`() throws {
    var file = try UnicodeTestFile("BidiTest.txt")
    let samples = Dictionary(
      uniqueKeysWithValues: Self.samples.map {
        (Array($0.name.utf8), Array(String($0.character).utf8))
      })
    var count = ConformanceCount()
    var levels: [Int?] = []
    var order: [Int] = []
    while let line = file.nextLine() {
      guard let first = file[line].first else { continue }
      guard first != UInt8(ascii: "@") else {
        let words = file.words(line)
        let numbers = words.dropFirst().map { file.number($0) }
        switch file.text(words[0]) {
        case "@Levels:": levels = numbers
        case "@Reorder:": order = numbers.compactMap { $0 }
        default: break
        }
        continue
      }
      let fields = file.fields(line)
      var test = BidiCase(levels: levels, order: order)
      for word in file.words(fields[0]) {
        test.append(try #require(samples[Array(file[word])]))
      }
      let bits = try #require(file.words(fields[1]).first)
      let directions = try #require(file.number(bits))
      for (bit, direction) in [
        (1, WritingDirection.automatic), (2, .leftToRight), (4, .rightToLeft),
      ]
      where directions & bit != 0 {
        count.add(test.isPassed(direction), "\(file.text(line)) \(direction)")
      }
    }
    #expect(count.cases == 770_241)
    #expect(count.failures == 0, "\(count.listed)")
  }

  @Test func `BidiCharacterTest passes`() throws {
    var file = try UnicodeTestFile("BidiCharacterTest.txt")
    let directions: [WritingDirection] = [.leftToRight, .rightToLeft, .automatic]
    var count = ConformanceCount()
    while let line = file.nextLine() {
      let fields = file.fields(line)
      guard fields.count == 5 else { continue }
      var test = BidiCase()
      for word in file.words(fields[0]) {
        test.offsets.append(test.utf8.count)
        guard file.appendScalar(word, to: &test.utf8) else { throw UnicodeTestFile.Damaged() }
      }
      test.levels = file.words(fields[3]).map { file.number($0) }
      test.order = file.words(fields[4]).compactMap { file.number($0) }
      let direction = directions[try #require(file.number(fields[1]))]
      count.add(test.isPassed(direction, base: file.number(fields[2])), file.text(line))
    }
    #expect(count.cases == 91_707)
    #expect(count.failures == 0, "\(count.listed)")
  }
}
