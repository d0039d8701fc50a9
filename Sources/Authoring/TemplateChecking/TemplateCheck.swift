internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
package import SymtextSymbolImport
public import SymtextSVGReading

/// Checks a template by the rules of SF Symbols and Xcode for custom symbols, and for likely mistakes.
///
/// <https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app>
public struct TemplateCheck {
  let template: TemplateFile
  /// The newest version that the file may have.
  let target: TemplateVersion?
  var problems: [TemplateProblem] = []

  private init(_ template: TemplateFile, target: TemplateVersion?) {
    self.template = template
    self.target = target
  }

  /// Checks a template file.
  /// - Parameters:
  ///   - bytes: the SVG file.
  ///   - file: the file's name in errors.
  ///   - newest: the newest version, 1 to 7, that the target app supports; `nil` for the newest known one.
  /// - Throws: ``ImportError`` when the file is not a template.
  public static func report(
    _ bytes: [UInt8], file: String, newest: Int? = nil
  ) throws(ImportError) -> TemplateReport {
    report(
      try TemplateImporter(file: file).template(from: bytes),
      target: newest.map { TemplateVersion($0) })
  }

  /// Checks a template.
  /// - Parameter target: the newest version that the target app supports; `nil` for the newest known one.
  package static func report(
    _ template: TemplateFile, target: TemplateVersion? = nil
  ) -> TemplateReport {
    var check = TemplateCheck(template, target: target)
    check.checkVersion()
    check.checkStructure()
    check.checkMargins()
    check.checkPaths()
    check.checkPathCounts()
    check.checkInterpolation()
    check.checkContours()
    check.checkAnnotation()
    check.checkBuilding()
    let sorted = check.problems.enumerated().sorted { a, b in
      let first = a.element.severity == .error ? 0 : 1
      let second = b.element.severity == .error ? 0 : 1
      return (first, a.offset) < (second, b.offset)
    }
    return TemplateReport(problems: sorted.map(\.element))
  }

  /// The variants in order.
  var drawings: [(variant: DrawnVariant, drawing: TemplateDrawing)] {
    template.variants.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether paths or a tree name layers.
  var isAnnotated: Bool {
    !template.annotation.tree.isEmpty
      || template.variants.values.contains { $0.paths.contains { !$0.layers.isEmpty } }
  }

  /// Adds a problem.
  /// - Parameters:
  ///   - box: the box of the contour that the problem is about; by default that of the path, or of the variant.
  ///   - command: the command of the path, from 1.
  mutating func add(
    _ rule: TemplateRule, _ severity: TemplateProblem.Severity, _ message: String,
    variant: DrawnVariant? = nil, path: Int? = nil, box: Rect? = nil, command: Int? = nil,
    layerName: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    var problem = TemplateProblem(
      rule, severity, message, variant: variant, path: path, command: command,
      layerName: layerName, line: line)
    problem.place = FindingPlace(
      file: template.file, weight: variant?.weight.axisValue, scale: variant?.scale, shape: path,
      line: line, column: column)
    complete(&problem, box: box)
    problems.append(problem)
  }

  /// Adds the spot of a problem, and the column of its element.
  private func complete(_ problem: inout TemplateProblem, box: Rect?) {
    guard let drawing = problem.variant.flatMap({ template.variants[$0] }) else { return }
    var column = drawing.line == problem.line ? drawing.column : nil
    var spot: FindingPlace.Spot?
    if let path = problem.path.flatMap({ drawing.paths[safe: $0 - 1] }) {
      if path.line == problem.line { column = path.column }
      if let command = problem.command {
        // A command that is not there is missing at the end.
        let element = path.path.elements[safe: command - 1] ?? path.path.elements.last
        spot = element?.points.last.map { .point($0) }
      }
      spot = spot ?? (box ?? path.path.bounds).map { .box($0) }
    } else {
      spot = drawing.paths.compactMap(\.path.bounds).union.map { .box($0) }
    }
    problem.place.column = problem.place.column ?? column
    problem.place.spot = spot?.transformed(by: .translation(drawing.origin.x, drawing.origin.y))
  }

  // MARK: Version

  private mutating func checkVersion() {
    let structure = template.structure
    guard let version = template.version else {
      if let element = structure.versionElement {
        return add(
          .version, .warning,
          "template-version is a <\(element)>, not a text with the version; make it a text such as “Template v.3.0”"
        )
      }
      return add(
        .version, .error,
        "there is no text with the id template-version, such as “Template v.3.0”; without it the file cannot be read"
      )
    }
    if !structure.hasVersionText {
      add(
        .version,
        version.major == 1 || structure.versionElement != nil ? .warning : .error,
        "the version \(version) is not in a text with the id template-version; add that text again"
      )
    }
    let newest = target ?? .newest
    if version.major > newest.major {
      add(
        .version, .error,
        target == nil
          ? "the version \(version) is newer than \(newest), the newest known one"
          : "the version \(version) is newer than \(newest); it needs Xcode \(version.xcode) or later"
      )
    }
  }

  // MARK: Structure

  private mutating func checkStructure() {
    let structure = template.structure
    if !structure.hasGuides {
      add(.groups, .error, "there is no group with the id Guides")
    }
    if !structure.hasSymbols {
      add(.groups, .error, "there is no group with the id Symbols around the variants")
    }
    for name in structure.missingGuides {
      add(.guides, .error, "the guide \(name) is missing")
    }
    for guide in structure.wrongGuides {
      add(
        .guideType, .error,
        "the guide \(guide.name) is a <\(guide.elementName)>, but must be a shape such as a <line>; take it out of its group",
        line: guide.line)
    }
    for (name, line) in structure.unknownGroups {
      add(
        .names, .warning,
        "“\(name)” is not the name of a variant, such as Regular-S, Semibold-M or Ultralight-L; rename the group",
        line: line)
    }
    for (variant, line) in structure.duplicates {
      add(
        .duplicates, .error, "it appears twice, and only the first is used; remove one",
        variant: variant, line: line)
    }
    for (variant, outer, line) in structure.nestedVariants {
      add(
        variant == outer ? .duplicates : .names, .error,
        "it lies in the group \(outer) and is drawn as a part of it; keep one of the two",
        variant: variant, line: line)
    }
    for (variant, line) in structure.outsideVariants {
      add(
        .groups, .error, "it lies outside the group Symbols and is not read; move it there",
        variant: variant, line: line)
    }
    for error in structure.unread {
      add(.effects, .warning, error.message, line: error.line, column: error.column)
    }
    let regular = DrawnVariant(.regular, .medium)
    guard template.variants[regular] == nil, !template.isVariable else { return }
    let missing = DrawnVariant.masters.filter { template.variants[$0] == nil }
    let reason =
      missing.isEmpty
      ? "the three masters do not agree"
      : missing.map(\.description).joined(separator: " and ")
        + (missing.count == 1 ? " is missing" : " are missing")
    add(
      .regularMedium, .error,
      "it is missing and cannot be interpolated, because \(reason)", variant: regular)
  }

  private mutating func checkMargins() {
    guard template.variants.values.contains(where: { $0.margins == .ink }) else { return }
    add(
      .margins, .warning,
      "there are no margin guides such as left-margin-Regular-M and right-margin-Regular-M, so the symbol has no side bearings; add them"
    )
  }

  // MARK: Paths

  private mutating func checkPaths() {
    for (variant, drawing) in drawings {
      if !drawing.isGroup {
        add(
          .nesting, .warning, "it is a shape, not a group; put it into a group of this name",
          variant: variant, line: drawing.line)
      }
      if let line = drawing.nestedGroups.first {
        add(
          .nesting, isAnnotated ? .error : .warning,
          "its paths are in a nested group; move them into the variant's group, or layers are lost",
          variant: variant, line: line)
      }
      if let line = drawing.transforms.first {
        add(
          .transforms, .warning,
          "a transform scales or rotates it; apply the transform to its paths",
          variant: variant, line: line)
      }
      for (index, path) in drawing.paths.enumerated() {
        checkPath(path, index + 1, variant)
      }
    }
    checkPrecision()
  }

  private mutating func checkPath(_ path: TemplatePath, _ number: Int, _ variant: DrawnVariant) {
    if path.isStroked {
      let isLine = (path.path.bounds.map { min($0.width, $0.height) } ?? 0) < 0.01
      add(
        .strokes, .error,
        isLine
          ? "it is a stroked line, which is not drawn; convert the stroke to an outline"
          : path.isFilled
            ? "it is stroked: its fill is drawn, but its stroke is not; convert the stroke to an outline"
            : "it is stroked and not filled, but templates fill every path: its inside is drawn, and its stroke is not; convert the stroke to an outline",
        variant: variant, path: number, line: path.line)
    }
    if path.isClipped {
      add(
        .effects, .warning, "a clipPath clips it; apply the clip to the outline", variant: variant,
        path: number, line: path.line)
    }
    if path.elementName != "path" {
      add(
        .effects, .warning, "it is a <\(path.elementName)>; make it a <path>", variant: variant,
        path: number, line: path.line)
    }
    if let box = path.path.bounds,
      max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) > 1400
    {
      add(
        .size, .error, "it reaches more than 1400 units from its baseline and left margin",
        variant: variant, path: number, line: path.line)
    }
    for (place, contour) in path.path.contours.enumerated() where isOpen(contour) {
      add(
        .openShapes, .warning,
        "contour \(place + 1) is open; close it with Z", variant: variant,
        path: number, box: contour.bounds, line: path.line)
    }
  }

  private func isOpen(_ contour: Path) -> Bool {
    guard contour.elements.count > 1, contour.elements.last != .close,
      let first = contour.corners.first, let last = contour.corners.last
    else { return false }
    return first.distance(to: last) > 0.01
  }

  private mutating func checkPrecision() {
    let masters = DrawnVariant.masters.compactMap { template.variants[$0] }
    guard let most = masters.flatMap(\.paths).map(\.decimals).max(), most < 2,
      masters.flatMap(\.paths).contains(where: {
        $0.path.elements.contains { "CQ".contains($0.kind) }
      })
    else { return }
    add(
      .precision, .warning,
      "coordinates have \(most == 0 ? "no digit" : "one digit") after the decimal point; export with more, such as seven in Illustrator"
    )
  }

  private mutating func checkPathCounts() {
    for (variant, drawing) in drawings where drawing.paths.isEmpty {
      add(.pathCount, .error, "it has no path", variant: variant, line: drawing.line)
    }
    guard let reference = template.referenceVariant,
      let count = template.variants[reference]?.paths.count
    else { return }
    for (variant, drawing) in drawings
    where !drawing.paths.isEmpty && drawing.paths.count != count {
      let isMaster = DrawnVariant.masters.contains(variant) && !isStatic
      add(
        .pathCount, isAnnotated || isMaster ? .error : .warning,
        "it has \(drawing.paths.count) paths, but \(reference) has \(count); all variants need the same number",
        variant: variant, line: drawing.line)
    }
  }

  /// Whether the file has Regular-M, so that Xcode need not derive it.
  var isStatic: Bool { template.variants[DrawnVariant(.regular, .medium)] != nil }

  // MARK: Interpolation

  private mutating func checkInterpolation() {
    let masters = DrawnVariant.masters.compactMap { template.variants[$0] }
    guard masters.count == 3 else { return }
    let regular = masters[1]
    let severity = isStatic ? TemplateProblem.Severity.warning : .error
    let rule =
      isStatic
      ? "variants missing from the file cannot be interpolated"
      : "the masters need the same commands"
    for (variant, master) in [
      (DrawnVariant.masters[0], masters[0]), (DrawnVariant.masters[2], masters[2]),
    ] where master.paths.count == regular.paths.count {
      for (index, pair) in zip(master.paths, regular.paths).enumerated() {
        let own = pair.0.path.elements.map(\.kind)
        let other = pair.1.path.elements.map(\.kind)
        guard own != other else { continue }
        let place =
          zip(own, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
          ?? min(own.count, other.count)
        add(
          .interpolation, severity,
          "it is \(Self.name(own[safe: place])), but in Regular-S \(Self.name(other[safe: place])); \(rule) (\(own.count) and \(other.count) commands)",
          variant: variant, path: index + 1, command: place + 1, line: pair.0.line)
      }
    }
  }

  private static func name(_ kind: Character?) -> String {
    switch kind {
    case "M": "the start of a contour (M)"
    case "L": "a line (L)"
    case "Q": "a quadratic curve (Q)"
    case "C": "a cubic curve (C)"
    case "Z": "the end of a contour (Z)"
    default: "not there"
    }
  }
}
