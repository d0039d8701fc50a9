@testable import SymtextSupport
import Testing

struct JSONSequenceTests {
  private static let count = 20_000

  private static func value(_ index: Int) -> JSONValue {
    .object([("index", .integer(index)), ("name", .string("line \(index)")), ("none", .array([]))])
  }

  private static let made = JSONValue.made(JSONSequence(count: count, value))
  private static let array = JSONValue.array((0..<count).map(value))

  @Test func `Values that are made when they are written are written as those of an array`() {
    #expect(Self.made.text == Self.array.text)
    #expect(Self.made.bytes == Self.array.bytes)
    #expect(Self.made == Self.array && Self.made.values?.count == Self.count)
    #expect(JSONValue.made(JSONSequence(count: 0, Self.value)).text == "[]")
  }

  @Test func `A document is written in parts of some kilobytes`() {
    let document = JSONDocument(.metrics, [("lines", Self.made)])
    var whole: [UInt8] = []
    var largest = 0
    document.write { part in
      largest = max(largest, part.count)
      whole += part
    }
    #expect(whole == document.file)
    #expect(whole.count > 1 << 20 && largest < 1 << 17)
  }

  @Test func `Members stand two spaces deeper than the value around them`() {
    let value = JSONValue.object([
      ("a\"", .array([.number(1.5), .null])), ("b", .object([])), ("c", .bool(true)),
    ])
    #expect(
      value.text == """
        {
          "a\\"": [
            1.5,
            null
          ],
          "b": {},
          "c": true
        }
        """)
  }
}
