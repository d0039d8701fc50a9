internal import SymtextGraphics
internal import SymtextSupport

/// Reads what an SVG file draws.
///
/// What cannot become an outline – text, images, masks, filters, and gradients unless it is for an image – is an error, or a warning
/// when that is let pass; nothing is dropped in silence.
package struct SVGReader {
  /// How deep elements are nested, with those that references lead to.
  static let mostDepth = 128
  /// How far from the origin coordinates lie at most when all transforms are applied.
  static let farthest = 1e6
  static let mostRules = 10_000
  /// How many declarations of rules elements follow in all.
  static let mostDeclarations = 500_000
  /// How many rules and their classes are compared with elements in all.
  static let mostRuleSteps = 10_000_000
  /// How many elements are drawn at most, those again that references lead to.
  static let mostDrawn = 100_000
  /// How much wider one way and narrower the other strokes may be stretched.
  private static let mostStretch = 100.0

  /// The path that errors name.
  let file: String
  /// Whether what cannot be read is only warned of.
  let isLenient: Bool
  /// Whether a path that goes wrong is taken up to there when it is let pass.
  package var takesPartialPaths = true
  /// Whether it is shown as it is, and does not become a symbol: gradients, masks of one opacity and the order of
  /// paints are read then.
  package var isForImage = false

  private var shapes: [SVGDrawnShape] = []
  private var warnings: [ImportError] = []
  /// What was told of an element already.
  private var told: Set<String> = []
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
  /// The gradients that were met, by their `id`.
  var gradients: [String: RawGradient] = [:]
  /// The stops of the gradients of all shapes.
  var stopCount = 0

  package init(file: String, isLenient: Bool = false) {
    self.file = file
    self.isLenient = isLenient
  }

  /// Where an element stands.
  private struct Place {
    var properties = SVGProperties()
    var map = Affine.identity
    var opacity = 1.0
    var fades: [SVGFade] = []
    var clips: [SVGClip] = []
    var isDisplayed = true
    var ids: [String] = []
    /// Whether shapes are only there to clip others, and their paints do not matter.
    var isClip = false
    /// The `id`s that references have led through.
    var references: [String] = []
  }

  /// - Throws: ``ImportError`` with line and column.
  package mutating func drawing(from bytes: [UInt8]) throws(ImportError) -> SVGDrawing {
    try drawing(of: try XMLReader.read(bytes, file: file))
  }

  /// - Throws: ``ImportError`` with line and column.
  package mutating func drawing(of root: XMLElement) throws(ImportError) -> SVGDrawing {
    guard root.name == "svg", isSVG(root) else {
      throw failure(root, "the root element is not <svg>")
    }
    var outer: [XMLElement] = []
    gather(root, inside: &outer)
    guard !styles.isTooLong else {
      throw failure(
        root,
        "the style rules have more than \(SVGStyleSheet.mostBytes) bytes; write them into the elements"
      )
    }
    guard styles.count <= Self.mostRules else {
      throw failure(
        root, "there are more than \(Self.mostRules) style rules; write them into the elements")
    }
    for selector in styles.unread {
      try report(root, "the style rule “\(selector)” is not understood")
    }
    let viewBox = try SVGRoom.viewBox(of: root, file: file)
    size = Vector(viewBox.width, viewBox.height)
    var place = Place()
    try style(root, &place)
    try children(of: root, place)
    return SVGDrawing(viewBox: viewBox, shapes: shapes, root: root, warnings: warnings)
  }

  // MARK: What the file holds

  /// Style rules, and elements that can be referred to.
  private mutating func gather(_ element: XMLElement, inside outer: inout [XMLElement]) {
    if element.name == "style" && isSVG(element) { styles.add(element.text) }
    references.add(element, inside: outer)
    outer.append(element)
    for child in element.children { gather(child, inside: &outer) }
    outer.removeLast()
  }

  private func isSVG(_ element: XMLElement) -> Bool {
    element.namespace == nil || element.namespace == "http://www.w3.org/2000/svg"
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
        "with what references lead to, elements are nested more than \(Self.mostDepth) deep")
    }
    drawn += 1
    guard drawn <= Self.mostDrawn else {
      throw failure(
        element,
        "with what references lead to there are more than \(Self.mostDrawn) elements; draw less")
    }
    guard isSVG(element) else {
      if element.namespace == "http://www.w3.org/2001/XInclude" {
        try report(element, "<\(element.name)> of XInclude is not followed")
      }
      return
    }
    switch element.name {
    case "script" where isForImage: return try report(element, "a <script> is not run")
    case "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "pattern",
      "filter", "marker", "style", "title", "desc", "metadata", "script", "view", "cursor":
      return  // Drawn where something refers to them, or not at all.
    case "animate", "animateTransform", "animateMotion", "animateColor", "set":
      return try report(
        element,
        "<\(element.name)> moves what is drawn; \(isForImage ? "an image" : "a symbol") stands still"
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
      // Extensions that are required are those of other programs.
      let first = element.children.first {
        isSVG($0) && ($0.attributes["requiredExtensions"] ?? "").isEmpty
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

  /// What is said of what is left out.
  private var undrawn: String { isForImage ? "is not drawn" : "cannot become an outline" }

  private mutating func shape(_ element: XMLElement, _ place: Place) throws(ImportError) {
    let path = try path(of: element)
    guard !path.isEmpty else { return }
    segments += path.elements.count
    guard segments <= SVGPathData.mostSegments else {
      throw failure(
        element, "all paths have more than \(SVGPathData.mostSegments) segments; draw less")
    }
    let properties = place.properties
    let isShown = place.isDisplayed && properties.isVisible
    let map = place.map
    let scale = abs(map.determinant).squareRoot()
    guard scale.isFinite, scale < 1e9 else {
      throw failure(element, "the transforms make <\(element.name)> too large")
    }
    // What is squeezed to a line is not drawn.
    guard scale > 0 else { return }
    let drawn = path.transformed(by: map)
    guard drawn.isWithin(Self.farthest) else {
      throw failure(
        element,
        "<\(element.name)> has coordinates beyond ±\(Int(Self.farthest)) units; draw it nearer")
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
        try report(element, "a stroke is stretched too unevenly; outline it before")
      }
    }
    if let stroke, isShown {
      if properties.own.keepsStroke && (abs(scale - 1) > 1e-6 || !map.isSimilarity) {
        try report(
          element, "a stroke that is not scaled with its line is not read; outline it before")
      }
      if !stroke.dashes.isEmpty && element.attributes["pathLength"] != nil {
        try report(element, "dashes in parts of a pathLength are not read; leave pathLength out")
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

  /// What an element draws; as far as it can be read, when that is let pass.
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
      return try report(element, "<use> refers to “\(id)”, and nothing has that id")
    }
    guard !outer.references.contains(id) else {
      throw failure(element, "<use> refers to “\(id)”, which it stands in itself")
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

  /// Stands within what an element shows of its plane.
  private mutating func enter(
    _ room: SVGRoom, of element: XMLElement, _ place: inout Place
  ) throws(ImportError) {
    if let text = room.unreadPlace {
      try report(element, "preserveAspectRatio=\"\(text)\" is not read; leave it out")
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

  /// Lays an element's own properties over those it inherits.
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
      throw failure(element, "the style rules apply too often; write them into the elements")
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

  /// Takes an element's own properties, and what they do to the place where it stands.
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
        throw failure(element, "transform=\"\(text)\" is no list of transforms")
      }
      if let origin = own.transformOrigin, origin.contains(where: { ("1"..."9").contains($0) }) {
        try report(
          element, "transform-origin=\"\(origin)\" is not read; write it into the transform")
      }
      place.map = place.map * map
    }
    guard place.isDisplayed else { return }
    if let reference = own.mask { try mask(element, reference, &place) }
    if own.filter != nil { try report(element, "a filter \(undrawn)") }
    if let mode = own.blendMode, isForImage {
      try report(element, "mix-blend-mode=\"\(mode)\" is not read")
    }
    if let reference = own.clipPath { try clip(element, reference, &place) }
  }

  private mutating func clip(
    _ element: XMLElement, _ reference: String, _ place: inout Place
  ) throws(ImportError) {
    let id = SVGReferences.identifier(reference)
    guard let target = references[id], target.name == "clipPath" else {
      return try report(element, "clip-path=\"\(reference)\" names no clipPath of the file")
    }
    guard target.attributes["clipPathUnits"] != "objectBoundingBox" else {
      return try report(element, "a clipPath in parts of the bounding box is not read")
    }
    let clips = try shapes(of: target, id: id, element, place, isClip: true)
    self.clips += 1
    place.clips.append(
      SVGClip(
        parts: clips.filter(\.isShown).map {
          .init(path: $0.path, rule: $0.clipRule, clips: $0.clips)
        }, number: self.clips))
  }

  /// Clips to a mask of which every place shows all or nothing: of opaque white, or opaque where only opacity
  /// counts.
  ///
  /// Others are reported.
  private mutating func mask(
    _ element: XMLElement, _ reference: String, _ place: inout Place
  ) throws(ImportError) {
    let id = SVGReferences.identifier(reference)
    guard isForImage, let target = references[id], target.name == "mask",
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

  /// The shapes of a clipPath or a mask, as if they were drawn where something refers to it.
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

  /// Throws, or warns when that is let pass.
  mutating func report(_ element: XMLElement, _ message: String) throws(ImportError) {
    let error = failure(element, message)
    guard isLenient else { throw error }
    // What a program writes at every element is told of the first.
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
