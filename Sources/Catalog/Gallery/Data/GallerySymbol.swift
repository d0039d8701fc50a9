internal import SymtextAnimation
internal import SymtextAuthoring
internal import SymtextFontGlyphs
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// What the page needs to know of a symbol beside its outlines and what it is found by.
struct GallerySymbol: Sendable {
  var listed: ListedSymbol
  /// Its place in its library; `nil` of an icon.
  var index: Int?
  /// How it moves; `nil` of an icon, which moves as one.
  var motion: StackedMotion?
  /// How pens draw it at Regular and medium scale; `nil` of what cannot be drawn.
  var drawing: DrawingPlan?
  /// The size of the font for which that is told, in points.
  var drawnSize = 0.0
  /// The names of the variants that the library stores of it.
  var variants: [String] = []
  /// Whether its layers show it better than its whole glyph, also in one colour.
  var isLayered = false

  /// For the page; what is as it mostly is is left out.
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

  /// A colour 0xRRGGBBAA as CSS has it.
  static func css(_ rgba: UInt32) -> String {
    let digits = String(rgba, radix: 16)
    let text = String(repeating: "0", count: max(8 - digits.count, 0)) + digits
    return "#" + (text.hasSuffix("ff") ? String(text.prefix(6)) : text)
  }
}
