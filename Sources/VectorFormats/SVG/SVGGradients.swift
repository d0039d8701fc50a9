internal import Drawing
internal import Colors
internal import Geometry

/// The gradients of a picture, each written once.
///
/// <https://www.w3.org/TR/SVG2/pservers.html#LinearGradients>
struct SVGGradients {
  /// The elements, in the order of their numbers.
  private(set) var elements: [String] = []
  private var numbers: [String: Int] = [:]
  private let precision: SVGPrecision

  init(precision: SVGPrecision) { self.precision = precision }

  /// The number of a gradient; a gradient that looks the same has the same.
  mutating func number(of gradient: LinearGradient) -> Int {
    let text = text(gradient)
    if let known = numbers[text] { return known }
    numbers[text] = elements.count
    elements.append(text)
    return elements.count - 1
  }

  /// The one colour that a gradient has everywhere; `nil` when there are several.
  func color(of gradient: LinearGradient) -> Color? {
    guard let last = gradient.stops.last else {
      return Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let hasWay =
      precision.units(gradient.start.x) != precision.units(gradient.end.x)
      || precision.units(gradient.start.y) != precision.units(gradient.end.y)
    return hasWay && gradient.stops.contains { $0.color != last.color } ? nil : last.color
  }

  /// The element behind its `id`.
  private func text(_ gradient: LinearGradient) -> String {
    let places = [
      ("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x),
      ("y2", gradient.end.y),
    ]
    var text = " gradientUnits=\"userSpaceOnUse\""
    for (name, value) in places {
      // Only x2 is something else, the picture's width, when it is left out.
      guard name == "x2" || precision.units(value) != 0 else { continue }
      text += " \(name)=\"\(precision.text(value))\""
    }
    text += ">"
    for stop in gradient.unpremultipliedStops {
      text +=
        "<stop offset=\"\(SVGColorAttributes.number(stop.offset))\"\(SVGColorAttributes.attributes(stop: stop.color))/>"
    }
    return text + "</linearGradient>"
  }
}
