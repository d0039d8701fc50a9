import SymtextFontGlyphs
import Foundation
import SymtextSymbolExport
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct WebTests {
  @Test func `The package has a module for each symbol, and lists them once each`() throws {
    let files = try TestJob.texts(
      .web, TestJob.job(["heart", "heart.fill", "repeat", "bell.square"]))
    for module in ["heart", "heart-fill", "repeat", "bell-square"] {
      let text = try #require(files["symbols/\(module).js"])
      #expect(text.contains("\nexport default {\"name\":\""), "\(module)")
    }
    let fill = try #require(files["symbols/heart-fill.js"])
    #expect(fill.contains("{\"name\":\"heart.fill\",\"symbols\":{\"heart.fill\":{"))
    let list = try #require(files["symbols.js"])
    #expect(list.contains("export { default as heartFill } from \"./symbols/heart-fill.js\";"))
    #expect(list.components(separatedBy: "export {").count == 5)
    let types = try #require(files["symbols.d.ts"])
    #expect(types.contains("export declare const heartFill: SymtextData;"))
    let player = try #require(files["symtext-player.js"])
    #expect(player.hasSuffix("customElements.define(\"symtext-symbol\", SymtextSymbol);\n})();\n"))
  }

  @Test
  func `Only modules with effects of their own are kept by bundlers that import nothing of them`()
    throws
  {
    let files = try TestJob.texts(.web, TestJob.job(["heart"]))
    let text = try #require(files["package.json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["name"] as? String == "symtext-symbols")
    #expect(json["license"] as? String == "Apache-2.0")
    let effects = try #require(json["sideEffects"] as? [String])
    #expect(effects.allSatisfy { $0 == "*.css" || files[String($0.dropFirst(2))] != nil })
    let exports = try #require(json["exports"] as? [String: Any])
    for value in exports.values {
      for path in (value as? [String: String]).map({ Array($0.values) }) ?? [value as? String ?? ""]
      where !path.contains("*") {
        #expect(files[String(path.dropFirst(2))] != nil, "\(path)")
      }
    }
  }

  @Test func `Classes show the characters of the font`() throws {
    let library = try TestLibrary.bundled.get()
    let files = try TestJob.texts(.web, TestJob.job(["heart", "bell.square"]))
    let css = try #require(files["symtext.css"])
    let heart = try #require(library.font.entry(named: "heart")).codePoint
    #expect(css.contains(".symtext-heart::before { content: \"\\\(String(heart, radix: 16))\";"))
    #expect(css.contains("url(\"symtext.woff2\") format(\"woff2\")"))
    #expect(!css.contains("bell-square"))
    #expect(!css.contains("scale-large") && !css.contains("mode-palette"))
  }

  @Test func `The report says what the font lacks`() throws {
    let report = try ExportTarget.web.files(of: TestJob.job(["heart", "bell.square"])).report
    #expect(report.remarks.contains { $0.symbols == ["bell.square"] && $0.kind == .leftOut })
    #expect(report.remarks.contains { $0.text.hasPrefix("the font has neither names,") })
  }
}
