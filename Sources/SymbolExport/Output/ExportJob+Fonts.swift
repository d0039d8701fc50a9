internal import SymtextFontGlyphs
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

extension ExportJob {
  /// Returns a static font for each weight and scale, made on several threads.
  /// - Throws: ``ExportError`` if a symbol cannot be drawn.
  func staticFonts(
    _ metrics: StaticFont.Metrics, _ report: inout TargetReport
  ) throws(ExportError) -> [(font: StaticFont, bytes: [UInt8])] {
    try checkCharacters()
    report.addMissingScales(of: self)
    let font = library.library.font
    let stored = encodedSymbols.compactMap { font.entry(named: $0.name)?.index }
    let known = scales.filter { scale in
      stored.contains { font.glyph(of: $0, scale: scale) != nil }
    }
    let styles = weights.flatMap { weight in known.map { (weight: weight, scale: $0) } }
    guard !styles.isEmpty else {
      throw ExportError("\(library.family) has none of the chosen scales; choose medium")
    }
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
      report.add(scaled: one.font.scaled)
      fonts.append(one)
    }
    report.addMissingCharacters(of: self)
    report.addSharedCharacters(of: self)
    return fonts
  }

  /// Checks that a font can have some of the symbols.
  /// - Throws: ``ExportError`` if none of them has a code point.
  func checkCharacters() throws(ExportError) {
    guard encodedSymbols.isEmpty else { return }
    throw ExportError(
      "none of the chosen symbols has a code point in \(library.family); build the font with these variants (font build --variants)"
    )
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
    let turned = symbols.filter { $0.metadata.rightToLeft != nil }
    let made = ParallelMap.map(turned.count, threads: threads) { [variant] index in
      Result { () throws(SymbolError) in try flattener.flat(turned[index].name, variant) }
    }
    var forms: [(ListedSymbol, FlatSymbol)] = []
    for (listed, result) in zip(turned, made) {
      do throws(SymbolError) { forms.append((listed, try result.get())) } catch {
        throw ExportError("\(error)")
      }
    }
    return forms
  }
}
