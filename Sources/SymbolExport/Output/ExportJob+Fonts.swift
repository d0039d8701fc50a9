internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

extension ExportJob {
  /// Returns a static font for each weight and scale, made on several threads.
  /// - Throws: ``ExportError`` if a symbol cannot be drawn.
  func staticFonts(
    _ metrics: StaticFont.Metrics, _ report: inout TargetReport
  ) throws(ExportError) -> [(font: StaticFont, bytes: [UInt8])] {
    let styles = weights.flatMap { weight in scales.map { (weight: weight, scale: $0) } }
    let (symbols, library) = (symbols, library)
    let made = ParallelMap.map(styles.count, threads: threads) { index in
      Result { () throws(ExportError) in
        let font = try StaticFont(
          symbols, of: library, weight: styles[index].weight, scale: styles[index].scale,
          metrics: metrics)
        return (font: font, bytes: try font.file())
      }
    }
    var fonts: [(font: StaticFont, bytes: [UInt8])] = []
    for result in made {
      let one = try result.get()
      report.add(scaled: one.font.scaled.symbols, least: one.font.scaled.least)
      fonts.append(one)
    }
    report.addMissingCharacters(of: self)
    report.addSharedCharacters(of: self)
    return fonts
  }

  /// The symbols with a code point.
  var encodedSymbols: [ListedSymbol] { symbols.filter { $0.codePoint != nil } }

  /// Returns the forms of symbols in text from right to left, as far as they differ.
  /// - Throws: ``ExportError`` if one cannot be drawn.
  func rightToLeftForms(
    of variant: FlatSymbol.Variant
  ) throws(ExportError) -> [(listed: ListedSymbol, symbol: FlatSymbol)] {
    let flattener = SymbolFlattener(library.library, box: box)
    var variant = variant
    variant.isRightToLeft = true
    var forms: [(ListedSymbol, FlatSymbol)] = []
    for listed in symbols where listed.metadata.rightToLeft != nil {
      do throws(SymbolError) {
        forms.append((listed, try flattener.flat(listed.name, variant)))
      } catch { throw ExportError("\(error)") }
    }
    return forms
  }
}
