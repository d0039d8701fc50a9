@testable import SymtextSupport
import Testing

/// ``JSONReader`` parses texts as RFC 8259 specifies.
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.value(Array(text.utf8))
  }

  /// Returns the characters of a string, given between its quotes.
  private func characters(_ escaped: String) throws -> [UInt32] {
    let value = try read("\"\(escaped)\"")
    return try #require(value.string).unicodeScalars.map(\.value)
  }

  // MARK: Places

  @Test func `Members have the places of their values`() throws {
    let text = #"{ "a": 1, "b" : "x\n\uD83D\uDE00é", "c":[{"a":2}], "a": true }"#
    let bytes = Array(text.utf8)
    let members = try #require(try JSONReader.members(bytes))
    #expect(members.map(\.name) == ["a", "b", "c"])
    // The last value of a name counts, at the place of the first.
    #expect(members[0].value == .bool(true) && bytes[members[0].start] == UInt8(ascii: "t"))
    #expect(String(decoding: bytes[members[2].range], as: UTF8.self) == #"[{"a":2}]"#)
    let string = members[1]
    #expect(bytes[string.start] == UInt8(ascii: "x"))
    let offsets = JSONReader.offsets(ofString: string.range, in: bytes)
    let word = try #require(string.value.string)
    #expect(word == "x\n😀é" && offsets.count == word.utf8.count)
    let start = string.start
    #expect(offsets == [0, 1, 3, 3, 3, 3, 15, 16].map { start + $0 })
    #expect(try JSONReader.members(Array("[1]".utf8)) == nil)
    #expect(throws: JSONReader.Failure.self) { try JSONReader.members(Array("{\"a\": 1} x".utf8)) }
    #expect(throws: JSONReader.Failure.self) { try JSONReader.members(Array("{\"a\" 1}".utf8)) }
  }

  // MARK: Surrogates

  @Test(
    arguments: [
      // 0x10000 + (high − 0xD800) · 0x400 + (low − 0xDC00).
      (#"\uD83D\uDE00"#, [0x1F600]), (#"\ud83d\ude00"#, [0x1F600]), (#"\uD800\uDC00"#, [0x10000]),
      (#"\uDBFF\uDFFF"#, [0x10FFFF]), (#"\uD800\uDFFF"#, [0x103FF]), (#"\uDBFF\uDC00"#, [0x10FC00]),
      (#"\uDB40\uDC41"#, [0xE0041]), (#"a\uD834\uDD1Eb"#, [0x61, 0x1D11E, 0x62]),
      (#"\uD83D\uDE00\uD83D\uDE01"#, [0x1F600, 0x1F601]),
    ] as [(String, [UInt32])])
  func `A surrogate pair is one character`(escaped: String, expected: [UInt32]) throws {
    #expect(try characters(escaped) == expected)
  }

  @Test(
    arguments: [
      (#"\uD83D"#, [0xFFFD]), (#"\uDE00"#, [0xFFFD]), (#"\uD800"#, [0xFFFD]),
      (#"\uDFFF"#, [0xFFFD]),
      (#"a\uD83Db"#, [0x61, 0xFFFD, 0x62]), (#"a\uDE00b"#, [0x61, 0xFFFD, 0x62]),
      // In the wrong order, and two of a kind.
      (#"\uDE00\uD83D"#, [0xFFFD, 0xFFFD]), (#"\uD83D\uD83D"#, [0xFFFD, 0xFFFD]),
      (#"\uDE00\uDE00"#, [0xFFFD, 0xFFFD]),
      // A pair next to a lone surrogate is still a pair.
      (#"\uD83D\uD83D\uDE00"#, [0xFFFD, 0x1F600]), (#"\uD83D\uDE00\uDE00"#, [0x1F600, 0xFFFD]),
      // A character after a lone surrogate is itself.
      (#"\uD83D\u0041"#, [0xFFFD, 0x41]), (#"\uD83D\n"#, [0xFFFD, 0xA]),
      (#"\uD83D\""#, [0xFFFD, 0x22]),
      (#"\uD83D\\uDE00"#, [0xFFFD, 0x5C] + "uDE00".unicodeScalars.map(\.value)),
      (#"\uD83DuDE00"#, [0xFFFD] + "uDE00".unicodeScalars.map(\.value)),
      (#"\uD83D😀"#, [0xFFFD, 0x1F600]),
      // The characters before and after the surrogates.
      (#"\uD7FF\uE000"#, [0xD7FF, 0xE000]), (#"\uD7FF\uDC00"#, [0xD7FF, 0xFFFD]),
      (#"\uD800\uE000"#, [0xFFFD, 0xE000]), (#"\uD800\uDBFF"#, [0xFFFD, 0xFFFD]),
    ] as [(String, [UInt32])])
  func `A lone surrogate is U+FFFD`(escaped: String, expected: [UInt32]) throws {
    #expect(try characters(escaped) == expected)
  }

  @Test(arguments: [#"\uD83D\uDE0"#, #"\uD83D\u"#, #"\uD83"#, #"\uD83D\uDEG0"#, #"\u+123"#])
  func `Every u is followed by four digits`(escaped: String) {
    let failure = #expect(throws: JSONReader.Failure.self) { try read("\"\(escaped)\"") }
    #expect(failure?.message == "four hexadecimal digits are expected after \\u")
  }

  @Test func `Names are parsed like strings`() throws {
    #expect(try read(#"{"\uD83D\uDE00": "\uDE00"}"#)["😀"]?.string == "\u{FFFD}")
  }

  // MARK: Other values

  @Test func `Escapes are replaced by their characters`() throws {
    #expect(
      try characters(#"\"\\\/\b\f\n\r\t\u0000\u00e9\uFFFF"#)
        == [0x22, 0x5C, 0x2F, 8, 0xC, 0xA, 0xD, 9, 0, 0xE9, 0xFFFF])
    #expect(try read("\"Grüße, 日本語 😀\"").string == "Grüße, 日本語 😀")
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("12", 12), ("-1.5", -1.5), ("2e3", 2000), ("2E+3", 2000), ("25e-1", 2.5),
    ("0.125", 0.125), (" \t\r\n7 ", 7), ("\u{FEFF}7", 7),
  ])
  func `Numbers are parsed`(text: String, expected: Double) throws {
    guard case .number(let value) = try read(text) else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(value == expected)
  }

  @Test(arguments: [
    "01", "-", "1.", ".5", "1e", "+1", "1e999", "NaN", "tru", "nul", "", "[1,]", "[1 2]", "{\"a\"}",
    "{\"a\":1,}", "{a:1}", "[", "{", "\"a", "\"\n\"", "\"\\x\"", "1 2", "]",
  ])
  func `Invalid JSON is refused`(text: String) {
    #expect(throws: JSONReader.Failure.self) { try read(text) }
  }

  @Test func `Arrays and objects keep their order, and of two members the last counts`() throws {
    let value = try read(
      #" { "b" : [ true , false , null , [] , {} ] , "a" : "x" , "b" : ["y"] } "#)
    #expect(value.compactText == #"{"b": ["y"], "a": "x"}"#)
    #expect(value["a"]?.string == "x" && value["c"] == nil && value["b"]?.strings == ["y"])
    #expect(try read("[true, false, null]").compactText == "[true, false, null]")
  }

  @Test(arguments: [
    #"{"a":[1,-2.50,1e3],"b":{"c":null,"d":true}}"#, #""é\"\\\n\u0001–""#, "[]", "[0.000001,1e20]",
  ])
  func `Numbers kept as text are written unchanged`(text: String) throws {
    let value = try JSONReader.value(Array(text.utf8), keepsNumerals: true)
    #expect(String(decoding: value.bytes, as: UTF8.self) == text)
  }

  @Test func `Numbers are equal by value, kept as text or not`() throws {
    let kept = try JSONReader.value(Array("[17.50, 3]".utf8), keepsNumerals: true)
    #expect(kept == [.number(17.5), 3])
    #expect(kept != [.number(17.5), 4])
    #expect(kept.values?.map(\.numeral) == ["17.50", "3"])
    #expect(kept.values?.map(\.integer) == [nil, 3])
    #expect(JSONValue.null != 0 && JSONValue.string("3") != 3)
  }

  /// A few members are searched linearly, more are in a dictionary.
  @Test(arguments: [1, 15, 16, 17, 18, 40])
  func `Of equal members the last wins among any number`(count: Int) throws {
    let names = (0..<count).map { "n\($0)" }
    let members = (names + names).enumerated().map { "\"\($0.element)\":\($0.offset)" }
    let value = try read("{" + members.joined(separator: ",") + "}")
    #expect(value.members?.map(\.0) == names)
    #expect(value.members?.map(\.1.integer) == (count..<2 * count).map { $0 })
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("01", 0), ("\"a", 2), ("{} x", 3), ("nul", 0), ("\"\\x\"", 3),
  ])
  func `A failure has its byte position`(text: String, offset: Int) {
    let failure = #expect(throws: JSONReader.Failure.self) { try read(text) }
    #expect(failure?.offset == offset)
  }

  @Test func `A failure has its line and its column, in characters`() throws {
    let failure = try #require(throws: JSONReader.Failure.self) { try read("[1,\n \"é😀\", x]") }
    #expect((failure.line, failure.column) == (2, 8))
    #expect(failure.message == "a value is expected")
  }

  @Test func `Values are nested at most 256 deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(nested(256))
    #expect(throws: JSONReader.Failure.self) { try read(nested(257)) }
    #expect(throws: JSONReader.Failure.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }
}
