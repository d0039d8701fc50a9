internal import Colors
internal import Geometry
internal import SymbolText
internal import Fonts
internal import TextLayout

/// The label and the symbol of a button, set but not placed.
struct ButtonContent {
  /// The label's lines; empty without one.
  var lines: [Line] = []
  var label: Label?
  var symbol: ResolvedSymbol?
  /// The font of both.
  var font: Font
  /// Between them, in points.
  var gap = 0.0
  var placement: SymbolPlacement
  var isRightToLeft = false
  var isTruncated = false
  /// The names of both.
  var names: [String] = []

  /// - Parameter width: the most that the content may be wide; `nil` for any width.
  init(
    _ button: Button, font: Font, width: Double?, library: any SymbolSource, color: Color,
    fallback: FontFallback?
  ) throws(SymbolError) {
    placement = button.placement
    var attributes = button.attributes
    if attributes.weight == nil, button.style == .prominent || button.role == .cancel {
      attributes.weight = .value(max(600, font.weight))
    }
    var fonts = TextFonts(font)
    self.font = try fonts.font(attributes)
    let showsLabel = !button.label.isEmpty && (button.placement != .only || button.symbol == nil)
    if showsLabel {
      label = try Label(
        AttributedText(button.label), font: self.font, library: library, color: .fixed(color),
        painting: button.painting, attributes: button.attributes, direction: button.direction,
        wraps: width != nil, fallback: fallback)
    }
    isRightToLeft = button.readsFromRight(label: label)
    if let symbol = button.symbol {
      try set(symbol, of: button, library: library)
    }
    if let label { setLines(of: label, button, width: width) }
    if showsLabel || !button.label.isEmpty { names.append(label?.spokenText ?? button.label) }
  }

  private mutating func set(
    _ name: String, of button: Button, library: any SymbolSource
  ) throws(SymbolError) {
    var configuration = button.configuration
    configuration.language = configuration.language ?? button.attributes.language
    if isRightToLeft { configuration.isRightToLeft = configuration.isRightToLeft ?? true }
    let set = try ResolvedSymbol(name, in: library, beside: font, configuration: configuration)
    symbol = set
    // A symbol that stands alone is called by the label.
    if button.placement != .only || button.label.isEmpty { names.append(set.spokenName) }
    guard label != nil else { return }
    // Beside: that between the words of the label, and a little more.
    gap = font.size * (isStacked ? 0.3 : 0.35)
  }

  private mutating func setLines(of label: Label, _ button: Button, width: Double?) {
    var room = width
    if let symbol, !isStacked { room = room.map { max($0 - symbol.bounds.width - gap, 1) } }
    let isOneLine = button.maxLines == 1
    let style = ParagraphStyle(
      alignment: isStacked || !isOneLine || symbol == nil ? .center : .start,
      maxLines: button.maxLines, truncation: button.truncation)
    lines = label.lines()
    guard let room, (lines.map(\.width).max() ?? 0) > room || lines.count > button.maxLines else {
      if lines.count > 1 { lines = label.lines(width: lines.map(\.width).max(), style: style) }
      return
    }
    lines = label.lines(width: room, style: style)
    isTruncated = lines.contains(where: \.isTruncated)
    // As narrow as the lines are.
    if let widest = lines.map(\.width).max(), !isOneLine {
      lines = label.lines(width: widest.rounded(.up), style: style)
    }
  }

  /// Whether label and symbol stand one above the other.
  var isStacked: Bool { placement == .top || placement == .bottom }

  /// How wide the label is, in points.
  var labelWidth: Double { lines.map(\.width).max() ?? 0 }

  /// From the capitals of the label's first line to the baseline of its last.
  var labelHeight: Double {
    guard let first = lines.first, let last = lines.last else { return 0 }
    return last.baseline - first.baseline + font.metrics.capHeight
  }

  /// The size of label and symbol together, as capitals and ink have it.
  var size: (width: Double, height: Double) {
    let ink = symbol?.bounds ?? Rect(.zero)
    guard label != nil else { return (ink.width, font.metrics.capHeight) }
    guard symbol != nil else { return (labelWidth, labelHeight) }
    return isStacked
      ? (max(labelWidth, ink.width), ink.height + gap + labelHeight)
      : (ink.width + gap + labelWidth, labelHeight)
  }
}

extension Button {
  /// Whether reading starts at the right.
  fileprivate func readsFromRight(label: Label?) -> Bool {
    switch direction {
    case .rightToLeft: true
    case .leftToRight: false
    case .automatic:
      label?.isRightToLeft ?? attributes.language.map(LanguageTag.isRightToLeft) ?? false
    }
  }
}
