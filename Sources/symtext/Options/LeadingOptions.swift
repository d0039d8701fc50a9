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
        A symbol beside the whole text, which wraps apart from it; it may be configured as in braces: \
        "bell color=red".
        """),
    .init(
      name: "rows",
      help: """
        Set each line of the text as a row of a list; a symbol in braces at its beginning goes to the \
        column of the symbols.
        """),
    .init(
      name: "leading-align", value: "height",
      help: """
        What symbol and text have at the same height: first-baseline, last-baseline, cap-center, \
        center (of all lines), top or bottom (default: center beside a whole text, first-baseline in rows).
        """, choices: .of(RowAlignment.self)),
    .init(
      name: "column", value: "points",
      help: "The width of the column that symbols are centred in (default: of the widest).",
      range: .distance),
    .init(
      name: "gap", value: "points",
      help: "The space from the column to the text (default: a third of the size).",
      range: .distance),
    .init(
      name: "row-gap", value: "points", help: "The space between rows (default: 0).",
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

  /// Sets the text beside its symbols.
  /// - Parameters:
  ///   - source: the marked-up text.
  ///   - size: of the text, in points per em.
  ///   - width: of all, in points; `nil` breaks lines only where the text does.
  ///   - marks: those that are read in it.
  ///   - label: sets marked-up text, and is told whether it is that of the option.
  /// - Returns: the whole, and the labels of every row, for what is to be said of them.
  func block(
    _ source: String, _ marks: MarkOptions, size: Double, width: Double?, style: ParagraphStyle,
    label: (_ source: String, _ isOption: Bool) throws(CommandError) -> Label
  ) throws(CommandError) -> (block: Block, rows: [PlacedRow]) {
    var column = column
    column.gap = gap ?? size / 3
    var symbols: [Label?] = []
    var contents: [Label] = []
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
        "the column and the gap take \(taken.text(decimals: 1)) points of it")
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

  /// Says which options have no effect on rows.
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
        // An empty text has no line; an empty row has.
        return (nil, row.isEmpty ? " " : String(row))
      }
      return (symbol, String(rest.drop { $0 == " " }))
    }
  }

  /// A symbol that was set as a line of text, with its own alignment rectangle.
  private static func block(symbol label: Label, baselineStep: Double?) -> Block {
    var block = Block(label, style: ParagraphStyle(baselineStep: baselineStep))
    if let symbol = label.symbols.first, let baseline = block.firstBaseline {
      block.alignmentRect.minY = baseline.y + symbol.alignmentRect.minY
      block.alignmentRect.maxY = baseline.y + symbol.alignmentRect.maxY
    }
    return block
  }
}
