import SymtextSymbolText
import SymtextFontGlyphs
import Foundation
import SymtextSymbolExport
import SymtextSymbolTestSupport
import SymtextSymbols
import Testing

struct ReactNativeTests {
  @Test func `There is a font for each weight, and a character for each scale`() throws {
    var job = try TestJob.job(["heart", "list.bullet", "bell.square"])
    job.weights = [.regular, .bold]
    job.scales = [.medium, .large]
    let files = try TestJob.texts(.reactnative, job)
    #expect(
      Set(files.keys.filter { $0.hasPrefix("fonts/") }) == [
        "fonts/SymtextSymbols-Regular.ttf", "fonts/SymtextSymbols-Bold.ttf",
      ])
    let map = try #require(
      try JSONSerialization.jsonObject(with: Data(files["glyphmap.json"]!.utf8)) as? [String: Int])
    #expect(Set(map.keys) == ["heart", "heart:large", "list.bullet", "list.bullet:large"])
    let library = try TestLibrary.bundled.get()
    #expect(map["heart"] == library.font.entry(named: "heart").map { Int($0.codePoint) })
    let symbols = try #require(files["symbols.js"])
    #expect(symbols.contains("export const mirrored = new Set([\"list.bullet\"]);"))
    #expect(symbols.contains("\"bold\":\"SymtextSymbols-Bold\""))
    let types = try #require(files["index.d.ts"])
    #expect(types.contains("export type SymtextName =\n  \"heart\" | \"list.bullet\";"))
    #expect(types.contains("export type SymtextWeight = \"regular\" | \"bold\";"))
    #expect(files["index.js"]?.contains("fontSize: size * 0.904") == true)
  }
}
