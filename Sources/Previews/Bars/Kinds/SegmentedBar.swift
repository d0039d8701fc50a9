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

  /// The content of a segment.
  private struct Segment {
    var item: BarItem
    var colors: (title: Color, symbol: Color)
    var symbol: ResolvedSymbol?
    var title: BarText?
    /// The space between symbol and title.
    var space: Double

    var width: Double {
      let gap = symbol != nil && title != nil ? space : 0
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
    try traits.check(.segmented)
    let setter = try BarSetter(
      traits, .segmented, font: font, library: library, fallback: fallback,
      titles: items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let look = setter.look
    let height =
      traits.device == .desktop ? look.controlHeight : traits.barHeight(look.controlHeight)
    let box = traits.barBox(
      width: canvas.width, height: traits.isFloating ? height : setter.barHeight)
    canvas.bar(box, lineAtTop: false)
    let margin = look.margin
    let inset = look.itemInset
    let room = canvas.width - 2 * margin
    let least = Double(items.count) * look.target + 2 * inset
    guard room >= least else {
      throw .tooNarrow(canvas.width, needs: least + 2 * margin, count: items.count, of: "segment")
    }
    let most = (room - 2 * inset) / Double(max(items.count, 1))
    let segments = try items.map { (item) throws(SymbolError) in
      try segment(item, width: most - 2 * look.side, setter)
    }
    let share = min(most, share(of: segments, setter))
    let width = Double(items.count) * share + 2 * inset
    let control = Rect(
      x: (canvas.width - width) / 2, y: box.midY - height / 2, width: width, height: height)
    let radius = look.radius(traits.isFloating ? \.radius : \.controlRadius, height: height)
    if traits.isFloating {
      canvas.raise(control)
    } else {
      canvas.control(control)
    }
    let cells = segments.indices.map { index in
      Rect(
        x: control.minX + inset + Double(index) * share, y: control.minY + inset, width: share,
        height: height - 2 * inset)
    }
    if let ground = look.itemContainer {
      for (index, cell) in cells.enumerated() where !items[index].isSelected {
        let ends = ends(of: index, look.radius(\.itemRadius, height: cell.height), radius)
        let gap = look.groupGap / 2
        let box = Rect(
          minX: cell.minX + (index > 0 ? gap : 0), minY: cell.minY,
          maxX: cell.maxX - (index + 1 < cells.count ? gap : 0), maxY: cell.maxY)
        canvas.fillSegment(box, ground, leading: ends.leading, trailing: ends.trailing)
      }
    }
    for (index, cell) in cells.enumerated().dropFirst() {
      separate(items[index - 1], items[index], at: cell, on: &canvas)
    }
    var placed: [PlacedBarItem] = []
    for (index, cell) in cells.enumerated() {
      let outer = radius == 0 ? 0 : max(radius - inset, 2)
      let inner = look.hasSegmentRadius ? look.radius(\.segmentRadius, height: cell.height) : outer
      placed.append(
        place(segments[index], in: cell, ends(of: index, inner, outer), on: &canvas))
    }
    return try BarLayout(.segmented, canvas, height: traits.pictureHeight(of: box), items: placed)
  }

  /// Returns the preferred width of a segment: unlimited in a bar that segments share, elsewhere the width of the
  /// widest content.
  private func share(of segments: [Segment], _ setter: BarSetter) -> Double {
    let look = setter.look
    guard look.itemWidth > 0 else { return .infinity }
    let widest = ((segments.map(\.width).max() ?? 0) + 2 * look.side * 1.4).rounded(.up)
    let most = look.maxWidth > 0 ? look.maxWidth / Double(max(segments.count, 1)) : .infinity
    return max(widest, min(most, look.itemWidth))
  }

  private func segment(
    _ item: BarItem, width: Double, _ setter: BarSetter
  ) throws(SymbolError) -> Segment {
    let look = setter.look
    var colors = look.colors(of: item)
    if item.isSelected, isTinted(setter) {
      let onTint = look.foreground(item, usual: look.foreground(on: look.tint))
      colors = (onTint, onTint)
    }
    let font = try setter.itemFont(weight: item.isSelected ? look.own(\.selectedWeight) : nil)
    var name = item.symbol
    if item.isSelected, look.selectedCheck > 0, !item.title.isEmpty { name = "checkmark" }
    let isPart = name != item.symbol
    let symbol = try name.map { (name) throws(SymbolError) in
      if isPart {
        return try setter.part(
          name, beside: font, preset: SymbolConfiguration(scale: .medium), spokenText: "")
      }
      // A symbol without a title is larger.
      return try setter.symbol(
        name, item.configuration,
        beside: item.title.isEmpty ? font.withSize(font.size * 1.15) : font,
        preset: SymbolConfiguration(scale: look.rowScale(beside: font.size)),
        spokenText: item.title.isEmpty ? nil : "")
    }
    let taken = symbol.map { $0.bounds.width + look.gap } ?? 0
    let title =
      try item.title.isEmpty
      ? nil
      : setter.text(
        item.title, font: font, color: colors.title, width: max(width - taken, font.size))
    return Segment(item: item, colors: colors, symbol: symbol, title: title, space: look.gap)
  }

  /// Whether the selected segment has a custom tint.
  private func isTinted(_ setter: BarSetter) -> Bool { setter.traits.tint != BarTraits().tint }

  /// Draws a line between two segments if neither is selected.
  private func separate(
    _ item: BarItem, _ next: BarItem, at cell: Rect, on canvas: inout BarCanvas
  ) {
    guard !item.isSelected, !next.isSelected else { return }
    guard let color = canvas.setter.look.separator else { return }
    let line = canvas.setter.look.curvedLine
    // A line in a control with a line around it reaches from edge to edge.
    let height = cell.height * (canvas.setter.look.controlBorder == nil ? 0.5 : 1)
    canvas.fill(
      Rect(x: cell.minX - line / 2, y: cell.midY - height / 2, width: line, height: height),
      color)
  }

  /// Returns the corner radii of a segment: those at the ends of the control, or beside other segments.
  private func ends(
    of index: Int, _ inner: Double, _ outer: Double
  ) -> (leading: Double, trailing: Double) {
    (index == 0 ? outer : inner, index + 1 == items.count ? outer : inner)
  }

  private func place(
    _ segment: Segment, in cell: Rect, _ ends: (leading: Double, trailing: Double),
    on canvas: inout BarCanvas
  ) -> PlacedBarItem {
    let setter = canvas.setter
    let before = canvas.items.count
    var placed = PlacedBarItem(segment.item, frame: canvas.placed(cell))
    placed.hitTarget = BarLayout.hitTarget(placed.frame, setter.look)
    let ground = isTinted(setter) ? setter.look.tint : setter.look.selectedContainer
    if segment.item.isSelected, let ground {
      canvas.segment(cell, ground, leading: ends.leading, trailing: ends.trailing)
      placed.selectionFrame = placed.frame
    }
    var x = cell.midX - segment.width / 2
    if let symbol = segment.symbol {
      let ink = symbol.bounds
      let shift = symbol.alignmentRect.midX - ink.midX
      placed.symbol = symbol
      placed.glyphFrame = canvas.add(
        symbol, segment.colors.symbol,
        on: segment.item.isSelected && isTinted(setter) ? setter.look.tint : nil,
        middle: x + ink.width / 2 + (setter.isRightToLeft ? -shift : shift),
        baseline: cell.midY + symbol.capHeight / 2)
      x += ink.width + segment.space
    }
    if let title = segment.title {
      placed.setTitle(
        title, canvas.add(title, leading: x, baseline: cell.midY + title.capHeight / 2))
    }
    canvas.name(segment.item, since: before)
    return placed
  }
}
