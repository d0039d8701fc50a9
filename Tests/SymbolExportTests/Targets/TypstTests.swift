import Foundation
import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

struct TypstTests {
  private func table(_ files: [String: String]) throws -> [String: Any] {
    let bytes = Data(try #require(files["symbols.json"]).utf8)
    return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  @Test func `The table names each file of the package`() throws {
    var job = try TestJob.job()
    job.weights = [.regular, .bold]
    job.modes = [.monochrome, .palette]
    let files = try TestJob.texts(.typst, job)
    let table = try table(files)
    let symbols = try #require(table["symbols"] as? [String: [String: Any]])
    #expect(symbols.count == job.symbols.count)
    #expect(table["weights"] as? [String: String] == ["400": "regular", "700": "bold"])
    let forms = symbols.filter { $0.value["rtl"] as? Bool == true }.map(\.key)
    #expect(forms.contains("list-bullet") && !forms.contains("heart"))
    var expected = Set(["typst.toml", "lib.typ", "symbols.json", "README.md"])
    for weight in ["regular", "bold"] {
      for mode in ["monochrome", "palette"] {
        let folder = "svg/\(weight)-medium-\(mode)"
        expected.formUnion(symbols.keys.map { "\(folder)/\($0).svg" })
        expected.formUnion(forms.map { "\(folder)/\($0)-rtl.svg" })
      }
    }
    #expect(Set(files.keys) == expected)
    for (alias, name) in try #require(table["aliases"] as? [String: String]) {
      #expect(symbols[alias] == nil && symbols[name] != nil)
    }
  }

  @Test
  func `Levels of a palette have a class and all shapes the colour that the package replaces`()
    throws
  {
    var job = try TestJob.job(["person.badge.plus"])
    job.modes = [.palette]
    let file = try #require(
      try TestJob.texts(.typst, job)["svg/regular-medium-palette/person-badge-plus.svg"])
    #expect(file.contains("<path class=\"secondary\" fill=\"currentColor\" d="))
    #expect(file.contains("<path fill=\"currentColor\" d="))
    #expect(!file.contains("var("))
  }

  @Test func `A package whose family begins with a digit or is a keyword has a name for imports`()
    throws
  {
    #expect(NameLanguage.typst.identifier(["3d"], .kebab) == "n3d")
    #expect(NameLanguage.typst.identifier(["in"], .kebab) == "in_")
    let files = try TestJob.texts(.typst, HostileTexts.job())
    let manifest = try #require(files["typst.toml"])
    #expect(manifest.contains("\nname = \"n3d-a-b-symbols\"\n"))
    #expect(manifest.contains("The symbols of 3D \\\"A\\\" & <B> \\\\ %#{}$, beside text."))
    let symbols = try #require(try table(files)["symbols"] as? [String: [String: Any]])
    #expect(symbols["heart"]?["alt"] as? String == HostileTexts.altText)
  }
}
