import SymtextSupport
import Testing

/// Values in JSON files, changed as text.
struct JSONTextTests {
  private func steps(_ path: String) throws -> [JSONText.Step] {
    try #require(JSONText.steps(path))
  }

  /// Files as people and programs write them.
  static let files = [
    "{}", "{ }", "{\n}\n", "{\n\n}", "{\"a\":1}", "{ \"a\": 1 }", "{\n  \"a\": 1\n}\n",
    "{\n\t\"a\": 1,\n\t\"b\": {}\n}", "{\r\n  \"b\": { \"c\": [1, 2] }\r\n}",
    "\u{FEFF}{\"b\": { }}",
    "{\"b\": {\"c\": []}, \"a\": \"}],{\\\"\"}", "{\"b\":{\"c\":[ ],\"d\":[\n1\n]}}",
    " {\"x\":{\"b\":1}} ",
  ]

  @Test(arguments: files)
  func `Setting and removing a value gives the same bytes`(text: String) throws {
    for path in ["n", "n.o", "b.n", "b.c[0]", "n[0].o[0].p", "b.n[0]"] {
      var json = try JSONText(Array(text.utf8))
      let before = try JSONReader.value(json.bytes)
      let steps = try steps(path)
      guard Self.leads(steps, in: before) else { continue }
      try json.set(steps, to: "[1.50, \"ü\"]")
      let after = try JSONReader.value(json.bytes)
      #expect(Self.value(steps, in: after) == [.number(1.5), "ü"], "\(path)")
      let wasThere = json.unset(steps)
      #expect(wasThere)
      #expect(String(decoding: json.bytes, as: UTF8.self) == text, "\(path)")
      let isThere = json.unset(steps)
      #expect(!isThere)
    }
  }

  /// Whether a path is absent, and can be set.
  private static func leads(_ steps: [JSONText.Step], in value: JSONValue) -> Bool {
    var value: JSONValue? = value
    for step in steps {
      switch step {
      case .member(let name):
        guard let present = value else { return true }
        guard present.members != nil else { return false }
        value = present[name.string]
      case .index(let index):
        guard let present = value else { return true }
        guard let values = present.values, index <= values.count else { return false }
        value = values.indices.contains(index) ? values[index] : nil
      }
    }
    return value == nil
  }

  private static func value(_ steps: [JSONText.Step], in value: JSONValue) -> JSONValue? {
    steps.reduce(value) { value, step in
      switch step {
      case .member(let name): value?[name.string]
      case .index(let index): value?.values?[index]
      }
    }
  }

  @Test func `Only the bytes of what changes change`() throws {
    let text =
      "{\n    \"a\" : 1.0,\n    \"wifi\": {\"alt\": \"Wi\\u002dFi\", \"x\": [ 1,2 ]},\n    \"z\": null\n}"
    var json = try JSONText(Array(text.utf8))
    try json.set(try steps("wifi.x[1]"), to: "3.0")
    try json.set(try steps("wifi.loop"), to: "\"open\"")
    try json.set(try steps("new.alt"), to: "\"New\"")
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == "{\n    \"a\" : 1.0,\n    \"wifi\": {\"alt\": \"Wi\\u002dFi\", \"x\": [ 1,3.0 ], \"loop\": \"open\"},\n    \"z\": null,\n    \"new\": { \"alt\": \"New\" }\n}"
    )
    let wasThere = json.unset(try steps("a"))
    #expect(wasThere)
    #expect(String(decoding: json.bytes, as: UTF8.self).hasPrefix("{\n    \"wifi\""))
  }

  @Test func `Names with other bytes are other names`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    var json = try JSONText(Array("{ \"\(composed)\": { \"alt\": \"A\" } }".utf8))
    try json.set(try steps("\(decomposed).alt"), to: "\"B\"")
    #expect(
      Array(json.bytes)
        == Array(
          "{ \"\(composed)\": { \"alt\": \"A\" }, \"\(decomposed)\": { \"alt\": \"B\" } }".utf8))
    let wasThere = json.unset(try steps("\(decomposed).alt"))
    #expect(wasThere)
    #expect(Array(json.bytes) == Array("{ \"\(composed)\": { \"alt\": \"A\" } }".utf8))
  }

  @Test(arguments: [
    ("a.b", "is no object where “b” is to be set"),
    ("a[0]", "is no array where value 1 is to be set"),
    ("c[3]", "has 2 values where number 4 is to be set"),
    ("d[1]", "has 0 values where number 2 is to be set"),
    ("d.e[0][2]", "has 0 values where number 3 is to be set"),
  ])
  func `A path through another kind of value is refused`(path: String, message: String) throws {
    var json = try JSONText(Array("{\"a\": 1, \"c\": [1, 2]}".utf8))
    let before = json.bytes
    let error = #expect(throws: JSONText.Failure.self) { try json.set(try steps(path), to: "1") }
    #expect(error?.description == message)
    let isRemoved = json.unset(try steps(path))
    #expect(json.bytes == before && !isRemoved)
  }

  @Test(arguments: ["", ".", "a.", "a[", "a[x]", "a[-1]", "a[1", "[0]", "a[10000]", "a[0]b"])
  func `Other texts are no paths`(path: String) { #expect(JSONText.steps(path) == nil) }

  @Test func `A path has as many steps as values can be nested`() {
    let most = JSONReader.mostDepth
    let longest = Array(repeating: "a", count: most).joined(separator: ".")
    #expect(JSONText.steps(longest)?.count == most)
    #expect(JSONText.steps(longest + ".a") == nil)
    #expect(JSONText.steps(longest + "[0]") == nil)
    #expect(JSONText.steps(Array(repeating: "a", count: 200_000).joined(separator: ".")) == nil)
  }
}
