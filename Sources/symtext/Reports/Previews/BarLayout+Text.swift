internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextGraphics
package import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextTextLayout

extension BarLayout {
  /// The applied sizes as text: a line for the bar, a row for each item, and the reason for each glyph below its
  /// target size.
  package var lines: [String] {
    var facts = [
      "\(kind.rawValue), \(width.text(decimals: 1)) × \(height.text(decimals: 1)) pt",
      "\(traits.device.rawValue) \(traits.orientation.rawValue)",
    ]
    if isBar { facts.append(traits.isCompact ? "compact" : "regular") }
    if kind.hasForms { facts.append(traits.form.rawValue) }
    facts.append("text size \(appliedContentSize.rawValue)")
    if appliedContentSize != traits.contentSize {
      facts.append("the largest of bars, for \(traits.contentSize.rawValue)")
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
      symbol.map { $0.textFont.size.text(decimals: 1) } ?? "", symbol?.scale.rawValue ?? "",
      symbol.map { $0.axisValue.text(decimals: 0) } ?? "",
      placed.titlePointSize.map { $0.text(decimals: 1) } ?? "", placed.frame.midX.text(decimals: 1),
      size(placed.hitTarget),
    ]
  }

  private static func target(_ target: GlyphTarget?) -> String {
    guard let target else { return "" }
    switch (target.width, target.height) {
    case (let width?, let height?):
      return "\(width.text(decimals: 1)) × \(height.text(decimals: 1))"
    case (let width?, nil): return "\(width.text(decimals: 1)) wide"
    case (nil, let height?): return "\(height.text(decimals: 1)) high"
    case (nil, nil): return ""
    }
  }

  private static func size(_ rect: Rect) -> String {
    "\(rect.width.text(decimals: 1)) × \(rect.height.text(decimals: 1))"
  }
}
