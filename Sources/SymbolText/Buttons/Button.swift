internal import Geometry
public import TextLayout

/// A label and a symbol on a rounded rectangle.
public struct Button: Sendable {
  /// The text; may be empty when there is a symbol.
  public var label: String
  /// The symbol before the text; may be `nil` when there is text.
  public var symbol: String?
  /// How it is painted.
  public var style: ButtonStyle
  /// How large it is.
  public var size: ButtonSize
  /// The colour that it is painted with.
  public var tint: AdaptiveColor
  /// Of the symbol; what is not specified is taken from the text.
  public var configuration: SymbolConfiguration
  /// How the symbol's layers are coloured; its appearance and contrast are those of the tint, too.
  public var painting: SymbolPainting
  /// Of the label: language, features and letter spacing; size, weight and colour are the button's.
  public var attributes: AttributedText.Attributes

  /// Makes a button.
  public init(
    label: String, symbol: String? = nil, style: ButtonStyle = .filled, size: ButtonSize = .regular,
    tint: AdaptiveColor = .accent,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(),
    attributes: AttributedText.Attributes = AttributedText.Attributes()
  ) {
    self.label = label
    self.symbol = symbol
    self.style = style
    self.size = size
    self.tint = tint
    self.configuration = configuration
    self.painting = painting
    self.attributes = attributes
  }

  /// The finished picture.
  ///
  /// The middle of the label's cap height lies on the middle of the button.
  /// - Parameters:
  ///   - font: of the label, at the size that the button shall have.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or neither a label nor a symbol.
  public func displayList(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> DisplayList {
    guard !label.isEmpty || symbol != nil else {
      throw SymbolError("a button needs a label or a symbol")
    }
    let metrics = size.metrics
    var content = Rect(.zero)
    var items: [DisplayItem] = []
    var names: [String] = []
    if let symbol {
      var configuration = configuration
      configuration.language = configuration.language ?? attributes.language
      let set = try SetSymbol(symbol, in: library, beside: font, configuration: configuration)
      let origin = Point(-set.bounds.minX, 0)
      items += SymbolPainter(painting, tint: foreground).items(set, at: origin)
      names.append(set.altText)
      content.maxX = set.bounds.width
    }
    if !label.isEmpty {
      // The gap is that between the words of the label, and a little more.
      let start = symbol == nil ? 0 : content.maxX + font.size * 0.35
      let text = try Label(
        AttributedText(label), font: font, library: library, color: .fixed(foreground),
        painting: painting, attributes: attributes, wraps: false, fallback: fallback)
      let lines = text.lines()
      names.append(text.spokenText)
      items += text.items(lines, at: Point(start, -(lines.first?.baseline ?? 0)))
      content.maxX = start + (lines.map(\.width).max() ?? 0)
      content.maxY = (lines.last?.baseline ?? 0) - (lines.first?.baseline ?? 0)
    }
    let capHeight = font.metrics.capHeight
    let height = max(metrics.height, content.height + capHeight + 2 * metrics.above)
    let width = max(content.width + 2 * metrics.side, height)
    let baseline = (height + capHeight - content.height) / 2
    let shift = Vector((width - content.width) / 2, baseline)
    var list = DisplayList(
      width: width, height: height, items: [],
      altText: names.filter { !$0.isEmpty }.joined(separator: " "))
    if let background {
      let radius = metrics.radius ?? height / 2
      list.items.append(
        .fill(
          .roundedRect(
            Rect(x: 0, y: 0, width: width, height: height), radiusX: radius, radiusY: radius),
          .color(background)))
    }
    list.items += items.map { $0.offsetBy(shift) }
    return list
  }

  private var background: Color? {
    switch style {
    case .plain: nil
    case .tinted: tintColor.opacity(0.15)
    case .filled: tintColor
    }
  }

  private var foreground: Color {
    switch style {
    case .plain, .tinted: return tintColor
    case .filled:
      // White reads on most tints; on light ones, by their luma, black does.
      let tint = tintColor
      return 0.2126 * tint.red + 0.7152 * tint.green + 0.0722 * tint.blue > 0.7 ? .black : .white
    }
  }

  /// As the tint looks; without anything around it, the tint of a button is the accent.
  private var tintColor: Color {
    painting.resolved(tint, tint: painting.resolved(.accent, tint: .black))
  }
}
