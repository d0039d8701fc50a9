internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `latex`: a package for LuaLaTeX and XeLaTeX in folders as TeX has them, with a static font for each
/// weight and scale.
///
/// XeTeX cannot vary fonts.
struct LaTeXPackage: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.kebab)
    let fonts = try job.staticFonts(.text, &report)
    report.addLosses(of: job, directions: .none)
    report.addLosses(of: job, colors: .none)
    let taken = ExactSet(job.names.map { names[$0] })
    let style = LaTeXStyle(
      package: package, word: word, generator: job.generator,
      fonts: fonts.map { ($0.font.names, $0.font.scale) },
      em: fonts[0].font.unitsPerEm, capHeight: fonts[0].font.capHeight,
      symbols: job.encodedSymbols.flatMap { symbol in
        // The command writes dots of names as hyphens, so that a symbol has its own name, too.
        let own = symbol.name.replacingDots
        return own.hasBytes(of: names[symbol.name]) || taken.contains(own)
          ? [(names[symbol.name], symbol)] : [(names[symbol.name], symbol), (own, symbol)]
      })
    return [ExportedFile("tex/latex/\(package)/\(package).sty", style.text)]
      + fonts.map {
        ExportedFile("fonts/truetype/\(package)/\($0.font.names.postScript).ttf", $0.bytes)
      }
  }

  var usage: String {
    let symbol = job.encodedSymbols.first ?? job.symbols[0]
    let name = job.sample(.kebab, of: symbol.name)
    let weights = job.weights.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    let scales = job.scales.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return """
      Copy `tex` and `fonts` into `~/texmf`, or all files beside the document, and compile with LuaLaTeX or XeLaTeX.

      ```latex
      \\usepackage{\(package)}

      A \\\(word)symbol{\(name)} beside text.
      ```

      A symbol has the size, weight and colour of the text around it, and its description as the text that one copies \
      or hears. Options are `weight=` (\(weights)), `scale=` (\(scales)), `size=` (a font size) and `alt={…}`, as in \
      `\\\(word)symbol[weight=\(job.weights[0].rawValue)]{\(name)}`. Without `weight=`, it has that of the package which is \
      nearest to the text's.
      """
  }

  /// The name of the package: `symtext-symbols`.
  private var package: String { NameScheme.kebab.joined(job.library.words + ["symbols"]) }

  /// The first part of the names of commands, which consist of letters.
  private var word: String {
    job.library.words.joined().map { letter in
      letter.wholeNumberValue.map { Self.digits[$0] } ?? String(letter)
    }.joined()
  }

  private static let digits = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]
}
