public import Geometry
public import TextLayout

/// Text and symbols, shaped and ready to be set at any width.
///
///     let library = try SymbolLibrary.bundled()
///     let label = try Label("Add {plus.circle}", font: font, library: library)
///     let png = try label.displayList().png(pixelRatio: 2)
public struct Label: Sendable {
  /// The symbols, in the order of the text.
  public let symbols: [SetSymbol]
  /// The characters that the font lacks.
  public var missingCharacters: [Unicode.Scalar] { paragraph.missingCharacters }

  /// The text, with U+FFFC for each symbol.
  public let text: String

  private let paragraph: Paragraph
  private let colors: [Color]
  /// Of each symbol.
  private let paintings: [SymbolPainting]

  /// Sets marked-up text.
  /// - Throws: ``SymbolError``.
  public init(
    _ markup: String, font: Font, library: any SymbolSource, color: Color = .black,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting()
  ) throws(SymbolError) {
    try self.init(
      Markup(markup), font: font, library: library, color: color, configuration: configuration,
      painting: painting)
  }

  /// Sets text and symbols.
  /// - Parameters:
  ///   - font: of the text; the symbols take size and weight from it.
  ///   - library: where the symbols come from.
  ///   - color: of everything that has none of its own.
  ///   - configuration: of all symbols; each one's own goes before it.
  ///   - painting: of all symbols; each one's own mode and value go before it.
  ///   - wraps: whether it will be set at a width.
  /// - Throws: ``SymbolError`` when a symbol does not exist.
  public init(
    _ markup: Markup, font: Font, library: any SymbolSource, color: Color = .black,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(), wraps: Bool = true
  ) throws(SymbolError) {
    var text = StyledText()
    var symbols: [SetSymbol] = []
    var colors = [color]
    var paintings: [SymbolPainting] = []
    var known: [Markup.Part: SetSymbol] = [:]
    for part in markup.parts {
      switch part {
      case .text(let string): text.append(string, style: TextAttributes(font: font))
      case .symbol(let name, let own, let look):
        let symbol: SetSymbol
        if let same = known[part] {
          symbol = same
        } else {
          symbol = try SetSymbol(
            name, in: library, beside: font, configuration: configuration.applying(own))
        }
        known[part] = symbol
        var style = TextAttributes(font: font)
        if let color = look.color {
          style.paint = colors.count
          colors.append(color)
        }
        var ownPainting = painting
        if let mode = look.mode { ownPainting.mode = mode }
        if let value = look.value { ownPainting.value = value }
        paintings.append(ownPainting)
        text.append(
          Attachment(
            id: symbols.count, advance: symbol.advance, ascent: -symbol.bounds.minY,
            descent: symbol.bounds.maxY),
          style: style)
        symbols.append(symbol)
      }
    }
    self.symbols = symbols
    self.colors = colors
    self.paintings = paintings
    self.text = text.text
    paragraph = Paragraph(text, wraps: wraps)
  }

  /// The lines at a width; `nil` breaks only where the text does.
  public func lines(width: Double? = nil, alignment: Alignment = .start) -> [Line] {
    paragraph.lines(width: width, alignment: alignment)
  }

  /// The items that draw some lines, with their top left at a point.
  public func items(_ lines: [Line], at origin: Point) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for line in lines {
      let y = origin.y + line.baseline
      for (x, element) in line.elements {
        let start = Point(origin.x + line.x + x, y)
        switch element {
        case .text(let run):
          var pen = start
          var glyphs: [GlyphRun.Glyph] = []
          glyphs.reserveCapacity(run.glyphs.count)
          for glyph in run.glyphs {
            glyphs.append(.init(id: glyph.glyph, origin: pen + glyph.offset))
            pen.x += glyph.advance
          }
          items += GlyphRun(font: run.style.font, glyphs: glyphs)
            .items(color: colors[run.style.paint])
        case .attachment(let attachment, let style):
          let painter = SymbolPainter(paintings[attachment.id], tint: colors[style.paint])
          items += painter.items(symbols[attachment.id], at: start)
        }
      }
    }
    return items
  }

  /// The finished picture: as large as the lines, and larger where ink reaches beyond them.
  /// - Parameter padding: space on all sides, in points.
  public func displayList(
    width: Double? = nil, alignment: Alignment = .start, padding: Double = 0
  ) -> DisplayList {
    let lines = lines(width: width, alignment: alignment)
    let items = items(lines, at: .zero)
    var box = Rect(
      minX: 0, minY: 0, maxX: width ?? lines.map(\.width).max() ?? 0,
      maxY: lines.last.map { $0.baseline + $0.descent } ?? 0)
    for item in items { if let ink = item.bounds { box = box.union(ink) } }
    box = box.insetBy(dx: -padding, dy: -padding)
    let shift = Vector(-box.minX, -box.minY)
    return DisplayList(
      width: box.width, height: box.height, items: items.map { $0.offsetBy(shift) })
  }
}
