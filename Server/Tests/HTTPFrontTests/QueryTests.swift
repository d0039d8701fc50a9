import HTTPFront
import Testing
import SymtextSupport

struct QueryTests {
  private func command() throws -> CommandKeys {
    try #require(try HelloFixture.hello().command("button"))
  }

  private func canonical(_ text: String) throws -> String {
    CanonicalQuery.items(try Query(encoded: text[...]), of: try command()).encoded
  }

  @Test func `the order of different keys is insignificant, that of equal keys is not`() throws {
    #expect(try canonical("symbol=cart&label=Add") == "label=Add&symbol=cart")
    #expect(
      try canonical("stateSymbol=b&label=A&stateSymbol=a") == "label=A&stateSymbol=b&stateSymbol=a")
  }

  @Test(arguments: [
    ("size=17.0", "size=17"), ("size=017.50", "size=17.5"), ("size=-0.0", "size=0"),
    ("size=.5", "size=.5"), ("size=1e1", "size=1e1"), ("label=1.0", "label=1.0"),
    ("ratio=2.0", "pixelRatio=2"),
  ])
  func `numbers are shortened, texts stay unchanged`(said: String, canonical: String) throws {
    #expect(try self.canonical(said) == canonical)
  }

  @Test func `switches that are off are omitted`() throws {
    #expect(try canonical("plain&label=A") == "label=A&plain=true")
    #expect(try canonical("plain=0&label=A") == "label=A")
    #expect(try canonical("plain=maybe") == "plain=maybe")
  }

  @Test func `plus is a space, and bytes are UTF-8`() throws {
    #expect(try Query(encoded: "label=a+b%2Bc%E2%80%93&x")["label"] == "a b+c–")
    for text in ["a=%", "a=%4", "a=%zz", "a=%FF"] {
      let problem = #expect(throws: Problem.self) { try Query(encoded: text[...]) }
      #expect(problem?.status == 400)
    }
  }

  @Test func `too many values are refused`() {
    let text = (0...Query.mostItems).map { "a=\($0)" }.joined(separator: "&")
    #expect(throws: Problem.self) { try Query(encoded: text[...]) }
  }

  @Test func `a worker receives texts, switches, lists and objects of texts`() throws {
    let query = try Query(
      encoded: "label=Hi+%7B%24who%7D&args.who=Ann&plain&stateSymbol=pressed%3Dheart")
    let draw = DrawRequest(
      CanonicalQuery.items(query, of: try command()), command: try command(), format: "svg")
    #expect(
      JSONValue.object(draw.line).packedText
        == #"{"command":"button","format":"svg","args":{"who":"Ann"},"label":"Hi {$who}","plain":true,"stateSymbol":["pressed=heart"]}"#
    )
  }

  @Test func `equivalent names are different names`() throws {
    let query = try Query(encoded: "%C3%A9=1&e%CC%81=2")
    #expect(query["\u{E9}"] == "1" && query["e\u{301}"] == "2")
    #expect(query != (try Query(encoded: "e%CC%81=1&%C3%A9=2")))
    #expect(query.without(["\u{E9}"]).items.count == 1)
    // The sign of the unit of temperature is no letter K.
    #expect(try Query(encoded: "%E2%84%AA=1")["K"] == nil)
  }
}
