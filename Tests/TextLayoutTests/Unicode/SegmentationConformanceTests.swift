import Testing
@testable import SymtextTextLayout

/// All cases of the tests of Unicode's segmentation algorithms.
struct SegmentationConformanceTests {
  @Test func `LineBreakTest passes`() throws {
    let count = try run("auxiliary/LineBreakTest.txt") { utf8 in
      LineBreakIterator.opportunities(in: utf8, usesDictionaries: false).map(\.offset)
    }
    #expect(count.cases == 7654)
    #expect(count.failures == 0, "\(count.listed)")
  }

  @Test func `GraphemeBreakTest passes`() throws {
    let count = try run("auxiliary/GraphemeBreakTest.txt") { GraphemeBreaks.offsets(in: $0) }
    #expect(count.cases == 602)
    #expect(count.failures == 0, "\(count.listed)")
  }

  /// ICU omits the colon from the class `MidLetter` (`word.txt` of its rules), because only Swedish and Finnish use it
  /// in words.
  @Test func `WordBreakTest passes except for colons in words`() throws {
    let count = try run("auxiliary/WordBreakTest.txt", unless: "003A") { utf8 in
      WordBreaks.segments(in: utf8, range: utf8.indices, usesDictionaries: false)
        .map(\.range.upperBound)
    }
    #expect(count.cases > 1400)
    #expect(count.failures == 0, "\(count.listed)")
  }

  /// - Parameter word: Lines that contain it are skipped.
  private func run(
    _ name: String, unless word: String? = nil, _ offsets: ([UInt8]) throws -> [Int]
  ) throws -> ConformanceCount {
    var file = try UnicodeTestFile(name)
    let mark = Array("÷".utf8)
    let noMark = Array("×".utf8)
    var count = ConformanceCount()
    while let line = file.nextLine() {
      if let word, file.text(line).contains(word) { continue }
      var utf8: [UInt8] = []
      var expected: [Int] = []
      for word in file.words(line) {
        if file[word].elementsEqual(mark) {
          if !utf8.isEmpty { expected.append(utf8.count) }
        } else if !file[word].elementsEqual(noMark) {
          guard file.appendScalar(word, to: &utf8) else { throw UnicodeTestFile.Damaged() }
        }
      }
      guard !utf8.isEmpty else { continue }
      let found = try offsets(utf8)
      count.add(found == expected, "\(file.text(line)), found \(found)")
    }
    return count
  }
}
