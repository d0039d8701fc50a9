internal import SymtextGraphics
internal import SymtextSymbolText

extension Button {
  /// The theme in which it is drawn: its own, or that of its platform.
  public var shownTheme: Theme { theme ?? platform.theme }

  /// The mode of the theme, from the painting.
  var mode: ThemeMode { ThemeMode(painting.appearance, painting.contrast) }

  /// Whether the colours of destructive buttons replace those of the accent.
  var isRed: Bool { role == .destructive && looks[state]?.tint == nil }

  /// Returns the look in its style, state, role and form, from the most specific parts of its theme.
  ///
  /// Parts come from the first of these that has them: over a backdrop, the style there in its state; the style in its
  /// state; the state; over a backdrop, the style there; the style. If the destructive role has its own colour for a
  /// part, only it and the state change that part.
  func look(_ theme: Theme, _ values: ThemeValues) -> ThemeLook {
    var looks: [ThemeLook] = []
    addLooks(theme, values) { look, _ in looks.append(look) }
    return looks.dropFirst().reduce(looks.first ?? ThemeLook()) { $0.filled(from: $1) }
  }

  /// Returns the looks of which parts are taken, the most specific first, with the groups of their tokens.
  func namedLooks(_ theme: Theme, _ values: ThemeValues) -> [(group: String, look: ThemeLook)] {
    var looks: [(group: String, look: ThemeLook)] = []
    addLooks(theme, values) { looks.append((group: $1.text, look: $0)) }
    return looks
  }

  /// The place of a look among the tokens of a theme.
  private struct LookPlace {
    /// The kind of control, which has no styles unless it is a button.
    var kind: ButtonKind
    /// `nil` for all styles.
    var style: ButtonStyle?
    var variant: ThemeStyle.Variant?
    var state: ButtonState

    /// The group of tokens, such as `button.filled.hover`.
    var text: String {
      var words = ["button", style?.rawValue ?? "state"]
      if !kind.hasStyles, style != nil { words = [kind.rawValue] }
      if let variant { words.append(variant.rawValue) }
      if style == nil || state != .normal { words.append(state.rawValue) }
      return words.joined(separator: ".")
    }
  }

  private func addLooks(
    _ theme: Theme, _ values: ThemeValues, to list: (ThemeLook, LookPlace) -> Void
  ) {
    var name = theme.style(for: style)
    var style = values.styles[name] ?? ThemeStyle()
    var state = state
    func add(_ variant: ThemeStyle.Variant?, _ state: ButtonState) {
      if let look = style.own(variant, state) {
        list(look, LookPlace(kind: kind, style: name, variant: variant, state: state))
      }
    }
    func addState(_ look: ThemeLook?) {
      if let look { list(look, LookPlace(kind: kind, style: nil, state: state)) }
    }
    if form == .toggle {
      let variant: ThemeStyle.Variant = state == .selected ? .on : .off
      let other = variant == .on ? style.on : style.off
      if other != nil || style.has(variant) {
        if variant == .on { state = .normal }
        if state != .normal { add(variant, state) }
        add(variant, .normal)
        if let other, let own = values.styles[theme.style(for: other)] {
          (name, style) = (theme.style(for: other), own)
        }
      }
    }
    let isOver = backdrop != nil
    let isChanged = state != .normal
    if isOver, isChanged { add(.over, state) }
    if isRed {
      if isChanged {
        add(.destructive, state)
        if let red = style.own(.destructive, .normal) {
          addState(values.states[state]?.colors(in: red))
        }
      }
      add(.destructive, .normal)
    }
    if isChanged {
      add(nil, state)
      addState(values.states[state])
    }
    if isOver { add(.over, .normal) }
    add(nil, .normal)
  }
}
