internal import SymtextGraphics
internal import SymtextSupport

extension DesignValues {
  /// Reads a colour: one in a colour space, a CSS colour, or an alias.
  ///
  /// symtext's own members change it.
  func color(_ place: Place) throws(ThemeError) -> ThemeColor {
    try color(place, [place.path])
  }

  private func color(_ place: Place, _ chain: [[String]]) throws(ThemeError) -> ThemeColor {
    try check(place, "color")
    var color: ThemeColor
    let own = place.own
    if own?["none"]?.isTrue == true { return .clear }
    if let text = own?["source"]?.string {
      guard text == "label" else {
        throw error(place, "the source “\(text)” is not known; label is expected")
      }
      color = ThemeColor(.label)
    } else if let name = own?["on"] {
      color = ThemeColor(.on(try paletteName(name, place)))
    } else if let text = own?["system"]?.string {
      guard let system = SystemColor(rawValue: text) else {
        throw error(place, "there is no system colour “\(text)”")
      }
      color = ThemeColor(.system(system))
    } else if let path = DesignAlias.path(place.value) {
      color = try alias(path, place, chain)
    } else {
      color = ThemeColor(.fixed(try fixed(place)))
    }
    return try changed(color, own, place)
  }

  /// Returns the colour of an alias: a name of the palette stays a name, so that it follows the tint.
  private func alias(
    _ path: [String], _ place: Place, _ chain: [[String]]
  ) throws(ThemeError) -> ThemeColor {
    if path.count == 2, path[0] == "color" {
      if tree.root.node(path)?.value != nil {
        // The whole chain is checked once, where the palette is read.
        if place.path.first == "color" {
          let next = try target(path, of: place, chain)
          _ = try color(next, chain + [path])
        }
        return ThemeColor(.named(path[1]))
      }
      if hasColor(path[1]) { return ThemeColor(.named(path[1])) }
    }
    let next = try target(path, of: place, chain)
    return try color(next, chain + [path])
  }

  private func paletteName(_ value: JSONValue, _ place: Place) throws(ThemeError) -> String {
    guard let path = DesignAlias.path(value), path.count == 2, path[0] == "color",
      tree.root.node(path)?.value != nil || hasColor(path[1])
    else { throw error(place, "a colour of the palette is expected, as {color.accent}") }
    return path[1]
  }

  private func changed(
    _ color: ThemeColor, _ own: JSONValue?, _ place: Place
  ) throws(ThemeError) -> ThemeColor {
    var color = color
    func number(_ name: String, _ range: ClosedRange<Double>) throws(ThemeError) -> Double? {
      guard let value = own?[name] else { return nil }
      return try self.number(
        Place(
          path: place.path + ["$extensions", "symtext", name], value: value, type: nil, own: nil),
        range)
    }
    if let opacity = try number("opacity", 0...1) { color.opacity *= opacity }
    if let step = try number("lightness", -1...1) { color.lightness = step }
    color.lightnessOnLight = try number("lightnessOnLight", -1...1) ?? color.lightnessOnLight
    if let mix = own?["mix"] {
      let part = Place(
        path: place.path + ["$extensions", "symtext", "mix"], value: mix, type: nil, own: nil)
      guard let other = member("color", of: part), let amount = member("amount", of: part) else {
        throw error(part, "an object with color and amount is expected")
      }
      let source: ThemeColor.Source
      if let path = DesignAlias.path(other.value), path.count == 2, path[0] == "color" {
        source = .named(try paletteName(other.value, other))
      } else {
        source = .fixed(try fixed(try followed(other)))
      }
      color.mix = ThemeColor.Mix(source, amount: try self.number(amount, 0...1))
    }
    return color
  }

  /// Reads a colour that is no alias.
  private func fixed(_ place: Place) throws(ThemeError) -> Color {
    if let text = place.value.string {
      guard let color = Color(text) else {
        throw error(place, "there is no colour “\(text)”; #rrggbb or an object is expected")
      }
      return color
    }
    guard let space = place.value["colorSpace"]?.string,
      let parts = place.value["components"]?.values, parts.count == 3
    else {
      if let hex = place.value["hex"]?.string.flatMap({ Color($0) }) {
        return try faded(hex, place)
      }
      throw error(
        place,
        "a colour is expected, as {\"colorSpace\": \"srgb\", \"components\": [0.4, 0.31, 0.64]}")
    }
    let numbers = parts.map { $0.number ?? 0 }
    guard let color = Self.color(space, numbers) else {
      guard let hex = place.value["hex"]?.string.flatMap({ Color($0) }) else {
        throw error(place, "the colour space \(space) cannot be read; add hex, or use srgb")
      }
      return try faded(hex, place)
    }
    return try faded(color, place)
  }

  private func faded(_ color: Color, _ place: Place) throws(ThemeError) -> Color {
    guard let alpha = member("alpha", of: place) else { return color }
    return color.multiplyingOpacity(by: try number(alpha, 0...1))
  }

  private static func color(_ space: String, _ parts: [Double]) -> Color? {
    let (a, b, c) = (parts[0], parts[1], parts[2])
    switch space {
    case "srgb": return Color(red: a, green: b, blue: c)
    case "srgb-linear":
      return Color(red: encoded(a), green: encoded(b), blue: encoded(c))
    case "hsl": return Color("hsl(\(a) \(b)% \(c)%)")
    case "hwb": return Color("hwb(\(a) \(b)% \(c)%)")
    case "oklab": return Color("oklab(\(a) \(b) \(c))")
    case "oklch": return Color("oklch(\(a) \(b) \(c))")
    default: return nil
    }
  }

  private static func encoded(_ part: Double) -> Double {
    part <= 0.003_130_8 ? 12.92 * part : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
