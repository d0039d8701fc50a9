internal import SymtextAnimation
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSymbolImport
internal import SymtextSymbolText

/// The classes that animate symbols on a page: `symtext--effect-bounce`.
struct EffectStyles: Sendable {
  /// The names of classes and properties.
  var names: ClassNames
  /// Whether layers can be stacked, each with its own motion.
  var hasLayers: Bool

  /// An effect with a class.
  struct Effect: Sendable {
    /// The suffix of the class: the effect's name, with hyphens for dots.
    var word: String
    /// The effect.
    var effect: SymbolEffect
    /// Whether it repeats without end.
    var goesOn = false

    init(_ kind: SymbolEffect.Kind, _ word: String, goesOn: Bool = false) {
      self.word = word
      effect = SymbolEffect(kind)
      self.goesOn = goesOn
    }
  }

  private var prefix: String { names.prefix }

  /// The effects of whole symbols, in the order of their introduction; directions of an effect share its curves.
  static let effects = [
    Effect(.appear(.up), "appear"), Effect(.appear(.down), "appear-down"),
    Effect(.disappear(.down), "disappear"), Effect(.disappear(.up), "disappear-up"),
    Effect(.bounce(.up), "bounce"), Effect(.bounce(.down), "bounce-down"),
    Effect(.scale(.up), "scale"), Effect(.scale(.down), "scale-down"),
    Effect(.pulse, "pulse"),
    Effect(.wiggle(.clockwise), "wiggle"), Effect(.wiggle(.clockwise), "wiggle-clockwise"),
    Effect(.wiggle(.clockwise), "wiggle-counterClockwise"),
    Effect(.wiggle(.right), "wiggle-left"), Effect(.wiggle(.right), "wiggle-right"),
    Effect(.wiggle(.right), "wiggle-up"), Effect(.wiggle(.right), "wiggle-down"),
    Effect(.wiggle(.right), "wiggle-forward"), Effect(.wiggle(.right), "wiggle-backward"),
    Effect(.wiggle(.right), "wiggle-custom"),
    Effect(.wiggle(.clockwise), "wiggle-continuous", goesOn: true),
    Effect(.breathe(.pulse), "breathe"), Effect(.breathe(.plain), "breathe-plain"),
    Effect(.rotate(.clockwise), "rotate"), Effect(.rotate(.clockwise), "rotate-clockwise"),
    Effect(.rotate(.clockwise), "rotate-counterClockwise"),
    Effect(.rotate(.clockwise), "rotate-continuous", goesOn: true),
  ]

  /// The rules.
  var css: String {
    var css = """

      /* Effects: <i class="\(prefix) \(prefix)-NAME \(prefix)--effect-bounce"></i> plays one when it is added to the
         page or gets the class; a symbol plays one at a time. Set on symbols or their ancestors,
         --\(prefix)-effect-count: infinite    repeats it without end,
         --\(prefix)-effect-speed: 2           plays it in half the time,
         --\(prefix)-effect-delay: .3s         delays its start,
         --\(prefix)-effect-state: paused      pauses it; let readers do this where it lasts longer than 5 s,
         --\(prefix)-wiggle-angle: 45deg       is the direction of wiggle-custom, clockwise from the right.
         A font has no pens and no single shapes: drawOn, drawOff, magic replacements and effects with the scope
         individually are for SVG files. appear, disappear and replace come closest to them here. */
      \(moving) {
        display: inline-block;
        animation-name: var(--\(prefix)-effect-gate,) var(--\(prefix)-effect-name, none);
        animation-duration: calc(var(--\(prefix)-effect-length, 0s) / var(--\(prefix)-effect-speed, 1));
        animation-timing-function: var(--\(prefix)-effect-easing, linear);
        animation-delay: \(delay);
        animation-iteration-count: var(--\(prefix)-effect-count, var(--\(prefix)-effect-times, 1));
        animation-fill-mode: both;
        animation-play-state: var(--\(prefix)-effect-state, running);
        transform-origin:
          calc(50% + var(--\(prefix)-origin-x, var(--\(prefix)-x, 0em)) * var(--\(prefix)-size, 1))
          calc(50% + var(--\(prefix)-origin-y, var(--\(prefix)-y, 0em)) * var(--\(prefix)-size, 1));
      }

      """
    var keyframes: [String: String] = [:]
    var rules = Rules()
    var reduced = Rules()
    for effect in Self.effects {
      let tracks = EffectTracks(effect.effect, goesOn: effect.goesOn)
      add(effect, tracks, isReduced: false, to: &rules, &keyframes)
      let still = EffectTracks(effect.effect, goesOn: effect.goesOn, reducesMotion: true)
      if still != tracks { add(effect, still, isReduced: true, to: &reduced, &keyframes) }
    }
    // The alternative motion of symbols that do not rotate.
    for goesOn in [false, true] {
      let wiggle = Effect(.wiggle(.right), "", goesOn: goesOn)
      for track in EffectTracks(wiggle.effect, goesOn: goesOn).tracks {
        let (name, frames) = self.keyframes(track, of: wiggle)
        keyframes[name] = frames
      }
    }
    addReplacements(to: &rules, reduced: &reduced, &keyframes)
    css += keyframes.sorted { $0.key < $1.key }.map { "@keyframes \($0) { \($1) }\n" }.joined()
    css += rules.css + triggers
    return css + "@media (prefers-reduced-motion: reduce) {\n\(reduced.css)}\n"
  }

  // MARK: Selectors

  /// The selector of all animated elements.
  var moving: String {
    let effect = "[class*=\"\(prefix)--effect-\"]"
    return hasLayers
      ? ":is(.\(prefix)\(effect):not(.\(prefix)--stacked), :is(.\(prefix)--stacked, .\(prefix)--pair)\(effect) > *)"
      : ":is(.\(prefix)\(effect), .\(prefix)--pair\(effect) > *)"
  }

  /// Returns the selector of the elements that a class animates.
  func selector(_ word: String) -> String {
    let name = names.effect(word)
    return hasLayers
      ? ":is(.\(prefix).\(name):not(.\(prefix)--stacked), .\(prefix)--stacked.\(name) > *)"
      : ".\(prefix).\(name)"
  }

  /// Motion groups start one after another, at shorter intervals when there are many.
  private var delay: String {
    let delay = "var(--\(prefix)-effect-delay, 0s)"
    guard hasLayers else { return delay }
    let spread = CSSNumber.text(EffectTracks.longestSpread)
    return """
      calc(\(delay) + var(--\(prefix)-place, var(--\(prefix)-group, 0)) / var(--\(prefix)-effect-speed, 1)
          * min(var(--\(prefix)-effect-interval, 0s), \(spread)s / max(var(--\(prefix)-groups, 1) - 1, 1)))
      """
  }

  // MARK: Rules

  /// CSS rules; rules with equal declarations are merged.
  struct Rules {
    private var order: [[String]] = []
    private var selectors: [[String]: [String]] = [:]

    mutating func add(_ selector: String, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      if selectors[lines] == nil { order.append(lines) }
      selectors[lines, default: []].append(selector)
    }

    var css: String {
      order.map { lines in
        "\((selectors[lines] ?? []).joined(separator: ",\n")) {\n  \(lines.joined(separator: ";\n  "));\n}\n"
      }.joined()
    }
  }

  private func add(
    _ effect: Effect, _ tracks: EffectTracks, isReduced: Bool, to rules: inout Rules,
    _ keyframes: inout [String: String]
  ) {
    var curveNames: [String] = []
    var easings: [String] = []
    for track in tracks.tracks {
      let (name, frames) = self.keyframes(track, of: effect)
      keyframes[name] = frames
      curveNames.append(choice(name, of: effect))
      easings.append(Self.easing(track.easing))
    }
    if Set(easings).count == 1 { easings = [easings[0]] }
    let selector = selector(effect.word)
    if !curveNames.isEmpty {
      var curves = [
        "--\(prefix)-effect-length: \(CSSNumber.text(tracks.length))s",
        "--\(prefix)-effect-easing: \(easings.joined(separator: ", "))",
      ]
      if hasLayers { curves.append("--\(prefix)-effect-interval: \(interval(effect, tracks))") }
      rules.add(selector, curves)
    }
    var lines = [
      "--\(prefix)-effect-name: \(curveNames.isEmpty ? "none" : curveNames.joined(separator: ", "))"
    ]
    if effect.goesOn && !isReduced { lines.append("--\(prefix)-effect-times: infinite") }
    rules.add(selector, lines + (isReduced ? reducedExtras(effect, tracks) : extras(effect)))
    if !isReduced, let angle = Self.anglesFromRightToLeft[effect.word] {
      rules.add("\(selector):dir(rtl)", ["--\(prefix)-wiggle-angle: \(angle)"])
    }
  }

  /// Returns the delay of a group after the previous one.
  private func interval(_ effect: Effect, _ tracks: EffectTracks) -> String {
    guard effect.effect.kind == .breathe(.pulse) else {
      return "\(CSSNumber.text(tracks.interval))s"
    }
    // Layers breathe one by one only if some are marked to do so.
    let plain = EffectTracks(SymbolEffect(.breathe(.plain)))
    return "calc(\(CSSNumber.text(plain.interval))s * var(--\(prefix)-marked, 0))"
  }

  /// Returns an effect's declarations other than its curves.
  private func extras(_ effect: Effect) -> [String] {
    switch effect.effect.kind {
    case .disappear where hasLayers:
      // The front layer disappears first.
      return [
        "--\(prefix)-place: calc(var(--\(prefix)-groups, 1) - 1 - var(--\(prefix)-group, 0))"
      ]
    case .wiggle:
      return origin("anchor")
        + (Self.angles[effect.word].map { ["--\(prefix)-wiggle-angle: \($0)"] } ?? [])
        + (Self.turns[effect.word].map { ["--\(prefix)-wiggle-turn: \($0)"] } ?? [])
    case .rotate:
      return origin("axis")
        + (Self.turns[effect.word].map { ["--\(prefix)-rotate-turn: \($0)"] } ?? [])
    default: return []
    }
  }

  /// Returns the declarations that remain of an effect under reduced motion.
  private func reducedExtras(_ effect: Effect, _ tracks: EffectTracks) -> [String] {
    guard case .scale = effect.effect.kind, tracks.tracks.isEmpty,
      let size = EffectTracks(effect.effect).tracks.first?.to
    else { return [] }
    return ["scale: \(CSSNumber.text(size))"]
  }

  /// The directions of wiggles along a line, clockwise from the right.
  private static let angles = [
    "wiggle-right": "0deg", "wiggle-down": "90deg", "wiggle-left": "180deg", "wiggle-up": "-90deg",
    "wiggle-forward": "0deg", "wiggle-backward": "180deg",
  ]

  /// Directions that depend on the reading direction are reversed from right to left.
  private static let anglesFromRightToLeft = [
    "wiggle-forward": "180deg", "wiggle-backward": "0deg",
  ]

  /// The rotation of classes with a direction, which overrides the symbol's own: 1 is clockwise.
  private static let turns = [
    "wiggle-clockwise": "1", "wiggle-counterClockwise": "-1", "rotate-clockwise": "1",
    "rotate-counterClockwise": "-1",
  ]

  /// Returns the centre of rotation: the symbol's own point, otherwise its middle.
  private func origin(_ name: String) -> [String] {
    ["x", "y"].map { "--\(prefix)-origin-\($0): var(--\(prefix)-\(name)-\($0), 0em)" }
  }

  /// Returns the keyframes of an effect, or the symbol's replacement for them.
  private func choice(_ name: String, of effect: Effect) -> String {
    switch effect.effect.kind {
    case .pulse, .breathe(.pulse): "var(--\(prefix)-pulse, \(name))"
    case .rotate: "var(--\(prefix)-rotate, \(name))"
    case .wiggle where effect.goesOn: "var(--\(prefix)-wiggle-on, \(name))"
    case .wiggle where effect.word == "wiggle": "var(--\(prefix)-wiggle, \(name))"
    default: name
    }
  }

  // MARK: Keyframes

  func keyframes(
    _ track: EffectTracks.EffectTrack, of effect: Effect
  ) -> (name: String, frames: String) {
    let (from, to) = (track.from, track.to)
    switch track.property {
    case .opacity, .scale:
      let property = track.property.rawValue
      return (
        "\(prefix)-\(property)-\(CSSNumber.percent(from))-\(CSSNumber.percent(to))",
        "from { \(property): \(CSSNumber.text(from)); } to { \(property): \(CSSNumber.text(to)); }"
      )
    case .rotation:
      if case .rotate = effect.effect.kind {
        return (
          "\(prefix)-rotate",
          "to { rotate: calc(\(CSSNumber.text(to))deg * var(--\(prefix)-rotate-turn, 1)); }"
        )
      }
      return (
        "\(prefix)-wiggle-turn\(effect.goesOn ? "-on" : "")",
        "to { rotate: calc(\(CSSNumber.text(to))deg * var(--\(prefix)-wiggle-turn, 1)); }"
      )
    case .way:
      let ems = to * Double(FontUnits.capHeight) / Double(FontUnits.perEm)
      let way = ["cos", "sin"].map {
        "calc(\($0)(var(--\(prefix)-wiggle-angle, 0deg)) * \(CSSNumber.text(ems))em)"
      }
      return (
        names.wigglesAlongLine(goesOn: effect.goesOn),
        "to { translate: \(way.joined(separator: " ")); }"
      )
    }
  }

  /// Returns a piecewise linear curve.
  ///
  /// <https://www.w3.org/TR/css-easing-2/#the-linear-easing-function>
  static func easing(_ knots: [EffectTracks.Knot]) -> String {
    let points = knots.enumerated().map { index, knot in
      let value = CSSNumber.text(knot.value)
      let isEnd = index == 0 || index == knots.count - 1
      return isEnd ? value : "\(value) \(CSSNumber.text(knot.time * 100, decimals: 2))%"
    }
    return "linear(\(points.joined(separator: ", ")))"
  }
}
