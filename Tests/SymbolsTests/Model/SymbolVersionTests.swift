import SymtextSymbols
import Testing

struct SymbolVersionTests {
  @Test func `Versions are compared by their numbers`() throws {
    let texts = ["0", "0.1", "0.1.1", "0.2", "0.9", "0.10", "1", "1.0.0.1", "2", "10"]
    let versions = texts.compactMap { SymbolVersion($0) }
    #expect(versions.count == texts.count && versions == versions.sorted())
    #expect(SymbolVersion("1.0") == SymbolVersion("1"))
    #expect(SymbolVersion("1.0")?.description == "1.0")
    #expect(Set([SymbolVersion("1.0"), SymbolVersion("1")]).count == 1)
  }

  @Test(arguments: [
    "", ".", "1.", ".1", "a", "1.a", "-1", "+1", "1 ", "1.2.3.4.5", "1234567", "\u{661}", "1..2",
  ])
  func `Invalid versions are rejected`(text: String) { #expect(SymbolVersion(text) == nil) }

  @Test func `Symbols without a version are always available`() throws {
    let version = try #require(SymbolVersion("0.2"))
    #expect(version.has(since: "") && version.has(since: "spring") && version.has(since: "0.2"))
    #expect(!version.has(since: "0.2.1"))
  }
}
