internal import SymtextGraphics
package import SymtextDrawing
package import SymtextFonts
package import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextTextLayout

/// A contact sheet of symbols by category, with their names below them.
package struct CatalogSheet: Sendable {
  /// The library of the symbols.
  package var library: any SymbolSource
  /// The font of the names.
  ///
  /// Symbols match its cap height.
  package var font: Font
  /// The size of the text that the symbols match, in points.
  package var size: Double
  /// The weight and scale of the symbols, and whether they and the names are drawn for Bold Text.
  package var configuration: SymbolConfiguration
  /// The painting of the symbols, and the appearance of the sheet.
  package var painting: SymbolPainting

  package init(
    library: any SymbolSource, font: Font, size: Double,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting()
  ) {
    self.library = library
    self.font = font
    self.size = size
    self.configuration = configuration
    self.painting = painting
  }

  /// The maximal number of characters in a line of a name.
  private static let lineCharacters = 19
  private static let captionSize = 9.0
  private static let captionLine = 11.5
  private static let titleSize = 15.0
  private static let margin = 28.0
  /// The minimal width for a name, in points.
  private static let nameWidth = 108.0

  /// Returns the sheet with its background.
  /// - Throws: ``SymbolError`` if a symbol cannot be resolved.
  package func displayList(_ listing: [ListedSymbol]) throws(SymbolError) -> DisplayList {
    let groups = CatalogGroup.groups(listing)
    var cells: [[Cell]] = []
    for group in groups {
      var row: [Cell] = []
      for symbol in group.symbols { row.append(try cell(symbol)) }
      cells.append(row)
    }
    let all = cells.joined()
    let width = max(Self.nameWidth, (all.map(\.symbol.bounds.width).max() ?? 0) + size / 2)
    // The distances from the middle of the capitals to the highest and lowest ink, the same in all rows.
    let up = all.map { -$0.symbol.bounds.minY - $0.symbol.capHeight / 2 }.max() ?? 0
    let down = all.map { $0.symbol.bounds.maxY + $0.symbol.capHeight / 2 }.max() ?? 0
    let columns = Self.columns(groups.map(\.symbols.count))
    var items: [DisplayItem] = []
    var top = Self.margin
    for (group, cells) in zip(groups, cells) {
      let title = try label(
        group.title, size: Self.titleSize, weight: 600, color: .system(.label))
      items += title.items(title.lines(), at: Point(Self.margin, top))
      top += Self.titleSize * 1.6
      var start = 0
      while start < cells.count {
        let row = cells[start..<min(start + columns, cells.count)]
        for (column, cell) in row.enumerated() {
          let left = Self.margin + Double(column) * width
          items += try self.items(cell, left: left, width: width, middle: top + size / 4 + up)
        }
        let lines = Double(row.map(\.names.count).max() ?? 1)
        for (column, cell) in row.enumerated() {
          let middle = Self.margin + (Double(column) + 0.5) * width
          var y = top + size / 4 + up + down + 5
          for name in cell.names {
            let lines = name.lines()
            items += name.items(lines, at: Point(middle - (lines.first?.width ?? 0) / 2, y))
            y += Self.captionLine
          }
        }
        top += size / 4 + up + down + 5 + lines * Self.captionLine + 10
        start += columns
      }
      top += 14
    }
    let sheet = Rect(
      x: 0, y: 0, width: 2 * Self.margin + Double(columns) * width, height: top + Self.margin - 24)
    let background = DisplayItem.fill(
      .roundedRect(sheet, radiusX: 0, radiusY: 0),
      .color(Self.background(painting.appearance)))
    return DisplayList(
      width: sheet.width, height: sheet.height, items: [background] + items,
      altText: Self.words(groups))
  }

  /// Returns the background colour: white, or in dark appearance slightly lighter than black.
  private static func background(_ appearance: Appearance) -> Color {
    appearance == .light ? .white : Color(rgb: 0x1C1C1E)
  }

  /// Returns the number of columns, from 4 to 24.
  ///
  /// It is chosen so that the sheet is not much higher than wide.
  private static func columns(_ counts: [Int]) -> Int {
    let most = counts.max() ?? 1
    func rows(_ columns: Int) -> Int {
      counts.reduce(0) { $0 + ($1 + columns - 1) / columns }
    }
    var columns = 4
    while columns < 24, rows(columns) * 2 > columns * 3 { columns += 1 }
    return max(1, min(columns, most))
  }

  /// Returns the alternative text of the sheet.
  private static func words(_ groups: [CatalogGroup]) -> String {
    let count = groups.reduce(0) { $0 + $1.symbols.count }
    return "\(count) \(count == 1 ? "symbol" : "symbols"): "
      + groups.map(\.title).joined(separator: ", ")
  }

  // MARK: A symbol and its name

  private struct Cell {
    var symbol: ResolvedSymbol
    var names: [Label]
    var isDisplayOnly: Bool
  }

  private func cell(_ listed: ListedSymbol) throws(SymbolError) -> Cell {
    let symbol = try ResolvedSymbol(
      listed.name, in: library, beside: font.withSize(size), configuration: configuration)
    var names: [Label] = []
    for line in Self.lines(listed.name) {
      names.append(
        try label(
          line, size: Self.captionSize, weight: nil, color: .system(.secondaryLabel)))
    }
    return Cell(symbol: symbol, names: names, isDisplayOnly: listed.metadata.isDisplayOnly)
  }

  private func items(
    _ cell: Cell, left: Double, width: Double, middle: Double
  ) throws(SymbolError) -> [DisplayItem] {
    let painter = SymbolPainter(painting, tint: Color(.label, painting.appearance))
    let origin = Point(
      left + (width - cell.symbol.advance) / 2, middle + cell.symbol.capHeight / 2)
    let items = painter.items(cell.symbol, at: origin)
    guard cell.isDisplayOnly else { return items }
    let box = cell.symbol.bounds
    let corner = Point(
      min(origin.x + box.maxX + Self.captionSize, left + width - Self.captionSize),
      origin.y + box.minY)
    return items
      + (try DisplayOnlyBadge.items(
        at: corner, font: font.withSize(Self.captionSize), appearance: painting.appearance))
  }

  private func label(
    _ text: String, size: Double, weight: Double?, color: AdaptiveColor
  ) throws(SymbolError) -> Label {
    var attributed = AttributedText()
    attributed.append(text, .init(weight: weight.map { .value($0) }))
    return try Label(
      attributed, font: font.withSize(size), library: library, color: color,
      painting: SymbolPainting(appearance: painting.appearance, contrast: painting.contrast),
      hasBoldText: configuration.hasBoldText, wraps: false)
  }

  /// Breaks a name into lines, before dots and hyphens if possible.
  static func lines(_ name: String) -> [String] {
    var parts: [String] = []
    for character in name {
      if parts.isEmpty || ".-_".contains(character) || (parts.last?.count ?? 0) >= lineCharacters {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + part.count <= lineCharacters {
        lines[lines.count - 1] += part
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}
