internal import SymtextGraphics
internal import SymtextSupport

/// The paints of shapes: plain colours, and gradients in images.
extension SVGReader {
  /// The largest number of stops in the gradients of all shapes.
  static let mostStops = 100_000
  /// The longest chain of references between gradients.
  private static let mostLinks = 32

  /// A resolved paint.
  enum Source {
    case nothing
    case color(SVGColor, opacity: Double)
    case gradient(SVGGradient)
  }

  /// A gradient before it is applied to a shape, with the attributes and stops inherited through references.
  struct RawGradient {
    var isLinear: Bool
    var attributes: ExactDictionary<String>
    var stops: [SVGGradient.Stop]
  }

  mutating func fill(
    _ element: XMLElement, _ properties: SVGProperties, box: Rect?, map: Affine, isShown: Bool
  ) throws(ImportError) -> SVGFill? {
    switch try source(
      properties.fill, "fill", properties, of: element, box: box, map: map, isShown: isShown)
    {
    case .nothing: return nil
    case .color(let color, let opacity):
      return SVGFill(
        color: color, opacity: opacity * properties.fillOpacity, rule: properties.fillRule)
    case .gradient(let gradient):
      return SVGFill(
        color: .current, gradient: gradient, opacity: properties.fillOpacity,
        rule: properties.fillRule)
    }
  }

  mutating func stroke(
    _ element: XMLElement, _ properties: SVGProperties, scale: Double, box: Rect?, map: Affine,
    isShown: Bool
  ) throws(ImportError) -> SVGStroke? {
    guard properties.strokeWidth > 0 else { return nil }
    let source = try source(
      properties.stroke, "stroke", properties, of: element, box: box, map: map, isShown: isShown)
    var stroke = SVGStroke(
      color: .current, opacity: properties.strokeOpacity,
      width: properties.strokeWidth * scale, cap: properties.cap, join: properties.join,
      miterLimit: properties.miterLimit, dashes: properties.dashes.map { $0 * scale },
      dashOffset: properties.dashOffset * scale)
    switch source {
    case .nothing: return nil
    case .color(let color, let opacity):
      stroke.color = color
      stroke.opacity *= opacity
    case .gradient(let gradient): stroke.gradient = gradient
    }
    return stroke
  }

  /// Returns the paint of a property; a gradient only in images.
  private mutating func source(
    _ paint: SVGColor.Paint, _ property: String, _ properties: SVGProperties,
    of element: XMLElement, box: Rect?, map: Affine, isShown: Bool
  ) throws(ImportError) -> Source {
    if isForImage, case .reference(let reference) = paint {
      return isShown
        ? try source(reference, property, of: element, box: box, map: map) : .nothing
    }
    guard
      case .color(let color, let opacity) = try solid(
        paint, property, properties, of: element, isShown: isShown)
    else { return .nothing }
    return .color(color, opacity: opacity)
  }

  /// Returns a paint of one colour.
  ///
  /// Reports other paints, and returns the current colour for them when lenient.
  private mutating func solid(
    _ paint: SVGColor.Paint, _ property: String, _ properties: SVGProperties,
    of element: XMLElement, isShown: Bool
  ) throws(ImportError) -> SVGColor.Paint {
    let paint = paint == .current ? properties.color : paint
    guard case .reference(let reference) = paint else { return paint }
    if isShown {
      try report(element, "\(property)=\"\(reference)\" is not a plain colour; use a plain colour")
    }
    return .color(.current, opacity: 1)
  }

  /// Returns the paint of `url(#name) fallback`.
  /// - Parameters:
  ///   - box: The shape's bounds, before the map.
  ///   - map: From the shape's space to the drawing's.
  mutating func source(
    _ reference: String, _ property: String, of element: XMLElement, box: Rect?, map: Affine
  ) throws(ImportError) -> Source {
    let id = SVGReferences.identifier(reference)
    let end = reference.firstIndex(of: ")").map { reference.index(after: $0) }
    let fallback = end.map { reference[$0...].trimmed } ?? ""
    guard let target = references[id] else {
      if let paint = SVGColor.paint(fallback), case .color(let color, let opacity) = paint {
        return .color(color, opacity: opacity)
      }
      try report(element, "\(property)=\"\(reference)\" refers to no element in the file")
      return .nothing
    }
    guard target.name == "linearGradient" || target.name == "radialGradient" else {
      try report(
        target, "a <\(target.name)> is not supported as a paint; use a colour or a gradient")
      return .nothing
    }
    let raw = try gradient(target, id: id)
    guard let last = raw.stops.last else { return .nothing }
    stopCount += raw.stops.count
    guard stopCount <= Self.mostStops else {
      throw failure(
        element,
        "the gradients of all shapes have more than \(Self.mostStops) stops; simplify the drawing")
    }
    guard raw.stops.count > 1, let gradient = try resolved(raw, target, box: box, map: map) else {
      let isBoxless = raw.attributes["gradientUnits"] != "userSpaceOnUse" && !Self.hasArea(box)
      return isBoxless ? .nothing : .color(last.color, opacity: last.opacity)
    }
    return .gradient(gradient)
  }

  private static func hasArea(_ box: Rect?) -> Bool {
    box.map { $0.width > 0 && $0.height > 0 } ?? false
  }

  /// Returns a gradient with the attributes and stops inherited through references.
  private mutating func gradient(
    _ element: XMLElement, id: String
  ) throws(ImportError) -> RawGradient {
    if let known = gradients[id] { return known }
    var raw = RawGradient(
      isLinear: element.name == "linearGradient", attributes: element.attributes, stops: [])
    var next: XMLElement? = element
    var links = 0
    while let current = next {
      if raw.stops.isEmpty { raw.stops = try stops(of: current) }
      raw.attributes.merge(current.attributes) { own, _ in own }
      links += 1
      guard links <= Self.mostLinks else {
        throw failure(
          element, "the gradient “\(id)” refers to more than \(Self.mostLinks) others in a row")
      }
      let address = SVGReferences.address(of: current)
      next = address.hasPrefix("#") ? references[String(address.dropFirst())] : nil
    }
    gradients[id] = raw
    return raw
  }

  private mutating func stops(of gradient: XMLElement) throws(ImportError) -> [SVGGradient.Stop] {
    var stops: [SVGGradient.Stop] = []
    for element in gradient.children where element.name == "stop" {
      var values = element.attributes
      for declaration in styles.declarations(
        for: element.name, classes: Self.classes(element), id: element.attributes["id"],
        steps: &ruleSteps)
        + SVGStyleSheet.declarations(element.attributes["style"] ?? "")
      {
        values[declaration.name] = declaration.value
      }
      var stop = SVGGradient.Stop(offset: 0, color: .rgb(0, 0, 0), opacity: 1)
      if let text = values["offset"] {
        stop.offset = min(max(SVGLength.parse(text, whole: 1) ?? 0, 0), 1)
      }
      stop.offset = max(stop.offset, stops.last?.offset ?? 0)
      switch SVGColor.paint((values["stop-color"] ?? "black").trimmed) {
      case .color(let color, let opacity): (stop.color, stop.opacity) = (color, opacity)
      case .current: stop.color = .current
      // `transparent` is invisible black.
      case .some(.none): stop.opacity = 0
      case .reference, nil:
        try report(element, "stop-color=\"\(values["stop-color"] ?? "")\" is not understood")
      }
      if let text = values["stop-opacity"], let value = SVGLength.parse(text.trimmed, whole: 1) {
        stop.opacity *= min(max(value, 0), 1)
      }
      stops.append(stop)
    }
    return stops
  }

  /// Applies a gradient to a shape.
  /// - Returns: `nil` when the gradient has no length; the shape then has the colour of the last stop.
  private mutating func resolved(
    _ raw: RawGradient, _ element: XMLElement, box: Rect?, map: Affine
  ) throws(ImportError) -> SVGGradient? {
    let isInBox = raw.attributes["gradientUnits"] != "userSpaceOnUse"
    let whole = isInBox ? Vector(1, 1) : size
    func length(_ key: String, _ usual: String, _ whole: Double) throws(ImportError) -> Double {
      let text = raw.attributes[key] ?? usual
      guard let value = SVGLength.parse(text, whole: whole) else {
        throw failure(element, "\(key)=\"\(text)\" is not a length")
      }
      return value
    }
    var space = map
    if isInBox {
      guard let box, Self.hasArea(box) else { return nil }
      space = space * Affine(box.width, 0, 0, box.height, box.minX, box.minY)
    }
    if let text = raw.attributes["gradientTransform"] {
      guard let own = SVGTransform.parse(text) else {
        throw failure(element, "gradientTransform=\"\(text)\" is not a list of transforms")
      }
      space = space * own
    }
    guard space.isFinite, space.determinant != 0 else { return nil }
    let shape: SVGGradient.Shape
    if raw.isLinear {
      let from = Point(try length("x1", "0%", whole.x), try length("y1", "0%", whole.y))
      let to = Point(try length("x2", "100%", whole.x), try length("y2", "0%", whole.y))
      guard from != to else { return nil }
      shape = .linear(from: from, to: to)
    } else {
      let diagonal = ((whole.x * whole.x + whole.y * whole.y) / 2).squareRoot()
      let center = Point(try length("cx", "50%", whole.x), try length("cy", "50%", whole.y))
      let radius = try length("r", "50%", diagonal)
      guard radius > 0 else { return nil }
      var focus = Point(
        raw.attributes["fx"] == nil ? center.x : try length("fx", "", whole.x),
        raw.attributes["fy"] == nil ? center.y : try length("fy", "", whole.y))
      let inner = min(max(try length("fr", "0%", diagonal), 0), radius)
      // A focus outside the circle is moved onto it.
      let most = radius - inner
      let way = focus - center
      if way.length > most { focus = center + way * (most / way.length * (1 - 1e-6)) }
      shape = .radial(from: focus, startRadius: inner, to: center, endRadius: radius)
    }
    return SVGGradient(
      shape: shape, stops: raw.stops,
      spread: raw.attributes["spreadMethod"].flatMap { SVGGradient.Spread(rawValue: $0) } ?? .pad,
      map: space)
  }
}
