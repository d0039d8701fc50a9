@testable import SymtextSupport
import Testing

/// Texts that Swift's strings find equal, compared as bytes.
struct ExactTextTests {
  /// Canonically equivalent texts.
  private static let pairs = [
    ("\u{E9}", "e\u{301}"), ("\u{212B}", "\u{C5}"), ("\u{FA19}", "\u{795E}"), ("\u{212A}", "K"),
    ("\u{37E}", ";"), ("q\u{323}\u{307}", "q\u{307}\u{323}"), ("a\u{2000}b", "a\u{2002}b"),
  ]

  @Test(arguments: pairs)
  func `Equivalent texts are different keys`(one: String, other: String) {
    #expect(one == other, "the pair shows nothing")
    #expect(!one.hasBytes(of: other))
    #expect(ExactText(one) != ExactText(other))
    #expect(ExactText(one) == ExactText(String(decoding: Array(one.utf8), as: UTF8.self)))
    #expect((ExactText(one) < ExactText(other)) != (ExactText(other) < ExactText(one)))
    var values: ExactDictionary<Int> = [one: 1]
    values[other] = 2
    #expect(values[one] == 1 && values[other] == 2 && values.count == 2)
    #expect(ExactSet([one, other, one]).count == 2)
    #expect(!ExactSet([one]).contains(other))
    #expect(FileAccess.folders([one]) != FileAccess.folders([other]))
    #expect(FilePlace("/no-such-\(one)") != FilePlace("/no-such-\(other)"))
  }

  @Test(arguments: pairs)
  func `JSON keeps members with equivalent names apart`(one: String, other: String) throws {
    // Objects with many members find names in another way.
    for others in ["", (0..<40).map { "\"\($0)\": 0, " }.joined()] {
      let value = try JSONReader.value(Array("{\(others)\"\(one)\": 1, \"\(other)\": 2}".utf8))
      #expect(value[one]?.number == 1)
      #expect(value[other]?.number == 2)
    }
  }

  @Test func `A part of a text is the same key as a copy`() {
    let text = "a long text, stored apart from its variable"
    #expect(ExactText(text.dropFirst(2)) == ExactText("long text, stored apart from its variable"))
    #expect(
      ExactText(text.dropFirst(2)).hashValue
        == ExactText("long text, stored apart from its variable").hashValue)
  }
}
