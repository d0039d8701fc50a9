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
    if style == .glass {
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
    guard !label.isEmpty || symbol != nil else {
      throw SymbolError("a button needs a label or a symbol")
    }
    var colors = ButtonColors(self)
    let metrics = ButtonMetrics(size, on: platform).around(pointSize: font.size)
    let width = maxWidth.map { max($0.rounded(.down) - 2 * metrics.side, 1) }
    var content = try ButtonContent(
      self, metrics: metrics, font: font, width: width, library: library,
      color: colors.foreground, fallback: fallback)
    let (frame, radius) = box(around: content, metrics)
    var pane: GlassPane?
    var painting = painting
    if let canvas, style == .glass {
      let glass = try GlassPane(canvas, frame: frame.offsetBy(origin - .zero), radius: radius)
      let plain = colors.foreground
      colors.stand(on: glass.color)
      if colors.foreground != plain {
        content = try ButtonContent(
          self, metrics: metrics, font: font, width: width, library: library,
          color: colors.foreground, fallback: fallback)
      }
      painting.backdrop = colors.background?.over(glass.color) ?? glass.color
      pane = glass
    }
    if painting.ground == nil, let background = colors.background {
      painting.ground = background.over(
        painting.backdrop ?? Color(.systemBackground, painting.appearance, painting.contrast))
    }
    let placed = PlacedButtonContent(content, in: frame)
    let ground = ButtonGround(frame: frame, radius: radius, colors: colors, style: style)
    let label = placed.items(SymbolPainter(painting, tint: colors.foreground))
    let least = platform.leastTarget
    return ButtonLayout(
      frame: frame, cornerRadius: radius, labelFrame: placed.labelFrame,
      baseline: placed.baseline, capHeight: content.font.metrics.capHeight,
      lineCount: content.lines.count, isTruncated: content.isTruncated, symbol: content.symbol,
      symbolFrame: placed.symbolFrame,
      gap: content.label != nil && content.symbol != nil ? content.gap : nil,
      contentFrame: placed.contentFrame, labelBox: placed.labelBox, symbolBox: placed.symbolBox,
      hitTarget: frame.insetBy(
        dx: min((frame.width - least) / 2, 0), dy: min((frame.height - least) / 2, 0)),
      foreground: colors.foreground, background: colors.background,
      missingCharacters: content.label?.missingCharacters ?? [],
      faces: content.label?.faces ?? [],
      pointSize: content.font.size, isRightToLeft: content.isRightToLeft,
      altText: spoken(content.name), outset: ground.outset, ground: try ground.items(pane),
      content: label)
  }

  /// Returns the accessibility label with the state.
  private func spoken(_ name: String) -> String {
    func word(_ state: String) -> String {
      SpokenWords.state(state, in: attributes.language)
    }
    var words = name.isEmpty ? [] : [name]
    switch (form, state) {
    case (.toggle, .selected): words.append(word("on"))
    case (.toggle, .normal): words.append(word("off"))
    case (_, .normal): break
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
    around content: ButtonContent, _ metrics: ButtonMetrics
  ) -> (Rect, radius: Double) {
    let height = content.height(metrics)
    let isCapsule = shape == .capsule && content.isStacked
    let roundHeight =
      (content.isStacked || content.lines.count > 1) && !isCapsule ? metrics.height : height
    // A symbol alone has less space on its sides, so that most buttons become a square or a circle.
    let isAlone = content.label == nil && content.indicator == nil
    let side = isAlone ? min(metrics.above, metrics.side) * 0.75 : metrics.side
    var room = ButtonContent.whole(content.width + 2 * side)
    if isCapsule { room = max(room, content.width + height) }
    let most = maxWidth?.rounded(.down) ?? .infinity
    var width = max(min(room, most), min(roundHeight, most))
    // If the remaining space is odd, add a point so that both sides have whole points.
    if !isAlone, (width - content.width).truncatingRemainder(dividingBy: 2) != 0, width < most {
      width += 1
    }
    let radius: Double =
      switch shape {
      case .capsule: roundHeight / 2
      case .roundedRectangle: min(metrics.rectangleRadius, roundHeight / 2)
      case .automatic:
        platform.hasCapsules ? roundHeight / 2 : min(metrics.rectangleRadius, roundHeight / 2)
      }
    return (Rect(x: 0, y: 0, width: width, height: height), min(radius, width / 2))
  }
}
