package import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSymbols
package import SymtextSymbolText
package import SymtextSupport

/// The data that a template has no form for, as an entry of the `symbols.json` beside it.
///
/// A build of the folder reads both, so that words, anchors and pens are not lost on the way through a template. Points
/// are on the drawing grid of the template (``TemplateSpace``).
package struct TemplateCompanion {
  /// The members of the entry.
  package private(set) var members: [JSONValue.Member] = []
  /// The properties that the template lacks and the entry has.
  private var supplied: Set<TemplateSheet.Omission> = [
    .anchor, .opticalCenter, .darkColors, .valueMode, .pens, .counterclockwiseWiggle,
  ]

  /// The keys of an entry that the symbol decides; it has no other key with such a meaning.
  private static let keys = [
    "alt", "altText", "title", "category", "categories", "keywords", "tags", "aliases", "since",
    "version", "displayOnly", "rightToLeft", "forms", "mode", "anchor", "opticalCenter", "margins",
    "shift", "wiggle", "rotate", "draw", "loop", "valueMode", "layers",
  ]

  /// The keys of values that the symbol does not have, or that its template has.
  package var absentKeys: [String] {
    Self.keys.filter { key in !members.contains { $0.0.hasBytes(of: key) } }
  }

  /// Removes the properties that the entry has from the omissions of its template.
  package func supply(_ sheet: inout TemplateSheet) {
    sheet.omissions.subtract(supplied)
    if members.contains(where: { $0.0.hasBytes(of: "valueMode") }) {
      sheet.omittedProperties.remove("-sfsymbols-variable-value-mode")
    }
  }

  /// - Parameters:
  ///   - entry: The symbol.
  ///   - sheet: Its template.
  package init(_ entry: SymbolFont.Entry, of library: SymbolLibrary, _ sheet: TemplateSheet) {
    let space = TemplateSpace(entry, of: library, sheet)
    addWords(library.font.metadata(of: entry.index))
    let motion = library.font.motion(of: entry.index)
    add("anchor", motion.anchor.map { Self.point(space.fromDrawing * $0) })
    if let shift = library.font.opticalShift(of: entry.index), let middle = space.middle {
      add("opticalCenter", Self.point(middle + shift))
    }
    addDefaults(motion, sheet)
    add("loop", motion.isLoopClosed.map { $0 ? "closed" : "open" })
    let layers = sheet.layers.map { Self.layer($0, among: sheet.layers, space) }
    if layers.contains(where: { !$0.isEmpty }) {
      add("layers", .array(layers.map(JSONValue.object)))
    }
  }

  /// Adds the motion of effects that the rule `.defaults` of the template does not have.
  private mutating func addDefaults(_ motion: SymbolMotion, _ sheet: TemplateSheet) {
    func isSaid(_ name: String) -> Bool {
      sheet.defaults.contains { $0.name.hasBytes(of: "-sfsymbols-\(name)") }
    }
    if !isSaid("wiggle-style") {
      switch motion.wiggle {
      case nil: break
      case .turning(let isClockwise):
        add("wiggle", isClockwise ? "clockwise" : "counterclockwise")
      case .linear(let angle): add("wiggle", .number(angle))
      }
    }
    if !isSaid("rotates-clockwise"), !motion.rotatesClockwise { add("rotate", "counterclockwise") }
    if !isSaid("draw-reverses-motion-groups"), motion.drawsFrontToBack { add("draw", "reversed") }
    if !isSaid("variable-value-mode") {
      add("valueMode", motion.drawsValue.map { $0 ? "draw" : "color" })
    }
    // The motion of layers is nowhere else.
    let isKept = !sheet.layers.contains {
      $0.motion.rotates || $0.motion.pulses && sheet.version.number < 5
    }
    if isKept { supplied.insert(.motion) }
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

  /// Leaves out the forms that are symbols which the folder does not have: a build would leave out this symbol.
  /// - Returns: Their names.
  package mutating func leaveOutForms(except isThere: (String) -> Bool) -> [String] {
    var absent: [String] = []
    for (key, value) in members {
      if key.hasBytes(of: "forms") {
        let forms = value.members ?? []
        absent += forms.compactMap(\.1.string).filter { !isThere($0) }
        set(key, to: .object(forms.filter { $0.1.string.map(isThere) ?? false }))
      } else if key.hasBytes(of: "rightToLeft"), let name = value.string,
        !name.hasBytes(of: "mirror"), !isThere(name)
      {
        absent.append(name)
        set(key, to: nil)
      }
    }
    return ExactSet(absent).sorted()
  }

  private mutating func set(_ key: String, to value: JSONValue?) {
    guard let index = members.firstIndex(where: { $0.0.hasBytes(of: key) }) else { return }
    if let value, value.members?.isEmpty != true {
      members[index].1 = value
    } else {
      members.remove(at: index)
    }
  }

  /// Returns a point in hundredths of a unit, because fonts round their advances.
  private static func point(_ point: Point) -> JSONValue {
    .array([point.x, point.y].map { .number(($0 * 100).rounded() / 100) })
  }

  private static func layer(
    _ layer: SymbolFont.Layer, among layers: [SymbolFont.Layer], _ space: TemplateSpace
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if case .pair(let light, let dark)? = layer.color {
      members.append(
        ("color", .array([light, dark].map { .string(LayerColor.fixed($0).rawValue) })))
    }
    if let anchor = layer.motion.anchor {
      members.append(("anchor", point(space.fromDrawing * anchor)))
    }
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
