internal import SymtextSupport

/// Reads the values of design tokens, leniently: aliases, and the notations of older drafts.
struct DesignValues {
  /// The longest chain of aliases.
  static let mostAliases = 32
  /// The most shadows of a control, and the most stops of a gradient.
  static let mostShadows = 8
  static let mostStops = 16
  /// The pixels of a `rem`.
  private static let rem = 16.0

  let tree: DesignTree
  /// Whether the palette below has a colour of a name.
  let hasColor: (String) -> Bool
  /// Takes remarks.
  let remarks: ThemeRemarks

  /// A value with its token, for messages and for symtext's own members.
  struct Place {
    var path: [String]
    var value: JSONValue
    var type: String?
    var own: JSONValue?

    var name: String { path.joined(separator: ".") }
  }

  func error(_ place: Place, _ message: String) -> ThemeError { ThemeError(place.name, message) }

  /// Follows aliases to a value.
  /// - Throws: ``ThemeError`` for an alias that leads nowhere, to a group or in a circle.
  func followed(_ place: Place) throws(ThemeError) -> Place {
    var place = place
    var chain = [place.path]
    while let target = DesignAlias.path(place.value) {
      place = try self.target(target, of: place, chain)
      chain.append(target)
    }
    return place
  }

  func target(
    _ path: [String], of place: Place, _ chain: [[String]]
  ) throws(ThemeError) -> Place {
    let words = chain.map { $0.joined(separator: ".") }
    guard !chain.contains(path) else {
      throw ThemeError(
        words[0],
        "the aliases turn in a circle: \((words + [path.joined(separator: ".")]).joined(separator: " → "))"
      )
    }
    guard chain.count <= Self.mostAliases else {
      throw ThemeError(words[0], "there are more than \(Self.mostAliases) aliases in a row")
    }
    let node = tree.root.node(path)
    guard let node, let value = node.value else {
      let name = path.joined(separator: ".")
      if node != nil {
        throw ThemeError(words[words.count - 1], "{\(name)} is a group, not a token")
      }
      let near = NameSuggestions.nearest(to: name, among: paths).first
      throw ThemeError(
        words[words.count - 1],
        "there is no token {\(name)}" + (near.map { "; {\($0)} is near" } ?? ""))
    }
    return Place(path: path, value: value, type: node.type, own: node.own)
  }

  /// The paths of all tokens, for suggestions.
  private var paths: [String] {
    var paths: [String] = []
    try? tree.forEach { (path, _) throws(ThemeError) in
      if paths.count < 2_000 { paths.append(path.joined(separator: ".")) }
    }
    return paths
  }

  /// Checks the type that a token says.
  func check(_ place: Place, _ types: String...) throws(ThemeError) {
    guard let type = place.type, !types.contains(where: { $0.hasBytes(of: type) }) else { return }
    throw error(place, "its type is \(type); \(types.alternativeWords) is expected")
  }

  /// Returns a member of a composite value as a place of its own.
  func member(_ name: String, of place: Place) -> Place? {
    place.value[name].map { Place(path: place.path + [name], value: $0, type: nil, own: nil) }
  }

  // MARK: Numbers

  /// Reads a number, or a text of one.
  func number(_ place: Place, _ range: ClosedRange<Double>) throws(ThemeError) -> Double {
    let found = try followed(place)
    try check(found, "number")
    guard let number = found.value.number ?? found.value.string.flatMap(Double.init) else {
      throw error(place, "a number is expected")
    }
    return try bounded(number, range, place)
  }

  func bounded(
    _ number: Double, _ range: ClosedRange<Double>, _ place: Place
  ) throws(ThemeError) -> Double {
    guard range.contains(number) else {
      throw error(
        place,
        "\(number.text(decimals: 4)) is not from \(range.lowerBound.text(decimals: 4)) to \(range.upperBound.text(decimals: 4))"
      )
    }
    return number
  }

  /// Reads a length: `{"value": 8, "unit": "px"}`, `"8px"`, `"0.5rem"` or a number of points.
  func dimension(_ place: Place, _ range: ClosedRange<Double>) throws(ThemeError) -> Double {
    let found = try followed(place)
    try check(found, "dimension", "number")
    return try bounded(try length(found), range, place)
  }

  private func length(_ place: Place) throws(ThemeError) -> Double {
    if let number = place.value.number { return number }
    if let part = member("value", of: place) {
      let number = try followed(part)
      guard let value = number.value.number ?? number.value.string.flatMap(Double.init) else {
        throw error(part, "a number is expected")
      }
      return try value * factor(place.value["unit"]?.string ?? "px", place)
    }
    if let text = place.value.string {
      let unit = String(text.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" })
      if let number = Double(text.dropLast(unit.count)) {
        return try number * factor(unit.isEmpty ? "px" : unit, place)
      }
    }
    throw error(place, "a length is expected, as {\"value\": 8, \"unit\": \"px\"}")
  }

  private func factor(_ unit: String, _ place: Place) throws(ThemeError) -> Double {
    switch unit.lowercased() {
    case "px", "pt", "dp", "sp": return 1
    case "rem", "em": return Self.rem
    default: throw error(place, "the unit \(unit) is not known; px or rem is expected")
    }
  }

  /// Reads a corner radius: a length, or a share of the height if its type is `number`.
  func radius(_ place: Place) throws(ThemeError) -> ThemeRadius {
    let found = try followed(place)
    try check(found, "dimension", "number")
    if found.type == "number", let number = found.value.number, (0...0.5).contains(number) {
      return .share(number)
    }
    return .points(try dimension(place, 0...1e6))
  }

  private static let weights = [
    "thin": 100.0, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "semibold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// Reads the weight of a font.
  func weight(_ place: Place) throws(ThemeError) -> Double {
    let found = try followed(place)
    try check(found, "fontWeight", "number")
    if let text = found.value.string {
      if let weight = Self.weights[text.lowercased()] { return weight }
      guard Double(text) != nil else {
        throw error(
          place, "there is no weight “\(text)”; 1 to 1000, or regular to black, is expected")
      }
    }
    guard let number = found.value.number ?? found.value.string.flatMap(Double.init) else {
      throw error(place, "a weight of 1 to 1000 is expected")
    }
    return try bounded(number, 1...1000, place)
  }

  // MARK: Type

  /// Reads the families of a font, the preferred one first.
  func families(_ place: Place) throws(ThemeError) -> [String] {
    let found = try followed(place)
    try check(found, "fontFamily")
    if let text = found.value.string { return [text] }
    guard let names = found.value.strings, names.count <= 32 else {
      throw error(place, "a list of at most 32 families is expected")
    }
    return names
  }

  /// Reads the type of a label, and its families if it has some.
  func type(
    _ place: Place, over base: ThemeType?
  ) throws(ThemeError) -> (type: ThemeType, families: [String]?) {
    let found = try followed(place)
    try check(found, "typography")
    guard found.value.members != nil else {
      throw error(
        place, "an object with fontFamily, fontSize, fontWeight and letterSpacing is expected")
    }
    var type = ThemeType(size: base?.size ?? 17)
    if let size = member("fontSize", of: found) { type.size = try dimension(size, 1...400) }
    if let weight = member("fontWeight", of: found), found.own?["weight"]?.string != "font" {
      type.weight = try self.weight(weight)
    }
    if let tracking = member("letterSpacing", of: found) {
      type.tracking = try dimension(tracking, -100...100)
    }
    if let style = found.own?["textStyle"]?.string {
      guard let style = ThemeType.style(style) else {
        throw error(place, "there is no text style “\(style)”")
      }
      type.textStyle = style
    }
    return (
      type,
      try member("fontFamily", of: found).map { (part) throws(ThemeError) in
        try families(part)
      }
    )
  }

  // MARK: Shadows and gradients

  /// Reads shadows: one, or a list of them.
  func shadows(_ place: Place) throws(ThemeError) -> [ThemeShadow] {
    let found = try followed(place)
    try check(found, "shadow")
    let values = found.value.values ?? [found.value]
    guard values.count <= Self.mostShadows else {
      throw error(place, "a control has at most \(Self.mostShadows) shadows")
    }
    var shadows: [ThemeShadow] = []
    for (index, value) in values.enumerated() {
      let part = try followed(
        Place(path: found.path + ["\(index)"], value: value, type: nil, own: found.own))
      guard part.value.members != nil else {
        throw error(part, "an object with color, offsetX, offsetY, blur and spread is expected")
      }
      if part.value["inset"]?.isTrue == true {
        remarks.add("\(part.name): a shadow inside the edge is not drawn")
        continue
      }
      func length(_ name: String, _ range: ClosedRange<Double>) throws(ThemeError) -> Double {
        guard let member = member(name, of: part) else { return 0 }
        return try dimension(member, range)
      }
      guard let color = member("color", of: part) else { throw error(part, "a color is missing") }
      let falloff = part.own?["falloff"]?.string ?? found.own?["falloff"]?.string
      shadows.append(
        ThemeShadow(
          color: try self.color(color), x: try length("offsetX", -200...200),
          y: try length("offsetY", -200...200), blur: try length("blur", 0...200),
          spread: try length("spread", -200...200),
          falloff: falloff.flatMap(ThemeShadow.Falloff.init) ?? .gaussian))
    }
    return shadows
  }

  /// Reads the stops of a gradient.
  func stops(_ place: Place) throws(ThemeError) -> [ThemeStop] {
    let found = try followed(place)
    try check(found, "gradient")
    guard let values = found.value.values, values.count <= Self.mostStops else {
      throw error(place, "a list of at most \(Self.mostStops) stops is expected")
    }
    var stops: [ThemeStop] = []
    for (index, value) in values.enumerated() {
      let part = Place(path: found.path + ["\(index)"], value: value, type: nil, own: nil)
      guard let color = member("color", of: part), let position = member("position", of: part)
      else { throw error(part, "an object with color and position is expected") }
      stops.append(ThemeStop(try self.color(color), at: try number(position, 0...1)))
    }
    return stops.sorted { $0.position < $1.position }
  }
}

extension [String] {
  /// The words as alternatives: `a, b or c`.
  fileprivate var alternativeWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
