@testable import SymtextSupport
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

struct NameSuggestionsTests {
  private let names = ["heart", "hare", "star", "start", "plus", "plus.circle", "minus"]

  @Test(arguments: [
    ("hart", ["hare", "heart"]), ("haert", ["heart"]), ("Heart", ["heart"]),
    ("plus.cirle", ["plus.circle"]), ("stra", ["star"]), ("zzzzz", []), ("", []),
    ("heart", ["heart"]),
  ])
  func `The most similar names come first, and dissimilar ones are omitted`(
    name: String, expected: [String]
  ) {
    let found = NameSuggestions.nearest(to: name, among: names)
    #expect(Array(found.prefix(expected.count)) == expected)
    #expect(expected.isEmpty ? found.isEmpty : true)
  }

  @Test func `Case has no effect`() {
    #expect(NameSuggestions.nearest(to: "addalarn", among: ["AddAlarm"]) == ["AddAlarm"])
    #expect(NameSuggestions.nearest(to: "HEART", among: names).first == "heart")
  }

  @Test func `At most three names are suggested`() {
    let many = ["aaab", "aaac", "aaad", "aaae", "aaaf"]
    #expect(NameSuggestions.nearest(to: "aaaa", among: many) == ["aaab", "aaac", "aaad"])
  }

  @Test func `Among the library's names hart may be heart`() throws {
    let library = try TestLibrary.bundled.get()
    let error = #expect(throws: SymbolError.self) { try library.entry(named: "hart") }
    let message = try #require(error?.description)
    #expect(message.hasPrefix("no symbol named `hart`; did you mean "))
    #expect(message.contains("`heart`"))
  }

  @Test func `Without a similar name nothing is suggested`() throws {
    let library = try TestLibrary.bundled.get()
    let error = #expect(throws: SymbolError.self) { try library.entry(named: "qqqqqqqq") }
    #expect(error?.description == "no symbol named `qqqqqqqq`")
    #expect(error?.kind == .unknownName("qqqqqqqq", suggestions: []))
  }
}
