internal import SymtextSupport
internal import SymtextService
internal import SymtextCommandLine
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextTextLayout

/// A symbol beside the whole text, or one beside each row of a list.
struct LeadingOptions {
  static let options: [Command.Option] = [
    .init(
      name: "leading", value: "name",
      help: """
        Symbol beside the whole text, which wraps in its own column. Options as in braces: "bell color=red".
        """),
    .init(
      name: "rows",
      help: """
        Set each line of the text as a row of a list; a symbol at its start moves to the symbol column.
        """),
    .init(
      name: "leading-align", value: "height",
      help: """
        Vertical alignment of symbol and text: first-baseline, last-baseline, cap-center, center (of all lines), top \
        or bottom. Default: center beside a whole text, first-baseline in rows.
        """, choices: .of(RowAlignment.self)),
    .init(
      name: "column", value: "points",
      help: "Width of the column that symbols are centred in. Default: that of the widest.",
      range: .distance),
    .init(
      name: "gap", value: "points",
      help: "Space from the column to the text. Default: a third of the size.",
      range: .distance),
    .init(
      name: "row-gap", value: "points", help: "Space between rows. Default: 0.",
      range: .distance),
  ]

  private let leading: String?
  private let hasRows: Bool
  private let column: SymbolColumn
  private let gap: Double?

  init(_ arguments: Arguments) throws(CommandError) {
    leading = arguments["leading"]
    hasRows = arguments.has("rows")
    if let leading {
      guard !leading.contains(where: { "{}".contains($0) }) else {
        throw .badValue("leading", leading, "a symbol's name is expected, without braces")
      }
      guard !hasRows else {
        throw .usage(
          "\(option: "rows") names a symbol in each row; leave out \(option: "leading") \(leading)")
      }
    } else if !hasRows {
      for name in ["leading-align", "column", "gap", "row-gap"] where arguments.has(name) {
        throw .usage(
          "\(option: name) places symbols beside the text; name one with \(option: "leading"), or give \(option: "rows")"
        )
      }
    }
    column = SymbolColumn(
      width: try arguments.number("column"),
      rowGap: try arguments.number("row-gap") ?? 0,
      alignment: arguments.has("leading-align")
        ? try arguments.choice("leading-align", RowAlignment.self)
        : leading == nil ? .firstBaseline : .center)
    gap = try arguments.number("gap")
  }

  /// Whether symbols stand beside the text.
  var isUsed: Bool { leading != nil || hasRows }

  /// Lays out the text beside its symbols.
  /// - Parameters:
  ///   - source: the marked-up text.
  ///   - size: the text's size, in points per em.
  ///   - width: the total width, in points; `nil` breaks lines only at line ends of the text.
  ///   - marks: the marks to read in the text.
  ///   - label: lays out marked-up text; its second argument is whether that is the option's symbol.
  /// - Returns: the whole, and the labels of every row for reports and warnings.
  func block(
    _ source: String, _ marks: MarkOptions, size: Double, width: Double?, style: ParagraphStyle,
    label: (_ source: String, _ isOption: Bool) throws(CommandError) -> Label
  ) throws(CommandError) -> (block: Block, rows: [PlacedRow]) {
    var column = column
    column.gap = gap ?? size / 3
    var symbols: [Label?] = []
    var contents: [Label] = []
    // The rows together are as long as a text may be.
    if hasRows { try marks.check(source) }
    for row in rows(of: source, marks) {
      symbols.append(
        try row.symbol.map { (symbol) throws(CommandError) in try label(symbol, leading != nil) })
      contents.append(try label(row.text, false))
    }
    column.direction = contents.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
    let blocks = symbols.map { label in
      label.map { Self.block(symbol: $0, baselineStep: style.baselineStep) }
    }
    let taken = column.width(of: blocks.compactMap { $0 }) + column.gap
    if let width, width <= taken {
      throw .badValue(
        "width", width.text(decimals: 1),
        "more than the \(taken.text(decimals: 1)) points of column and gap is expected")
    }
    let rows = zip(blocks, contents).map { symbol, content in
      SymbolColumn.Row(
        symbol: symbol,
        content: Block(content, width: width.map { $0 - taken }, style: style))
    }
    let places = column.places(rows)
    let placed = rows.indices.map { index in
      PlacedRow(
        symbol: symbols[index].map { .init(label: $0, origin: places[index].symbol ?? .zero) },
        text: .init(label: contents[index], origin: places[index].content),
        textWidth: width.map { $0 - taken })
    }
    return (column.block(rows), placed)
  }

  /// Returns warnings about options without effect on rows.
  func warnings(_ idle: UnusedOptions, rows: [PlacedRow]) -> [Sentence] {
    idle.warning("row-gap", if: rows.count == 1, "there is one row")
      + idle.warning("gap", if: rows.allSatisfy { $0.symbol == nil }, "no row has a symbol")
  }

  private func rows(
    of source: String, _ marks: MarkOptions
  ) -> [(symbol: String?, text: String)] {
    if let leading { return [("{\(leading)}", source)] }
    return source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { row in
      guard let (symbol, rest) = marks.leadingSymbol(of: row) else {
        // An empty text has no line; an empty row has one.
        return (nil, row.isEmpty ? " " : String(row))
      }
      return (symbol, String(rest.drop { $0 == " " }))
    }
  }

  /// Returns the block of a symbol laid out as a line of text, with the symbol's alignment rectangle.
  private static func block(symbol label: Label, baselineStep: Double?) -> Block {
    var block = Block(label, style: ParagraphStyle(baselineStep: baselineStep))
    if let symbol = label.symbols.first, let baseline = block.firstBaseline {
      block.alignmentRect.minY = baseline.y + symbol.alignmentRect.minY
      block.alignmentRect.maxY = baseline.y + symbol.alignmentRect.maxY
    }
    return block
  }
}
