public import SymtextGraphics
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A badge of two parts side by side, a label and a message, as at the top of a project's page.
///
/// The measures are those of shields (github.com/badges/shields, badge-maker/lib/badge-renderers.js).
public struct LabelBadge: Sendable {
  /// The form of the badge.
  public enum Form: String, CaseIterable, Sendable {
    /// 20 points high, with round corners and a faint light from above.
    case flat
    /// 20 points high, with square corners.
    case square
    /// 28 points high, in capitals.
    case large

    /// The measures, in points.
    var measures: Measures {
      switch self {
      case .flat: Measures(radius: 3, isLit: true)
      case .square: Measures()
      case .large:
        Measures(height: 28, pointSize: 10, side: 12, gap: 6, tracking: 1.25, isCapital: true)
      }
    }
  }

  /// The measures of a form, in points.
  struct Measures {
    var height = 20.0
    var radius = 0.0
    var pointSize = 11.0
    /// The space at both ends of a part.
    var side = 5.0
    /// The space between symbol and text.
    var gap = 3.0
    /// The space after each letter.
    var tracking = 0.0
    /// Whether the badge is lighter above than below, and its texts have a shadow.
    var isLit = false
    /// Whether texts are in capitals, and the message is bold.
    var isCapital = false
  }

  /// The text at the start; may be empty.
  public var label: String
  /// The text at the end.
  public var message: String
  /// The symbol before the label, or before the message if there is no label; `nil` for none.
  public var symbol: String?
  /// The ground of the label.
  public var labelColor: Color
  /// The ground of the message.
  public var color: Color
  /// The form.
  public var form: Form
  /// The configuration of the symbol.
  public var configuration: SymbolConfiguration
  /// The painting of the symbol.
  public var painting: SymbolPainting
  /// The attributes of the texts: language and features.
  public var attributes: AttributedText.Attributes

  /// Makes a badge.
  public init(
    label: String = "", message: String, symbol: String? = nil,
    labelColor: Color = LabelBadge.grey, color: Color = LabelBadge.green, form: Form = .flat,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(),
    attributes: AttributedText.Attributes = AttributedText.Attributes()
  ) {
    self.label = label
    self.message = message
    self.symbol = symbol
    self.labelColor = labelColor
    self.color = color
    self.form = form
    self.configuration = configuration
    self.painting = painting
    self.attributes = attributes
  }

  /// The usual ground of a label.
  public static let grey = Color(rgb: 0x555555)
  /// The usual ground of a message.
  public static let green = Color(rgb: 0x44CC11)
  /// The families of its texts, the preferred one first.
  public static let families = ["Verdana", "DejaVu Sans"]

  /// The size of its texts, in points.
  public var pointSize: Double { form.measures.pointSize }

  /// Lays out the badge.
  /// - Parameters:
  ///   - font: The font of the texts; its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or if it is empty.
  public func layout(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> LabelBadgeLayout {
    guard !message.isEmpty || !label.isEmpty || symbol != nil else {
      throw SymbolError("a badge needs a message, a label or a symbol")
    }
    let measures = form.measures
    let setter = BadgeSetter(
      badge: self, measures: measures, font: font.withSize(measures.pointSize), library: library,
      fallback: fallback)
    var parts: [BadgePart] = []
    let isFirst = label.isEmpty
    if !isFirst {
      parts.append(try setter.part(label, symbol, on: labelColor, isValue: false))
    }
    if !message.isEmpty || isFirst {
      parts.append(try setter.part(message, isFirst ? symbol : nil, on: color, isValue: true))
    }
    let isRightToLeft = parts.contains { $0.label?.isRightToLeft ?? false }
    return LabelBadgeLayout(
      measures: measures, parts: isRightToLeft ? parts.reversed() : parts,
      isRightToLeft: isRightToLeft,
      altText: [label, message].filter { !$0.isEmpty }.joined(separator: ": "),
      painting: painting)
  }
}
