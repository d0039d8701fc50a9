internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// Writes values as design tokens.
enum DesignTokens {
  /// A token, or the base of a group, with its path.
  struct Item {
    var path: [String]
    var value: JSONValue

    init(_ path: [String], _ value: JSONValue) { (self.path, self.value) = (path, value) }

    var name: String { path.joined(separator: ".") }
  }

  /// Returns the groups of tokens.
  /// - Parameter bases: The groups that groups take over.
  static func nested(_ items: [Item], _ bases: [Item] = []) -> JSONValue {
    let root = DesignNode()
    func node(_ path: [String]) -> DesignNode { path.reduce(root) { $0.child($1) } }
    for item in items { node(item.path).value = item.value }
    for base in bases { node(base.path).own = base.value }
    return value(of: root)
  }

  private static func value(of node: DesignNode) -> JSONValue {
    if let value = node.value { return value }
    let base: [JSONValue.Member] = node.own.map { [("$extends", $0)] } ?? []
    return .object(
      base
        + node.names.compactMap { name in node.children[name].map { (name, value(of: $0)) } })
  }

  /// Returns the token of a field; `nil` if it has no value.
  static func value<Root>(_ field: ThemeField<Root>, in root: Root) -> JSONValue? {
    switch field {
    case .color(let path): root[keyPath: path].map { token("color", $0) }
    case .dimension(let path, _): root[keyPath: path].map { token("dimension", dimension($0)) }
    case .number(let path, _): root[keyPath: path].map { token("number", number($0)) }
    case .weight(let path): root[keyPath: path].map { token("fontWeight", number($0)) }
    case .radius(let path): root[keyPath: path].map(radius)
    case .shadows(let path): root[keyPath: path].map(shadows)
    case .type(let path): root[keyPath: path].map(type)
    case .stops(let path): root[keyPath: path].map(stops)
    }
  }

  static func token(_ type: String, _ color: ThemeColor) -> JSONValue {
    let (value, own) = parts(of: color)
    return token(type, value, own)
  }

  private static func token(
    _ type: String, _ value: JSONValue, _ own: [JSONValue.Member] = []
  ) -> JSONValue {
    let more: [JSONValue.Member] =
      own.isEmpty ? [] : [("$extensions", .object([("symtext", .object(own))]))]
    return .object([("$type", .string(type)), ("$value", value)] + more)
  }

  /// Returns a number with all its digits.
  private static func number(_ value: Double) -> JSONValue {
    .numeral(value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)")
  }

  private static func dimension(_ points: Double) -> JSONValue {
    .object([("value", number(points)), ("unit", .string("px"))])
  }

  private static func radius(_ radius: ThemeRadius) -> JSONValue {
    switch radius {
    case .points(let points): token("dimension", dimension(points))
    case .share(let share): token("number", number(share))
    }
  }

  // MARK: Colours

  /// Returns the value of a colour, and symtext's own members.
  private static func parts(of color: ThemeColor) -> (JSONValue, [JSONValue.Member]) {
    var own: [JSONValue.Member] = []
    var value: JSONValue
    var opacity = color.opacity
    switch color.source {
    case .fixed(var fixed):
      if color.mix == nil {
        fixed = fixed.multiplyingOpacity(by: opacity)
        opacity = 1
      }
      value = srgb(fixed)
    case .named(let name): value = .string("{color.\(name)}")
    case .on(let name):
      value = srgb(.white)
      own.append(("on", .string("{color.\(name)}")))
    case .system(let system):
      value = srgb(Color(system, .light))
      own.append(("system", .string(system.rawValue)))
    case .label:
      value = srgb(.black)
      own.append(("source", .string("label")))
    }
    if color.lightness != 0 { own.append(("lightness", number(color.lightness))) }
    if let step = color.lightnessOnLight { own.append(("lightnessOnLight", number(step))) }
    if let mix = color.mix {
      own.append(
        (
          "mix",
          .object([
            ("color", parts(of: ThemeColor(mix.source)).0), ("amount", number(mix.amount)),
          ])
        ))
    }
    if opacity != 1 { own.append(("opacity", number(opacity))) }
    return (value, own)
  }

  private static func srgb(_ color: Color) -> JSONValue {
    var members: [JSONValue.Member] = [
      ("colorSpace", .string("srgb")),
      ("components", .array([color.red, color.green, color.blue].map(number))),
    ]
    if color.alpha < 1 { members.append(("alpha", number(color.alpha))) }
    let digits = String(color.rgb, radix: 16)
    let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return .object(members + [("hex", .string(hex))])
  }

  // MARK: Composites

  private static func shadows(_ shadows: [ThemeShadow]) -> JSONValue {
    let values = shadows.map { shadow -> JSONValue in
      .object([
        ("color", parts(of: shadow.color).0), ("offsetX", dimension(shadow.x)),
        ("offsetY", dimension(shadow.y)), ("blur", dimension(shadow.blur)),
        ("spread", dimension(shadow.spread)),
      ])
    }
    let falloff = shadows.first?.falloff ?? .gaussian
    return token(
      "shadow", .array(values), falloff == .gaussian ? [] : [("falloff", .string(falloff.rawValue))]
    )
  }

  private static func stops(_ stops: [ThemeStop]) -> JSONValue {
    token(
      "gradient",
      .array(
        stops.map {
          .object([("color", parts(of: $0.color).0), ("position", number($0.position))])
        }))
  }

  private static func type(_ type: ThemeType) -> JSONValue {
    var own: [JSONValue.Member] = []
    if let style = type.textStyle { own.append(("textStyle", .string(style.rawValue))) }
    // Design Tokens require a weight.
    if type.weight == nil { own.append(("weight", .string("font"))) }
    return token(
      "typography",
      .object([
        ("fontFamily", .string("{font.family}")), ("fontSize", dimension(type.size)),
        ("fontWeight", number(type.weight ?? 400)), ("letterSpacing", dimension(type.tracking)),
        ("lineHeight", number(1.2)),
      ]), own)
  }
}
