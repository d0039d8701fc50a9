internal import SymtextSymbols
public import SymtextGraphics
public import SymtextDrawing
internal import SymtextFontGlyphs
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A specimen page of a symbol: weights and scales, sizes in text, rendering modes, layers, values and variants.
public struct Specimen: Sendable {
  /// The name of the symbol, or an alias.
  package var name: String
  /// The library of the symbol.
  package var library: any SymbolSource
  /// The font of the captions, and of the text beside the symbol.
  package var font: Font
  /// The appearance of the page.
  package var appearance: Appearance

  /// Makes a specimen.
  public init(
    _ name: String, library: any SymbolSource, font: Font, appearance: Appearance = .light
  ) {
    self.name = name
    self.library = library
    self.font = font
    self.appearance = appearance
  }

  /// The width of the page, in points.
  static let width = 760.0
  static let margin = 28.0
  /// The size of the text that symbols match, in points.
  static let symbolSize = 34.0
  /// The space above and below the middle of capitals in a row, in points.
  static let room = 34.0
  static let captionSize = 9.0
  /// The height of captions with two lines, in points.
  static let captionHeight = 26.0

  /// Returns the page with its background.
  /// - Throws: ``SymbolError`` if there is no such symbol.
  public func displayList() throws(SymbolError) -> DisplayList {
    var page = Page()
    let symbol = try set(name)
    try page.add(
      header(symbol), at: Point(Self.margin, Self.margin), width: Self.width - 2 * Self.margin)
    try addNote(of: symbol, to: &page)
    page.bottom += 10
    try addAnatomy(of: symbol, to: &page)
    for section in try sections(symbol) { try add(section, to: &page) }
    let height = page.bottom + Self.margin
    let background = DisplayItem.fill(
      .roundedRect(
        Rect(x: 0, y: 0, width: Self.width, height: height), radiusX: 0, radiusY: 0),
      .color(SpecimenColors.background(appearance)))
    return DisplayList(width: Self.width, height: height, items: [background] + page.items)
  }

  /// Resolves the symbol beside the specimen's text.
  func set(
    _ name: String, size: Double = symbolSize, _ configuration: SymbolConfiguration = .init()
  ) throws(SymbolError) -> ResolvedSymbol {
    try ResolvedSymbol(name, in: library, beside: font.withSize(size), configuration: configuration)
  }

  // MARK: The page

  /// The content of the page so far.
  private struct Page {
    var items: [DisplayItem] = []
    /// The y of the lowest content, in points.
    var bottom = 0.0

    mutating func add(_ label: Label, at origin: Point, width: Double) {
      let lines = label.lines(width: width)
      items += label.items(lines, at: origin)
      bottom = max(bottom, origin.y + (lines.last.map { $0.baseline + $0.descent } ?? 0))
    }
  }

  private func label(
    _ text: AttributedText, size: Double, color: AdaptiveColor = .label, on appearance: Appearance
  ) throws(SymbolError) -> Label {
    try Label(
      text, font: font.withSize(size), library: library, color: color,
      painting: SymbolPainting(appearance: appearance))
  }

  /// Returns a small label of one line.
  func caption(_ text: String, color: AdaptiveColor) throws(SymbolError) -> Label {
    try Label(
      AttributedText(text), font: font.withSize(Self.captionSize), library: library, color: color,
      painting: SymbolPainting(appearance: appearance), wraps: false)
  }

  /// Adds the enlarged symbol, with metrics and metadata beside it.
  private func addAnatomy(
    of symbol: ResolvedSymbol, to page: inout Page
  ) throws(SymbolError) {
    let anatomy = try SpecimenAnatomy(self)
    let top = page.bottom
    page.items += anatomy.items.map { $0.offsetBy(Vector(Self.margin, top)) }
    var facts = ["Measures beside text of 100 points"]
    facts += SpecimenMeasures(symbol, size: Self.symbolSize).others
    facts.append(symbol.hasRightToLeftForm ? "has a form for right to left" : "")
    if let record = symbol.record {
      let metadata = record.font.metadata(of: record.index)
      facts.append(
        metadata.aliases.isEmpty ? "" : "aliases: " + metadata.aliases.joined(separator: ", "))
    }
    facts.append("prefers " + symbol.preferredMode.rawValue)
    let text = AttributedText(facts.filter { !$0.isEmpty }.joined(separator: "\n"))
    try page.add(
      label(text, size: 10, color: SpecimenColors.faint, on: appearance),
      at: Point(Self.margin + SpecimenAnatomy.columnX, top + 14),
      width: Self.width - 2 * Self.margin - SpecimenAnatomy.columnX)
    page.bottom = max(page.bottom, top + anatomy.height)
  }

  /// Returns the name with metadata below it.
  private func header(_ symbol: ResolvedSymbol) throws(SymbolError) -> Label {
    var text = AttributedText()
    text.append(
      symbol.name, .init(size: 22, weight: .value(700)))
    var facts = [symbol.altText]
    if let codePoint = symbol.codePoint {
      facts.append("U+\(String(codePoint, radix: 16, uppercase: true))")
    }
    facts += words(of: symbol)
    text.append(
      "\n" + facts.filter { !$0.isEmpty }.joined(separator: " · "),
      .init(size: 11, color: SpecimenColors.faint))
    return try label(text, size: 11, on: appearance)
  }

  /// Adds the remark on its use, with a badge if it is display-only.
  private func addNote(of symbol: ResolvedSymbol, to page: inout Page) throws(SymbolError) {
    guard let record = symbol.record else { return }
    let metadata = record.font.metadata(of: record.index)
    guard !metadata.note.isEmpty else { return }
    let top = page.bottom + 6
    var left = Self.margin
    if metadata.isDisplayOnly {
      page.items += try DisplayOnlyBadge.items(
        at: Point(left + 7, top + 7), font: font.withSize(11), appearance: appearance)
      left += 20
    }
    let words = (metadata.isDisplayOnly ? "Display-only: " : "") + metadata.note
    try page.add(
      label(AttributedText(words), size: 11, on: appearance), at: Point(left, top),
      width: Self.width - Self.margin - left)
  }

  /// Returns its category, keywords and first version.
  private func words(of symbol: ResolvedSymbol) -> [String] {
    guard let record = symbol.record else { return [] }
    let metadata = record.font.metadata(of: record.index)
    return [
      metadata.category, metadata.keywords.joined(separator: ", "),
      metadata.since.isEmpty ? "" : "since \(metadata.since)",
    ]
  }

  private func add(_ section: SpecimenSection, to page: inout Page) throws(SymbolError) {
    let inner = Self.width - 2 * Self.margin
    if !section.title.isEmpty {
      var title = AttributedText()
      title.append(section.title, .init(weight: .value(600)))
      page.bottom += 16
      try page.add(
        label(title, size: 11, on: appearance), at: Point(Self.margin, page.bottom),
        width: inner)
      page.bottom += 6
    }
    let rows = (section.cells.count + section.columns - 1) / section.columns
    let height = 2 * Self.room + Self.captionHeight
    let top = page.bottom
    if section.appearance != appearance {
      let panel = Rect(
        x: Self.margin - 12, y: top, width: inner + 24, height: Double(rows) * height + 8)
      page.items.append(
        .fill(
          .roundedRect(panel, radiusX: 10, radiusY: 10),
          .color(SpecimenColors.background(section.appearance))))
    }
    let step = inner / Double(section.columns)
    let capHeight = font.withSize(Self.symbolSize).metrics.capHeight
    for (index, cell) in section.cells.enumerated() {
      let left = Self.margin + Double(index % section.columns) * step
      let middle = top + Double(index / section.columns) * height + Self.room
      let start = Point(left + (step - cell.width) / 2, middle + capHeight / 2)
      page.items += cell.items.map { $0.offsetBy(start - .zero) }
      let caption = try label(
        AttributedText(cell.caption), size: Self.captionSize, color: SpecimenColors.faint,
        on: section.appearance)
      let lines = caption.lines(
        width: step - 6,
        style: ParagraphStyle(alignment: .center, maxLines: 2, truncation: .middle))
      page.items += caption.items(lines, at: Point(left + 3, middle + Self.room))
    }
    page.bottom = top + Double(rows) * height + (section.appearance == appearance ? 0 : 8)
  }
}
