import HTTPFront
import Testing
import SymtextSupport

struct SymbolPageTests {
  private let symbols = (0..<7).map { number -> JSONValue in
    ["name": .string("s\(number)"), "category": .string(number % 2 == 0 ? "even" : "odd")]
  }

  private func names(_ page: SymbolPage) throws -> ([String], Int?, String?) {
    let value = try page.value(of: symbols)
    return (
      value["symbols"]?.values?.compactMap { $0["name"]?.string } ?? [], value["total"]?.integer,
      value["next"]?.string
    )
  }

  @Test func `pages follow each other to the end`() throws {
    var seen: [String] = []
    var after: String?
    repeat {
      let page = try names(SymbolPage(category: nil, after: after, limit: 3))
      seen += page.0
      after = page.2
      #expect(page.1 == 7)
    } while after != nil
    #expect(seen == (0..<7).map { "s\($0)" })
  }

  @Test func `a category has its own pages`() throws {
    let page = try names(SymbolPage(category: "odd", after: "s1", limit: 5))
    #expect(page.0 == ["s3", "s5"])
    #expect(page.1 == 3)
    #expect(page.2 == nil)
  }

  @Test func `a page after an unknown symbol is refused`() {
    #expect(throws: Problem.self) {
      try SymbolPage(category: "odd", after: "s2", limit: 5).value(of: symbols)
    }
  }
}
