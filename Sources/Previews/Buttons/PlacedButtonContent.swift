internal import SymtextFonts
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The placed label and symbol of a button.
///
/// Coordinates are in points, y down, from the top left of the button. Boxes have whole steps of the theme's grid; their
/// content is centred in them.
struct PlacedButtonContent {
  /// The box from the first capitals to the last baseline, as wide as the lines.
  private(set) var labelFrame: Rect?
  /// The box of the label, in whole points.
  private(set) var labelBox: Rect?
  /// The first baseline of the label, or that of the symbol if there is no label.
  private(set) var baseline: Double?
  /// The box around the symbol's ink.
  private(set) var symbolFrame: Rect?
  /// The box of the symbol, in whole points.
  private(set) var symbolBox: Rect?
  /// The box of the menu arrows, in whole points.
  private(set) var indicatorBox: Rect?
  /// The origins of symbols: the left margin on the baseline.
  private var symbolOrigin = Point.zero
  private var indicatorOrigin = Point.zero
  private let content: ButtonContent
  /// The steps of lengths.
  private var grid: LengthGrid { content.grid }

  /// - Parameters:
  ///   - arrow: The part of a split button with the arrow.
  ///   - lean: The difference of the space before the content and that after it, in reading order.
  init(_ content: ButtonContent, in frame: Rect, arrow: Rect? = nil, lean: Double = 0) {
    self.content = content
    if let arrow, let indicator = content.indicator {
      let baseline = arrow.midY + content.font.metrics.capHeight / 2
      let width = content.grid.up(indicator.bounds.width)
      placeIndicator(
        indicator,
        in: Rect(x: arrow.midX - width / 2, y: arrow.minY, width: width, height: 0),
        baseline: baseline)
    }
    let isAlone = content.indicator == nil || content.isSplit
    if let symbol = content.symbol, content.label == nil, isAlone {
      placeAlone(symbol, in: frame)
    } else if content.isStacked {
      stack(in: frame)
    } else {
      let shift = content.isRightToLeft ? -lean / 2 : lean / 2
      row(in: frame, middle: frame.midX + shift)
    }
  }

  /// Places a symbol without a label, with its optical centre in the middle.
  private mutating func placeAlone(_ symbol: ResolvedSymbol, in frame: Rect) {
    let origin = symbol.centeredOrigin(in: frame)
    let ink = symbol.bounds.offsetBy(origin - .zero)
    symbolOrigin = origin
    symbolFrame = ink
    baseline = origin.y
    // The box has the same number of whole points on opposite sides of it.
    let width = 2 * max(frame.midX - ink.minX, ink.maxX - frame.midX)
    let height = 2 * max(frame.midY - ink.minY, ink.maxY - frame.midY)
    let (across, down) = (
      grid.within(frame.width, grid.up(width)), grid.within(frame.height, grid.up(height))
    )
    symbolBox = Rect(
      x: frame.midX - across / 2, y: frame.midY - down / 2, width: across, height: down)
  }

  /// Places symbol, label and arrows side by side, in reading order.
  /// - Parameter center: The middle of the content.
  private mutating func row(in frame: Rect, middle center: Double) {
    let middle = frame.midY
    // The optical middle of the symbol is half its cap height above the baseline, at the middle of the label.
    let baseline = middle + content.font.metrics.capHeight / 2
    let width = grid.within(frame.width, content.width)
    // The first element gets the extra point.
    let extra = width - content.width
    var start = 0.0
    func column(_ own: Double, height: Double) -> Rect {
      let own = start == 0 ? own + extra : own
      let x = center + (content.isRightToLeft ? width / 2 - start - own : start - width / 2)
      start += own + content.gap
      return Rect(x: x, y: middle - height / 2, width: own, height: height)
    }
    func symbolColumn(_ symbol: ResolvedSymbol) -> Rect {
      let ink = symbol.bounds.offsetBy(Vector(0, content.symbolDrop(symbol)))
      let reach = 2 * max(abs(ink.minY), abs(ink.maxY))
      return column(content.symbolWidth, height: grid.within(frame.height, grid.up(reach)))
    }
    let isTrailing = content.placement == .trailing && content.label != nil
    if let symbol = content.symbol, !isTrailing {
      place(symbol, in: symbolColumn(symbol), baseline: middle + content.symbolDrop(symbol))
    }
    if content.label != nil {
      let box = column(
        content.labelRoom, height: grid.nearest(frame.height, content.labelHeight))
      placeLabel(in: box, top: middle - content.labelHeight / 2)
    }
    if let symbol = content.symbol, isTrailing {
      place(symbol, in: symbolColumn(symbol), baseline: middle + content.symbolDrop(symbol))
    }
    if let indicator = content.indicator, !content.isSplit {
      let own = grid.up(indicator.bounds.width)
      placeIndicator(indicator, in: column(own, height: 0), baseline: baseline)
    }
    if content.label == nil { self.baseline = baseline }
  }

  /// Places the symbol above or below the label, with arrows after the label.
  private mutating func stack(in frame: Rect) {
    guard let symbol = content.symbol else { return }
    let symbolHeight = content.symbolHeight
    let labelHeight = grid.nearest(content.labelHeight)
    let height = symbolHeight + content.gap + labelHeight
    let top = frame.midY - height / 2
    let isAbove = content.placement == .top
    let symbolTop = isAbove ? top : top + labelHeight + content.gap
    let labelTop = isAbove ? top + symbolHeight + content.gap : top
    let ink = symbolTop + (symbolHeight - symbol.bounds.height) / 2
    let symbolWidth = grid.within(frame.width, content.symbolWidth)
    place(
      symbol,
      in: Rect(
        x: frame.midX - symbolWidth / 2, y: symbolTop, width: symbolWidth, height: symbolHeight),
      baseline: ink - symbol.bounds.minY)
    let arrows = content.indicatorRoom
    let row = grid.within(frame.width, content.labelRoom + arrows)
    let left = frame.midX - row / 2
    let box = Rect(
      x: content.isRightToLeft ? left + arrows : left, y: labelTop, width: row - arrows,
      height: labelHeight)
    placeLabel(in: box, top: labelTop + (labelHeight - content.labelHeight) / 2)
    guard let indicator = content.indicator, !content.isSplit, let baseline else { return }
    let width = arrows - content.gap
    placeIndicator(
      indicator,
      in: Rect(
        x: content.isRightToLeft ? left : left + row - width, y: labelTop, width: width,
        height: labelHeight), baseline: baseline)
  }

  private mutating func placeLabel(in box: Rect, top: Double) {
    labelBox = box
    labelFrame = Rect(
      x: box.midX - content.labelWidth / 2, y: top, width: content.labelWidth,
      height: content.labelHeight)
    baseline = top + content.font.metrics.capHeight
  }

  private mutating func place(_ symbol: ResolvedSymbol, in box: Rect, baseline: Double) {
    symbolBox = box
    symbolOrigin = Point(box.midX - symbol.bounds.width / 2 - symbol.bounds.minX, baseline)
    symbolFrame = symbol.bounds.offsetBy(symbolOrigin - .zero)
  }

  private mutating func placeIndicator(
    _ indicator: ResolvedSymbol, in column: Rect, baseline: Double
  ) {
    indicatorOrigin = Point(
      column.midX - indicator.bounds.width / 2 - indicator.bounds.minX, baseline)
    let ink = indicator.bounds.offsetBy(indicatorOrigin - .zero)
    indicatorBox = Rect(
      minX: column.minX, minY: ink.minY.rounded(.down), maxX: column.maxX,
      maxY: ink.maxY.rounded(.up))
  }

  /// The box around all elements.
  var contentFrame: Rect {
    let boxes = [labelBox, symbolBox, indicatorBox].compactMap { $0 }
    guard let first = boxes.first else { return Rect(.zero) }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the drawing.
  /// - Parameter arrows: The colour of menu arrows.
  func items(_ painter: SymbolPainter, arrows: Color) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let symbol = content.symbol {
      let steps = painter.items(symbol, at: symbolOrigin)
      // The symbol has the button's alternative text, or none if there is a label.
      if content.label != nil {
        items.append(.described("", steps))
      } else if content.name == symbol.spokenName {
        items += steps
      } else {
        items.append(.described(content.name, steps))
      }
    }
    if let label = content.label, let labelFrame, let baseline, let first = content.lines.first {
      items += label.items(
        content.lines,
        at: Point(
          labelFrame.minX - (content.lines.map(\.x).min() ?? 0), baseline - first.baseline))
    }
    if let indicator = content.indicator {
      let plain =
        content.hasOwnIndicator
        ? painter
        : SymbolPainter(
          SymbolPainting(
            appearance: painter.painting.appearance, contrast: painter.painting.contrast),
          tint: arrows)
      items.append(.described("", plain.items(indicator, at: indicatorOrigin)))
    }
    return items
  }
}
