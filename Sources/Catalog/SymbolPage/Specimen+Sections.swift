internal import SymtextSupport
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextTextLayout

extension Specimen {
  /// Returns the sections of the page for a symbol, in order.
  func sections(_ symbol: ResolvedSymbol) throws(SymbolError) -> [SpecimenSection] {
    var sections: [SpecimenSection] = []
    for scale in SymbolScale.allCases {
      sections.append(try weights(scale))
    }
    sections.append(try sizes())
    let other = appearance == .light ? Appearance.dark : .light
    for (appearance, place) in [(appearance, ""), (other, ", \(other.rawValue)")] {
      sections.append(
        try modes("Rendering modes in flat colours\(place)", appearance, hasGradient: false))
      sections.append(
        try modes("Rendering modes with gradients\(place)", appearance, hasGradient: true))
    }
    let forms = try self.forms(of: symbol)
    if !forms.cells.isEmpty { sections.append(forms) }
    if symbol.layers.count > 1 { sections.append(try layers()) }
    sections += try values(symbol)
    sections += try motions(symbol)
    let variants = try self.variants(of: symbol)
    if !variants.cells.isEmpty { sections.append(variants) }
    return sections
  }

  /// The default colour of symbols.
  private var text: Color { Color(.label, appearance) }

  private func weights(_ scale: SymbolScale) throws(SymbolError) -> SpecimenSection {
    let painter = SymbolPainter(tint: text)
    var cells: [SpecimenCell] = []
    for weight in SymbolWeight.allCases {
      let set = try set(
        name, .init(weight: .value(weight.axisValue), scale: scale))
      cells.append(SpecimenCell(set, painter, caption: weight.rawValue))
    }
    return SpecimenSection(
      title: "Weights, \(scale.rawValue) scale", columns: cells.count, cells: cells,
      appearance: appearance)
  }

  private func sizes() throws(SymbolError) -> SpecimenSection {
    var cells: [SpecimenCell] = []
    for size in [11.0, 13, 17, 22, 28, 34] {
      var text = AttributedText("Ag ")
      text.append(AttributedText.Symbol(name))
      let label = try Label(
        text, font: font.withSize(size), library: library,
        color: .label, painting: SymbolPainting(appearance: appearance), wraps: false)
      let lines = label.lines()
      cells.append(
        SpecimenCell(
          caption: "\(Int(size)) pt", width: lines.first?.width ?? 0,
          items: label.items(lines, at: Point(0, -(lines.first?.baseline ?? 0)))))
    }
    return SpecimenSection(
      title: "Beside text", columns: cells.count, cells: cells, appearance: appearance)
  }

  private func modes(
    _ title: String, _ appearance: Appearance, hasGradient: Bool
  ) throws(SymbolError) -> SpecimenSection {
    let set = try set(name)
    var cells: [SpecimenCell] = []
    for mode in RenderingMode.allCases where mode != .automatic {
      let painting = SymbolPainting(
        mode: mode, palette: SpecimenColors.palette, hasGradient: hasGradient,
        appearance: appearance)
      let color: SystemColor = mode == .monochrome && !hasGradient ? .label : .systemBlue
      cells.append(
        SpecimenCell(
          set, SymbolPainter(painting, tint: Color(color, appearance)), caption: mode.rawValue))
    }
    return SpecimenSection(
      title: title, columns: cells.count, cells: cells, appearance: appearance)
  }

  /// Returns the forms for right-to-left text and for languages.
  private func forms(of symbol: ResolvedSymbol) throws(SymbolError) -> SpecimenSection {
    let painter = SymbolPainter(tint: text)
    var cells: [SpecimenCell] = []
    if symbol.hasRightToLeftForm {
      var configuration = SymbolConfiguration()
      configuration.isRightToLeft = true
      cells.append(SpecimenCell(symbol, painter, caption: "left to right"))
      cells.append(
        SpecimenCell(try set(name, configuration), painter, caption: "right to left"))
    }
    if let record = symbol.record {
      for language in record.font.metadata(of: record.index).forms.keys.sorted() {
        var configuration = SymbolConfiguration()
        configuration.language = language
        cells.append(SpecimenCell(try set(name, configuration), painter, caption: language))
      }
    }
    return SpecimenSection(
      title: "Forms by direction and language", columns: 8, cells: cells, appearance: appearance)
  }

  /// Returns each layer separately, with the others faint.
  private func layers() throws(SymbolError) -> SpecimenSection {
    let set = try set(name)
    func run(_ layer: SymbolFont.Layer) -> GlyphRun? {
      layer.glyphs[set.scale].map {
        GlyphRun(font: set.font, glyphs: [.init(id: $0, origin: .zero)])
      }
    }
    let faint = text.multiplyingOpacity(by: 0.12)
    var cells: [SpecimenCell] = []
    for layer in set.layers {
      guard let own = run(layer) else { continue }
      let color = Color(layer.clears.contains(.levels) ? .systemOrange : .systemBlue, appearance)
      let whole = GlyphRun(font: set.font, glyphs: [.init(id: set.glyph, origin: .zero)])
      cells.append(
        SpecimenCell(
          caption: Self.words(of: layer), width: set.advance,
          items: [
            .described("", [.glyphs(whole, .color(faint)), .glyphs(own, .color(color))])
          ]))
    }
    return SpecimenSection(
      title: "Layers, back to front", columns: max(min(cells.count, 7), 5), cells: cells,
      appearance: appearance)
  }

  private static func words(of layer: SymbolFont.Layer) -> String {
    var words = [layer.level.rawValue]
    if let color = layer.color { words.append(color.rawValue) }
    if let threshold = layer.variableThreshold { words.append("lit above \(threshold)") }
    if !layer.clears.isEmpty { words = ["clears the layers behind it"] }
    if let tag = layer.tag { words.append(tag.rawValue) }
    return words.joined(separator: ", ")
  }

  /// Returns the symbol at several values, in each way that it can show them.
  private func values(_ symbol: ResolvedSymbol) throws(SymbolError) -> [SpecimenSection] {
    var sections: [SpecimenSection] = []
    let styles: [(style: VariableStyle, title: String, isShown: Bool)] = [
      (.color, "Variable colour", symbol.layers.contains { $0.variableThreshold != nil }),
      (.draw, "Variable draw", symbol.drawing != nil),
    ]
    for (style, title, isShown) in styles where isShown {
      let cells = stride(from: 0, through: 1, by: 0.2).map { value in
        let painting = SymbolPainting(value: value, variable: style)
        return SpecimenCell(
          symbol, SymbolPainter(painting, tint: text),
          caption: "\(value.rounded(decimals: 1))")
      }
      sections.append(
        SpecimenSection(
          title: title, columns: cells.count, cells: cells, appearance: appearance))
    }
    return sections
  }

  private func variants(of symbol: ResolvedSymbol) throws(SymbolError) -> SpecimenSection {
    let painter = SymbolPainter(tint: text)
    var cells: [SpecimenCell] = []
    for name in try library.variants(of: symbol.name) {
      cells.append(SpecimenCell(try set(name), painter, caption: name))
    }
    return SpecimenSection(
      title: "Variants", columns: 6, cells: cells, appearance: appearance)
  }
}
