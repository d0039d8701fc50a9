internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextSymbols

/// The values of a theme for one bar, with its colours resolved.
@dynamicMemberLookup
struct BarLook {
  /// The values, the most specific ones first.
  private let bar: ThemeBar
  /// The values of each group of tokens, the most specific first.
  private let groups: [(place: ThemeBarPlace, bar: ThemeBar)]
  private let palette: ThemePalette
  /// The background of everything: the given one, or the default page.
  let page: Color
  /// Whether a background was given.
  private let isOverContent: Bool
  /// Whether contrast is increased.
  let isIncreased: Bool
  private let hairline: Double

  init(_ traits: BarTraits, _ kind: BarKind) {
    let mode = ThemeMode(traits.painting.appearance, traits.painting.contrast)
    let values = (traits.theme ?? .iOS26)[mode]
    palette = ThemePalette(
      values, mode: mode, painting: traits.painting, tint: traits.tint, isRed: false)
    let places = ThemeBarPlace.all(
      for: kind, isFloating: traits.isFloating && kind.hasForms, device: traits.themeDevice)
    let own = places.compactMap { place in values.bars[place].map { (place: place, bar: $0) } }
    groups = own + places.map { (place: $0, bar: Theme.iOS26Bar($0, mode)) }
    bar = groups.reduce(ThemeBar()) { $0.filled(from: $1.bar) }
    isIncreased = mode.isIncreased
    isOverContent = traits.background != nil
    hairline = traits.hairline
    let usual = palette.shown(bar.page) ?? palette.page
    page = traits.background?.over(usual) ?? usual
  }

  /// A length or a number; 0 if the theme has none.
  subscript(dynamicMember path: KeyPath<ThemeBar, Double?>) -> Double { bar[keyPath: path] ?? 0 }

  /// A colour; `nil` for a part that is not drawn.
  subscript(dynamicMember path: KeyPath<ThemeBar, ThemeColor?>) -> Color? {
    palette.shown(bar[keyPath: path])
  }

  /// A type.
  subscript(dynamicMember path: KeyPath<ThemeBar, ThemeType?>) -> ThemeType {
    bar[keyPath: path] ?? bar.type ?? ThemeType(size: 17, textStyle: .body)
  }

  /// Shadows.
  subscript(dynamicMember path: KeyPath<ThemeBar, [ThemeShadow]?>) -> [ThemeShadow] {
    bar[keyPath: path] ?? []
  }

  /// The values that it takes from the theme, each with the path of its token.
  var values: [(name: String, token: String, value: BarSpec.Value)] {
    ThemeTokens.bar.compactMap { token in
      guard
        let group = groups.first(where: { BarSpec.value(token.field, in: $0.bar, palette) != nil }),
        let value = BarSpec.value(token.field, in: group.bar, palette)
      else { return nil }
      return (token.name, (group.place.path + [token.name]).joined(separator: "."), value)
    }
  }

  /// Returns a length, or `nil` if the theme has none.
  func own(_ path: KeyPath<ThemeBar, Double?>) -> Double? { bar[keyPath: path] }

  /// Whether a selected segment has corners of its own beside other segments.
  var hasSegmentRadius: Bool { bar.segmentRadius != nil }

  /// Returns a corner radius of a box; at most half its height.
  func radius(_ path: KeyPath<ThemeBar, ThemeRadius?>, height: Double) -> Double {
    switch bar[keyPath: path] {
    case .points(let points)?: min(points, height / 2)
    case .share(let share)?: min(height * share, height / 2)
    case nil: 0
    }
  }

  /// Returns a shadow of a box, with the box that casts it; `nil` if it is not drawn.
  func soft(
    _ shadow: ThemeShadow, _ frame: Rect
  ) -> (shadow: SoftShadow, frame: Rect, outset: Double)? {
    shadow.soft(palette, frame)
  }

  /// Returns the box of a selected row's ground, which may be lower than the row.
  func ground(in row: Rect) -> Rect {
    guard let height = bar.itemHeight, height > 0, height < row.height else { return row }
    return row.insetBy(dx: 0, dy: (min(row.height, max(bar.height ?? 0, height)) - height) / 2)
  }

  /// Returns the steps that draw a backdrop through a ground.
  /// - Parameter origin: The top left of the picture on the canvas.
  /// - Throws: ``SymbolError`` if it is too large.
  func glass(
    _ canvas: BackdropCanvas, _ pane: BarPane, _ origin: Vector
  ) throws(SymbolError) -> [DisplayItem] {
    try GlassPane(
      canvas, frame: pane.box.offsetBy(origin), radius: pane.radius, palette, bends: pane.radius > 0
    ).items(in: pane.box, radius: pane.radius, hasShadow: false)
  }

  // MARK: Symbols

  /// The type of the text whose strokes the bar's symbols have.
  var glyphType: ThemeType { ThemeType(size: self.iconTextSize, textStyle: .body) }

  /// Returns the target size of a symbol's ink, by the class of its shape.
  func glyphTarget(_ shape: GlyphClass) -> GlyphTarget {
    let side = GlyphTarget(side: self.iconSize)
    return switch shape {
    case .circle: side
    case .square: bar.iconSquare.map(GlyphTarget.init(side:)) ?? side
    case .wide: bar.iconWide.map(GlyphTarget.init(width:)) ?? side
    case .tall: bar.iconTall.map(GlyphTarget.init(height:)) ?? side
    }
  }

  /// Returns the scale of symbols in rows: the one whose size beside the text is closest to the theme's.
  func rowScale(beside size: Double) -> SymbolScale {
    guard let side = bar.iconSize, side > 0 else { return .medium }
    // A medium symbol is about 1.2 times as high as the text's size, and a scale 1.29 times as large as the next.
    let ratio = side / (1.2 * size)
    return ratio < 0.88 ? .small : ratio < 1.135 ? .medium : .large
  }

  // MARK: Colours

  /// The colour of interactive content.
  var tint: Color { palette.accent }

  /// The ground; over a given background some of it shows through.
  var ground: Color? {
    palette.shown(bar.container).map {
      $0.multiplyingOpacity(by: isOverContent ? bar.overOpacity ?? 1 : 1)
    }
  }

  /// An opaque colour like that behind the items.
  var solid: Color { ground?.over(page) ?? page }

  /// The width of lines: that of the theme, or one pixel.
  var line: Double { bar.borderWidth ?? hairline }
  /// The width of lines on curves: that of the theme, or one pixel, but at least half a point.
  var curvedLine: Double { bar.borderWidth ?? max(hairline, 0.5) }

  /// The title of a usual item.
  var itemLabel: Color { legible(color(bar.label), on: solid) }
  /// The symbol of a usual item.
  var itemIcon: Color { legible(color(bar.icon ?? bar.label), on: solid) }

  /// The opaque colour behind a selected item.
  var selectedSolid: Color { palette.shown(bar.selectedContainer)?.over(solid) ?? solid }
  /// The title of a selected item.
  var selectedTitle: Color { legible(color(bar.selectedLabel ?? bar.label), on: selectedSolid) }
  /// The symbol of a selected item.
  var selectedSymbol: Color {
    let behind = palette.shown(bar.selectedPill)?.over(selectedSolid) ?? selectedSolid
    return legible(color(bar.selectedIcon ?? bar.selectedLabel ?? bar.label), on: behind)
  }

  /// Whether an item has an opaque ground, such as the tint.
  func isOnTint(_ item: BarItem) -> Bool {
    item.isSelected && palette.shown(bar.selectedContainer)?.alpha == 1
  }

  private func color(_ color: ThemeColor?) -> Color { color.map { palette.resolved($0) } ?? .black }

  /// Returns a colour with at least the contrast that the theme asks for.
  ///
  /// <https://www.w3.org/TR/WCAG22/#non-text-contrast>
  func legible(_ color: Color, on ground: Color) -> Color {
    color.standingOut(from: ground, by: bar.contrast ?? 0)
  }

  /// Returns the colour of content on a tint.
  func foreground(on color: Color) -> Color { palette.contrasting(with: color) }

  /// Returns the colour of an item's title or symbol.
  /// - Parameter usual: The colour of an enabled item that is not destructive.
  func foreground(_ item: BarItem, usual: Color) -> Color {
    if !item.isEnabled { return color(bar.disabledLabel) }
    return item.role == .destructive ? color(bar.destructiveLabel) : usual
  }

  /// Returns the colours of an item's title and symbol, by its state.
  func colors(of item: BarItem) -> (title: Color, symbol: Color) {
    item.isSelected
      ? (foreground(item, usual: selectedTitle), foreground(item, usual: selectedSymbol))
      : (foreground(item, usual: itemLabel), foreground(item, usual: itemIcon))
  }
}
