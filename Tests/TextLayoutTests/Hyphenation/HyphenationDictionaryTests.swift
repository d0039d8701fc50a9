import Foundation
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

struct HyphenationDictionaryTests {
  private struct Word: Decodable {
    var language: String
    var word: String
    /// In characters; `nil` where libhyphen would change the spelling.
    var divisions: [Int]?
  }

  @Test func `Words are divided at libhyphen's positions`() throws {
    let printed = try Python.run("hyphenate_words.py", [])
    let words = try JSONDecoder().decode([Word].self, from: Data(printed.utf8))
    #expect(words.count == 1000)
    var divisions = 0
    for word in words {
      let dictionary = try #require(HyphenationDictionary.installed(for: word.language))
      let found = dictionary.divisions(of: word.word).map { offset in
        String(decoding: Array(word.word.utf8)[..<offset], as: UTF8.self).unicodeScalars.count
      }
      #expect(found == word.divisions, "\(word.word)")
      divisions += found.count
    }
    #expect(divisions > 1500)
  }

  @Test(arguments: ["de", "de-LU", "de-Latn-AT", "DE", "en", "en-US"])
  func `The closest dictionary of a language is used`(language: String) {
    #expect(HyphenationDictionary.installed(for: language) != nil)
  }

  @Test(arguments: ["", "tlh", "../de", "e/n", "de\0"])
  func `Other languages have none`(language: String) {
    #expect(HyphenationDictionary.installed(for: language) == nil)
  }

  private func dictionary(_ bytes: [UInt8]) throws -> HyphenationDictionary {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/hyph.dic"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try HyphenationDictionary(file: path)
  }

  @Test func `Capitals are divided like small letters, and letters at the ends stay together`()
    throws
  {
    let dictionary = try dictionary(Array("UTF-8\nLEFTHYPHENMIN 3\na1b\n1ä\n".utf8))
    #expect(dictionary.divisions(of: "ababABäbab") == [3, 5, 6])
    #expect(dictionary.divisions(of: "ab").isEmpty)
  }

  @Test func `The longest matching pattern counts`() throws {
    let dictionary = try dictionary(Array("UTF-8\na1b\nxa2b\n.xxa3b\n".utf8))
    #expect(dictionary.divisions(of: "yyabyy") == [3])
    #expect(dictionary.divisions(of: "yxabyy").isEmpty)
    #expect(dictionary.divisions(of: "xxabyy") == [3])
  }

  @Test func `Divisions that change the spelling are omitted`() throws {
    let dictionary = try dictionary(Array("UTF-8\nc1k/k=k,1,2\na1b\n".utf8))
    #expect(dictionary.divisions(of: "zuckerabyy") == [7])
  }

  @Test func `Encodings other than Unicode are decoded`() throws {
    let dictionary = try dictionary(Array("ISO8859-2\na1".utf8) + [0xB9] + Array("\n".utf8))
    #expect(dictionary.divisions(of: "aaašaa") == [3])
  }

  @Test(arguments: ["", "no-such-encoding\na1b\n", "UTF-8\n", "../../x\na1b\n"])
  func `A file that is not a dictionary is refused`(text: String) {
    #expect(throws: HyphenationError.self) { _ = try dictionary(Array(text.utf8)) }
  }

  @Test func `Malicious files are read within bounds`() throws {
    let long = String(repeating: "a", count: 100_000)
    let dictionary = try dictionary(
      Array("UTF-8\nLEFTHYPHENMIN 99999999999999999999\n\(long)1b\nRIGHTHYPHENMIN -5\na1b\n".utf8))
    #expect(dictionary.divisions(of: "ab" + long).isEmpty)
    #expect(dictionary.divisions(of: "aabaa") == [2])
  }

  /// libhyphen 2.8.8 writes outside its buffers for each of these: a value before the word, a change of spelling that
  /// extends beyond it, an empty list.
  @Test(arguments: ["1.", "1.a", "1a/=,-9,120", "a1a./x=y,9,9", "NOHYPHEN"])
  func `Patterns that extend beyond a word are read within bounds`(line: String) throws {
    let dictionary = try dictionary(Array("UTF-8\n\(line)\na1b\nNEXTLEVEL\n\(line)\n".utf8))
    #expect(dictionary.divisions(of: "a").isEmpty)
    #expect(dictionary.divisions(of: "xxabxx") == [3])
  }
}
