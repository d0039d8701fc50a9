internal import SymtextSupport

extension SymbolEffect {
  /// Reads an effect: a name, followed by variants with dots before them.
  ///
  /// `bounce`, `bounce.down.wholeSymbol`, `variableColor.iterative.reversing`, `wiggle.custom(45)`.
  /// - Throws: ``EffectError`` that lists the valid words.
  public init(_ text: String) throws(EffectError) {
    let words = Self.words(text)
    guard let name = words.first, let kind = Self.kinds[name] else {
      let near = NameSuggestions.nearest(to: words.first ?? "", among: Self.names).first
      throw EffectError(
        "there is no effect “\(words.first ?? "")”"
          + (near.map { "; did you mean \($0)?" }
            ?? "; the effects are \(Self.names.joined(separator: ", "))"))
    }
    self.init(kind)
    var said: ExactDictionary<String> = [:]
    for word in words.dropFirst() {
      guard let property = take(word) else {
        let variants = Self.variants(of: name)
        let near = NameSuggestions.nearest(to: word, among: variants).first
        throw EffectError(
          "\(name) has no variant “\(word)”"
            + (near.map { "; did you mean \($0)?" }
              ?? (variants.isEmpty ? "" : ": \(variants.joined(separator: ", "))")))
      }
      if let other = said[property], other != word {
        throw EffectError("\(name): “\(other)” and “\(word)” exclude each other")
      }
      said[property] = word
    }
    if case .replace(var style) = self.kind {
      style.isMagic = said["magic"] != nil || said["style"] == nil
      self.kind = .replace(style)
    }
  }

  /// The names of all effects, in the order of their introduction.
  public static let names = [
    "appear", "disappear", "bounce", "scale", "pulse", "variableColor", "replace", "wiggle",
    "breathe", "rotate", "drawOn", "drawOff", "automatic",
  ]

  private static let kinds: [String: Kind] = [
    "automatic": .automatic,
    "appear": .appear(.up), "disappear": .disappear(.down), "bounce": .bounce(.up),
    "scale": .scale(.up), "pulse": .pulse, "variableColor": .variableColor(VariableColor()),
    "replace": .replace(.magic), "wiggle": .wiggle(.automatic), "breathe": .breathe(.pulse),
    "rotate": .rotate(.automatic), "drawOn": .drawOn, "drawOff": .drawOff(isReversed: false),
  ]

  /// Returns the variants of an effect, its scopes last.
  public static func variants(of name: String) -> [String] {
    let own: [String]
    switch kinds[name] {
    case .appear, .bounce, .scale: own = ["up", "down"]
    case .disappear: own = ["down", "up"]
    case .automatic, .pulse, .drawOn, nil: own = []
    case .variableColor:
      return [
        "cumulative", "iterative", "nonReversing", "reversing", "dimInactiveLayers",
        "hideInactiveLayers",
      ]
    case .replace: own = ["magic"] + Replacement.Way.allCases.map(\.rawValue)
    case .wiggle: own = wiggles.map(\.word) + ["custom(ANGLE)"]
    case .breathe: own = Breath.allCases.map(\.rawValue)
    case .rotate: own = ["clockwise", "counterClockwise"]
    case .drawOff: own = ["nonReversed", "reversed"]
    }
    return kinds[name] == nil ? [] : own + scopes(of: name).map(\.rawValue)
  }

  /// The scopes of an effect.
  private static func scopes(of name: String) -> [Scope] {
    switch name {
    case "variableColor": []
    case "pulse", "rotate": [.byLayer, .wholeSymbol]
    default: Scope.allCases
    }
  }

  private static let wiggles: [(word: String, style: Wiggle)] = [
    ("clockwise", .clockwise), ("counterClockwise", .counterClockwise), ("left", .left),
    ("right", .right), ("up", .up), ("down", .down), ("forward", .forward),
    ("backward", .backward),
  ]

  /// Splits at dots outside brackets.
  private static func words(_ text: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "." && depth <= 0 {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// Applies a variant.
  /// - Returns: the property that it sets; `nil` if the effect has no such variant.
  private mutating func take(_ word: String) -> String? {
    if let scope = Scope(rawValue: word), Self.scopes(of: name).contains(scope) {
      self.scope = scope
      return "scope"
    }
    switch kind {
    case .appear: return plane(word) { .appear($0) }
    case .disappear: return plane(word) { .disappear($0) }
    case .bounce: return plane(word) { .bounce($0) }
    case .scale: return plane(word) { .scale($0) }
    case .automatic, .pulse, .drawOn: return nil
    case .variableColor(let style): return take(word, style)
    case .replace(var style):
      if word == "magic" { return "magic" }
      guard let way = Replacement.Way(rawValue: word) else { return nil }
      style.way = way
      kind = .replace(style)
    case .wiggle:
      if let style = Self.wiggles.first(where: { $0.word == word })?.style {
        kind = .wiggle(style)
      } else if let angle = Self.angle(word) {
        kind = .wiggle(.custom(angle: angle))
      } else {
        return nil
      }
    case .breathe:
      guard let style = Breath(rawValue: word) else { return nil }
      kind = .breathe(style)
    case .rotate:
      guard let style = Turn(rawValue: word), style != .automatic else { return nil }
      kind = .rotate(style)
    case .drawOff:
      guard word == "reversed" || word == "nonReversed" else { return nil }
      kind = .drawOff(isReversed: word == "reversed")
    }
    return "style"
  }

  private mutating func plane(_ word: String, _ make: (Plane) -> Kind) -> String? {
    guard let plane = Plane(rawValue: word) else { return nil }
    kind = make(plane)
    return "style"
  }

  private mutating func take(_ word: String, _ style: VariableColor) -> String? {
    var style = style
    let property: String
    switch word {
    case "cumulative", "iterative":
      style.isCumulative = word == "cumulative"
      property = "order"
    case "reversing", "nonReversing":
      style.isReversing = word == "reversing"
      property = "way"
    case "dimInactiveLayers", "hideInactiveLayers":
      style.hidesInactiveLayers = word == "hideInactiveLayers"
      property = "unlit"
    default: return nil
    }
    kind = .variableColor(style)
    return property
  }

  private static func angle(_ word: String) -> Double? {
    guard word.hasPrefix("custom("), word.hasSuffix(")"),
      let angle = Double(word.dropFirst(7).dropLast()), angle.isFinite, abs(angle) <= 3600
    else { return nil }
    return angle
  }

  /// The effect as written: its name and its variants, without the default ones.
  public var text: String {
    let own: [String?] =
      switch kind {
      case .automatic, .pulse, .drawOn: []
      case .appear(let plane), .bounce(let plane), .scale(let plane): [plane == .up ? nil : "down"]
      case .disappear(let plane): [plane == .down ? nil : "up"]
      case .variableColor(let style):
        [
          style.isCumulative ? nil : "iterative", style.isReversing ? "reversing" : nil,
          style.hidesInactiveLayers ? "hideInactiveLayers" : nil,
        ]
      case .replace(let style):
        style == .magic ? [] : [style.isMagic ? "magic" : nil, style.way.rawValue]
      case .wiggle(.custom(let angle)): ["custom(\(MarkupNumber.text(angle)))"]
      case .wiggle(let style): [Self.wiggles.first { $0.style == style }?.word]
      case .breathe(let style): [style == .pulse ? nil : style.rawValue]
      case .rotate(let turn): [turn == .automatic ? nil : turn.rawValue]
      case .drawOff(let isReversed): [isReversed ? "reversed" : nil]
      }
    let isScoped = scope != .byLayer && Self.scopes(of: name).contains(scope)
    return ([name] + own.compactMap(\.self) + (isScoped ? [scope.rawValue] : []))
      .joined(separator: ".")
  }

  /// The name without variants.
  public var name: String {
    switch kind {
    case .automatic: "automatic"
    case .appear: "appear"
    case .disappear: "disappear"
    case .bounce: "bounce"
    case .scale: "scale"
    case .pulse: "pulse"
    case .variableColor: "variableColor"
    case .replace: "replace"
    case .wiggle: "wiggle"
    case .breathe: "breathe"
    case .rotate: "rotate"
    case .drawOn: "drawOn"
    case .drawOff: "drawOff"
    }
  }
}
