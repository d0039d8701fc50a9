internal import SymtextDrawing
internal import SymtextGraphics

/// The gradients of a picture, each written once.
///
/// <https://www.w3.org/TR/SVG2/pservers.html#Gradients>
struct SVGGradients {
  /// The names of the elements and the text after their `id`, by number.
  private(set) var elements: [(name: String, rest: String)] = []
  private var numbers: [String: Int] = [:]
  private let precision: SVGPrecision

  init(precision: SVGPrecision) { self.precision = precision }

  /// Returns the number of a gradient.
  ///
  /// Equal gradients have the same number.
  mutating func number(of gradient: LinearGradient) -> Int {
    number(of: "linearGradient", text(gradient))
  }

  /// Returns the number of a gradient whose first circle lies in the second.
  mutating func number(of gradient: RadialGradient) -> Int {
    number(of: "radialGradient", text(gradient))
  }

  private mutating func number(of name: String, _ rest: String) -> Int {
    let key = name + rest
    if let known = numbers[key] { return known }
    numbers[key] = elements.count
    elements.append((name, rest))
    return elements.count - 1
  }

  /// Returns the colour of a gradient that has only one; otherwise `nil`.
  func color(of gradient: LinearGradient) -> Color? {
    guard let last = gradient.stops.last else {
      return Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let hasWay =
      precision.units(gradient.start.x) != precision.units(gradient.end.x)
      || precision.units(gradient.start.y) != precision.units(gradient.end.y)
    return hasWay && gradient.stops.contains { $0.color != last.color } ? nil : last.color
  }

  /// Returns the text of the element after its `id`.
  private func text(_ gradient: LinearGradient) -> String {
    let places = [
      ("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x),
      ("y2", gradient.end.y),
    ]
    var text = " gradientUnits=\"userSpaceOnUse\""
    for (name, value) in places {
      // Only x2 has a default other than 0: the width of the picture.
      guard name == "x2" || precision.units(value) != 0 else { continue }
      text += " \(name)=\"\(precision.text(value))\""
    }
    return text + Self.text(gradient.extend) + ">"
      + Self.text(gradient.stops.unpremultiplied(from: gradient.interpolation))
  }

  private func text(_ gradient: RadialGradient) -> String {
    var text = " gradientUnits=\"userSpaceOnUse\""
    // The circles have a space of their own, so they need as many decimals as a transform.
    let precision = SVGPrecision(decimals: 6)
    let places = [
      ("cx", gradient.end.x), ("cy", gradient.end.y), ("r", gradient.endRadius),
      ("fx", gradient.start.x), ("fy", gradient.start.y), ("fr", gradient.startRadius),
    ]
    for (name, value) in places { text += " \(name)=\"\(precision.text(value))\"" }
    let map = gradient.map
    if map != .identity {
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { precision.text($0) }
      text += " gradientTransform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    return text + Self.text(gradient.extend) + ">"
      + Self.text(gradient.stops.unpremultiplied(from: gradient.interpolation))
  }

  private static func text(_ extend: GradientExtend) -> String {
    switch extend {
    case .pad: ""
    case .repeat: " spreadMethod=\"repeat\""
    case .reflect: " spreadMethod=\"reflect\""
    }
  }

  private static func text(_ stops: [LinearGradient.Stop]) -> String {
    stops.map { stop in
      "<stop offset=\"\(SVGColorAttributes.number(stop.offset))\"\(SVGColorAttributes.attributes(stop: stop.color))/>"
    }.joined()
  }
}
