internal import Geometry
public import SymbolText
public import Fonts
public import TextLayout

/// The bar below a screen: buttons, spread over its width.
public struct Toolbar: Sendable {
  /// The buttons, from the side where reading starts; a title beside a symbol is only what it is called.
  package var items: [BarItem]

  /// Makes a bar.
  public init(_ items: [BarItem]) { self.items = items }

  /// Sets the bar.
  /// - Parameters:
  ///   - font: of the texts; its size is not taken.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    let setter = try BarSetter(
      traits, font: font, library: library, fallback: fallback, titles: items.map(\.title))
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let height = traits.barHeight
    canvas.fill(Rect(x: 0, y: 0, width: canvas.width, height: height), setter.colors.bar)
    canvas.fill(
      Rect(x: 0, y: 0, width: canvas.width, height: traits.hairline), setter.colors.separator)
    let buttons = try items.map { (item) throws(SymbolError) in
      try BarButton(item, showsTitle: false, setter)
    }
    let edge = traits.margin - BarButton.overhang
    let taken = buttons.map(\.slotWidth).reduce(0, +)
    guard canvas.width >= taken + 2 * edge else {
      throw .tooNarrow(canvas.width, needs: taken + 2 * edge, count: items.count, of: "button")
    }
    let room = canvas.width - 2 * edge - taken
    // One alone stands in the middle; several have the same space between them.
    let space = buttons.count > 1 ? room / Double(buttons.count - 1) : 0
    var x = buttons.count == 1 ? edge + room / 2 : edge
    let capHeight = try setter.font(.body, at: traits.barContentSize).metrics.capHeight
    var placed: [PlacedBarItem] = []
    for button in buttons {
      let slot = Rect(x: x, y: 0, width: button.slotWidth, height: height)
      placed.append(
        button.place(
          slot: slot, leading: slot.midX - button.width / 2,
          baseline: height / 2 + capHeight / 2, on: &canvas))
      x = slot.maxX + space
    }
    return BarLayout(.toolbar, canvas, height: height, items: placed)
  }
}
