internal import SymtextSVGReading
internal import SymtextSupport
internal import SymtextSymbols

/// A template as a text in which annotations change: the classes of its paths, their style rules and `.defaults`.
struct TemplateText {
  private(set) var text: MarkupText

  /// The properties of the symbol in the rule `.defaults`.
  private static let defaults: ExactSet = ["wiggle", "rotate", "draw", "valueMode"]
  /// The properties of layers that a template's outlines already have.
  private static let drawn: ExactSet = [
    "shapes", "stroke", "fine", "weights", "fill", "draw", "shift",
  ]
  private static let clearing = "-sfsymbols-clear-behind"

  /// Whether the template's file has a place for a property; `symbols.json` has the others.
  /// - Parameter value: The value that is to be set; `nil` to remove it.
  func has(_ key: AnnotationKey, _ value: String?) throws(SourceError) -> Bool {
    guard key.layer != nil else {
      guard !key.name.hasBytes(of: "layers") else {
        throw failure(
          key,
          "cannot be set, because the layers of a template are in its file; set their properties, as in layers[0].level"
        )
      }
      return Self.defaults.contains(key.name)
    }
    let isPen = key.isPen(value)
    guard !Self.drawn.contains(key.name) || isPen else {
      throw failure(
        key,
        "cannot be set, because a template has the outlines of every weight itself; `symtext template guide` sets how they are drawn"
      )
    }
    return !key.name.hasBytes(of: "anchor") && !isPen
  }

  /// Sets or removes a value.
  /// - Parameter value: `nil` to remove it.
  /// - Returns: Whether a value that is to be removed was there.
  mutating func set(_ key: AnnotationKey, to value: JSONValue?) throws(SourceError) -> Bool {
    guard key.rest.isEmpty || key.isOpacityOfMode else {
      throw failure(
        key, "is part of a value that a template has as one word; set all of “\(key.name)”")
    }
    guard let layer = key.layer else {
      var rules = StyleRules(text: text)
      let isFound = try rules.set(try defaults(key, value), of: "defaults")
      text = rules.text
      return isFound
    }
    let names = try names(of: layer, key)
    switch key.name {
    case "level": return try rename(.hierarchical, key, value, in: names)
    case "color": return try setColor(key, value, layer: layer)
    case "opacity":
      let opacities = try withoutClears(try opacities(key, value), of: names, key)
      return try set(opacities, of: names, key)
    case "clear": return try setClears(key, value, of: names)
    default:
      guard let name = key.declaration else {
        throw failure(
          key,
          "is not known; a layer of a template has level, color, opacity, clear, threshold, group, pulses, rotates, tag and anchor"
        )
      }
      let word = try value.map { (value) throws(SourceError) in try self.word(value, key) }
      return try set(names.map { ($0.mode, name, word == "false" ? nil : word) }, of: names, key)
    }
  }

  private typealias Declaration = (mode: AnnotatedMode, name: String, value: String?)

  private mutating func set(
    _ declarations: [Declaration], of names: [LayerClass], _ key: AnnotationKey
  ) throws(SourceError) -> Bool {
    var rules = StyleRules(text: text)
    var isFound = false
    for (mode, name, value) in declarations {
      guard let own = names.first(where: { $0.mode == mode }) else {
        throw failure(
          key, "has no place, because the layer has no class of the mode \(mode.rawValue)")
      }
      if try rules.set([(name, value)], of: own.description) { isFound = true }
    }
    text = rules.text
    return isFound
  }

  // MARK: Layers

  /// Returns the classes of a layer, one for each mode that has it.
  private func names(
    of layer: Int, _ key: AnnotationKey
  ) throws(SourceError) -> [LayerClass] {
    let layers = try layers()
    guard let names = layers[safe: layer], !names.isEmpty else {
      throw failure(
        key,
        layers.contains { !$0.isEmpty }
          ? "is not in the file, which has \(layers.count) layers; the backmost is layers[0]"
          : "has no place, because the template has no layers; annotate its paths in SF Symbols, or give them classes such as hierarchical-0:primary"
      )
    }
    return names
  }

  /// Returns the classes of each layer, back to front.
  func layers() throws(SourceError) -> [[LayerClass]] {
    do throws(ImportError) {
      let template = try TemplateImporter(file: text.file).template(from: text.bytes)
      guard let reference = template.referenceVariant else { return [] }
      return TemplateLayers(template, reference: reference).layers.map(\.names)
    } catch {
      throw SourceError("\(error)")
    }
  }

  private mutating func rename(
    _ mode: AnnotatedMode, _ key: AnnotationKey, _ value: JSONValue?, in names: [LayerClass]
  ) throws(SourceError) -> Bool {
    guard let value else {
      throw failure(
        key, "cannot be removed, because every layer of a template has a level; set another")
    }
    guard let own = names.first(where: { $0.mode == mode }) else {
      throw failure(
        key, "has no place, because the layer has no class of the mode \(mode.rawValue)")
    }
    let level = try word(value, key)
    guard HierarchicalLevel(rawValue: level) != nil else {
      throw failure(
        key, "is one of \(HierarchicalLevel.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    try rename(own, to: LayerClass(mode, own.index, level))
    return true
  }

  private mutating func rename(_ old: LayerClass, to new: LayerClass) throws(SourceError) {
    var rules = StyleRules(text: text)
    try rules.rename(old.description, to: new.description)
    text = rules.text
  }

  // MARK: Colours

  private mutating func setColor(
    _ key: AnnotationKey, _ value: JSONValue?, layer: Int
  ) throws(SourceError) -> Bool {
    let tint = LayerColor.tintColor.rawValue
    if let value {
      let color = LayerColor(rawValue: try word(value, key))
      guard let color, color.systemColor != nil || color.rgba == nil || color.isOne else {
        throw failure(
          key,
          "is a colour such as systemRed, tintColor or #0A58CA; a template has one for light and dark"
        )
      }
      try addColors()
      guard let own = try colorClass(of: layer) else { return false }
      var rules = StyleRules(text: text)
      _ = try rules.set([("fill", nil)], of: own.description)
      text = rules.text
      let isFixed = color.systemColor == nil && color.rgba != nil
      let new = LayerClass(.multicolor, own.index, isFixed ? "custom" : Self.name(color))
      try rename(own, to: new)
      guard isFixed else { return true }
      rules = StyleRules(text: text)
      _ = try rules.set([("fill", color.rawValue)], of: new.description)
      text = rules.text
      return true
    }
    guard let own = try colorClass(of: layer), own.value != tint else { return false }
    var rules = StyleRules(text: text)
    _ = try rules.set([("fill", nil)], of: own.description)
    text = rules.text
    try rename(own, to: LayerClass(.multicolor, own.index, tint))
    let all = try layers().compactMap { $0.first { $0.mode == .multicolor } }
    guard all.allSatisfy({ $0.value == tint }) else { return true }
    rules = StyleRules(text: text)
    try rules.removeAdded(all.map(\.description))
    text = rules.text
    return true
  }

  /// Returns the name of a colour as Apple writes it.
  private static func name(_ color: LayerColor) -> String {
    color.systemColor == nil ? color.rawValue : "\(color.rawValue)Color"
  }

  private func colorClass(of layer: Int) throws(SourceError) -> LayerClass? {
    try layers()[safe: layer]?.first { $0.mode == .multicolor }
  }

  /// Gives all layers a class of the multicolor mode, if none has one: others would vanish there.
  private mutating func addColors() throws(SourceError) {
    let layers = try layers()
    guard !layers.joined().contains(where: { $0.mode == .multicolor }) else { return }
    var rules = StyleRules(text: text)
    for names in layers {
      guard let other = names.first(where: { $0.mode == .hierarchical }) ?? names.first else {
        continue
      }
      let own = LayerClass(.multicolor, other.index, LayerColor.tintColor.rawValue)
      try rules.add(own.description, toElementsOf: other.description)
    }
    text = rules.text
  }

  // MARK: Opacities and clears

  private func opacities(
    _ key: AnnotationKey, _ value: JSONValue?
  ) throws(SourceError) -> [Declaration] {
    func declaration(_ mode: String, _ value: JSONValue?) throws(SourceError) -> Declaration {
      guard let mode = AnnotatedMode(rawValue: mode) else {
        throw failure(
          key, "has the modes \(AnnotatedMode.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return (
        mode, "opacity", try value.map { (value) throws(SourceError) in try word(value, key) }
      )
    }
    if case .member(let mode)? = key.rest.first { return [try declaration(mode.string, value)] }
    if let members = value?.members {
      return try members.map { (member) throws(SourceError) in
        try declaration(member.0, member.1)
      }
    }
    let names = try names(of: key.layer ?? 0, key)
    let colored = names.filter { value == nil || $0.mode != .monochrome }
    return try colored.map {
      (name) throws(SourceError) in try declaration(name.mode.rawValue, value)
    }
  }

  /// Leaves out the opacities of classes that clear, where 0.0 is part of the clear.
  /// - Throws: ``SourceError`` if one of them is to be set.
  private func withoutClears(
    _ opacities: [Declaration], of names: [LayerClass], _ key: AnnotationKey
  ) throws(SourceError) -> [Declaration] {
    let rules = StyleRules(text: text)
    var left: [Declaration] = []
    for opacity in opacities {
      let own = names.first { $0.mode == opacity.mode }
      if let own, try rules.value(of: Self.clearing, in: own.description) != nil {
        guard opacity.value == nil else {
          throw failure(key, "and a clear of the layer exclude each other; remove its clear")
        }
      } else {
        left.append(opacity)
      }
    }
    return left
  }

  private mutating func setClears(
    _ key: AnnotationKey, _ value: JSONValue?, of names: [LayerClass]
  ) throws(SourceError) -> Bool {
    var modes: Set<AnnotatedMode> = []
    switch value {
    case nil, .bool(false)?: break
    case .bool(true)?: modes.formUnion(names.lazy.map(\.mode))
    case let value?:
      let chosen = (value.strings ?? []).map { AnnotatedMode(rawValue: $0) }
      guard !chosen.isEmpty, !chosen.contains(nil) else {
        throw failure(key, "is true, false, or a list of monochrome, hierarchical, multicolor")
      }
      modes = Set(chosen.compactMap(\.self))
    }
    var isFound = false
    var rules = StyleRules(text: text)
    for name in names {
      let clears = try rules.value(of: Self.clearing, in: name.description) != nil
      if modes.contains(name.mode) {
        let opacity = try rules.value(of: "opacity", in: name.description)
        guard clears || opacity == nil else {
          throw failure(key, "and an opacity of the layer exclude each other; remove its opacity")
        }
        _ = try rules.set([("opacity", "0.0"), (Self.clearing, "true")], of: name.description)
      } else if clears {
        isFound =
          try rules.set(
            [(Self.clearing, nil), ("opacity", nil)], of: name.description) || isFound
      }
    }
    text = rules.text
    return isFound
  }

  // MARK: Defaults

  private func defaults(
    _ key: AnnotationKey, _ value: JSONValue?
  ) throws(SourceError) -> [(name: String, value: String?)] {
    let word = try value.map { (value) throws(SourceError) in try self.word(value, key) }
    switch key.name {
    case "rotate":
      return [
        ("-sfsymbols-rotates-clockwise", word.map { $0 == "counterclockwise" ? "false" : "true" })
      ]
    case "draw":
      return [
        ("-sfsymbols-draw-reverses-motion-groups", word.map { $0 == "reversed" ? "true" : "false" })
      ]
    case "valueMode": return [("-sfsymbols-variable-value-mode", word)]
    default:
      let isAngle = word.flatMap { Double($0) } != nil
      return [
        ("-sfsymbols-wiggle-style", isAngle ? "linear" : word),
        ("-sfsymbols-wiggle-angle", isAngle ? word : nil),
      ]
    }
  }

  // MARK: Values

  /// Returns a value as a word of the file.
  private func word(_ value: JSONValue, _ key: AnnotationKey) throws(SourceError) -> String {
    guard var word = value.word, MarkupText.isWord(word) else {
      throw failure(key, "has a value that a template cannot hold")
    }
    if key.name.hasBytes(of: "tag"), SymbolLayer.Tag(rawValue: word) != nil { word = "_\(word)" }
    return word
  }

  private func failure(_ key: AnnotationKey, _ reason: String) -> SourceError {
    SourceError("\(text.file): “\(key.text)” \(reason)")
  }
}

extension AnnotationKey {
  /// Whether it is about the pen of a layer, and a value not about the course of its lines.
  fileprivate func isPen(_ value: String?) -> Bool {
    guard layer != nil, name.hasBytes(of: "draw") else { return false }
    if case .member(let part)? = rest.first { return PenCourse.penKeys.contains(part.string) }
    guard let value else { return true }
    let parts = (try? JSONReader.value(Array(value.utf8)))?.members
    return parts?.allSatisfy { PenCourse.penKeys.contains($0.0) } ?? false
  }

  /// Whether it is the opacity of a layer in one mode.
  fileprivate var isOpacityOfMode: Bool {
    guard layer != nil, name.hasBytes(of: "opacity"), rest.count == 1, case .member = rest[0] else {
      return false
    }
    return true
  }
}

extension LayerColor {
  /// Whether it is the same in every appearance.
  fileprivate var isOne: Bool { rgba.map { $0.light == $0.dark } ?? false }
}
