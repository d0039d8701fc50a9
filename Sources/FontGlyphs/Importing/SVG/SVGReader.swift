internal import Geometry

/// Reads what an SVG file draws.
///
/// What cannot become an outline – text, images, masks, filters, gradients – is an error, or a warning
/// when that is let pass; nothing is dropped in silence.
struct SVGReader {
  static let mostReferences = 10_000
  static let mostShapes = 100_000

  /// The path that errors name.
  let file: String
  /// Whether what cannot be read is only warned of.
  let isLenient: Bool

  private var shapes: [SVGDrawnShape] = []
  private var warnings: [ImportError] = []
  private var styles = SVGStyleSheet()
  /// Elements by `id`.
  private var targets: [String: XMLElement] = [:]
  private var references = 0
  private var size = Vector.zero

  init(file: String, isLenient: Bool = false) {
    self.file = file
    self.isLenient = isLenient
  }

  /// Where an element stands.
  private struct Place {
    var properties = SVGProperties()
    var map = Affine.identity
    var opacity = 1.0
    var clips: [SVGClip] = []
    var isDisplayed = true
    var ids: [String] = []
    /// The `id`s that references have led through.
    var references: [String] = []
  }

  /// - Throws: ``ImportError`` with line and column.
  mutating func drawing(from bytes: [UInt8]) throws(ImportError) -> SVGDrawing {
    try drawing(of: try XMLReader.read(bytes, file: file))
  }

  /// - Throws: ``ImportError`` with line and column.
  mutating func drawing(of root: XMLElement) throws(ImportError) -> SVGDrawing {
    guard root.name == "svg", isSVG(root) else {
      throw failure(root, "the root element is not <svg>")
    }
    try gather(root)
    for selector in styles.unread {
      try report(root, "the style rule “\(selector)” is not understood")
    }
    let viewBox = try viewBox(root)
    size = Vector(viewBox.width, viewBox.height)
    var place = Place()
    try style(root, &place)
    try children(of: root, place)
    return SVGDrawing(viewBox: viewBox, shapes: shapes, root: root, warnings: warnings)
  }

  // MARK: What the file holds

  /// Style rules, and elements that can be referred to.
  private mutating func gather(_ element: XMLElement) throws(ImportError) {
    if element.name == "style" && isSVG(element) { styles.add(element.text) }
    if let id = element.attributes["id"], targets[id] == nil { targets[id] = element }
    for child in element.children { try gather(child) }
  }

  private func isSVG(_ element: XMLElement) -> Bool {
    element.namespace == nil || element.namespace == "http://www.w3.org/2000/svg"
  }

  private func viewBox(_ element: XMLElement) throws(ImportError) -> Rect {
    if let text = element.attributes["viewBox"] {
      guard let box = Self.box(text) else {
        throw failure(element, "viewBox=\"\(text)\" is not four numbers with a positive size")
      }
      return box
    }
    func length(_ key: String) throws(ImportError) -> Double? {
      guard let text = element.attributes[key], !text.hasSuffix("%"), text != "auto" else {
        return nil
      }
      guard let value = SVGLength.parse(text, whole: 0), value > 0 else {
        throw failure(element, "\(key)=\"\(text)\" is no positive length")
      }
      return value
    }
    guard let width = try length("width"), let height = try length("height") else {
      throw failure(element, "<svg> has neither a viewBox nor a width and a height")
    }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private static func box(_ text: String) -> Rect? {
    var scanner = SVGNumberScanner(text)
    guard let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
      let height = scanner.number(), width > 0, height > 0
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  // MARK: Elements

  private mutating func children(of element: XMLElement, _ place: Place) throws(ImportError) {
    for child in element.children { try draw(child, place) }
  }

  private mutating func draw(_ element: XMLElement, _ outer: Place) throws(ImportError) {
    guard isSVG(element) else {
      if element.namespace == "http://www.w3.org/2001/XInclude" {
        try report(element, "<\(element.name)> of XInclude is not followed")
      }
      return
    }
    switch element.name {
    case "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "pattern",
      "filter", "marker", "style", "title", "desc", "metadata", "script", "view", "cursor":
      return  // Drawn where something refers to them, or not at all.
    case "animate", "animateTransform", "animateMotion", "animateColor", "set":
      return try report(element, "<\(element.name)> moves what is drawn; a symbol stands still")
    default: break
    }
    var place = outer
    place.properties = outer.properties.inherited
    if let id = element.attributes["id"] { place.ids.append(id) }
    try style(element, &place)
    switch element.name {
    case "g", "a": try children(of: element, place)
    case "switch":
      if let first = element.children.first(where: { isSVG($0) }) { try draw(first, place) }
    case "svg": try nested(element, place)
    case "use": try use(element, place)
    case _ where SVGGeometry.names.contains(element.name): try shape(element, place)
    default:
      guard place.isDisplayed else { return }
      try report(element, "<\(element.name)> cannot become an outline")
    }
  }

  private mutating func shape(_ element: XMLElement, _ place: Place) throws(ImportError) {
    let path = try SVGGeometry(element: element, file: file, size: size).path()
    guard !path.isEmpty else { return }
    guard shapes.count < Self.mostShapes else {
      throw failure(element, "there are more than \(Self.mostShapes) shapes")
    }
    let properties = place.properties
    let map = place.map
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard scale.isFinite, scale < 1e9 else {
      throw failure(element, "the transforms make <\(element.name)> too large")
    }
    let stroke = try stroke(element, properties, scale: scale)
    if stroke != nil && place.isDisplayed && properties.isVisible && !map.isSimilarity {
      try report(element, "a stroke is stretched unevenly; outline it before")
    }
    shapes.append(
      SVGDrawnShape(
        path: path.transformed(by: map), fill: try fill(element, properties), stroke: stroke,
        opacity: place.opacity, clips: place.clips,
        isShown: place.isDisplayed && properties.isVisible, classes: Self.classes(element),
        element: element, ids: place.ids))
  }

  private mutating func fill(
    _ element: XMLElement, _ properties: SVGProperties
  ) throws(ImportError) -> SVGFill? {
    guard case .color(let color, let opacity) = try solid(properties.fill, "fill", of: element)
    else { return nil }
    return SVGFill(
      color: color, opacity: opacity * properties.fillOpacity, rule: properties.fillRule)
  }

  private mutating func stroke(
    _ element: XMLElement, _ properties: SVGProperties, scale: Double
  ) throws(ImportError) -> SVGStroke? {
    guard properties.strokeWidth > 0,
      case .color(let color, let opacity) = try solid(properties.stroke, "stroke", of: element)
    else { return nil }
    return SVGStroke(
      color: color, opacity: opacity * properties.strokeOpacity,
      width: properties.strokeWidth * scale, cap: properties.cap, join: properties.join,
      miterLimit: properties.miterLimit, dashes: properties.dashes.map { $0 * scale },
      dashOffset: properties.dashOffset * scale)
  }

  /// A paint of one colour; others are reported, and taken for the current colour when that is let pass.
  private mutating func solid(
    _ paint: SVGColor.Paint, _ property: String, of element: XMLElement
  ) throws(ImportError) -> SVGColor.Paint {
    guard case .reference(let reference) = paint else { return paint }
    try report(element, "\(property)=\"\(reference)\" is no plain colour")
    return .color(.current, opacity: 1)
  }

  private mutating func nested(_ element: XMLElement, _ outer: Place) throws(ImportError) {
    var place = outer
    func length(_ key: String, _ whole: Double, _ usual: Double) throws(ImportError) -> Double {
      guard let text = element.attributes[key], text != "auto" else { return usual }
      guard let value = SVGLength.parse(text, whole: whole) else {
        throw failure(element, "\(key)=\"\(text)\" is no length")
      }
      return value
    }
    let origin = Vector(try length("x", size.x, 0), try length("y", size.y, 0))
    place.map = place.map * .translation(origin.x, origin.y)
    if element.attributes["viewBox"] != nil {
      let box = try viewBox(element)
      let width = try length("width", size.x, size.x)
      let height = try length("height", size.y, size.y)
      place.map = place.map * Self.fitting(box, width: width, height: height)
    }
    try children(of: element, place)
  }

  /// Puts a box into the middle of a room, as large as it can be.
  private static func fitting(_ box: Rect, width: Double, height: Double) -> Affine {
    let scale = min(width / box.width, height / box.height)
    return .translation((width - box.width * scale) / 2, (height - box.height * scale) / 2)
      * .scale(scale, scale) * .translation(-box.minX, -box.minY)
  }

  private mutating func use(_ element: XMLElement, _ outer: Place) throws(ImportError) {
    let reference = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
    guard reference.hasPrefix("#") else {
      return try report(element, "<use> refers to “\(reference)”, which is not in the file")
    }
    let id = String(reference.dropFirst())
    guard let target = targets[id] else {
      return try report(element, "<use> refers to “\(id)”, and nothing has that id")
    }
    guard !outer.references.contains(id) else {
      throw failure(element, "<use> refers to “\(id)”, which it stands in itself")
    }
    references += 1
    guard references <= Self.mostReferences else {
      throw failure(element, "there are more than \(Self.mostReferences) references")
    }
    var place = outer
    place.references.append(id)
    func length(_ key: String, _ whole: Double) throws(ImportError) -> Double? {
      guard let text = element.attributes[key] else { return nil }
      guard let value = SVGLength.parse(text, whole: whole) else {
        throw failure(element, "\(key)=\"\(text)\" is no length")
      }
      return value
    }
    place.map =
      place.map * .translation(try length("x", size.x) ?? 0, try length("y", size.y) ?? 0)
    guard target.name == "symbol" else { return try draw(target, place) }
    place.properties = place.properties.inherited
    try style(target, &place)
    if target.attributes["viewBox"] != nil {
      let box = try viewBox(target)
      place.map =
        place.map
        * Self.fitting(
          box, width: try length("width", size.x) ?? size.x,
          height: try length("height", size.y) ?? size.y)
    }
    try children(of: target, place)
  }

  // MARK: Properties

  private static let presentation: Set<String> = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "opacity", "fill-rule",
    "clip-rule",
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "display", "visibility", "clip-path", "mask", "filter", "transform",
  ]

  static func classes(_ element: XMLElement) -> [String] {
    (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
      .map { SVGName.unescaped(String($0)) }
  }

  /// Lays an element's own properties over those it inherits.
  private mutating func style(_ element: XMLElement, _ place: inout Place) throws(ImportError) {
    var declared = element.attributes.filter { Self.presentation.contains($0.key) }
      .sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    declared += styles.declarations(
      for: element.name, classes: Self.classes(element), id: element.attributes["id"])
    declared += SVGStyleSheet.declarations(element.attributes["style"] ?? "")
    // `currentColor` means the element's own colour.
    for (name, value) in declared where name == "color" {
      _ = place.properties.set(name, value, size: size.x)
    }
    for (name, value) in declared where name != "color" {
      guard place.properties.set(name, value.trimmed, size: size.x) else {
        try report(element, "\(name)=\"\(value)\" is not understood")
        continue
      }
    }
    let own = place.properties.own
    place.opacity *= own.opacity
    place.isDisplayed = place.isDisplayed && own.isDisplayed
    if let text = own.transform, text != "none" {
      guard let map = SVGTransform.parse(text) else {
        throw failure(element, "transform=\"\(text)\" is no list of transforms")
      }
      place.map = place.map * map
    }
    guard place.isDisplayed else { return }
    if own.mask != nil { try report(element, "a mask cannot become an outline") }
    if own.filter != nil { try report(element, "a filter cannot become an outline") }
    if let reference = own.clipPath { try clip(element, reference, &place) }
  }

  private mutating func clip(
    _ element: XMLElement, _ reference: String, _ place: inout Place
  ) throws(ImportError) {
    let id = reference.drop { $0 != "#" }.dropFirst().prefix { !"\"')".contains($0) }
    guard let target = targets[String(id)], target.name == "clipPath" else {
      return try report(element, "clip-path=\"\(reference)\" names no clipPath of the file")
    }
    guard target.attributes["clipPathUnits"] != "objectBoundingBox" else {
      return try report(element, "a clipPath in parts of the bounding box is not read")
    }
    guard !place.references.contains(String(id)) else {
      throw failure(element, "the clipPath “\(id)” refers to itself")
    }
    references += 1
    guard references <= Self.mostReferences else {
      throw failure(element, "there are more than \(Self.mostReferences) references")
    }
    // The clip's shapes are read as if they were drawn.
    let outside = shapes
    shapes = []
    var inner = Place()
    inner.map = place.map
    inner.references = place.references + [String(id)]
    inner.properties.fill = .color(.current, opacity: 1)
    try style(target, &inner)
    try children(of: target, inner)
    let clips = shapes
    shapes = outside
    if clips.contains(where: { !$0.clips.isEmpty }) {
      try report(element, "a clipPath that is clipped itself is not read")
    }
    place.clips.append(
      SVGClip(paths: clips.filter(\.isShown).map { ($0.path, clipRule(of: $0)) }))
  }

  /// Clip paths have a rule of their own.
  private func clipRule(of shape: SVGDrawnShape) -> FillRule {
    let declared =
      SVGStyleSheet.declarations(shape.element.attributes["style"] ?? "")
      .last { $0.name == "clip-rule" }?.value ?? shape.element.attributes["clip-rule"]
    return declared == "evenodd" ? .evenOdd : .nonzero
  }

  // MARK: Errors

  private func failure(_ element: XMLElement, _ message: String) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }

  /// Throws, or warns when that is let pass.
  private mutating func report(_ element: XMLElement, _ message: String) throws(ImportError) {
    let error = failure(element, message)
    guard isLenient else { throw error }
    warnings.append(error)
  }
}

extension Affine {
  /// Whether circles stay circles.
  var isSimilarity: Bool {
    let scale = max(abs(a), abs(b), abs(c), abs(d))
    let isTurned = abs(a - d) <= 1e-6 * scale && abs(b + c) <= 1e-6 * scale
    let isMirrored = abs(a + d) <= 1e-6 * scale && abs(b - c) <= 1e-6 * scale
    return isTurned || isMirrored
  }
}
