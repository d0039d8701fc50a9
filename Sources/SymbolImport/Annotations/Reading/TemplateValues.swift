internal import SymtextSupport
internal import SymtextSymbols

/// The values of the annotations of a template, as ``TemplateText`` sets them.
struct TemplateValues {
  /// The values by key; those in the file count before those of `symbols.json`.
  private(set) var all: [JSONValue.Member] = []
  private let rules: StyleRules

  /// - Parameter members: The members of the entry in `symbols.json`.
  init(_ text: TemplateText, members: [JSONValue.Member]) throws(SourceError) {
    rules = StyleRules(text: text.text)
    let beside = members.first { $0.0.hasBytes(of: "layers") }?.1.values ?? []
    let layers = try text.layers().enumerated().map { (index, names) throws(SourceError) in
      JSONValue.object(
        Self.members(try self.members(of: names), beside: beside[safe: index] ?? .null))
    }
    all = try defaults()
    all.append(("layers", .array(layers)))
    let own = all
    all += members.filter { member in !own.contains { $0.0.hasBytes(of: member.0) } }
  }

  /// Adds the properties of a layer that `symbols.json` has, as a build takes them.
  private static func members(
    _ own: [JSONValue.Member], beside: JSONValue
  ) -> [JSONValue.Member] {
    var members = own
    if let pair = beside["color"], let light = pair.strings?.first {
      let place = members.firstIndex { $0.0.hasBytes(of: "color") }
      let color = place.flatMap { members[$0].1.string }
      let usual: ExactSet = [LayerColor.tintColor.rawValue, light]
      if let place, color.map(usual.contains) ?? false {
        members[place].1 = pair
      } else if place == nil {
        members.append(("color", pair))
      }
    }
    return members
      + ["anchor", "draw"].compactMap { key in beside[key].map { (key, $0) } }
  }

  private func defaults() throws(SourceError) -> [JSONValue.Member] {
    func value(_ name: String) throws(SourceError) -> String? {
      try rules.value(of: "-sfsymbols-\(name)", in: "defaults")
    }
    var members: [JSONValue.Member] = []
    if let angle = try value("wiggle-angle").flatMap({ Double($0) }) {
      members.append(("wiggle", .number(angle)))
    } else if let style = try value("wiggle-style") {
      members.append(("wiggle", .string(style)))
    }
    if let clockwise = try value("rotates-clockwise") {
      members.append(
        ("rotate", .string(clockwise == "false" ? "counterclockwise" : "clockwise")))
    }
    if try value("draw-reverses-motion-groups") == "true" { members.append(("draw", "reversed")) }
    if let mode = try value("variable-value-mode") {
      members.append(("valueMode", .string(mode)))
    }
    return members
  }

  // MARK: Layers

  private func members(of names: [LayerClass]) throws(SourceError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    func declared(_ name: String) throws(SourceError) -> String? {
      for own in names {
        if let value = try rules.value(of: "-sfsymbols-\(name)", in: own.description) {
          return value
        }
      }
      return nil
    }
    if let level = names.first(where: { $0.mode == .hierarchical })?.value {
      members.append(("level", .string(level)))
    }
    if let color = try color(of: names) { members.append(("color", .string(color))) }
    for (key, name) in [("threshold", "variable-threshold"), ("group", "motion-group")] {
      if let number = try declared(name).flatMap({ Double($0) }) {
        members.append((key, .number(number)))
      }
    }
    for (key, name) in [("pulses", "always-pulses"), ("rotates", "always-rotates")] {
      if let flag = try declared(name) { members.append((key, .bool(flag == "true"))) }
    }
    if let tag = try declared("layer-tags") {
      members.append(("tag", .string(tag.hasPrefix("_") ? String(tag.dropFirst()) : tag)))
    }
    return try members + paint(of: names)
  }

  private func color(of names: [LayerClass]) throws(SourceError) -> String? {
    guard let own = names.first(where: { $0.mode == .multicolor }), let value = own.value else {
      return nil
    }
    if value == "custom" { return try rules.value(of: "fill", in: own.description) }
    let short = value.hasSuffix("Color") ? String(value.dropLast(5)) : value
    return LayerColor(rawValue: value) == nil && LayerColor(rawValue: short) != nil ? short : value
  }

  /// Returns the opacities and the modes in which the layer clears.
  private func paint(of names: [LayerClass]) throws(SourceError) -> [JSONValue.Member] {
    var cleared: [JSONValue] = []
    var opacities: [JSONValue.Member] = []
    for own in names {
      if try rules.value(of: "-sfsymbols-clear-behind", in: own.description) == "true" {
        cleared.append(.string(own.mode.rawValue))
      } else if let opacity = try rules.value(of: "opacity", in: own.description),
        let number = Double(opacity)
      {
        opacities.append((own.mode.rawValue, .number(number)))
      }
    }
    var members: [JSONValue.Member] = []
    if !cleared.isEmpty {
      members.append(("clear", cleared.count == names.count ? true : .array(cleared)))
    }
    if let first = opacities.first?.1 {
      // One number stands for all modes with colours.
      let colored = names.filter { $0.mode != .monochrome }.map(\.mode.rawValue)
      let isOne = opacities.map(\.0) == colored && opacities.allSatisfy { $0.1 == first }
      members.append(("opacity", isOne ? first : .object(opacities)))
    }
    return members
  }
}
