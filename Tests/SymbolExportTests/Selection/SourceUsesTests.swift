import SymtextSymbolExport
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct SourceUsesTests {
  private func uses(_ text: String) throws -> SourceUses {
    var uses = SourceUses(names: try TestLibrary.bundled.get().names, prefix: "symtext")
    uses.read(text, file: "a.tsx")
    return uses
  }

  @Test(
    arguments: [
      (#"Image(systemName: "heart.fill")"#, ["heart.fill"]),
      (#"<Icon icon="symtext:heart-fill" />"#, ["heart.fill"]),
      (#"<span class="i-symtext-heart-fill">"#, ["heart.fill"]),
      (#"<use href="sprite.svg#heart"/> 'bell'"#, ["bell"]),
      ("Add {plus.circle size=17} to cart", ["plus.circle"]),
      ("let bell = heart // not in quotes", []),
      (#"say("hello")"#, []),
      ("`bell` and \"bell'", ["bell"]),
    ])
  func `Names are found in quotes, in braces and after the prefix`(text: String, names: [String])
    throws
  {
    var choice = SymbolChoice(try TestLibrary.bundled.get())
    let unknown = choice.add(try uses(text))
    #expect(unknown.isEmpty)
    #expect(choice.symbols.map(\.name) == names)
  }

  @Test func `A name that no symbol has is told with its place, where it can be nothing else`()
    throws
  {
    var choice = SymbolChoice(try TestLibrary.bundled.get())
    let text = "\n\"hart\" {hart}\n Image(systemName: \"hart.fill\")\nicon=\"symtext:hart-fill\""
    let unknown = choice.add(try uses(text))
    #expect(unknown.map(\.line) == [3, 4])
    #expect(unknown.map(\.name) == ["hart.fill", "hart-fill"])
    #expect(unknown.allSatisfy { $0.file == "a.tsx" })
  }

  @Test(
    arguments: [
      (#"class="dummy:flex""#, "my"), (#"class="my-my:flex""#, "my"),
      ("https://symtext:8080/heart", "symtext"),
    ])
  func `The prefix is a whole word, and no number follows its colon`(text: String, prefix: String)
    throws
  {
    var choice = SymbolChoice(try TestLibrary.bundled.get())
    var uses = SourceUses(names: try TestLibrary.bundled.get().names, prefix: prefix)
    uses.read(text, file: "a.tsx")
    #expect(choice.add(uses).isEmpty)
    #expect(choice.symbols.isEmpty)
  }
}
