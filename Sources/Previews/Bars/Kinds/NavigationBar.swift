internal import SymtextGraphics
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// The bar at the top of a screen: a title between buttons, or a large title below them.
public struct NavigationBar: Sendable {
  /// The title of the screen; may be empty.
  package var title: String
  /// Whether the title is large and below the buttons.
  package var hasLargeTitle: Bool
  /// The buttons at the leading side, in groups, the outermost first.
  ///
  /// Their titles are drawn.
  package var leading: [[BarItem]]
  /// The buttons at the trailing side, in groups, the outermost last.
  ///
  /// Their titles are drawn.
  package var trailing: [[BarItem]]
  /// Whether the buttons of a group share one background even in a docked bar.
  ///
  /// In a floating bar they always do.
  package var sharesBackgrounds: Bool

  /// Makes a bar with one group of buttons at each side.
  public init(
    title: String, hasLargeTitle: Bool = false, leading: [BarItem] = [], trailing: [BarItem] = []
  ) {
    self.init(
      title: title, hasLargeTitle: hasLargeTitle, leading: leading.isEmpty ? [] : [leading],
      trailing: trailing.isEmpty ? [] : [trailing])
  }

  /// Makes a bar with groups of buttons at each side.
  public init(
    title: String, hasLargeTitle: Bool = false, leading: [[BarItem]], trailing: [[BarItem]],
    sharesBackgrounds: Bool = false
  ) {
    self.title = title
    self.hasLargeTitle = hasLargeTitle
    self.leading = leading
    self.trailing = trailing
    self.sharesBackgrounds = sharesBackgrounds
  }

  /// Lays out the bar.
  /// - Parameters:
  ///   - font: The font of the texts. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let items = (leading + trailing).flatMap(\.self)
    try traits.check(.navigation)
    let setter = try BarSetter(
      traits, .navigation, font: font, library: library, fallback: fallback,
      titles: [title] + items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let look = setter.look
    let box = traits.barBox(width: canvas.width, height: setter.barHeight)
    let extra = hasLargeTitle ? largeTitleHeight(setter) : 0
    background(box, extra: extra, on: &canvas)
    let baseline = try baseline(setter, in: box)
    let (start, end, placed) = try placeButtons(box, baseline: baseline, on: &canvas)
    let text = try titleText(setter, room: hasLargeTitle ? canvas.width : end - start)
    var frame: Rect?
    if let text {
      let before = canvas.items.count
      if hasLargeTitle {
        // Below the middle, closer to the content that the title belongs to.
        frame = canvas.add(text, leading: look.margin, baseline: box.maxY + extra * 0.71)
      } else {
        let room = start + text.width / 2...max(end - text.width / 2, start + text.width / 2)
        let middle =
          look.titleAtStart > 0
          ? room.lowerBound : min(max(canvas.width / 2, room.lowerBound), room.upperBound)
        // A title of another size than the buttons' has a baseline of its own.
        frame = canvas.add(
          text, leading: middle - text.width / 2, baseline: box.midY + text.capHeight / 2)
      }
      canvas.name(BarItem(title), since: before)
    }
    // The shadow space of a floating bar is part of the large title's space.
    let height = hasLargeTitle ? box.maxY + extra : traits.pictureHeight(of: box)
    var layout = try BarLayout(.navigation, canvas, height: height, items: placed, title: title)
    layout.titleFrame = frame
    layout.isTitleTruncated = text?.isTruncated ?? false
    return layout
  }

  /// Returns the height of the large title, which grows with its line height.
  private func largeTitleHeight(_ setter: BarSetter) -> Double {
    let traits = setter.traits
    func line(_ category: ContentSizeCategory) -> Double {
      TextStyle.largeTitle.resolved(in: traits.settings(category))?.lineHeight ?? 41
    }
    return (setter.look.largeTitleHeight * max(line(traits.contentSize) / line(.large), 1)).rounded(
      .up)
  }

  private func background(_ box: Rect, extra: Double, on canvas: inout BarCanvas) {
    let setter = canvas.setter
    guard hasLargeTitle else { return canvas.bar(box, lineAtTop: false) }
    // A large title shows that nothing is scrolled yet, so the bar has the colour of the page.
    guard !setter.traits.isFloating, setter.traits.background == nil else { return }
    canvas.fill(
      Rect(minX: 0, minY: 0, maxX: box.maxX, maxY: box.maxY + extra), setter.look.page)
  }

  /// Returns the common baseline of the title and of buttons with text.
  private func baseline(_ setter: BarSetter, in box: Rect) throws(SymbolError) -> Double {
    let body = try setter.itemFont()
    return box.midY + body.metrics.capHeight / 2
  }

  private func titleText(_ setter: BarSetter, room: Double) throws(SymbolError) -> BarText? {
    guard !title.isEmpty else { return nil }
    let traits = setter.traits
    let look = setter.look
    let color = look.title ?? .black
    guard hasLargeTitle else {
      return try setter.text(
        title, font: setter.font(look.titleType, at: traits.barContentSize), color: color,
        width: room)
    }
    return try setter.text(
      title, font: setter.font(look.largeTitleType, at: traits.contentSize), color: color,
      width: room - 2 * look.margin)
  }

  /// Places the buttons.
  /// - Returns: The start and end of the title's space, and the buttons in order.
  private func placeButtons(
    _ box: Rect, baseline: Double, on canvas: inout BarCanvas
  ) throws(SymbolError) -> (start: Double, end: Double, items: [PlacedBarItem]) {
    let setter = canvas.setter
    let traits = setter.traits
    let look = setter.look
    let isShared = sharesBackgrounds
    func groups(_ items: [[BarItem]]) throws(SymbolError) -> [ButtonGroup] {
      try items.map { (group) throws(SymbolError) in
        try ButtonGroup(group, showsTitles: true, isShared: isShared, setter)
      }
    }
    let (first, last) = (try groups(leading), try groups(trailing))
    let hasBackgrounds = isShared || traits.isFloating
    // The outermost symbol, or a background, begins at the margin.
    let edge = hasBackgrounds ? look.margin : max(look.margin - look.side, 0)
    let hasTitle = !title.isEmpty && !hasLargeTitle
    let gaps = Double(max(first.count - 1, 0) + max(last.count - 1, 0)) * look.groupGap
    let buttons: Double = (first + last).map(\.width).reduce(gaps, +)
    let titleWidth: Double = hasTitle ? look.target : 0
    let least = 2 * (edge + look.titleGap) + buttons + titleWidth
    guard canvas.width >= least else {
      throw .tooNarrow(
        canvas.width, needs: least, count: (leading + trailing).joined().count, of: "button",
        and: hasTitle ? " and the title" : "")
    }
    var items: [PlacedBarItem] = []
    var start = edge
    for (index, group) in first.enumerated() {
      if index > 0 { start += look.groupGap }
      items += group.place(
        leading: start, in: box, baseline: baseline,
        flush: index == 0 && !hasBackgrounds ? .leading : nil, margin: look.margin, on: &canvas)
      start += group.width
    }
    var end = canvas.width - edge
    var behind: [[PlacedBarItem]] = []
    for (index, group) in last.reversed().enumerated() {
      if index > 0 { end -= look.groupGap }
      end -= group.width
      behind.append(
        group.place(
          leading: end, in: box, baseline: baseline,
          flush: index == 0 && !hasBackgrounds ? .trailing : nil, margin: look.margin,
          on: &canvas))
    }
    start = first.isEmpty ? look.margin : start + look.titleGap
    end = last.isEmpty ? canvas.width - look.margin : end - look.titleGap
    return (start, end, items + behind.reversed().flatMap(\.self))
  }
}
