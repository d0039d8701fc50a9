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
    var style = values.styles[theme.style(for: style)] ?? ThemeStyle()
    var state = state
    // The looks of which parts are taken, the most specific first.
    var looks: [ThemeLook] = []
    func add(_ look: ThemeLook?) { if let look { looks.append(look) } }
    if form == .toggle {
      let variant: ThemeStyle.Variant = state == .selected ? .on : .off
      let other = variant == .on ? style.on : style.off
      if other != nil || style.has(variant) {
        if variant == .on { state = .normal }
        if state != .normal { add(style.own(variant, state)) }
        add(style.own(variant, .normal))
        if let other { style = values.styles[theme.style(for: other)] ?? style }
      }
    }
    let isOver = backdrop != nil
    let isChanged = state != .normal
    if isOver, isChanged { add(style.own(.over, state)) }
    if isRed {
      let red = style.own(.destructive, .normal)
      if isChanged {
        add(style.own(.destructive, state))
        if let red { add(values.states[state]?.colors(in: red)) }
      }
      add(red)
    }
    if isChanged {
      add(style.own(nil, state))
      add(values.states[state])
    }
    if isOver { add(style.own(.over, .normal)) }
    add(style.own(nil, .normal))
    return looks.dropFirst().reduce(looks.first ?? ThemeLook()) { $0.filled(from: $1) }
  }
}
