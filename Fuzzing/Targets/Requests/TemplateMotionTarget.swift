import SymtextOpenType
import SymtextFontGlyphs
@testable import SymtextSymbolImport
import SymtextSymbols
import SymtextSupport

/// A custom symbol template whose motion is drawn: a film of each kind of effect from its font.
struct TemplateMotionTarget: FuzzTarget {
  let name = "template-motion"
  let dictionary: String? = "svg"
  let mostBytes = 20_480

  func run(_ input: [UInt8]) throws {
    let imported = try TemplateImporter(file: "fuzzed.svg").symbol(from: input, name: "fuzzed")
    var compiler = FontCompiler(familyName: "Fuzzed")
    compiler.threads = 1
    compiler.hasNames = false
    compiler.scales = [.medium]
    let (font, _) = try compiler.font(SymbolSet(symbols: [imported.symbol]))
    let file = try AnsweredRequest.file("fuzzed.ttf", font.encoded())
    for effect in ["drawOn.byLayer", "variableColor.iterative", "bounce.byLayer", "rotate"] {
      try AnsweredRequest.check(
        [
          ("command", "animate"), ("text", .string("{fuzzed effect=\(effect)}")),
          ("library", .array([.string(file)])), ("format", "svg"), ("size", 9),
        ], mostPixels: 10_000)
    }
  }
}
