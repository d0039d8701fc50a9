internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextGraphics
package import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextTextLayout

extension BarLayout {
  /// What was applied, for people: a line of the whole, a row an item, and why glyphs are not as large as
  /// the table asks for.
  package var lines: [String] {
    var facts = [
      "\(kind.rawValue), \(Self.points(width)) × \(Self.points(height)) pt",
      "\(traits.device.rawValue) \(traits.orientation.rawValue)",
    ]
    if isBar { facts.append(traits.isCompact ? "compact" : "regular") }
    if kind.hasForms { facts.append(traits.form.rawValue) }
    facts.append("text size \(appliedContentSize.rawValue)")
    if appliedContentSize != traits.contentSize {
      facts.append("as far as bars follow \(traits.contentSize.rawValue)")
    }
    if isRightToLeft { facts.append("right to left") }
    var lines = [facts.joined(separator: ", "), ""]
    var table = TextTable([
      .init(title: "item"), .init(title: "symbol"), .init(title: "class"),
      .init(title: "target", isTrailing: true), .init(title: "glyph", isTrailing: true),
      .init(title: "size", isTrailing: true), .init(title: "scale"),
      .init(title: "wght", isTrailing: true), .init(title: "text", isTrailing: true),
      .init(title: "x", isTrailing: true), .init(title: "hit target", isTrailing: true),
    ])
    for item in items { table.add(Self.cells(item)) }
    lines += table.lines
    for item in items {
      guard let glyph = item.glyph, let shortfall = glyph.shortfall else { continue }
      lines.append("\(glyph.symbol.name) is smaller than its target: \(shortfall)")
    }
    return lines
  }

  private static func cells(_ placed: PlacedBarItem) -> [String] {
    let symbol = placed.symbol
    return [
      placed.item.title, symbol?.name ?? "", placed.glyph?.shape.rawValue ?? "",
      target(placed.glyph?.target), placed.glyphFrame.map(size) ?? "",
      symbol.map { points($0.textFont.size) } ?? "", symbol?.scale.rawValue ?? "",
      symbol.map { points($0.axisValue.rounded()) } ?? "",
      placed.titlePointSize.map(points) ?? "", points(placed.frame.midX), size(placed.hitTarget),
    ]
  }

  private static func target(_ target: GlyphTarget?) -> String {
    guard let target else { return "" }
    switch (target.width, target.height) {
    case (let width?, let height?): return "\(points(width)) × \(points(height))"
    case (let width?, nil): return "\(points(width)) wide"
    case (nil, let height?): return "\(points(height)) high"
    case (nil, nil): return ""
    }
  }

  private static func size(_ rect: Rect) -> String {
    "\(points(rect.width)) × \(points(rect.height))"
  }

  /// A number of points, to a tenth.
  private static func points(_ value: Double) -> String {
    let text = "\((value * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
