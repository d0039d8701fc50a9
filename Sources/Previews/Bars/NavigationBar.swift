internal import Colors
internal import Geometry
public import SymbolText
public import Fonts
public import TextLayout

/// The bar above a screen: a title between buttons, or a large title below them.
public struct NavigationBar: Sendable {
  /// What the screen is called; may be empty.
  package var title: String
  /// Whether the title is large and stands below the buttons.
  package var hasLargeTitle: Bool
  /// The buttons where reading starts, the outermost first; their titles are shown.
  package var leading: [BarItem]
  /// The buttons where reading ends, the outermost last; their titles are shown.
  package var trailing: [BarItem]

  /// Makes a bar.
  public init(
    title: String, hasLargeTitle: Bool = false, leading: [BarItem] = [], trailing: [BarItem] = []
  ) {
    self.title = title
    self.hasLargeTitle = hasLargeTitle
    self.leading = leading
    self.trailing = trailing
  }

  /// Sets the bar.
  /// - Parameters:
  ///   - font: of the texts; its size is not taken.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback,
      titles: [title] + (leading + trailing).map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let height = traits.barHeight
    let extra = hasLargeTitle ? largeTitleHeight(traits) : 0
    background(height: height + extra, on: &canvas)
    let (start, end, items) = try placeButtons(height: height, on: &canvas)
    let text = try titleText(setter, room: hasLargeTitle ? canvas.width : end - start)
    var frame: Rect?
    if let text {
      if hasLargeTitle {
        // Lower than the middle: what follows below belongs to the title.
        frame = canvas.add(text, leading: traits.margin, baseline: height + extra * 0.71)
      } else {
        let room = start + text.width / 2...max(end - text.width / 2, start + text.width / 2)
        let middle = min(max(canvas.width / 2, room.lowerBound), room.upperBound)
        frame = canvas.add(
          text, leading: middle - text.width / 2, baseline: try baseline(setter, height: height))
      }
    }
    var layout = BarLayout(
      .navigation, canvas, height: height + extra, items: items, title: title)
    layout.titleFrame = frame
    layout.isTitleTruncated = text?.isTruncated ?? false
    return layout
  }

  /// 52 points, and more as the large title's line grows.
  private func largeTitleHeight(_ traits: BarTraits) -> Double {
    func line(_ category: ContentSizeCategory) -> Double {
      TextStyle.largeTitle.resolved(in: TypeSettings(contentSize: category))?.lineHeight ?? 41
    }
    return (52 * max(line(traits.contentSize) / line(.large), 1)).rounded(.up)
  }

  private func background(height: Double, on canvas: inout BarCanvas) {
    let setter = canvas.setter
    let box = Rect(x: 0, y: 0, width: canvas.width, height: height)
    // Under a large title nothing has been scrolled yet: the bar is one with the page.
    canvas.fill(box, hasLargeTitle ? setter.colors.color(.systemBackground) : setter.colors.bar)
    guard !hasLargeTitle else { return }
    let line = setter.traits.hairline
    canvas.fill(
      Rect(x: 0, y: height - line, width: canvas.width, height: line), setter.colors.separator)
  }

  /// The common baseline of the title and of buttons with text.
  private func baseline(_ setter: BarSetter, height: Double) throws(SymbolError) -> Double {
    let body = try setter.font(.body, at: setter.traits.barContentSize)
    return height / 2 + body.metrics.capHeight / 2
  }

  private func titleText(_ setter: BarSetter, room: Double) throws(SymbolError) -> BarText? {
    guard !title.isEmpty else { return nil }
    let traits = setter.traits
    let color = setter.colors.color(.label)
    guard hasLargeTitle else {
      return try setter.text(
        title, font: setter.font(.headline, weight: 600, at: traits.barContentSize), color: color,
        width: room)
    }
    return try setter.text(
      title, font: setter.font(.largeTitle, weight: 700, at: traits.contentSize), color: color,
      width: room - 2 * traits.margin)
  }

  /// Between title and buttons, in points.
  private static let space = 6.0

  /// Places the buttons.
  /// - Returns: from where to where there is room for the title, and the buttons in their order.
  private func placeButtons(
    height: Double, on canvas: inout BarCanvas
  ) throws(SymbolError) -> (start: Double, end: Double, items: [PlacedBarItem]) {
    let setter = canvas.setter
    let margin = setter.traits.margin
    func buttons(_ items: [BarItem]) throws(SymbolError) -> [BarButton] {
      try items.map { (item) throws(SymbolError) in try BarButton(item, showsTitle: true, setter) }
    }
    let (first, last) = (try buttons(leading), try buttons(trailing))
    let edge = margin - BarButton.overhang
    let hasTitle = !title.isEmpty && !hasLargeTitle
    let least =
      2 * (edge + Self.space) + (first + last).map(\.slotWidth).reduce(0, +)
      + (hasTitle ? BarLayout.leastTarget : 0)
    guard canvas.width >= least else {
      throw .tooNarrow(
        canvas.width, needs: least,
        count: first.count + last.count, of: "button",
        and: hasTitle ? " and the title" : "")
    }
    let baseline = try baseline(setter, height: height)
    var items: [PlacedBarItem] = []
    var start = edge
    for (index, button) in first.enumerated() {
      let slot = Rect(x: start, y: 0, width: button.slotWidth, height: height)
      // The outermost begins at the margin, however narrow it is.
      let leading = index == 0 ? margin : slot.midX - button.width / 2
      items.append(
        button.place(slot: slot, leading: leading, baseline: baseline, on: &canvas))
      start = slot.maxX
    }
    var end = canvas.width - edge
    var behind: [PlacedBarItem] = []
    for (index, button) in last.reversed().enumerated() {
      let slot = Rect(
        x: end - button.slotWidth, y: 0, width: button.slotWidth, height: height)
      let leading =
        index == 0 ? canvas.width - margin - button.width : slot.midX - button.width / 2
      behind.append(
        button.place(slot: slot, leading: leading, baseline: baseline, on: &canvas))
      end = slot.minX
    }
    start = first.isEmpty ? margin : start + Self.space
    end = last.isEmpty ? canvas.width - margin : end - Self.space
    return (start, end, items + behind.reversed())
  }
}
