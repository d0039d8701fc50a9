package import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSymbols
package import SymtextSymbolText
package import SymtextSupport

/// The data that a template has no form for, as an entry of the `symbols.json` beside it.
///
/// A build of the folder reads both, so that words, anchors and pens are not lost on the way through a template.
package struct TemplateCompanion {
  /// The members of the entry.
  package private(set) var members: [JSONValue.Member] = []

  /// - Parameters:
  ///   - entry: The symbol.
  ///   - sheet: Its template.
  package init(_ entry: SymbolFont.Entry, of library: SymbolLibrary, _ sheet: TemplateSheet) {
    addWords(library.font.metadata(of: entry.index))
    let motion = library.font.motion(of: entry.index)
    add("anchor", motion.anchor.map(Self.point))
    if motion.wiggle == .turning(isClockwise: false) { add("wiggle", "counterclockwise") }
    add("loop", motion.isLoopClosed.map { $0 ? "closed" : "open" })
    if sheet.version.number < TemplateSheet.Version.v7.number {
      add("valueMode", motion.drawsValue.map { $0 ? "draw" : "color" })
    }
    let layers = sheet.layers.map { Self.layer($0, among: sheet.layers) }
    if layers.contains(where: { !$0.isEmpty }) {
      add("layers", .array(layers.map(JSONValue.object)))
    }
  }

  private mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append((key, value)) }
  }

  private mutating func addWords(_ metadata: SymbolMetadata) {
    let words = metadata.words.sorted { $0.key < $1.key }.map {
      ($0.key, JSONValue.string($0.value))
    }
    let alt = JSONValue.string(metadata.altText)
    self.add("alt", words.isEmpty ? alt : .object([("en", alt)] + words))
    func add(_ key: String, _ text: String) {
      if !text.isEmpty { self.add(key, .string(text)) }
    }
    func add(_ key: String, _ list: [String]) {
      if !list.isEmpty { self.add(key, .array(list.map(JSONValue.string))) }
    }
    add("category", metadata.category)
    add("keywords", metadata.keywords)
    add("aliases", metadata.aliases)
    add("since", metadata.since)
    add(metadata.isDisplayOnly ? "displayOnly" : "note", metadata.note)
    switch metadata.rightToLeft {
    case nil: break
    case .mirrored: add("rightToLeft", "mirror")
    case .symbol(let name): add("rightToLeft", name)
    }
    let forms = metadata.forms.sorted { $0.key < $1.key }
    if !forms.isEmpty {
      self.add("forms", .object(forms.map { ($0.key, .string($0.value)) }))
    }
    add("mode", metadata.preferredMode?.rawValue ?? "")
  }

  private static func point(_ point: Point) -> JSONValue {
    .array([.number(point.x), .number(point.y)])
  }

  private static func layer(
    _ layer: SymbolFont.Layer, among layers: [SymbolFont.Layer]
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if case .pair(let light, let dark)? = layer.color {
      members.append(
        ("color", .array([light, dark].map { .string(LayerColor.fixed($0).rawValue) })))
    }
    if let anchor = layer.motion.anchor { members.append(("anchor", point(anchor))) }
    var draw: [JSONValue.Member] = []
    if layer.motion.drawsBothWays { draw.append(("both", .bool(true))) }
    if !layer.motion.isDrawn { draw.append(("pen", .bool(false))) }
    let ends = [layer.motion.ends.start, layer.motion.ends.end].compactMap { $0?.rawValue }
    if ends.count == 2 { draw.append(("ends", .string(ends.joined(separator: " ")))) }
    if case .carried(by: let number)? = layer.motion.attachment,
      let carrier = layers.firstIndex(where: { $0.motion.attachment == .carries(number) })
    {
      draw.append(("with", .integer(carrier)))
    }
    if !draw.isEmpty { members.append(("draw", .object(draw))) }
    return members
  }
}
