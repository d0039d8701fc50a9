/// The value that the path of a token stands for.
enum ThemePlace {
  case color(String)
  case families
  case look(ButtonStyle, ThemeStyle.Variant?, ButtonState, ThemeToken<ThemeLook>)
  case state(ButtonState, ThemeToken<ThemeLook>)
  case measure(ButtonSize, ThemeToken<ThemeMeasures>)
  case button(ThemeToken<ThemeButton>)
  case contrast(ThemeToken<ThemeContrast>)
  case glass(ThemeToken<ThemeGlass>)
  case kindLook(ButtonKind, ThemeStyle.Variant?, ButtonState, ThemeToken<ThemeLook>)
  case kindMeasure(ButtonKind, ButtonSize, ThemeToken<ThemeMeasures>)
  case bar(ThemeBarPlace, ThemeToken<ThemeBar>)

  /// Finds the place of a path; `nil` if no token has it.
  init?(_ path: [String]) {
    guard let group = path.first else { return nil }
    if group == "bar" {
      guard let (place, name) = ThemeBarPlace.read(path),
        let token = ThemeTokens.bar.first(where: { $0.name == name })
      else { return nil }
      self = .bar(place, token)
      return
    }
    let last = path[path.count - 1]
    func token<Root>(_ tokens: [ThemeToken<Root>]) -> ThemeToken<Root>? {
      tokens.first { $0.name == last }
    }
    if let kind = ButtonKind(rawValue: group), !kind.hasStyles, path.count > 1 {
      self.init(kind, path)
      return
    }
    switch (group, path.count) {
    case ("color", 2): self = .color(last)
    case ("font", 2) where last == "family": self = .families
    case ("contrast", 2):
      guard let token = token(ThemeTokens.contrast) else { return nil }
      self = .contrast(token)
    case ("glass", 2):
      guard let token = token(ThemeTokens.glass) else { return nil }
      self = .glass(token)
    case ("button", 2):
      guard let token = token(ThemeTokens.button) else { return nil }
      self = .button(token)
    case ("button", 3) where path[1] == "focus":
      guard let token = token(ThemeTokens.focus) else { return nil }
      self = .state(.focused, token)
    case ("button", 4) where path[1] == "size":
      guard let size = ButtonSize(rawValue: path[2]), let token = token(ThemeTokens.measures)
      else { return nil }
      self = .measure(size, token)
    case ("button", 4) where path[1] == "state":
      guard let state = ButtonState(rawValue: path[2]), let token = token(ThemeTokens.look)
      else { return nil }
      self = .state(state, token)
    case ("button", 3...5):
      guard let style = ButtonStyle(rawValue: path[1]), let token = token(ThemeTokens.look)
      else { return nil }
      guard let (variant, state) = Self.use(path[2..<path.count - 1]) else { return nil }
      self = .look(style, variant, state, token)
    default: return nil
    }
  }

  /// Finds the place of a chip's, a floating action button's or a badge's token.
  private init?(_ kind: ButtonKind, _ path: [String]) {
    let last = path[path.count - 1]
    if path[1] == "size" {
      guard path.count == 4, let size = ButtonSize(rawValue: path[2]),
        let token = ThemeTokens.measures.first(where: { $0.name == last })
      else { return nil }
      self = .kindMeasure(kind, size, token)
    } else {
      guard let token = ThemeTokens.look.first(where: { $0.name == last }),
        let (variant, state) = Self.use(path[1..<path.count - 1])
      else { return nil }
      self = .kindLook(kind, variant, state, token)
    }
  }

  /// Reads the groups of a variant and a state; `nil` for others.
  private static func use(
    _ groups: ArraySlice<String>
  ) -> (variant: ThemeStyle.Variant?, state: ButtonState)? {
    var groups = groups
    let variant = groups.first.flatMap(ThemeStyle.Variant.init)
    if variant != nil { groups.removeFirst() }
    guard let state = groups.first.map(ButtonState.init) ?? .normal, groups.count < 2
    else { return nil }
    return (variant, state)
  }

  /// Whether the value is a type.
  var isType: Bool {
    switch self {
    case .measure(_, let token), .kindMeasure(_, _, let token):
      if case .type = token.field { true } else { false }
    case .bar(_, let token): if case .type = token.field { true } else { false }
    default: false
    }
  }

  /// All paths, for suggestions.
  static let paths: [String] = {
    let looks = ThemeTokens.look.map(\.name)
    let states = ButtonState.allCases.filter { $0 != .normal }.map(\.rawValue)
    var paths = ThemeTokens.roles.map { "color.\($0.name)" } + ["font.family"]
    paths += ThemeTokens.contrast.map { "contrast.\($0.name)" }
    paths += ThemeTokens.glass.map { "glass.\($0.name)" }
    paths += ThemeTokens.button.map { "button.\($0.name)" }
    for kind in ButtonKind.allCases where !kind.hasStyles {
      for size in ButtonSize.allCases {
        paths += ThemeTokens.measures.map { "\(kind.rawValue).size.\(size.rawValue).\($0.name)" }
      }
      for state in [""] + states.map({ "\($0)." }) {
        paths += looks.map { "\(kind.rawValue).\(state)\($0)" }
      }
    }
    for place in ThemeBarPlace.all {
      let group = place.path.joined(separator: ".")
      paths += ThemeTokens.bar.map { "\(group).\($0.name)" }
    }
    paths += ThemeTokens.focus.map { "button.focus.\($0.name)" }
    for size in ButtonSize.allCases {
      paths += ThemeTokens.measures.map { "button.size.\(size.rawValue).\($0.name)" }
    }
    for state in states { paths += looks.map { "button.state.\(state).\($0)" } }
    let variants = [""] + ThemeStyle.Variant.allCases.map { "\($0.rawValue)." }
    for style in ButtonStyle.allCases {
      for variant in variants {
        for state in [""] + states.map({ "\($0)." }) {
          paths += looks.map { "button.\(style.rawValue).\(variant)\(state)\($0)" }
        }
      }
    }
    return paths
  }()

  /// The groups of themes, in which unknown tokens are mistakes.
  static let groups = ["button", "chip", "fab", "badge", "bar", "glass", "contrast", "font"]
}
