internal import SymtextGraphics
internal import SymtextSupport

/// Reads the shapes of an SVG file.
///
/// Text, images, masks that fade, filters and, outside images, gradients cannot become outlines. They are errors, or warnings
/// when the reader is lenient; no element is dropped silently.
package struct SVGReader {
  /// The deepest nesting of elements, including elements that references insert.
  static let mostDepth = 128
  /// The largest distance of a coordinate from the origin, after all transforms.
  static let farthest = 1e6
  static let mostRules = 10_000
  /// The largest number of declarations that rules apply to all elements together.
  static let mostDeclarations = 500_000
  /// The largest number of comparisons of rules and their classes with elements.
  static let mostRuleSteps = 10_000_000
  /// The largest number of drawn elements, counting each use of a reference.
  static let mostDrawn = 100_000
  /// The largest ratio by which a transform may stretch a stroke one way against the other.
  private static let mostStretch = 100.0

  /// The path for errors.
  let file: String
  /// Whether unsupported elements cause warnings instead of errors.
  let isLenient: Bool
  /// Whether a lenient reader keeps the valid beginning of a faulty path.
  package var takesPartialPaths = true
  /// Whether the drawing is shown as an image instead of becoming a symbol.
  ///
  /// If so, the reader supports gradients and the order of paints.
  package var isForImage = false

  private var shapes: [SVGDrawnShape] = []
  private var warnings: [ImportError] = []
  /// The messages of the warnings so far.
  private var told: ExactSet = []
  var styles = SVGStyleSheet()
  var references = SVGReferences()
  private var clips = 0
  private var depth = 0
  private var drawn = 0
  private var declarations = 0
  var ruleSteps = 0
  private var segments = 0
  private(set) var size = Vector.zero
  private var fades = 0
  /// The resolved gradients, by their `id`.
  var gradients: ExactDictionary<RawGradient> = [:]
  /// The stops of the gradients of all shapes.
  var stopCount = 0

  package init(file: String, isLenient: Bool = false) {
    self.file = file
    self.isLenient = isLenient
  }

  /// The state that an element inherits.
  private struct Place {
    var properties = SVGProperties()
    var map = Affine.identity
    var opacity = 1.0
    var fades: [SVGFade] = []
    var clips: [SVGClip] = []
    var isDisplayed = true
    var ids: [String] = []
    /// Whether shapes only clip others, so that their paints are ignored.
    var isClip = false
    /// The `id`s of the references that led here.
    var references: [String] = []
  }

  /// Reads a file.
  /// - Throws: ``ImportError`` with line and column.
  package mutating func drawing(from bytes: [UInt8]) throws(ImportError) -> SVGDrawing {
    try drawing(of: try XMLReader.read(bytes, file: file))
  }

  /// Reads a root element.
  /// - Throws: ``ImportError`` with line and column.
  package mutating func drawing(of root: XMLElement) throws(ImportError) -> SVGDrawing {
    guard root.name == "svg", root.isSVG else {
      throw failure(root, "the root element is not <svg>")
    }
    var outer: [XMLElement] = []
    gather(root, inside: &outer)
    guard !styles.isTooLong else {
      throw failure(
        root,
        "the style rules have more than \(SVGStyleSheet.mostBytes) bytes; move them into the elements"
      )
    }
    guard styles.count <= Self.mostRules else {
      throw failure(
        root, "there are more than \(Self.mostRules) style rules; move them into the elements")
    }
    for selector in styles.unread {
      try report(root, "the style rule “\(selector)” is not supported")
    }
    let viewBox = try SVGRoom.viewBox(of: root, file: file)
    size = Vector(viewBox.width, viewBox.height)
    var place = Place()
    try style(root, &place)
    try children(of: root, place)
    return SVGDrawing(viewBox: viewBox, shapes: shapes, root: root, warnings: warnings)
  }

  // MARK: Index of the file

  /// Collects style rules and the elements that others can refer to.
  private mutating func gather(_ element: XMLElement, inside outer: inout [XMLElement]) {
    if element.name == "style" && element.isSVG { styles.add(element.text) }
    references.add(element, inside: outer)
    outer.append(element)
    for child in element.children { gather(child, inside: &outer) }
    outer.removeLast()
  }

  // MARK: Elements

  private mutating func children(of element: XMLElement, _ place: Place) throws(ImportError) {
    for child in element.children { try draw(child, place) }
  }

  private mutating func draw(_ element: XMLElement, _ outer: Place) throws(ImportError) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else {
      throw failure(
        element,
        "elements are nested more than \(Self.mostDepth) deep, counting references")
    }
    drawn += 1
    guard drawn <= Self.mostDrawn else {
      throw failure(
        element,
        "there are more than \(Self.mostDrawn) elements, counting references; simplify the drawing")
    }
    guard element.isSVG else {
      if element.namespace == "http://www.w3.org/2001/XInclude" {
        try report(element, "<\(element.name)> of XInclude is not followed")
      }
      return
    }
    switch element.name {
    case "script" where isForImage: return try report(element, "a <script> is not run")
    case "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "pattern",
      "filter", "marker", "style", "title", "desc", "metadata", "script", "view", "cursor":
      return  // Drawn where an element refers to them, or never.
    case "animate", "animateTransform", "animateMotion", "animateColor", "set":
      return try report(
        element,
        "<\(element.name)> is not supported: \(isForImage ? "an image" : "a symbol") is drawn still"
      )
    default: break
    }
    var place = outer
    place.properties = outer.properties.inherited
    if let id = element.attributes["id"] { place.ids.append(id) }
    try style(element, &place)
    switch element.name {
    case "g", "a": try children(of: element, place)
    case "switch":
      // Required extensions are those of other programs.
      let first = element.children.first {
        $0.isSVG && ($0.attributes["requiredExtensions"] ?? "").isEmpty
      }
      if let first { try draw(first, place) }
    case "svg": try nested(element, place)
    case "use": try use(element, place)
    case _ where SVGGeometry.names.contains(element.name): try shape(element, place)
    default:
      guard place.isDisplayed else { return }
      try report(element, "<\(element.name)> \(undrawn)")
    }
  }

  /// The end of messages about unsupported elements.
  private var undrawn: String { isForImage ? "is not drawn" : "cannot become an outline" }

  private mutating func shape(_ element: XMLElement, _ place: Place) throws(ImportError) {
    let path = try path(of: element)
    guard !path.isEmpty else { return }
    segments += path.elements.count
    guard segments <= SVGPathData.mostSegments else {
      throw failure(
        element,
        "all paths together have more than \(SVGPathData.mostSegments) segments; simplify the drawing"
      )
    }
    let properties = place.properties
    let isShown = place.isDisplayed && properties.isVisible
    let map = place.map
    let scale = abs(map.determinant).squareRoot()
    guard scale.isFinite, scale < 1e9 else {
      throw failure(element, "the transforms make <\(element.name)> too large")
    }
    // A shape that a transform flattens to a line is not drawn.
    guard scale > 0 else { return }
    let drawn = path.transformed(by: map)
    guard drawn.isWithin(Self.farthest) else {
      throw failure(
        element,
        "<\(element.name)> has coordinates beyond ±\(Int(Self.farthest)) units; move it closer to the origin"
      )
    }
    guard !place.isClip else {
      shapes.append(
        SVGDrawnShape(
          path: drawn, clipRule: properties.clipRule, opacity: 1, fades: [],
          strokesFirst: false, clips: place.clips, isShown: isShown, classes: [], element: element,
          ids: []))
      return
    }
    let box = isForImage ? path.bounds : nil
    let fill = try fill(element, properties, box: box, map: map, isShown: isShown)
    var stroke = try stroke(
      element, properties, scale: scale, box: box, map: map, isShown: isShown)
    if isShown, stroke != nil, !map.isSimilarity {
      if let stretch = map.stretch, stretch.a + stretch.d < Self.mostStretch {
        stroke?.stretch = stretch
      } else {
        stroke = nil
        try report(
          element, "a transform stretches a stroke too unevenly; convert the stroke to an outline")
      }
    }
    if let stroke, isShown {
      if properties.own.keepsStroke && (abs(scale - 1) > 1e-6 || !map.isSimilarity) {
        try report(
          element,
          "vector-effect=\"non-scaling-stroke\" is not supported; convert the stroke to an outline")
      }
      if !stroke.dashes.isEmpty && element.attributes["pathLength"] != nil {
        try report(element, "dashes scaled by pathLength are not supported; remove pathLength")
      }
    }
    if let marker = properties.own.marker, isShown {
      try report(element, "the marker “\(marker)” \(undrawn); draw it as a shape")
    }
    shapes.append(
      SVGDrawnShape(
        path: drawn, fill: fill, stroke: stroke,
        clipRule: properties.clipRule, opacity: place.opacity, fades: place.fades,
        strokesFirst: properties.strokesFirst, clips: place.clips,
        isShown: isShown, classes: Self.classes(element), element: element, ids: place.ids))
  }

  /// Returns the path of an element; when lenient, the valid beginning of a faulty one.
  private mutating func path(of element: XMLElement) throws(ImportError) -> Path {
    let geometry = SVGGeometry(element: element, file: file, size: size)
    do throws(ImportError) {
      return try geometry.path()
    } catch {
      guard isLenient, takesPartialPaths else { throw error }
      warnings.append(error)
      return geometry.validPath
    }
  }

  private mutating func nested(_ element: XMLElement, _ outer: Place) throws(ImportError) {
    var place = outer
    let room = SVGRoom(element, showing: element, whole: size, file: file)
    let origin = try room.origin()
    place.map = place.map * .translation(origin.x, origin.y)
    try enter(room, of: element, &place)
    try children(of: element, place)
  }

  private mutating func use(_ element: XMLElement, _ outer: Place) throws(ImportError) {
    let address = SVGReferences.address(of: element)
    guard address.hasPrefix("#") else {
      return try report(element, "<use> refers to “\(address)”, which is not in the file")
    }
    let id = String(address.dropFirst())
    guard let target = references[id] else {
      return try report(element, "<use> refers to “\(id)”, but no element has that id")
    }
    guard !outer.references.contains(id) else {
      throw failure(element, "<use> refers to “\(id)”, which contains it")
    }
    try follow(from: element)
    var place = outer
    place.references.append(id)
    let room = SVGRoom(element, showing: target, whole: size, file: file)
    let origin = try room.origin()
    place.map = place.map * .translation(origin.x, origin.y)
    guard target.name == "symbol" else { return try draw(target, place) }
    place.properties = place.properties.inherited
    try style(target, &place)
    try enter(room, of: target, &place)
    try children(of: target, place)
  }

  /// Enters the viewport of an element.
  private mutating func enter(
    _ room: SVGRoom, of element: XMLElement, _ place: inout Place
  ) throws(ImportError) {
    if let text = room.unreadPlace {
      try report(element, "preserveAspectRatio=\"\(text)\" is not supported; remove it")
    }
    place.map = place.map * (try room.map())
  }

  private mutating func follow(from element: XMLElement) throws(ImportError) {
    guard references.follow() else {
      throw failure(element, "there are more than \(SVGReferences.most) references")
    }
  }

  // MARK: Properties

  private static let presentation: Set<String> = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "opacity", "fill-rule",
    "clip-rule",
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "display", "visibility", "clip-path", "mask", "filter", "transform",
    "transform-origin", "marker-start", "marker-mid", "marker-end", "vector-effect", "paint-order",
    "mix-blend-mode",
  ]

  package static func classes(_ element: XMLElement) -> [String] {
    (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
      .map { EscapedName.unescaped(String($0)) }
  }

  /// Applies an element's own properties over the inherited ones.
  private mutating func set(
    _ properties: inout SVGProperties, of element: XMLElement
  ) throws(ImportError) {
    var declared = element.attributes.filter { Self.presentation.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { SVGStyleSheet.Declaration(name: $0.key, value: $0.value) }
    let ruled = styles.declarations(
      for: element.name, classes: Self.classes(element), id: element.attributes["id"],
      steps: &ruleSteps)
    declarations += ruled.count
    guard declarations <= Self.mostDeclarations, ruleSteps <= Self.mostRuleSteps else {
      throw failure(element, "the style rules apply too often; move them into the elements")
    }
    declared += ruled
    declared += SVGStyleSheet.declarations(element.attributes["style"] ?? "")
    if declared.contains(where: \.isImportant) {
      declared = declared.filter { !$0.isImportant } + declared.filter(\.isImportant)
    }
    let diagonal = ((size.x * size.x + size.y * size.y) / 2).squareRoot()
    for declaration in declared {
      let (name, value) = (declaration.name, declaration.value)
      guard properties.set(name, value.trimmed, size: diagonal) else {
        try report(element, "\(name)=\"\(value)\" is not understood")
        continue
      }
    }
  }

  /// Applies an element's own properties, and their effect on opacity, transform and clipping.
  private mutating func style(_ element: XMLElement, _ place: inout Place) throws(ImportError) {
    try set(&place.properties, of: element)
    let own = place.properties.own
    place.opacity *= own.opacity
    if own.opacity < 1 {
      fades += 1
      place.fades.append(SVGFade(number: fades, opacity: own.opacity))
    }
    place.isDisplayed = place.isDisplayed && own.isDisplayed
    if let text = own.transform, text != "none" {
      guard let map = SVGTransform.parse(text) else {
        throw failure(element, "transform=\"\(text)\" is not a list of transforms")
      }
      if let origin = own.transformOrigin, origin.contains(where: { ("1"..."9").contains($0) }) {
        try report(
          element, "transform-origin=\"\(origin)\" is not supported; include it in the transform")
      }
      place.map = place.map * map
    }
    guard place.isDisplayed else { return }
    if let reference = own.mask { try mask(element, reference, &place) }
    if own.filter != nil { try report(element, "a filter \(undrawn)") }
    if let mode = own.blendMode, isForImage {
      try report(element, "mix-blend-mode=\"\(mode)\" is not supported")
    }
    if let reference = own.clipPath { try clip(element, reference, &place) }
  }

  private mutating func clip(
    _ element: XMLElement, _ reference: String, _ place: inout Place
  ) throws(ImportError) {
    let id = SVGReferences.identifier(reference)
    guard let target = references[id], target.name == "clipPath" else {
      return try report(element, "clip-path=\"\(reference)\" refers to no clipPath in the file")
    }
    guard target.attributes["clipPathUnits"] != "objectBoundingBox" else {
      return try report(element, "clipPathUnits=\"objectBoundingBox\" is not supported")
    }
    let clips = try shapes(of: target, id: id, element, place, isClip: true)
    self.clips += 1
    place.clips.append(
      SVGClip(
        parts: clips.filter(\.isShown).map {
          .init(path: $0.path, rule: $0.clipRule, clips: $0.clips)
        }, number: self.clips))
  }

  /// Clips to a mask of full coverage: opaque white, or opaque if the mask's type is `alpha`.
  ///
  /// Reports other masks.
  private mutating func mask(
    _ element: XMLElement, _ reference: String, _ place: inout Place
  ) throws(ImportError) {
    let id = SVGReferences.identifier(reference)
    guard let target = references[id], target.name == "mask",
      target.attributes["maskContentUnits"] != "objectBoundingBox"
    else { return try report(element, "a mask \(undrawn)") }
    let countsOpacity =
      SVGStyleSheet.declarations(target.attributes["style"] ?? "")
      .contains { $0.name == "mask-type" && $0.value == "alpha" }
      || target.attributes["mask-type"] == "alpha"
    let parts = try shapes(of: target, id: id, element, place, isClip: false).filter(\.isVisible)
    let isEven = parts.allSatisfy { part in
      guard let fill = part.fill, part.stroke == nil, fill.gradient == nil else { return false }
      return part.opacity * fill.opacity > 0.995
        && (countsOpacity || fill.color == .rgb(255, 255, 255))
    }
    guard isEven else { return try report(element, "a mask \(undrawn)") }
    clips += 1
    place.clips.append(
      SVGClip(
        parts: parts.map { .init(path: $0.path, rule: $0.fill?.rule ?? .nonzero, clips: $0.clips) },
        number: clips))
  }

  /// Returns the shapes of a clipPath or a mask, drawn in the space of the referring element.
  private mutating func shapes(
    of target: XMLElement, id: String, _ element: XMLElement, _ place: Place, isClip: Bool
  ) throws(ImportError) -> [SVGDrawnShape] {
    guard !place.references.contains(id) else {
      throw failure(element, "the \(target.name) “\(id)” refers to itself")
    }
    try follow(from: element)
    let outside = shapes
    shapes = []
    var inner = Place()
    inner.map = place.map
    inner.references = place.references + [id]
    for outer in references.surroundings(of: id) {
      inner.properties = inner.properties.inherited
      try set(&inner.properties, of: outer)
    }
    inner.properties = inner.properties.inherited
    inner.isClip = isClip
    try style(target, &inner)
    try children(of: target, inner)
    defer { shapes = outside }
    return shapes
  }

  // MARK: Errors

  func failure(_ element: XMLElement, _ message: String) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }

  /// Throws, or adds a warning when lenient.
  mutating func report(_ element: XMLElement, _ message: String) throws(ImportError) {
    let error = failure(element, message)
    guard isLenient else { throw error }
    // A program may write the same attribute at every element: warn once.
    if told.insert(message).inserted { warnings.append(error) }
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
