internal import SymtextOpenType
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// A library's symbol at the size of templates.
struct TemplateSource {
  private let entry: SymbolFont.Entry
  private let library: SymbolLibrary
  private let fonts: [SymbolWeight: Font]

  init(_ entry: SymbolFont.Entry, of library: SymbolLibrary) {
    self.entry = entry
    self.library = library
    let size = CapHeightScaling.pointSize(
      of: library.face, textCapHeight: TemplateSheet.capHeight)
    fonts = Dictionary(
      uniqueKeysWithValues: SymbolWeight.allCases.map { weight in
        let place = DesignCoordinates(weight: weight.axisValue)
        return (weight, Font(face: library.face, size: size, coordinates: place))
      })
  }

  /// Returns the symbol at a scale and some weights.
  /// - Parameter layers: the layers to outline; empty for the whole symbol.
  /// - Throws: ``SymbolError`` when the library lacks the scale.
  func variants(
    _ weights: [SymbolWeight], _ scale: SymbolScale, layers: [SymbolFont.Layer]
  ) throws(SymbolError) -> [TemplateSheet.Variant] {
    let wholes = weights.compactMap { wholeGlyph(scale, $0) }
    guard wholes.count == weights.count else {
      throw SymbolError(
        "\(library.face.file) has no \(scale.rawValue) scale, which the template needs",
        kind: .lacksScale)
    }
    let parts =
      layers.isEmpty
      ? [outlines(wholes, weights)]
      : layers.compactMap { $0.glyphs[scale] }
        .map { glyph in outlines(weights.map { self.glyph(glyph, at: $0) }, weights) }
    return weights.enumerated().map { index, weight in
      TemplateSheet.Variant(
        weight: weight, scale: scale, advance: advance(weight, scale),
        paths: parts.map { $0[index] })
    }
  }

  /// The symbol's layers, back to front.
  var layers: [SymbolFont.Layer] { library.font.layers(of: entry.index) }

  /// Returns the cuts of a layer's strokes from the guide points of the original template, in template units.
  func cuts(of layer: Int, at weight: SymbolWeight, _ scale: SymbolScale) -> [[StrokeCut]] {
    guard let font = fonts[weight] else { return [] }
    let unit = font.size / Double(font.face.unitsPerEm)
    return library.font.cuts(
      of: entry.index, layer: layer, scale: scale, weight: font.normalizedCoordinates.first ?? 0
    ).map { $0.map { $0.transformed(by: .scale(unit, -unit)) } }
  }

  /// Returns the other properties of the guide points of a layer's strokes.
  func strokeGuides(of layer: Int) -> [StrokeGuide] {
    library.font.strokeGuides(of: entry.index, layer: layer)
  }

  /// Returns the pen strokes of a layer, in template units; `nil` without strokes.
  func lines(of layer: Int, at weight: SymbolWeight, _ scale: SymbolScale) -> PartLines? {
    guard let font = fonts[weight],
      let drawing = library.font.drawing(
        of: entry.index, scale: scale, weight: font.normalizedCoordinates.first ?? 0),
      drawing.layers.indices.contains(layer), let strokes = drawing.layers[layer]
    else { return nil }
    let unit = font.size / Double(font.face.unitsPerEm)
    return PartLines(
      strokes.filter { $0.isLine && $0.style.stretch == .identity },
      halfWidth: drawing.halfWidth, toPoints: .scale(unit, -unit) * drawing.placement)
  }

  /// Checks that one outline can represent the symbol at all weights.
  /// - Parameter layers: the layers with outlines; empty for the whole symbol.
  /// - Throws: ``SymbolError`` that names the weights between which the structure changes.
  func checkOneStructure(
    _ scale: SymbolScale, layers: [SymbolFont.Layer]
  ) throws(SymbolError) {
    let glyphs = layers.compactMap { $0.glyphs[scale] }
    for (before, weight) in zip(SymbolWeight.allCases, SymbolWeight.allCases.dropFirst())
    where layers.isEmpty
      ? wholeGlyph(scale, before) != wholeGlyph(scale, weight)
      : glyphs.contains(where: { glyph($0, at: before) != glyph($0, at: weight) })
    {
      throw SymbolError(
        "`\(entry.name)` changes its structure between \(before.rawValue) and \(weight.rawValue), so three masters of one outline cannot represent it",
        kind: .changesStructure)
    }
  }

  /// Returns the outlines of glyphs, each at its weight; outlines of the same glyph have the same commands.
  private func outlines(_ glyphs: [GlyphID], _ weights: [SymbolWeight]) -> [Path] {
    var outlines = zip(glyphs, weights).map { glyph, weight in
      fonts[weight]?.outline(of: glyph) ?? Path()
    }
    for glyph in Set(glyphs) {
      let own = glyphs.indices.filter { glyphs[$0] == glyph }
      for (index, outline) in zip(own, AlignedOutlines.aligned(own.map { outlines[$0] })) {
        outlines[index] = outline
      }
    }
    return outlines
  }

  /// Returns the unrounded advance, as in templates.
  ///
  /// At Regular it is a whole number of font units; at other weights HarfBuzz would round it.
  private func advance(_ weight: SymbolWeight, _ scale: SymbolScale) -> Double {
    guard let glyph = library.font.glyph(of: entry.index, scale: scale),
      let regular = fonts[.regular], let font = fonts[weight]
    else { return 0 }
    let wider = library.font.advanceDelta(
      of: glyph, weight: font.normalizedCoordinates.first ?? 0)
    return regular.advance(of: glyph) + wider * font.size / Double(font.face.unitsPerEm)
  }

  /// Returns the substitute of a layer's glyph at a weight.
  private func glyph(_ glyph: GlyphID, at weight: SymbolWeight) -> GlyphID {
    library.font.glyph(glyph, weight: fonts[weight]?.normalizedCoordinates.first ?? 0)
  }

  private func wholeGlyph(_ scale: SymbolScale, _ weight: SymbolWeight) -> GlyphID? {
    library.font.glyph(
      of: entry.index, scale: scale, weight: fonts[weight]?.normalizedCoordinates.first ?? 0)
  }
}
