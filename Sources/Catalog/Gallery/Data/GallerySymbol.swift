internal import SymtextAnimation
internal import SymtextAuthoring
internal import SymtextFontGlyphs
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The data of a symbol other than its outlines and search words.
struct GallerySymbol: Sendable {
  var listed: ListedSymbol
  /// Its index in its library; `nil` for an icon.
  var index: Int?
  /// Its motion; `nil` for an icon, which moves as one.
  var motion: StackedMotion?
  /// Its drawing by pens at Regular and medium scale; `nil` if it has no pen strokes.
  var drawing: DrawingPlan?
  /// The font size of ``drawing``, in points.
  var drawnSize = 0.0
  /// The names of its variants in the library.
  var variants: [String] = []
  /// Whether its layers draw it better than its whole glyph, even in one colour.
  var isLayered = false

  /// Returns the data for the page, without default values.
  func json(_ pageMotion: PageMotion?) -> JSONValue {
    let metadata = listed.metadata
    var members: [(String, JSONValue)] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append((name, value)) }
    }
    func text(_ value: String) -> JSONValue? { value.isEmpty ? nil : .string(value) }
    func texts(_ values: [String]) -> JSONValue? {
      values.isEmpty ? nil : .array(values.map { .string($0) })
    }
    add("codePoint", listed.codePoint.map { .number(Double($0)) })
    add("since", text(metadata.since))
    add("note", text(metadata.note))
    if metadata.isDisplayOnly { add("displayOnly", .bool(true)) }
    add("base", metadata.base.flatMap(text))
    add("variants", texts(variants))
    add("preferred", metadata.preferredMode.map { .string($0.rawValue) })
    switch metadata.rightToLeft {
    case .mirrored?: add("mirrored", .bool(true))
    case .symbol(let name)?: add("rightToLeft", .string(name))
    case nil: break
    }
    if !metadata.forms.isEmpty {
      add(
        "forms",
        .object(metadata.forms.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
    }
    if isLayered { add("layered", .bool(true)) }
    if listed.layers.count > 1 || listed.layers.contains(where: { $0.color != nil }) {
      add("layers", .array(listed.layers.map(Self.json)))
    }
    if let motion, let pageMotion {
      let (symbol, layers) = pageMotion.declarations(motion)
      if !symbol.isEmpty || layers.contains(where: { !$0.isEmpty }) {
        add("motion", .array(([symbol] + layers).map { .string($0) }))
      }
      if motion.stepCount > 0 {
        add("steps", .array([.number(Double(motion.stepCount)), .bool(motion.isLoopClosed)]))
      }
    }
    return .object(members)
  }

  private static func json(_ layer: SymbolFont.Layer) -> JSONValue {
    var members: [(String, JSONValue)] = [("level", .string(layer.level.rawValue))]
    if let color = layer.color, let rgba = color.rgba {
      members.append(("colorName", .string(color.rawValue)))
      members.append(("color", .array([.string(css(rgba.light)), .string(css(rgba.dark))])))
    }
    if let threshold = layer.variableThreshold { members.append(("threshold", .number(threshold))) }
    if !layer.clears.isEmpty { members.append(("clears", .number(Double(layer.clears.rawValue)))) }
    let opacities = layer.opacities
    if opacities != .full {
      members.append(
        (
          "opacities",
          .array([
            .number(opacities.isInMonochrome ? 1 : 0), .number(opacities.levels),
            .number(opacities.multicolor),
          ])
        ))
    }
    if let tag = layer.tag { members.append(("tag", .string(tag.rawValue))) }
    return .object(members)
  }

  /// Returns a colour 0xRRGGBBAA in CSS syntax.
  static func css(_ rgba: UInt32) -> String {
    let digits = String(rgba, radix: 16)
    let text = String(repeating: "0", count: max(8 - digits.count, 0)) + digits
    return "#" + (text.hasSuffix("ff") ? String(text.prefix(6)) : text)
  }
}
