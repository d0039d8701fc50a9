internal import SymtextFontGlyphs
public import SymtextSymbols
public import SymtextFonts
internal import SymtextTextLayout

/// The properties of a symbol in text; unspecified ones come from the surrounding text.
///
/// The size is a point size, a text style or a font; setting one replaces the others. A text style and a font also set
/// the weight, which ``weight`` overrides.
///
/// A symbol beside text takes its size, stroke weight and other unspecified properties from the text, and medium scale
/// by default. Without text, ``ofBody(in:)`` specifies them all.
///
/// Properties of ``LayerPainting`` are available directly: `configuration.color = .accent`.
@dynamicMemberLookup
public struct SymbolConfiguration: Hashable, Sendable {
  /// The source of a symbol's weight.
  public enum Weight: Hashable, Sendable {
    /// Matches the stroke thickness of the text.
    case matched
    /// A value of the `wght` axis.
    case value(Double)

    /// Returns one of the nine named weights.
    public static func named(_ weight: SymbolWeight) -> Weight { .value(weight.axisValue) }
  }

  /// The source of a symbol's size.
  enum Size: Hashable {
    case points(Double)
    case style(TextStyle, isEmphasized: Bool)
    case font(ReferenceFont)
  }

  /// The source of the size; `nil` for the surrounding text.
  private(set) var size: Size?
  /// The weight; `nil` for the weight of the text style, or else that of the text.
  public var weight: Weight?
  /// The scale; `nil` for medium.
  public var scale: SymbolScale?
  /// The reader's settings: they determine the sizes of text styles, and Bold Text makes weights heavier; `nil` for the
  /// defaults of iOS.
  ///
  /// A matched weight follows the surrounding text, which has to be heavier itself (``Label``).
  public var typeSettings: TypeSettings?
  /// The BCP 47 language of the surrounding text, for symbols with language-specific forms; `nil` for the common form.
  public var language: String?
  /// Whether the surrounding text runs from right to left, for symbols with a right-to-left form and for effects that
  /// go forward or backward; `nil` for left to right, except in a label, where each symbol follows its text.
  public var isRightToLeft: Bool?
  /// The slant; `nil` for that of the surrounding symbols, or else none.
  public var slant: SymbolSlant?
  /// The painting of its layers; unspecified properties come from the surrounding symbols.
  public var layers = LayerPainting()
  /// The effect, such as `EffectPlan(.bounce(.up))`; `nil` for that of the surrounding symbols.
  ///
  /// Renderers of still pictures draw the symbol at rest.
  public var effect: EffectPlan?
  /// The symbol that replaces it during an animation.
  public var successor: SymbolSuccessor? {
    get { successors.first }
    set { successors = newValue.map { [$0] } ?? [] }
  }
  /// The room in a line for a symbol with a successor.
  ///
  /// If set, the symbol's alternative text names the successor, too. `nil` takes the surrounding symbols' value; if
  /// none is set, there is room for the wider symbol.
  public var room: SuccessorRoom?
  /// The number of cells of monospaced text; `nil` keeps the symbol's own width.
  public var cells: SymbolCells?
  /// At most one; an array, because a value cannot store another of its own type.
  private var successors: [SymbolSuccessor] = []

  /// Makes a configuration with a point size.
  public init(pointSize: Double? = nil, weight: Weight? = nil, scale: SymbolScale? = nil) {
    size = pointSize.map { .points($0) }
    self.weight = weight
    self.scale = scale
  }

  /// Makes a configuration with the size of a text style, and its weight unless one is given.
  ///
  /// The measures are resolved when a symbol is set. A style that the platform lacks is replaced by body.
  public init(
    textStyle: TextStyle, isEmphasized: Bool = false, weight: Weight? = nil,
    scale: SymbolScale? = nil
  ) {
    size = .style(textStyle, isEmphasized: isEmphasized)
    self.weight = weight
    self.scale = scale
  }

  /// Makes a configuration that sets a symbol as in text of a font.
  ///
  /// The symbol takes the font's cap height and measured stroke thickness, which size and weight numbers alone do not
  /// give.
  public init(font: Font, scale: SymbolScale? = nil) {
    size = .font(ReferenceFont(font: font))
    weight = .matched
    self.scale = scale
  }

  /// A configuration without any values.
  public static let unspecified = SymbolConfiguration()

  /// Returns the configuration for symbols without text: the size and weight of body text, 17 points regular on iOS, at
  /// medium scale.
  ///
  /// Apple publishes no numbers for this.
  public static func ofBody(in settings: TypeSettings = TypeSettings()) -> SymbolConfiguration {
    let body = TextStyle.body.resolved(in: settings)
    var configuration = SymbolConfiguration(
      pointSize: body?.pointSize ?? 17, weight: .named(body?.weight ?? .regular), scale: .medium)
    if settings.hasBoldText { configuration.setBoldText() }
    return configuration
  }

  /// Turns Bold Text on.
  package mutating func setBoldText() {
    var settings = typeSettings ?? TypeSettings()
    settings.hasBoldText = true
    typeSettings = settings
  }

  /// Whether Bold Text is on.
  package var hasBoldText: Bool { typeSettings?.hasBoldText ?? false }

  /// The size of the accompanying text, in points; `nil` if a text style, a font or nothing sets the size.
  public var pointSize: Double? {
    get { if case .points(let points) = size { points } else { nil } }
    set { size = newValue.map { .points($0) } }
  }

  /// The text style that sets the size; `nil` if there is none.
  public var textStyle: TextStyle? {
    if case .style(let style, _) = size { style } else { nil }
  }

  /// The font that sets the size; `nil` if there is none.
  public var font: Font? { if case .font(let reference) = size { reference.font } else { nil } }

  /// A property of the painting of its layers.
  public subscript<Value>(dynamicMember path: WritableKeyPath<LayerPainting, Value>) -> Value {
    get { layers[keyPath: path] }
    set { layers[keyPath: path] = newValue }
  }

  /// Returns this configuration with the specified properties of another one on top.
  public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
    var result = self
    result.size = other.size ?? size
    result.weight = other.weight ?? weight
    result.scale = other.scale ?? scale
    result.typeSettings = other.typeSettings ?? typeSettings
    result.language = other.language ?? language
    result.isRightToLeft = other.isRightToLeft ?? isRightToLeft
    result.layers = layers.applying(other.layers)
    result.effect = other.effect ?? effect
    result.room = other.room ?? room
    result.cells = other.cells ?? cells
    result.slant = other.slant ?? slant
    if !other.successors.isEmpty { result.successors = other.successors }
    return result
  }
}
