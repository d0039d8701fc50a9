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
        "<stop offset=\"\(SVGColor.number(stop.offset))\"\(SVGColor.attributes(stop: stop.color))/>"
    }
    return text + "</linearGradient>"
  }
}

extension LinearGradient {
  /// Stops between which colour and opacity, each for itself, change in proportion, as SVG has it.
  ///
  /// Where both change there are more of them than the gradient's own.
  fileprivate var unpremultipliedStops: [Stop] {
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0 { result += steps(from: stops[index - 1], to: stop) }
      result.append(Stop(offset: min(max(stop.offset, 0), 1), color: stop.color))
    }
    return result
  }

  private func steps(from: Stop, to: Stop) -> [Stop] {
    guard from.color.alpha != to.color.alpha, from.color.opaque != to.color.opaque,
      to.offset > from.offset
    else { return [] }
    let count = Self.steps
    return (0...count).compactMap { step in
      // What is wholly clear has its neighbour's colour.
      if step == 0 || step == count {
        let (own, other) = step == 0 ? (from, to) : (to, from)
        return own.color.alpha > 0
          ? nil : Stop(offset: own.offset, color: other.color.opacity(0))
      }
      let offset = from.offset + (to.offset - from.offset) * Double(step) / Double(count)
      return Stop(offset: offset, color: color(at: offset))
    }
  }

  /// With so many steps no part of a colour is off by more than half a byte where opacity grows from a
  /// quarter on.
  private static let steps = 16
}
