internal import SymtextFontGlyphs
public import SymtextSymbols
public import SymtextFonts
internal import SymtextTextLayout

/// What is specified about how a symbol is set; what is not is taken from the text around it.
///
/// How large it is can be said by a point size, by a text style or by a font; the last one said goes
/// before the others whole. A text style and a font also say a weight, which ``weight`` goes before.
///
/// A symbol beside text takes what is unspecified from it: its size, the weight of its strokes, and the
/// medium scale. Where there is no text, ``ofBody(in:)`` has all of it.
///
/// What ``LayerPainting`` has of it reads as its own: `configuration.color = .accent`.
@dynamicMemberLookup
public struct SymbolConfiguration: Hashable, Sendable {
  /// Where a symbol's weight comes from.
  public enum Weight: Hashable, Sendable {
    /// As thick as the strokes of the text.
    case matched
    /// A value of the `wght` axis.
    case value(Double)

    /// One of the nine weights that have names.
    public static func named(_ weight: SymbolWeight) -> Weight { .value(weight.axisValue) }
  }

  /// What says how large a symbol is.
  enum Size: Hashable {
    case points(Double)
    case style(TextStyle, isEmphasized: Bool)
    case font(ReferenceFont)
  }

  /// What says the size; `nil` takes the text around it.
  private(set) var size: Size?
  /// The weight; `nil` is that of the text style, or matches the text.
  public var weight: Weight?
  /// The scale; `nil` is medium.
  public var scale: SymbolScale?
  /// What the size of a text style depends on; `nil` is iOS as it is delivered.
  package var typeSettings: TypeSettings?
  /// The language of the text around it, BCP 47: some symbols have forms for some; `nil` takes the
  /// common one.
  public var language: String?
  /// Whether the text around it runs from right to left: some symbols then point the other way; `nil`
  /// is left to right.
  public var isRightToLeft: Bool?
  /// How its layers are painted; what it does not specify is as of the symbols around it.
  public var layers = LayerPainting()
  /// How it moves, such as `EffectPlan(.bounce(.up))`; `nil` as the symbols around it.
  ///
  /// What does not move draws it at rest.
  public var effect: EffectPlan?
  /// The symbol that takes its place as it moves.
  public var successor: SymbolSuccessor? {
    get { successors.first }
    set { successors = newValue.map { [$0] } ?? [] }
  }
  /// How much room it takes in a line as it moves, if another one takes its place.
  ///
  /// It is then called what that is called. `nil` as the symbols around it; where none says it there is room for
  /// the wider one.
  public var room: SuccessorRoom?
  /// How many cells of monospaced text it takes; `nil` takes its own width, as in other text.
  public var cells: SymbolCells?
  /// One or none: a value cannot hold another of its own type.
  private var successors: [SymbolSuccessor] = []

  /// Makes a configuration of a point size.
  public init(pointSize: Double? = nil, weight: Weight? = nil, scale: SymbolScale? = nil) {
    size = pointSize.map { .points($0) }
    self.weight = weight
    self.scale = scale
  }

  /// Makes a configuration whose size follows a text style, and whose weight does unless one is given.
  ///
  /// The numbers are looked up when a symbol is set. A style that the platform lacks has those of its
  /// body.
  public init(
    textStyle: TextStyle, isEmphasized: Bool = false, weight: Weight? = nil,
    scale: SymbolScale? = nil
  ) {
    size = .style(textStyle, isEmphasized: isEmphasized)
    self.weight = weight
    self.scale = scale
  }

  /// Makes a configuration that sets a symbol as if it stood in text of a font.
  ///
  /// It takes the font's cap height and measures its strokes, which its size and weight as numbers do not
  /// tell.
  public init(font: Font, scale: SymbolScale? = nil) {
    size = .font(ReferenceFont(font: font))
    weight = .matched
    self.scale = scale
  }

  /// Nothing is specified.
  public static let unspecified = SymbolConfiguration()

  /// What a symbol is set with when nothing is specified and there is no text: the size and weight of
  /// body text, 17 points regular on iOS, at medium scale.
  ///
  /// Apple publishes no numbers for it.
  public static func ofBody(in settings: TypeSettings = TypeSettings()) -> SymbolConfiguration {
    let body = TextStyle.body.resolved(in: settings)
    return SymbolConfiguration(
      pointSize: body?.pointSize ?? 17, weight: .named(body?.weight ?? .regular), scale: .medium)
  }

  /// The size of the text that the symbol goes with, in points; `nil` when something else says it.
  public var pointSize: Double? {
    get { if case .points(let points) = size { points } else { nil } }
    set { size = newValue.map { .points($0) } }
  }

  /// The text style that says the size; `nil` when something else does.
  public var textStyle: TextStyle? {
    if case .style(let style, _) = size { style } else { nil }
  }

  /// The font that says the size; `nil` when something else does.
  public var font: Font? { if case .font(let reference) = size { reference.font } else { nil } }

  /// What it specifies of the painting of its layers.
  public subscript<Value>(dynamicMember path: WritableKeyPath<LayerPainting, Value>) -> Value {
    get { layers[keyPath: path] }
    set { layers[keyPath: path] = newValue }
  }

  /// This configuration with whatever `other` specifies laid over it.
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
    if !other.successors.isEmpty { result.successors = other.successors }
    return result
  }
}
