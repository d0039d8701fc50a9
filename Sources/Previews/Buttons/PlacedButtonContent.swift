internal import Fonts
internal import Drawing
internal import Geometry
internal import SymbolText
internal import TextLayout

/// The label and the symbol of a button at their places in it.
///
/// Points, y down, from the top left of the button.
struct PlacedButtonContent {
  /// From the first capitals to the last baseline, as wide as the lines.
  private(set) var labelFrame: Rect?
  /// The first baseline of the label.
  private(set) var baseline: Double?
  /// The box around the symbol's ink.
  private(set) var symbolFrame: Rect?
  /// The symbol's left margin on its baseline.
  private var symbolOrigin = Point.zero
  private let content: ButtonContent

  init(_ content: ButtonContent, in frame: Rect) {
    self.content = content
    let size = content.size
    let left = frame.midX - size.width / 2
    let top = frame.midY - size.height / 2
    let capHeight = content.font.metrics.capHeight
    if content.isStacked, content.label != nil, let symbol = content.symbol {
      let isAbove = content.placement == .top
      let labelTop = isAbove ? top + symbol.bounds.height + content.gap : top
      placeLabel(left: frame.midX - content.labelWidth / 2, top: labelTop)
      let inkTop = isAbove ? top : top + content.labelHeight + content.gap
      place(
        symbol, left: frame.midX - symbol.bounds.width / 2, baseline: inkTop - symbol.bounds.minY)
      return
    }
    // The symbol's optical middle is half its cap height up, on the middle of the label.
    let symbolBaseline = frame.midY + capHeight / 2
    let isLeading = content.placement != .trailing
    let symbolIsLeft = isLeading != content.isRightToLeft
    if let symbol = content.symbol {
      let isLeft = symbolIsLeft || content.label == nil
      place(
        symbol, left: isLeft ? left : left + content.labelWidth + content.gap,
        baseline: symbolBaseline)
    }
    if content.label != nil {
      let start = symbolIsLeft ? (content.symbol?.bounds.width).map { $0 + content.gap } ?? 0 : 0
      placeLabel(left: left + start, top: top)
    }
  }

  private mutating func placeLabel(left: Double, top: Double) {
    labelFrame = Rect(x: left, y: top, width: content.labelWidth, height: content.labelHeight)
    baseline = top + content.font.metrics.capHeight
  }

  private mutating func place(_ symbol: ResolvedSymbol, left: Double, baseline: Double) {
    symbolOrigin = Point(left - symbol.bounds.minX, baseline)
    symbolFrame = symbol.bounds.offsetBy(symbolOrigin - .zero)
  }

  /// The box around both.
  var contentFrame: Rect {
    switch (labelFrame, symbolFrame) {
    case (let label?, let symbol?): label.union(symbol)
    case (let box?, nil), (nil, let box?): box
    case (nil, nil): Rect(.zero)
    }
  }

  /// What draws them.
  func items(_ painter: SymbolPainter) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let symbol = content.symbol { items += painter.items(symbol, at: symbolOrigin) }
    if let label = content.label, let labelFrame, let baseline, let first = content.lines.first {
      items += label.items(
        content.lines,
        at: Point(
          labelFrame.minX - (content.lines.map(\.x).min() ?? 0), baseline - first.baseline))
    }
    return items
  }
}
