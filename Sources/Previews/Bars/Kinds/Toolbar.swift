internal import SymtextGraphics
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// The bar below a screen, or above a window: buttons, or groups of them, spread over its width.
public struct Toolbar: Sendable {
  /// The buttons, from the side where reading starts, by what belongs together; a title beside a symbol is
  /// only what it is called.
  package var groups: [[BarItem]]
  /// Whether the buttons of a group share one background also in a docked bar; in a floating one they do.
  package var sharesBackgrounds: Bool

  /// Makes a bar whose buttons stand alone.
  public init(_ items: [BarItem]) { self.init(groups: items.map { [$0] }) }

  /// Makes a bar with groups of buttons.
  public init(groups: [[BarItem]], sharesBackgrounds: Bool = false) {
    self.groups = groups
    self.sharesBackgrounds = sharesBackgrounds
  }

  /// Sets the bar.
  /// - Parameters:
  ///   - font: of the texts; its size is not taken.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let items = groups.flatMap(\.self)
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let box = traits.barBox(
      width: canvas.width, height: traits.barHeight, floating: traits.capsuleHeight)
    // A desktop's toolbar is above the content, others below.
    canvas.bar(box, lineAtTop: traits.device != .desktop)
    let groups = try groups.map { (group) throws(SymbolError) in
      try ButtonGroup(group, showsTitles: false, isShared: sharesBackgrounds, setter)
    }
    let hasBackgrounds = sharesBackgrounds || traits.isFloating
    let edge =
      traits.isFloating
      ? traits.floatingMargin : hasBackgrounds ? traits.margin : traits.margin - BarButton.overhang
    let taken = groups.map(\.width).reduce(0, +)
    let least =
      taken + 2 * max(edge, 0) + (hasBackgrounds ? Double(groups.count - 1) * ButtonGroup.gap : 0)
    guard canvas.width >= least else {
      throw .tooNarrow(canvas.width, needs: least, count: items.count, of: "button")
    }
    let room = canvas.width - 2 * max(edge, 0) - taken
    // One alone stands in the middle; several have the same space between them.
    let space = groups.count > 1 ? room / Double(groups.count - 1) : 0
    var x = max(edge, 0) + (groups.count == 1 ? room / 2 : 0)
    let capHeight = try setter.font(.body, at: traits.barContentSize).metrics.capHeight
    var placed: [PlacedBarItem] = []
    for group in groups {
      placed += group.place(
        leading: x, in: box, baseline: box.midY + capHeight / 2, on: &canvas)
      x += group.width + space
    }
    return BarLayout(.toolbar, canvas, height: traits.pictureHeight(of: box), items: placed)
  }
}
