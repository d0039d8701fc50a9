internal import SymtextGraphics
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// The bar at the bottom of a screen or the top of a window.
///
/// Its buttons, or groups of them, are spread over its width.
public struct Toolbar: Sendable {
  /// The groups of buttons, from the leading side.
  ///
  /// A title beside a symbol is only its accessibility label.
  package var groups: [[BarItem]]
  /// Whether the buttons of a group share one background even in a docked bar.
  ///
  /// In a floating bar they always do.
  package var sharesBackgrounds: Bool

  /// Makes a bar with one button in each group.
  public init(_ items: [BarItem]) { self.init(groups: items.map { [$0] }) }

  /// Makes a bar with groups of buttons.
  public init(groups: [[BarItem]], sharesBackgrounds: Bool = false) {
    self.groups = groups
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
    let items = groups.flatMap(\.self)
    try traits.check(.toolbar)
    let setter = try BarSetter(
      traits, .toolbar, font: font, library: library, fallback: fallback, titles: items.map(\.title)
    )
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let look = setter.look
    let box = traits.barBox(width: canvas.width, height: setter.barHeight)
    // A desktop's toolbar is above the content, others are below.
    canvas.bar(box, lineAtTop: traits.device != .desktop)
    let groups = try groups.map { (group) throws(SymbolError) in
      try ButtonGroup(group, showsTitles: false, isShared: sharesBackgrounds, setter)
    }
    let hasBackgrounds = sharesBackgrounds || traits.isFloating
    let edge = hasBackgrounds ? look.margin : look.margin - look.side
    let taken = groups.map(\.width).reduce(0, +)
    let least =
      taken + 2 * max(edge, 0) + (hasBackgrounds ? Double(groups.count - 1) * look.groupGap : 0)
    guard canvas.width >= least else {
      throw .tooNarrow(canvas.width, needs: least, count: items.count, of: "button")
    }
    let room = canvas.width - 2 * max(edge, 0) - taken
    // A single group is centred. Several have equal spaces between them.
    let space = groups.count > 1 ? room / Double(groups.count - 1) : 0
    var x = max(edge, 0) + (groups.count == 1 ? room / 2 : 0)
    let capHeight = try setter.itemFont().metrics.capHeight
    var placed: [PlacedBarItem] = []
    for group in groups {
      placed += group.place(
        leading: x, in: box, baseline: box.midY + capHeight / 2, on: &canvas)
      x += group.width + space
    }
    return try BarLayout(.toolbar, canvas, height: traits.pictureHeight(of: box), items: placed)
  }
}
