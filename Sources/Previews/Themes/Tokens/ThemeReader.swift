internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// Makes a theme from design tokens.
struct ThemeReader {
  private let document: DesignDocument
  private let spelling: ThemeSpelling
  private(set) var warnings: [String] = []

  /// The most remarks about a file.
  private static let mostWarnings = 20

  init(
    _ bytes: [UInt8], load: @escaping (String) throws(ThemeError) -> [UInt8]
  ) throws(ThemeError) {
    document = try DesignDocument(bytes, load: load)
    spelling = ThemeSpelling(bytes)
  }

  /// Returns the theme: the tokens over those of another theme.
  /// - Parameters:
  ///   - base: The theme that the tokens are laid over; `nil` for the one that the file names, or that of iOS.
  ///   - named: Finds the theme that a file names.
  mutating func theme(
    over base: Theme?, named: (String) throws(ThemeError) -> Theme
  ) throws(ThemeError) -> Theme {
    var theme = try self.base(over: base, named)
    try readNames(into: &theme)
    for text in ThemeSpelling.remarks(onTheme: document.own) { warn(text) }
    for (mode, tree) in zip(ThemeMode.allCases, try document.trees(ThemeMode.allCases)) {
      let read = try read(tree, mode, over: theme[mode], isFirst: mode == .light)
      theme[mode] = read.values
      if let families = read.families { theme.families = families }
    }
    for mode in ThemeMode.allCases { try check(theme[mode], mode) }
    return theme
  }

  /// Returns the theme with its names only, whose values a built-in theme reads when they are asked for.
  mutating func names(
    named: (String) throws(ThemeError) -> Theme
  ) throws(ThemeError) -> Theme {
    var theme = try base(over: nil, named)
    try readNames(into: &theme)
    let path = ["font", "family"]
    guard let tree = try document.trees([.light], only: "font").first,
      let node = tree.root.node(path),
      let value = node.value
    else { return theme }
    let values = DesignValues(tree: tree, hasColor: { _ in false }, remarks: ThemeRemarks())
    theme.families = try values.families(
      DesignValues.Place(path: path, value: value, type: node.type, own: node.own))
    return theme
  }

  /// Returns the values of one mode.
  mutating func values(
    _ mode: ThemeMode, named: (String) throws(ThemeError) -> Theme
  ) throws(ThemeError) -> ThemeValues {
    let base = try base(over: nil, named)
    guard let tree = try document.trees([mode]).first else { return base[mode] }
    return try read(tree, mode, over: base[mode], isFirst: false).values
  }

  /// Returns the theme under the tokens.
  private func base(
    over base: Theme?, _ named: (String) throws(ThemeError) -> Theme
  ) throws(ThemeError) -> Theme {
    if let base { return base }
    guard let name = document.own?["base"]?.string else {
      return document.isThemeBuilder ? try named("material") : .iOS26
    }
    return name == "none" ? Theme(name: "theme") { _ in ThemeValues() } : try named(name)
  }

  private mutating func warn(_ text: String) {
    guard warnings.count < Self.mostWarnings, !warnings.contains(where: { $0.hasBytes(of: text) })
    else { return }
    warnings.append(text)
  }

  // MARK: Names

  private mutating func readNames(into theme: inout Theme) throws(ThemeError) {
    let own = document.own
    if let name = own?["name"]?.string ?? document.root["name"]?.string { theme.name = name }
    if let summary = document.root["$description"]?.string ?? document.root["description"]?.string {
      theme.summary = summary
    }
    if let notes = own?["notes"]?.strings { theme.notes = notes }
    if let device = own?["device"] {
      theme.device = try Self.value(device, "device", BarDevice.self)
    }
    for (name, style) in own?["styles"]?.members ?? [] {
      theme.styleNames[name] = try Self.value(style, "styles.\(name)", ButtonStyle.self)
    }
    for (name, size) in own?["sizes"]?.members ?? [] {
      theme.sizeNames[name] = try Self.value(size, "sizes.\(name)", ButtonSize.self)
    }
    for (name, other) in own?["nearest"]?.members ?? [] {
      if let style = ButtonStyle(rawValue: name) {
        theme.substitutes[style] = try Self.value(other, "nearest.\(name)", ButtonStyle.self)
      } else if let size = ButtonSize(rawValue: name) {
        theme.sizeSubstitutes[size] = try Self.value(other, "nearest.\(name)", ButtonSize.self)
      } else {
        throw ThemeError("$extensions.symtext.nearest.\(name)", "it is neither a style nor a size")
      }
    }
  }

  private static func value<Value: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ place: String, _: Value.Type
  ) throws(ThemeError) -> Value where Value.RawValue == String {
    guard let text = value.string, let found = Value(rawValue: text) else {
      throw ThemeError(
        "$extensions.symtext.\(place)",
        "one of \(Value.allCases.map(\.rawValue).joined(separator: ", ")) is expected")
    }
    return found
  }

  // MARK: Tokens

  private mutating func read(
    _ tree: DesignTree, _ mode: ThemeMode, over values: ThemeValues, isFirst: Bool
  ) throws(ThemeError) -> (values: ThemeValues, families: [String]?) {
    let remarks = ThemeRemarks()
    var own = values
    let known = own.colors
    var families: [String]?
    let values = DesignValues(tree: tree, hasColor: { known[$0] != nil }, remarks: remarks)
    try tree.forEach { (path, node) throws(ThemeError) in
      guard let value = node.value else { return }
      let place = DesignValues.Place(path: path, value: value, type: node.type, own: node.own)
      let isType = ThemePlace(path)?.isType ?? false
      for text in ThemeSpelling.remarks(path, own: node.own, value: value, isType: isType) {
        remarks.add(text)
      }
      if case .color(let name)? = ThemePlace(path),
        let text = spelling.remark(onColor: name, isKnown: known[name] != nil)
      {
        remarks.add(text)
      }
      guard let target = ThemePlace(path) else {
        // A suggestion compares a name with thousands of others.
        if isFirst, remarks.texts.count < Self.mostWarnings, let text = Self.misspelt(path) {
          remarks.add(text)
        }
        return
      }
      try Self.set(target, place, values, &own, &families)
    }
    readToggles(tree, &own)
    for text in remarks.texts { warn(text) }
    return (own, isFirst ? families : nil)
  }

  private func readToggles(_ tree: DesignTree, _ values: inout ThemeValues) {
    for style in ButtonStyle.allCases {
      for variant in [ThemeStyle.Variant.off, .on] {
        let path = ["button", style.rawValue, variant.rawValue]
        guard let base = tree.root.node(path)?.base, let toggle = ThemeToggle(path, base) else {
          continue
        }
        if variant == .off {
          values.styles[style, default: ThemeStyle()].off = toggle.other
        } else {
          values.styles[style, default: ThemeStyle()].on = toggle.other
        }
      }
    }
  }

  /// Returns a remark about a token that themes do not have; `nil` for a token of somebody else.
  private static func misspelt(_ path: [String]) -> String? {
    let name = path.joined(separator: ".")
    if let text = ThemeSpelling.remark(onGroup: path) { return text }
    let groups = NameSuggestions.nearest(to: path[0], among: ThemePlace.groups)
    guard path.count > 1, !groups.isEmpty else { return nil }
    let near = NameSuggestions.nearest(to: name, among: ThemePlace.paths).first
    return "there is no token \(name)" + (near.map { "; \($0) is near" } ?? "")
  }

  private static func set(
    _ target: ThemePlace, _ place: DesignValues.Place, _ values: DesignValues,
    _ theme: inout ThemeValues, _ families: inout [String]?
  ) throws(ThemeError) {
    func field<Root>(
      _ token: ThemeToken<Root>, _ root: inout Root
    ) throws(ThemeError) {
      if let own = try self.field(token.field, place, values, &root), families == nil {
        families = own
      }
    }
    switch target {
    case .color(let name): theme.colors[name] = try values.color(place)
    case .families: families = try values.families(place)
    case .look(let style, let variant, let state, let token):
      var own = theme.styles[style] ?? ThemeStyle()
      try field(token, &own[variant, state])
      theme.styles[style] = own
    case .state(let state, let token):
      try field(token, &theme.states[state, default: ThemeLook()])
    case .measure(let size, let token):
      try field(token, &theme.sizes[size, default: ThemeMeasures()])
    case .button(let token): try field(token, &theme.button)
    case .contrast(let token): try field(token, &theme.contrast)
    case .glass(let token): try field(token, &theme.glass)
    case .kindLook(let kind, let variant, let state, let token):
      try field(token, &theme.kinds[kind, default: ThemeKind()].style[variant, state])
    case .kindMeasure(let kind, let size, let token):
      try field(
        token,
        &theme.kinds[kind, default: ThemeKind()].sizes[size, default: ThemeMeasures()])
    case .bar(let place, let token): try field(token, &theme.bars[place, default: ThemeBar()])
    }
  }

  /// Reads a value into its field.
  /// - Returns: The families of a type, if it has some.
  private static func field<Root>(
    _ field: ThemeField<Root>, _ place: DesignValues.Place, _ values: DesignValues,
    _ root: inout Root
  ) throws(ThemeError) -> [String]? {
    if place.own?["none"]?.isTrue == true {
      switch field {
      case .color(let path): root[keyPath: path] = nil
      case .dimension(let path, _), .number(let path, _), .weight(let path):
        root[keyPath: path] = nil
      case .radius(let path): root[keyPath: path] = nil
      case .shadows(let path): root[keyPath: path] = nil
      case .type(let path): root[keyPath: path] = nil
      case .stops(let path): root[keyPath: path] = nil
      }
      return nil
    }
    switch field {
    case .color(let path): root[keyPath: path] = try values.color(place)
    case .dimension(let path, let range):
      root[keyPath: path] = try values.dimension(place, range)
    case .number(let path, let range): root[keyPath: path] = try values.number(place, range)
    case .weight(let path): root[keyPath: path] = try values.weight(place)
    case .radius(let path): root[keyPath: path] = try values.radius(place)
    case .shadows(let path): root[keyPath: path] = try values.shadows(place)
    case .stops(let path): root[keyPath: path] = try values.stops(place)
    case .type(let path):
      let read = try values.type(place, over: root[keyPath: path])
      root[keyPath: path] = read.type
      return read.families
    }
    return nil
  }

  /// Checks that no colour of the palette refers to itself.
  private func check(_ values: ThemeValues, _ mode: ThemeMode) throws(ThemeError) {
    let palette = ThemePalette(
      values, mode: mode, painting: SymbolPainting(), tint: .accent, isRed: false)
    for name in values.colors.keys.sorted() where !palette.canResolve(name) {
      throw ThemeError("color.\(name)", "it refers to itself, or to too many other colours")
    }
  }
}
