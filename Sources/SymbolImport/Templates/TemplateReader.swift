internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSupport

/// Reads a template file.
///
/// <https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app>
struct TemplateReader {
  private let file: String
  /// The limit of work for cutting clips.
  private let budget = ImportBudget().shapes
  private var styles = SVGStyleSheet()
  private var result: TemplateFile
  private var groups: [Group] = []
  private var guideShapes: ExactSet = []
  private var versionByID: TemplateVersion?
  /// Variants with a group of exactly their name.
  private var exact: Set<DrawnVariant> = []

  init(file: String) {
    self.file = file
    result = TemplateFile(file: file)
  }

  /// A variant's element.
  private struct Group {
    var variant: DrawnVariant
    /// The transform from the group to the file's space.
    var map: Affine
    var nestedGroups: [Int] = []
    var isGroup: Bool
    var line: Int
    var column: Int
  }

  /// The position of an element in the tree.
  private struct Place {
    var map = Affine.identity
    var isInSymbols = false
    /// The index of the variant's group around it.
    var group: Int?
    /// The classes of the groups between the variant and the element.
    var classes: [String] = []
  }

  /// - Throws: ``ImportError`` if the file is not SVG, has invalid numbers, or has no variant.
  mutating func template(from bytes: [UInt8]) throws(ImportError) -> TemplateFile {
    let root = try XMLReader.read(bytes, file: file)
    gatherStyles(root)
    note(root)
    var prepared = try prepare(root, Place())
    if groups.isEmpty && !result.structure.hasSymbols {
      // Without a group `Symbols`, variants may be anywhere.
      var place = Place()
      place.isInSymbols = true
      guideShapes = []
      result.structure.wrongGuides = []
      result.structure.outsideVariants = []
      prepared = try prepare(root, place)
    }
    if result.version == nil { result.version = versionByID }
    guard !groups.isEmpty else {
      throw ImportError(
        file: file,
        message:
          "no group has the id of a variant, such as Regular-M; this is not a template for custom symbols"
      )
    }
    var reader = SVGReader(file: file, isLenient: true)
    reader.takesPartialPaths = false
    let drawing = try reader.drawing(of: prepared)
    result.structure.unread = drawing.warnings
    gatherRules()
    readTree(root)
    let margins = TemplateMargins(
      drawing.shapes, version: result.version,
      origins: Dictionary(uniqueKeysWithValues: groups.map { ($0.variant, $0.map) }))
    readGuides(margins)
    variants(drawing.shapes, margins)
    guard !budget.isSpent else {
      throw ImportError(
        file: file, message: "paths and their clip paths cross too often; simplify them")
    }
    return result
  }

  // MARK: Notes and structure

  private mutating func gatherStyles(_ element: XMLElement) {
    if element.name == "style" { styles.add(element.text) }
    for child in element.children { gatherStyles(child) }
  }

  /// Reads the template version.
  private mutating func note(_ element: XMLElement) {
    let id = EscapedName.unescaped(element.attributes["id"] ?? "")
    if let variant = DrawnVariant(name: id) { exact.insert(variant) }
    if element.name == "text" {
      let text = Self.text(element).trimmed
      if id == "template-version" {
        result.structure.hasVersionText = true
        result.version = TemplateVersion(text: text) ?? result.version
      } else if text.lowercased().hasPrefix("template v"), result.version == nil {
        result.version = TemplateVersion(text: text)
      }
    }
    // Programs that outline or rename texts keep the original text in the id.
    let saysVersion = id.lowercased().hasPrefix("template") && id.contains("v.")
    if saysVersion, versionByID == nil { versionByID = TemplateVersion(text: id) }
    if (saysVersion || id == "template-version") && element.name != "text" {
      result.structure.versionElement = element.name
    }
    for child in element.children { note(child) }
  }

  private static func text(_ element: XMLElement) -> String {
    element.text + element.children.map { text($0) }.joined(separator: " ")
  }

  // MARK: The tree to draw

  /// Returns the element without content outside guides and variants, with its `id` and classes marked.
  private mutating func prepare(
    _ element: XMLElement, _ outer: Place
  ) throws(ImportError) -> XMLElement {
    var element = element
    var place = outer
    if let text = element.attributes["transform"], text != "none" {
      guard let map = SVGTransform.parse(text) else {
        throw ImportError(
          file: file, line: element.line, column: element.column,
          message: "transform=\"\(text)\" is not a list of transforms")
      }
      place.map = place.map * map
    }
    let id = EscapedName.unescaped(element.attributes["id"] ?? "")
    let isGroup = element.name == "g"
    if place.group == nil {
      switch id {
      case "Notes" where isGroup, "LayerTree" where isGroup: element.children = []
      case "Guides" where isGroup: result.structure.hasGuides = true
      case "Symbols" where isGroup:
        result.structure.hasSymbols = true
        place.isInSymbols = true
      default:
        if Self.isGuide(id) { readGuide(id, &element) }
        if place.isInSymbols {
          begin(id, &element, &place)
        } else if isGroup, let variant = DrawnVariant(name: id) {
          result.structure.outsideVariants.append((variant, element.line))
        }
      }
    } else if let group = place.group, isGroup {
      groups[group].nestedGroups.append(element.line)
      if let variant = DrawnVariant(name: id) {
        result.structure.nestedVariants.append((variant, groups[group].variant, element.line))
      }
    }
    readClasses(&element, &place)
    var children: [XMLElement] = []
    for child in element.children { children.append(try prepare(child, place)) }
    element.children = children
    return element
  }

  /// Applies the layers of a group inside a variant to its content.
  private func readClasses(_ element: inout XMLElement, _ place: inout Place) {
    let own = SVGReader.classes(element).filter { !$0.hasPrefix("SFSymbolsPreview") }
    guard place.group != nil else {
      element.attributes["class"] = own.joined(separator: " ")
      return
    }
    if element.name == "g" {
      place.classes += own.filter { LayerClass($0) != nil }
      element.attributes["class"] = own.joined(separator: " ")
    } else {
      element.attributes["class"] = (own + place.classes).joined(separator: " ")
    }
  }

  private mutating func readGuide(_ id: String, _ element: inout XMLElement) {
    if SVGGeometry.names.contains(element.name) {
      // The first guide of a name counts.
      element.attributes["id"] = guideShapes.insert(id).inserted ? "guide:\(id)" : ""
    } else {
      result.structure.wrongGuides.append(
        .init(name: id, elementName: element.name, line: element.line))
      if guideShapes.insert(id).inserted { element.attributes["id"] = "guide:\(id)" }
    }
  }

  private mutating func begin(_ id: String, _ element: inout XMLElement, _ place: inout Place) {
    guard element.name == "g" || SVGGeometry.names.contains(element.name) else { return }
    let name = Self.withoutCounter(id)
    guard let variant = DrawnVariant(name: id) ?? DrawnVariant(name: name) else {
      if Self.looksLikeVariant(id) {
        result.structure.unknownGroups.append((id, element.line))
      }
      return
    }
    let isSpare = exact.contains(variant) && DrawnVariant(name: id) == nil
    guard !isSpare, !groups.contains(where: { $0.variant == variant }) else {
      result.structure.duplicates.append((variant, element.line))
      element.attributes["id"] = ""
      element.children = []
      if element.name != "g" { element.attributes["d"] = "" }
      return
    }
    place.group = groups.count
    groups.append(
      Group(
        variant: variant, map: place.map, isGroup: element.name == "g", line: element.line,
        column: element.column))
    element.attributes["id"] = "variant:\(variant)"
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  /// Returns a name without a suffix that programs append for uniqueness, such as `_1_` or `_2`.
  private static func withoutCounter(_ id: String) -> String {
    var name = id[...]
    if name.last == "_" { name.removeLast() }
    while let last = name.last, last.isNumber { name.removeLast() }
    return name.last == "_" ? String(name.dropLast()) : id
  }

  private static func looksLikeVariant(_ id: String) -> Bool {
    let lower = id.lowercased()
    return SymbolWeight.allCases.contains { lower.hasPrefix("\($0.rawValue)-") }
  }

  // MARK: Annotation

  private mutating func gatherRules() {
    result.annotation.defaults = declarations(ofClass: "defaults")
  }

  private func declarations(ofClass name: String) -> [StyleDeclaration] {
    styles.declarations(ofClass: name).map { StyleDeclaration($0.name, $0.value) }
  }

  private mutating func addRules(_ names: [LayerClass]) {
    for name in names where result.annotation.rules[name] == nil {
      let found = declarations(ofClass: name.description)
      if !found.isEmpty { result.annotation.rules[name] = found }
    }
  }

  private mutating func readTree(_ element: XMLElement) {
    guard EscapedName.unescaped(element.attributes["id"] ?? "") == "LayerTree" else {
      for child in element.children { readTree(child) }
      return
    }
    for layer in element.children where layer.name == "g" {
      let names = SVGReader.classes(layer).compactMap { LayerClass($0) }
      addRules(names)
      var steps: [TemplateAnnotation.Step] = []
      for name in names.prefix(1) {
        if let indices = result.annotation.rule(name).indices {
          steps.append(.init(indices: indices, erases: false))
        }
      }
      readSteps(layer, into: &steps)
      result.annotation.tree.append(.init(names: names, steps: steps))
    }
  }

  private func readSteps(_ element: XMLElement, into steps: inout [TemplateAnnotation.Step]) {
    for child in element.children {
      for name in SVGReader.classes(child) where name.hasPrefix("shapeGroupLayer-") {
        let rule = LayerRule(.init(.monochrome, 0), declarations(ofClass: name))
        if let indices = rule.indices {
          steps.append(
            .init(indices: indices, erases: rule["-sfsymbols-fill-action"] == "erase"))
        }
      }
      readSteps(child, into: &steps)
    }
  }

  // MARK: Guides and variants

  private mutating func readGuides(_ margins: TemplateMargins) {
    let used = Set(groups.map(\.variant.scale))
    var heights: [SymbolScale: Double] = [:]
    for scale in SymbolScale.allCases {
      guard let baseline = margins.lines["Baseline-\(scale.letter)"] else {
        if used.contains(scale) {
          result.structure.missingGuides.append("Baseline-\(scale.letter)")
        }
        continue
      }
      guard let capline = margins.lines["Capline-\(scale.letter)"], baseline - capline > 0 else {
        if used.contains(scale) { result.structure.missingGuides.append("Capline-\(scale.letter)") }
        continue
      }
      heights[scale] = baseline - capline
    }
    let usual =
      SymbolScale.allCases.compactMap { heights[$0] }.first ?? TemplateMetricsLines.usualCapHeight
    for scale in SymbolScale.allCases {
      guard let baseline = margins.lines["Baseline-\(scale.letter)"] else { continue }
      result.guides[scale] = TemplateMetricsLines(
        baseline: baseline, capline: baseline - (heights[scale] ?? usual))
    }
  }

  private mutating func variants(_ shapes: [SVGDrawnShape], _ margins: TemplateMargins) {
    var byName: ExactDictionary<[SVGDrawnShape]> = [:]
    for shape in shapes {
      if let name = shape.ids.last(where: { $0.hasPrefix("variant:") }) {
        byName[name, default: []].append(shape)
      }
    }
    var paths: [DrawnVariant: [TemplatePath]] = [:]
    for group in groups {
      paths[group.variant] = (byName["variant:\(group.variant)"] ?? []).map { path($0) }
      for path in paths[group.variant] ?? [] { addRules(path.layers) }
    }
    let placed = margins.placed(
      paths.mapValues { $0.map(\.path) }, baselines: result.guides.mapValues(\.baseline))
    for group in groups {
      guard let place = placed[group.variant] else { continue }
      let origin = Point(place.left, result.guides[group.variant.scale]?.baseline ?? 0)
      let map = Affine.translation(-origin.x, -origin.y)
      let moved = (paths[group.variant] ?? []).map { path in
        var path = path
        path.path = path.path.transformed(by: map)
        return path
      }
      var drawing = TemplateDrawing(
        paths: moved, advance: place.right - place.left, margins: place.source, line: group.line,
        column: group.column)
      drawing.origin = origin
      drawing.nestedGroups = group.nestedGroups
      drawing.isGroup = group.isGroup
      if !group.map.isTranslation { drawing.transforms.append(group.line) }
      result.variants[group.variant] = drawing
    }
  }

  private func path(_ shape: SVGDrawnShape) -> TemplatePath {
    var path = TemplatePath(
      path: shape.path, layers: shape.classes.compactMap { LayerClass($0) },
      keyframes: shape.element.attributes["data-clipstroke-keyframes"], line: shape.element.line,
      column: shape.element.column)
    path.drawCaps = shape.element.attributes["data-symtext-draw-caps"]
    path.drawAttach = shape.element.attributes["data-symtext-draw-attach"]
    path.isEvenOdd = shape.fill?.rule == .evenOdd
    path.isStroked = shape.stroke != nil
    path.isFilled = shape.fill != nil
    path.elementName = shape.element.name
    path.decimals = Self.decimals(shape.element.attributes["d"] ?? "")
    for clip in shape.clips where !clip.holds(path.path) {
      path.isClipped = true
      path.path = clip.clipped(path.path, budget: budget)
    }
    return path
  }

  /// Returns the maximal number of decimals.
  private static func decimals(_ text: String) -> Int {
    var most = 0
    var count: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): count = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count = count.map { $0 + 1 }
        most = max(most, count ?? 0)
      default: count = nil
      }
    }
    return most
  }
}

extension SVGClip {
  /// Whether the clip contains the whole path.
  fileprivate func holds(_ path: Path) -> Bool {
    guard let ink = path.bounds else { return true }
    return parts.contains { part in
      let area = part.path
      guard part.clips.isEmpty, let box = area.bounds,
        area.elements.allSatisfy({ "MLZ".contains($0.kind) }),
        area.corners.allSatisfy({
          ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
        })
      else { return false }
      let slack = 0.01 * max(box.width, box.height)
      return ink.minX >= box.minX - slack && ink.maxX <= box.maxX + slack
        && ink.minY >= box.minY - slack && ink.maxY <= box.maxY + slack
    }
  }

  /// Returns the part of a path inside the clip.
  fileprivate func clipped(_ path: Path, budget: WorkBudget) -> Path {
    guard let area = area(tolerance: 0.01, budget: budget) else { return path }
    return path.combined(.intersection, with: area, tolerance: 0.01, budget: budget) ?? path
  }
}

extension Affine {
  /// Whether it is a translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
