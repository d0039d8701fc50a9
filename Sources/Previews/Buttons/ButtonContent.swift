internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The laid-out label and symbol of a button, before they are placed.
struct ButtonContent {
  /// The label's lines; empty if there is no label.
  var lines: [Line] = []
  var label: Label?
  var symbol: ResolvedSymbol?
  /// The arrows of a button that opens a menu, or its second symbol, after the label.
  var indicator: ResolvedSymbol?
  /// Whether the arrow stands in a part of its own.
  let isSplit: Bool
  /// Whether that is its own symbol, with its own colours.
  let hasOwnIndicator: Bool
  /// The font of both.
  var font: Font
  /// The space between them, in whole points.
  let gap: Double
  let placement: SymbolPlacement
  /// The steps of lengths.
  let grid: LengthGrid
  /// The side of the square that holds the symbol; 0 if it has the width of its ink.
  private let iconSide: Double
  var isRightToLeft = false
  var isTruncated = false
  /// The accessibility label; may be empty.
  var name = ""

  /// - Parameters:
  ///   - button: The button in its state.
  ///   - width: The maximal width of the content; `nil` for no limit.
  init(
    _ button: Button, _ theme: ThemeButton, _ measures: ThemeMeasures, _ metrics: ButtonMetrics,
    _ look: ThemeLook, font: Font, width: Double?,
    library: any SymbolSource, color: Color, fallback: FontFallback?
  ) throws(SymbolError) {
    (placement, gap, grid) = (button.placement, metrics.gap, metrics.grid)
    isSplit = button.form == .split
    hasOwnIndicator = button.form.indicator == nil && button.trailingSymbol != nil
    var fonts = TextFonts(font)
    self.font = try fonts.font(button.ownAttributes(theme, measures, look, beside: font))
    let showsLabel = !button.label.isEmpty && (button.placement != .only || button.symbol == nil)
    let icon = showsLabel ? metrics.icon : metrics.iconAlone
    iconSide = button.symbol == nil ? 0 : icon ?? 0
    if showsLabel {
      var attributes = button.attributes
      if let type = measures.type, type.tracking != 0 {
        attributes.letterSpacing = attributes.letterSpacing ?? type.tracking
      }
      if let underline = look.underline, underline > 0 {
        attributes.underline = attributes.underline ?? .single
      }
      if button.hasBoldText { attributes.weight = nil }
      label = try Label(
        button.content(theme, font: self.font, color: color), font: self.font, library: library,
        color: .fixed(color),
        painting: button.painting, attributes: attributes, direction: button.direction,
        wraps: width != nil, fallback: fallback)
    }
    isRightToLeft = button.readsFromRight(label: label)
    if let name = button.symbol {
      let isSpinner = button.state == .loading && name == Button.spinner
      symbol = try resolved(
        name, button.configuration, of: button, icon: icon,
        library: isSpinner ? ControlSymbols(library) : library)
    }
    if let arrows = button.form.indicator {
      indicator = try resolved(
        arrows, SymbolConfiguration(weight: button.configuration.weight, scale: .small),
        of: button, library: ControlSymbols(library))
    } else if showsLabel, let trailing = button.trailingSymbol {
      indicator = try resolved(
        trailing, button.configuration.applying(button.trailingConfiguration), of: button,
        icon: icon, library: library)
    }
    if let label { setLines(of: label, button, width: width) }
    // The symbol beside a label needs no text of its own.
    name = button.label.isEmpty ? symbol?.spokenName ?? "" : label?.spokenText ?? button.label
  }

  /// - Parameter icon: The side of the square in which the symbol's grid fits at medium scale; `nil` if it follows the
  ///   font.
  private func resolved(
    _ name: String, _ configuration: SymbolConfiguration, of button: Button, icon: Double? = nil,
    library: any SymbolSource
  ) throws(SymbolError) -> ResolvedSymbol {
    var configuration = configuration
    configuration.language = configuration.language ?? button.attributes.language
    if button.hasBoldText { configuration.setBoldText() }
    if isRightToLeft { configuration.isRightToLeft = configuration.isRightToLeft ?? true }
    var font = font
    if let icon, configuration.pointSize == nil, configuration.textStyle == nil {
      let capHeight = icon / (DrawingGrid.size * DrawingGrid.unit * SymbolScale.medium.factor)
      font = font.withSize(font.size * capHeight / font.metrics.capHeight)
    }
    return try ResolvedSymbol(name, in: library, beside: font, configuration: configuration)
  }

  private mutating func setLines(of label: Label, _ button: Button, width: Double?) {
    var room = width.map { max($0 - indicatorRoom, 1) }
    if symbol != nil, !isStacked { room = room.map { max($0 - symbolWidth - gap, 1) } }
    lines = label.lines()
    // Lines that the label itself breaks are never cut off.
    let most = max(button.maxLines, lines.count)
    let isOneLine = most == 1
    let style = ParagraphStyle(
      alignment: isStacked || !isOneLine && button.subtitle.isEmpty || symbol == nil
        ? .center : .start,
      maxLines: most, truncation: button.truncation)
    guard let room, (lines.map(\.width).max() ?? 0) > room else {
      if lines.count > 1 { lines = label.lines(width: lines.map(\.width).max(), style: style) }
      isTruncated = lines.contains(where: \.isTruncated)
      return
    }
    lines = label.lines(width: room, style: style)
    isTruncated = lines.contains(where: \.isTruncated)
    // The block is as narrow as its lines.
    if let widest = lines.map(\.width).max(), !isOneLine {
      lines = label.lines(width: widest.rounded(.up), style: style)
    }
  }

  /// The symbols beside the label, in it, and after it, without menu arrows.
  var symbols: [ResolvedSymbol] {
    (symbol.map { [$0] } ?? []) + (label?.symbols ?? [])
      + (hasOwnIndicator ? indicator.map { [$0] } ?? [] : [])
  }

  /// Whether label and symbol are stacked vertically.
  var isStacked: Bool {
    (placement == .top || placement == .bottom) && label != nil && symbol != nil
  }

  /// The width of the label's lines, in points.
  var labelWidth: Double { lines.map(\.width).max() ?? 0 }

  /// The height from the capitals of the label's first line to the baseline of its last.
  var labelHeight: Double {
    guard let first = lines.first, let last = lines.last else { return 0 }
    return last.baseline - first.baseline + font.metrics.capHeight
  }

  /// The width of the symbol, in whole steps.
  var symbolWidth: Double { symbol.map { max(grid.up($0.bounds.width), iconSide) } ?? 0 }

  /// The height of a symbol above or below a label, in whole steps.
  var symbolHeight: Double { symbol.map { max(grid.up($0.bounds.height), iconSide) } ?? 0 }

  /// Returns the distance from the middle of the content down to the baseline of the symbol beside a label.
  ///
  /// Its middle is that of the label's capitals; a symbol that follows the font stands on the label's baseline.
  func symbolDrop(_ symbol: ResolvedSymbol) -> Double {
    (iconSide > 0 ? symbol.capHeight : font.metrics.capHeight) / 2
  }

  /// The width of the label, in whole steps.
  var labelRoom: Double { grid.up(labelWidth) }

  /// The width of the menu arrows in whole steps, with the space before them.
  var indicatorRoom: Double {
    guard let indicator, !isSplit else { return 0 }
    return grid.up(indicator.bounds.width) + (label == nil && symbol == nil ? 0 : gap)
  }

  /// The width of the whole content, in whole steps.
  var width: Double {
    guard label != nil else { return symbolWidth + indicatorRoom }
    guard symbol != nil else { return labelRoom + indicatorRoom }
    return isStacked
      ? max(labelRoom + indicatorRoom, symbolWidth)
      : symbolWidth + gap + labelRoom + indicatorRoom
  }

  /// Returns the minimal height of a button with this content, in whole steps.
  ///
  /// Capitals have the nearest whole number of steps, as they have in pixels.
  func height(_ metrics: ButtonMetrics) -> Double {
    let capitals = grid.nearest(label == nil ? font.metrics.capHeight : labelHeight)
    guard isStacked else { return max(metrics.height, capitals + 2 * metrics.above) }
    let stack = symbolHeight + gap + capitals
    let height = max(metrics.height, stack + 2 * metrics.above)
    // Make the spaces above and below equal.
    return grid.isEven(height - stack) ? height : height + grid.step
  }
}

extension Button {
  /// Returns the attributes of the label's font.
  ///
  /// Some buttons have a heavier label.
  fileprivate func ownAttributes(
    _ theme: ThemeButton, _ measures: ThemeMeasures, _ look: ThemeLook, beside font: Font
  ) -> AttributedText.Attributes {
    var attributes = attributes
    let cancel = role == .cancel ? theme.cancelWeight : nil
    if attributes.weight == nil, let weight = cancel ?? look.weight ?? measures.type?.weight {
      attributes.weight = .value(max(weight, font.weight))
    }
    guard hasBoldText else { return attributes }
    let weight =
      switch attributes.weight {
      case .value(let value): value
      case .bolder: max(font.weight, 700)
      case nil: font.weight
      }
    attributes.weight = .value(BoldText.weight(for: weight))
    return attributes
  }

  /// Returns the label with its symbols, and the subtitle in a line of its own.
  fileprivate func content(
    _ theme: ThemeButton, font: Font, color: Color
  ) -> AttributedText {
    var content = text ?? AttributedText(label)
    guard !subtitle.isEmpty else { return content }
    var attributes = AttributedText.Attributes()
    attributes.size = font.size * (theme.subtitleScale ?? 1)
    if let opacity = theme.subtitleOpacity, opacity < 1 {
      attributes.color = .fixed(color.multiplyingOpacity(by: opacity))
    }
    content.append("\n")
    content.append(subtitle, attributes)
    return content
  }

  /// Returns whether the layout is right-to-left.
  fileprivate func readsFromRight(label: Label?) -> Bool {
    switch direction {
    case .rightToLeft: true
    case .leftToRight: false
    case .automatic:
      label?.isRightToLeft ?? attributes.language.map(LanguageTag.isRightToLeft) ?? false
    }
  }
}
