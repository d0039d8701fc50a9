internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// Writes a theme as design tokens: a resolver with a set, and a modifier for modes.
struct ThemeWriter {
  private let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  /// The file, which reads as the same theme over any other.
  var document: JSONValue {
    let light = members(of: values(.light))
    var contexts: [JSONValue.Member] = []
    for mode in ThemeMode.allCases {
      let own = Self.changes(from: light, to: members(of: values(mode)))
      contexts.append(
        (mode.rawValue, .array(own.isEmpty ? [] : [DesignTokens.nested(own)])))
    }
    return .object([
      ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      ("version", .string("2025.10")), ("name", .string(theme.name)),
      ("description", .string(theme.summary)),
      (
        "sets",
        .object([
          (
            "base",
            .object([("sources", .array([DesignTokens.nested(families + light, toggles)]))])
          )
        ])
      ),
      (
        "modifiers",
        .object([
          ("mode", .object([("default", .string("light")), ("contexts", .object(contexts))]))
        ])
      ),
      (
        "resolutionOrder",
        .array(
          ["sets/base", "modifiers/mode"].map { .object([("$ref", .string("#/\($0)"))]) })
      ),
      ("$extensions", .object([("symtext", .object(own))])),
    ])
  }

  /// Returns the values of a mode; bars without values of their own have those of iOS.
  private func values(_ mode: ThemeMode) -> ThemeValues {
    var values = theme[mode]
    values.bars = theme.writtenBars(mode)
    for kind in ButtonKind.allCases where !kind.hasStyles {
      values.kinds[kind] = values.kinds[kind] ?? Theme.iOS26Kind(kind, mode)
    }
    return values
  }

  private var own: [JSONValue.Member] {
    func names<Value: RawRepresentable>(_ names: [String: Value]) -> JSONValue
    where Value.RawValue == String {
      .object(names.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value.rawValue)) })
    }
    let nearest =
      ButtonStyle.allCases.compactMap { style in
        theme.substitutes[style].map { (style.rawValue, JSONValue.string($0.rawValue)) }
      }
      + ButtonSize.allCases.compactMap { size in
        theme.sizeSubstitutes[size].map { (size.rawValue, JSONValue.string($0.rawValue)) }
      }
    return [
      ("base", .string("none")), ("notes", .array(theme.notes.map { .string($0) })),
      ("styles", names(theme.styleNames)), ("sizes", names(theme.sizeNames)),
      ("nearest", .object(nearest)), ("device", .string(theme.device.rawValue)),
    ]
  }

  private var families: [DesignTokens.Item] {
    [
      DesignTokens.Item(
        ["font", "family"],
        .object([
          ("$type", .string("fontFamily")), ("$value", .array(theme.families.map { .string($0) })),
        ]))
    ]
  }

  /// The groups of toggles with the styles that they take over.
  private var toggles: [DesignTokens.Item] {
    ButtonStyle.allCases.flatMap { style -> [DesignTokens.Item] in
      let own = theme[.light].styles[style]
      return [("off", own?.off), ("on", own?.on)].compactMap { name, other in
        other.map {
          DesignTokens.Item(["button", style.rawValue, name], .string("{button.\($0.rawValue)}"))
        }
      }
    }
  }

  /// Returns the tokens of a mode that differ from those of another, and none in place of those that it lacks.
  private static func changes(
    from light: [DesignTokens.Item], to own: [DesignTokens.Item]
  ) -> [DesignTokens.Item] {
    var before: ExactDictionary<JSONValue> = [:]
    for item in light { before[item.name] = item.value }
    var changes = own.filter { before[$0.name] != $0.value }
    var kept: ExactDictionary<Bool> = [:]
    for item in own { kept[item.name] = true }
    for item in light where kept[item.name] == nil {
      changes.append(
        DesignTokens.Item(
          item.path,
          .object([
            ("$type", item.value["$type"] ?? .null), ("$value", item.value["$value"] ?? .null),
            ("$extensions", .object([("symtext", .object([("none", .bool(true))]))])),
          ])))
    }
    return changes
  }

  /// Returns the tokens of a mode.
  private func members(of values: ThemeValues) -> [DesignTokens.Item] {
    var items: [DesignTokens.Item] = []
    func add<Root>(_ tokens: [ThemeToken<Root>], _ root: Root, _ path: [String]) {
      for token in tokens {
        guard let value = DesignTokens.value(token.field, in: root) else { continue }
        items.append(DesignTokens.Item(path + [token.name], value))
      }
    }
    for name in values.colors.keys.sorted() {
      guard let color = values.colors[name] else { continue }
      items.append(DesignTokens.Item(["color", name], DesignTokens.token("color", color)))
    }
    add(ThemeTokens.contrast, values.contrast, ["contrast"])
    add(ThemeTokens.button, values.button, ["button"])
    for size in ButtonSize.allCases {
      guard let measures = values.sizes[size] else { continue }
      add(ThemeTokens.measures, measures, ["button", "size", size.rawValue])
    }
    let states = ButtonState.allCases
    for style in ButtonStyle.allCases {
      guard let own = values.styles[style] else { continue }
      for variant in [nil] + ThemeStyle.Variant.allCases {
        for state in states {
          let path =
            ["button", style.rawValue] + (variant.map { [$0.rawValue] } ?? [])
            + (state == .normal ? [] : [state.rawValue])
          add(ThemeTokens.look, own[variant, state], path)
        }
      }
    }
    for state in states {
      add(
        ThemeTokens.look, values.states[state] ?? ThemeLook(), ["button", "state", state.rawValue])
    }
    add(ThemeTokens.glass, values.glass, ["glass"])
    for kind in ButtonKind.allCases where !kind.hasStyles {
      guard let own = values.kinds[kind] else { continue }
      for size in ButtonSize.allCases {
        guard let measures = own.sizes[size] else { continue }
        add(ThemeTokens.measures, measures, [kind.rawValue, "size", size.rawValue])
      }
      for variant in [nil] + ThemeStyle.Variant.allCases {
        for state in states {
          add(
            ThemeTokens.look, own.style[variant, state],
            [kind.rawValue] + (variant.map { [$0.rawValue] } ?? [])
              + (state == .normal ? [] : [state.rawValue]))
        }
      }
    }
    for place in ThemeBarPlace.all {
      guard let bar = values.bars[place] else { continue }
      for token in ThemeTokens.bar {
        guard let value = DesignTokens.value(token.field, in: bar) else { continue }
        let name = token.name.split(separator: ".").map(String.init)
        items.append(DesignTokens.Item(place.path + name, value))
      }
    }
    return items
  }
}
