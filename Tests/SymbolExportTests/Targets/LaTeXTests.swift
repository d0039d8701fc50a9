import Foundation
import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

struct LaTeXTests {
  @Test func `Each symbol has its code point and its description in UTF-16`() throws {
    let job = try TestJob.job(["heart", "bell.slash"])
    let style = try #require(
      try TestJob.texts(.latex, job)["tex/latex/symtext-symbols/symtext-symbols.sty"])
    for symbol in job.symbols {
      let code = String(try #require(symbol.codePoint), radix: 16, uppercase: true)
      let words = symbol.metadata.altText.utf16.map { String(format: "%04X", $0) }.joined()
      let name = symbol.name == "heart" ? "heart" : "bell-slash"
      #expect(
        style.contains(
          "\\tl_const:cn { c__symtextsymbol_symbol_\(name)_tl } { {\(code)} {FEFF\(words)} }\n"))
    }
  }

  @Test func `The weight of the text chooses the nearest font`() throws {
    var job = try TestJob.job(["heart"])
    job.weights = [.regular, .bold]
    job.scales = [.medium, .small]
    let files = try TestJob.texts(.latex, job)
    let style = try #require(files["tex/latex/symtext-symbols/symtext-symbols.sty"])
    for (series, weight) in [
      ("ul", "regular"), ("m", "regular"), ("sb", "bold"), ("bx", "bold"), ("ub", "bold"),
    ] {
      #expect(style.contains("{ \(series) } { \(weight) }\n"), "\(series)")
    }
    for file in ["SymtextSymbols-Bold", "SymtextSymbolsSmall-Regular"] {
      #expect(style.contains("{ \(file).ttf }\n"))
      #expect(files["fonts/truetype/symtext-symbols/\(file).ttf"] != nil)
    }
  }

  @Test func `Commands consist of letters and hostile texts of hexadecimal digits`() throws {
    let files = try TestJob.texts(.latex, HostileTexts.job())
    let style = try #require(files["tex/latex/3d-a-b-symbols/3d-a-b-symbols.sty"])
    #expect(style.contains("\\NewDocumentCommand \\threedabsymbol { O{} m }"))
    #expect(!style.contains("😀") && !style.contains("<B>") && !style.contains("%d"))
    let table = style.split(separator: "\n").filter { $0.hasPrefix("\\tl_const:cn { c__") }
    #expect(table.count == 3)
  }
}
