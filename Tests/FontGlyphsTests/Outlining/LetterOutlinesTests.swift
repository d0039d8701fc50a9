@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

/// The letters of names are stroked once, and only those that a font has.
struct LetterOutlinesTests {
  private func compiler(hasAllLetters: Bool) -> FontCompiler {
    var compiler = FontCompiler()
    compiler.letters = LetterOutlines()
    compiler.hasAllLetters = hasAllLetters
    compiler.scales = [.medium]
    return compiler
  }

  @Test func `A font of a selection strokes only the letters of its names`() throws {
    let compiler = compiler(hasAllLetters: false)
    let set = try SymbolSet(symbols: [try drawing(name: "minus")])
    _ = try compiler.font(set)
    #expect(compiler.letters.stroked == ["i", "m", "n", "s", "u", "-", "."].sorted())
  }

  @Test func `Without names no letter is stroked`() throws {
    var compiler = compiler(hasAllLetters: true)
    compiler.hasNames = false
    _ = try compiler.font(SymbolSet(symbols: [try drawing(name: "minus")]))
    #expect(compiler.letters.stroked.isEmpty)
  }

  @Test(arguments: [1, 3])
  func `A font, its form for browsers and another font share letters`(threads: Int) throws {
    var compiler = compiler(hasAllLetters: true)
    compiler.threads = threads
    let set = try SymbolSet(symbols: [try drawing(name: "minus")])
    var outlined = OutlinedSymbols()
    let (file, web, _) = try compiler.fonts(set, outlined: &outlined)
    _ = try web()
    let again = try compiler.font(set).file
    #expect(compiler.letters.stroked == NameLetters.letters.map(\.character))
    let isSame = file.encoded() == again.encoded()
    #expect(isSame)
  }
}
