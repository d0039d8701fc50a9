internal import SymtextGraphics
internal import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

extension Button {
  /// Lays out the button.
  ///
  /// Label and symbol side by side share a baseline, and the middle of the label's capitals is the middle of the
  /// button. The button's sides are whole points, so that its edges are sharp at every whole pixel ratio. The spaces
  /// for label and symbol, around them and between them are whole points too; content is centred in its space.
  /// - Parameters:
  ///   - font: The font of the label, at its size in the button. The space around it grows with it.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, if it has neither label nor symbol, or if its backdrop is
  ///   too large.
  public func layout(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> ButtonLayout {
    let button = inState
    var layout = try button.set(font: font, library: library, fallback: fallback)
    guard let backdrop else { return layout }
    let frame = layout.frame
    let margin = max(ButtonBackdrop.margin, layout.outset)
    let canvas = try BackdropCanvas(
      backdrop, width: frame.width + 2 * margin, height: frame.height + 2 * margin,
      painting: painting)
    let origin = Point(margin, margin)
    if shownTheme.style(for: style) == .glass {
      layout = try button.set(
        font: font, library: library, fallback: fallback, on: canvas, at: origin)
    }
    layout.stand(on: canvas, at: origin)
    return layout
  }

  /// - Parameters:
  ///   - canvas: The backdrop that shows through glass.
  ///   - origin: The top left of the button on the backdrop.
  private func set(
    font: Font, library: any SymbolSource, fallback: FontFallback?,
    on canvas: BackdropCanvas? = nil, at origin: Point = .zero
  ) throws(SymbolError) -> ButtonLayout {
    guard !label.isEmpty || symbol != nil || kind == .badge else {
      throw SymbolError("a button needs a label or a symbol")
    }
    let theme = shownTheme
    let values = theme[mode].of(kind, mode)
    let measures = theme.measures(size, in: values, of: kind)
    let style = theme.style(for: style)
    var colors = ButtonColors(self, theme, values)
    let metrics = ButtonMetrics(measures, values.button, pointSize: font.size)
    let sides = sides(metrics)
    let width = maxWidth.map { max(metrics.grid.down($0) - sides.leading - sides.trailing, 1) }
    var content = try ButtonContent(
      self, values.button, measures, metrics, colors.look, font: font, width: width,
      library: library,
      color: colors.foreground, fallback: fallback)
    let (frame, radius) = box(around: content, metrics, measures, colors.look)
    let split = form == .split ? SplitParts(frame, content, metrics, measures, radius: radius) : nil
    var pane: GlassPane?
    var painting = painting
    if let canvas, style == .glass {
      let glass = try GlassPane(
        canvas, frame: frame.offsetBy(origin - .zero), radius: radius, colors.palette)
      let plain = colors.foreground
      colors.stand(on: glass.color)
      if colors.foreground != plain {
        content = try ButtonContent(
          self, values.button, measures, metrics, colors.look, font: font, width: width,
          library: library,
          color: colors.foreground, fallback: fallback)
      }
      painting.backdrop = colors.background?.over(glass.color) ?? glass.color
      pane = glass
    }
    if painting.ground == nil, let background = colors.background {
      painting.ground = background.over(
        painting.backdrop ?? Color(.systemBackground, painting.appearance, painting.contrast))
    }
    let lean = content.label == nil || content.symbol == nil ? 0 : sides.leading - sides.trailing
    let placed = PlacedButtonContent(
      content, in: split?.main ?? frame, arrow: split?.arrow, lean: lean)
    let ground = ButtonGround(
      frame: frame, radius: radius, split: split, colors: colors,
      style: kind == .button ? style : .plain)
    let label = placed.items(
      SymbolPainter(painting, tint: colors.icon ?? colors.foreground), arrows: colors.foreground)
    let least = values.button.target ?? 0
    return ButtonLayout(
      frame: frame, cornerRadius: radius, labelFrame: placed.labelFrame,
      baseline: placed.baseline, capHeight: content.font.metrics.capHeight,
      lineCount: content.lines.count, isTruncated: content.isTruncated, symbol: content.symbol,
      symbols: content.symbols, skippedReasons: content.label?.skippedReasons ?? [],
      symbolFrame: placed.symbolFrame,
      gap: content.label != nil && content.symbol != nil ? content.gap : nil,
      contentFrame: placed.contentFrame, labelBox: placed.labelBox, symbolBox: placed.symbolBox,
      hitTarget: frame.insetBy(
        dx: min((frame.width - least) / 2, 0), dy: min((frame.height - least) / 2, 0)),
      foreground: colors.foreground, background: colors.background,
      missingCharacters: content.label?.missingCharacters ?? [],
      faces: content.label?.faces ?? [],
      pointSize: content.font.size, weight: content.font.weight,
      isRightToLeft: content.isRightToLeft,
      altText: spoken(content.name), outset: ground.outset, opacity: colors.look.opacity ?? 1,
      ground: try ground.items(pane), content: label)
  }

  /// Returns the accessibility label with the state.
  private func spoken(_ name: String) -> String {
    func word(_ state: String) -> String {
      SpokenWords.state(state, in: attributes.language)
    }
    var words = name.isEmpty ? [] : [name]
    switch (form, state) {
    case (.toggle, .selected): words.append(word("on"))
    case (.toggle, .normal), (.toggle, .hover): words.append(word("off"))
    // Nobody hears where the pointer is.
    case (_, .normal), (_, .hover): break
    default: words.append(word(state.rawValue))
    }
    return words.joined(separator: ", ")
  }

  /// Returns the button's box and its corner radius.
  ///
  /// A button is at least as wide as it is high, except with several lines. The corner radius is then limited to that
  /// of a single line, so that corners do not cut into the label. The same limit holds for a symbol above or below a
  /// label, unless the shape is a capsule, which gets the required width.
  private func box(
    around content: ButtonContent, _ metrics: ButtonMetrics, _ measures: ThemeMeasures,
    _ look: ThemeLook
  ) -> (Rect, radius: Double) {
    var height = content.height(metrics)
    let isCapsule = shape == .capsule && content.isStacked
    let roundHeight =
      (content.isStacked || content.lines.count > 1) && !isCapsule ? metrics.height : height
    // A symbol alone has less space on its sides, so that most buttons become a square or a circle.
    let isAlone = content.label == nil && (content.indicator == nil || content.isSplit)
    let sides = sides(metrics)
    let beside = isAlone ? 2 * metrics.sideAlone : sides.leading + sides.trailing
    let grid = metrics.grid
    var room = grid.up(content.width + beside + 2 * (look.borderRoom ?? 0))
    if isCapsule { room = max(room, content.width + height) }
    room = max(room, grid.up(minWidth ?? 0), isAlone ? 0 : metrics.minWidth)
    let most = maxWidth.map(grid.down) ?? .infinity
    var width = max(min(room, most), min(roundHeight, most))
    if content.isSplit { width += SplitParts.width(content, metrics) }
    // If the remaining space is odd, add a step so that both sides have whole steps.
    if !isAlone, !content.isSplit, !grid.isEven(width - content.width), width < most {
      width += grid.step
    }
    var own = measures.radius
    if state == .pressed { own = measures.radiusPressed ?? own }
    if state == .selected { own = measures.radiusSelected ?? own }
    if shape == .circle || shape == .square {
      width = min(max(width, height), most)
      height = max(width, height)
    }
    let radius: Double =
      switch shape {
      case .capsule: roundHeight / 2
      case .circle: width / 2
      case .square:
        metrics.radius(measures.radiusRounded ?? own ?? .points(0), height: roundHeight)
      case .roundedRectangle:
        metrics.radius(measures.radiusRounded ?? own ?? .points(0), height: roundHeight)
      case .automatic: metrics.radius(look.radius ?? own ?? .points(0), height: roundHeight)
      }
    return (Rect(x: 0, y: 0, width: width, height: height), min(radius, width / 2))
  }

  /// Returns the spaces before and after the content, in reading order.
  private func sides(_ metrics: ButtonMetrics) -> (leading: Double, trailing: Double) {
    guard !label.isEmpty, symbol != nil else { return (metrics.side, metrics.side) }
    switch placement {
    case .leading: return (metrics.iconSide, metrics.labelSide)
    case .trailing: return (metrics.labelSide, metrics.iconSide)
    case .top, .bottom, .only: return (metrics.side, metrics.side)
    }
  }
}
