internal import SymtextGraphics

/// The properties of an element that affect painting, including inherited ones.
///
/// <https://www.w3.org/TR/SVG2/propidx.html>
struct SVGProperties: Sendable {
  var color: SVGColor.Paint = .color(.current, opacity: 1)
  var fill: SVGColor.Paint = .color(.rgb(0, 0, 0), opacity: 1)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = SVGColor.Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = SVGStroke.Cap.butt
  var join = SVGStroke.Join.miter
  var miterLimit = 4.0
  var dashes: [Double] = []
  var dashOffset = 0.0
  var isVisible = true
  /// Whether the stroke is drawn before the fill.
  var strokesFirst = false
  /// The properties that are not inherited.
  var own = Own()

  /// Properties that children do not inherit.
  struct Own: Sendable {
    var opacity = 1.0
    var isDisplayed = true
    var clipPath: String?
    var mask: String?
    var filter: String?
    var transform: String?
    var transformOrigin: String?
    /// The marker at the ends and corners of lines.
    var marker: String?
    /// Whether transforms leave the stroke's width unchanged.
    var keepsStroke = false
    /// The blend mode; `nil` for `normal`.
    var blendMode: String?
  }

  /// The initial properties of a child.
  var inherited: SVGProperties {
    var properties = self
    properties.own = Own()
    return properties
  }

  /// Sets a property.
  /// - Parameter size: The drawing's diagonal ÷ √2, the reference length of percentages.
  /// - Returns: `false` when the value is invalid. Properties that do not affect shapes are ignored.
  mutating func set(_ name: String, _ value: String, size: Double) -> Bool {
    if value == "inherit" || value.isEmpty { return true }
    switch name {
    case "color":
      return read(SVGColor.paint(value).map { $0 == .current ? color : $0 }, into: \.color)
    case "fill": return read(SVGColor.paint(value), into: \.fill)
    case "stroke": return read(SVGColor.paint(value), into: \.stroke)
    case "fill-opacity": return read(Self.opacity(value), into: \.fillOpacity)
    case "stroke-opacity": return read(Self.opacity(value), into: \.strokeOpacity)
    case "opacity": return read(Self.opacity(value), into: \.own.opacity)
    // Paper.js writes `none`, which is not a valid rule. Browsers ignore it.
    case "fill-rule" where value == "none", "clip-rule" where value == "none": return true
    case "fill-rule": return read(Self.rule(value), into: \.fillRule)
    case "clip-rule": return read(Self.rule(value), into: \.clipRule)
    case "stroke-width":
      return read(
        SVGLength.parse(value, whole: size).flatMap { $0 >= 0 ? $0 : nil }, into: \.strokeWidth)
    case "stroke-linecap": return read(SVGStroke.Cap(rawValue: value), into: \.cap)
    case "stroke-linejoin":
      // SVG 2: renderers without its further joins draw them as miters.
      let isMiter = value == "miter-clip" || value == "arcs"
      return read(isMiter ? .miter : SVGStroke.Join(rawValue: value), into: \.join)
    case "stroke-miterlimit":
      return read(Double(value).flatMap { $0 >= 1 && $0.isFinite ? $0 : nil }, into: \.miterLimit)
    case "stroke-dasharray": return read(Self.dashes(value, size: size), into: \.dashes)
    case "stroke-dashoffset":
      return read(SVGLength.parse(value, whole: size), into: \.dashOffset)
    case "display": own.isDisplayed = value != "none"
    case "visibility": isVisible = value == "visible"
    case "clip-path": own.clipPath = value == "none" ? nil : value
    case "mask": own.mask = value == "none" ? nil : value
    case "filter": own.filter = value == "none" ? nil : value
    case "transform": own.transform = value
    case "transform-origin": own.transformOrigin = value
    case "marker", "marker-start", "marker-mid", "marker-end":
      own.marker = value == "none" ? own.marker : value
    case "mix-blend-mode": own.blendMode = value == "normal" ? nil : value
    case "paint-order":
      let words = value.split(whereSeparator: \.isWhitespace)
      let place = { words.firstIndex(of: $0) ?? words.count }
      strokesFirst = place("stroke") < place("fill")
    case "vector-effect": own.keepsStroke = value == "non-scaling-stroke"
    default: break
    }
    return true
  }

  private mutating func read<T>(
    _ value: T?, into property: WritableKeyPath<SVGProperties, T>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: property] = value
    return true
  }

  private static func opacity(_ text: String) -> Double? {
    let isPart = text.hasSuffix("%")
    guard let value = Double(isPart ? String(text.dropLast()) : text), value.isFinite else {
      return nil
    }
    return min(max(isPart ? value / 100 : value, 0), 1)
  }

  private static func rule(_ text: String) -> FillRule? {
    switch text {
    case "nonzero": .nonzero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  private static func dashes(_ text: String, size: Double) -> [Double]? {
    guard text != "none" else { return [] }
    let words = text.split { $0 == "," || $0.isWhitespace }
    let lengths = words.compactMap { SVGLength.parse(String($0), whole: size) }
    guard lengths.count == words.count, !lengths.contains(where: { $0 < 0 }) else { return nil }
    // Dashes that are all of length 0 make an unbroken line.
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }
}
