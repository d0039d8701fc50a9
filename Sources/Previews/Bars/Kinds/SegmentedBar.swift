internal import SymtextGraphics
internal import SymtextSymbols
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A bar with a segmented control.
///
/// One segment is selected.
public struct SegmentedBar: Sendable {
  /// The segments, from the leading side.
  package var items: [BarItem]

  /// Makes a bar.
  public init(_ items: [BarItem]) { self.items = items }

  /// The space between the control's edge and a segment, between symbol and title, and the minimal space on both sides,
  /// in points; chosen to resemble iOS.
  private static let (inset, gap, side) = (2.0, 5.0, 10.0)
  /// The maximal width of a control on a tablet, in points.
  private static let widest = 560.0

  /// The content of a segment.
  private struct Segment {
    var item: BarItem
    var color: Color
    var symbol: ResolvedSymbol?
    var title: BarText?

    var width: Double {
      let gap = symbol != nil && title != nil ? SegmentedBar.gap : 0
      return (symbol?.bounds.width ?? 0) + gap + (title?.width ?? 0)
    }
  }

  /// Lays out the bar.
  /// - Parameters:
  ///   - font: The font of the titles. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let height = controlHeight(traits)
    let box = traits.barBox(width: canvas.width, height: traits.barHeight, floating: height)
    canvas.bar(box, lineAtTop: false)
    let margin = traits.isFloating ? traits.floatingMargin : traits.margin
    let inset = traits.isFloating ? 2 * Self.inset : Self.inset
    let room = canvas.width - 2 * margin
    let least = Double(items.count) * traits.leastTarget + 2 * inset
    guard room >= least else {
      throw .tooNarrow(canvas.width, needs: least + 2 * margin, count: items.count, of: "segment")
    }
    let most = (room - 2 * inset) / Double(max(items.count, 1))
    let segments = try items.map { (item) throws(SymbolError) in
      try segment(item, width: most - 2 * Self.side, setter)
    }
    let share = min(most, share(of: segments, traits))
    let width = Double(items.count) * share + 2 * inset
    let control = Rect(
      x: (canvas.width - width) / 2, y: box.midY - height / 2, width: width, height: height)
    let radius = traits.isFloating ? height / 2 : height / 3.6
    if traits.isFloating {
      canvas.glass(control, radius: radius)
    } else {
      canvas.fill(control, setter.colors.fill, radius: radius)
    }
    let cells = segments.indices.map { index in
      Rect(
        x: control.minX + inset + Double(index) * share, y: control.minY + inset, width: share,
        height: height - 2 * inset)
    }
    for (index, cell) in cells.enumerated().dropFirst() {
      separate(items[index - 1], items[index], at: cell, on: &canvas)
    }
    var placed: [PlacedBarItem] = []
    for (segment, cell) in zip(segments, cells) {
      placed.append(place(segment, in: cell, radius: max(radius - inset, 2), on: &canvas))
    }
    return BarLayout(.segmented, canvas, height: traits.pictureHeight(of: box), items: placed)
  }

  /// Returns the height of the control in points: 32 as in iOS since 2019, 26 in compact bars, 24 on a desktop; on
  /// glass 40, and 32 on a desktop.
  private func controlHeight(_ traits: BarTraits) -> Double {
    switch (traits.device, traits.isFloating) {
    case (.desktop, let isFloating): isFloating ? 32 : 24
    case (_, true): traits.barHeight(40)
    case (_, false): traits.barHeight(traits.isCompact ? 26 : 32)
    }
  }

  /// Returns the preferred width of a segment: unlimited on a phone, elsewhere the width of the widest content.
  private func share(of segments: [Segment], _ traits: BarTraits) -> Double {
    let widest = ((segments.map(\.width).max() ?? 0) + 2 * Self.side * 1.4).rounded(.up)
    switch traits.device {
    case .phone: return .infinity
    case .pad: return max(widest, min(Self.widest / Double(max(segments.count, 1)), 140))
    case .desktop: return max(widest, 48)
    }
  }

  private func segment(
    _ item: BarItem, width: Double, _ setter: BarSetter
  ) throws(SymbolError) -> Segment {
    let traits = setter.traits
    let usual = item.isSelected ? foreground(setter) : setter.colors.color(.label)
    let color = setter.colors.foreground(item, usual: usual)
    let style: TextStyle = traits.device == .desktop ? .body : .footnote
    let font = try setter.font(
      style, weight: item.isSelected ? 600 : 500, at: traits.barContentSize)
    let symbol = try item.symbol.map { (name) throws(SymbolError) in
      // A symbol without a title is larger.
      try setter.symbol(
        name, item.configuration,
        beside: item.title.isEmpty ? font.withSize(font.size * 1.15) : font,
        preset: SymbolConfiguration(scale: .medium), spokenText: item.title.isEmpty ? nil : "")
    }
    let taken = symbol.map { $0.bounds.width + Self.gap } ?? 0
    let title =
      try item.title.isEmpty
      ? nil
      : setter.text(item.title, font: font, color: color, width: max(width - taken, font.size))
    return Segment(item: item, color: color, symbol: symbol, title: title)
  }

  /// Whether the selected segment has a custom tint.
  private func isTinted(_ setter: BarSetter) -> Bool { setter.traits.tint != BarTraits().tint }

  private func foreground(_ setter: BarSetter) -> Color {
    isTinted(setter)
      ? setter.colors.foreground(on: setter.colors.tint) : setter.colors.color(.label)
  }

  /// Draws a line between two segments if neither is selected.
  private func separate(
    _ item: BarItem, _ next: BarItem, at cell: Rect, on canvas: inout BarCanvas
  ) {
    guard !item.isSelected, !next.isSelected else { return }
    let line = max(canvas.setter.traits.hairline, 0.5)
    let height = cell.height * 0.5
    canvas.fill(
      Rect(x: cell.minX - line / 2, y: cell.midY - height / 2, width: line, height: height),
      canvas.setter.colors.separator)
  }

  private func place(
    _ segment: Segment, in cell: Rect, radius: Double, on canvas: inout BarCanvas
  ) -> PlacedBarItem {
    let setter = canvas.setter
    let before = canvas.items.count
    var placed = PlacedBarItem(segment.item, frame: canvas.placed(cell))
    placed.hitTarget = BarLayout.hitTarget(placed.frame, setter.traits)
    if segment.item.isSelected {
      let isOnGlass = setter.traits.isFloating && !isTinted(setter)
      canvas.pill(
        cell,
        isTinted(setter)
          ? setter.colors.tint : isOnGlass ? setter.colors.selection : setter.colors.segment,
        radius: radius, isRaised: !isOnGlass)
      placed.selectionFrame = placed.frame
    }
    var x = cell.midX - segment.width / 2
    if let symbol = segment.symbol {
      let ink = symbol.bounds
      let shift = symbol.alignmentRect.midX - ink.midX
      placed.symbol = symbol
      placed.glyphFrame = canvas.add(
        symbol, segment.color,
        on: segment.item.isSelected && isTinted(setter) ? setter.colors.tint : nil,
        middle: x + ink.width / 2 + (setter.isRightToLeft ? -shift : shift),
        baseline: cell.midY + symbol.capHeight / 2)
      x += ink.width + Self.gap
    }
    if let title = segment.title {
      placed.setTitle(
        title, canvas.add(title, leading: x, baseline: cell.midY + title.capHeight / 2))
    }
    canvas.name(segment.item, since: before)
    return placed
  }
}
