internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSymbolImport

extension TemplateCheck {
  /// Checks that layers are the same in all variants and have known values.
  mutating func checkAnnotation() {
    checkLayersAgree()
    checkNames()
    checkRules()
    checkKeyframes()
    checkTree()
  }

  private mutating func checkLayersAgree() {
    guard let reference = template.referenceVariant, let first = template.variants[reference] else {
      return
    }
    for (variant, drawing) in drawings where drawing.paths.count == first.paths.count {
      for (index, pair) in zip(drawing.paths, first.paths).enumerated()
      where Set(pair.0.layers) != Set(pair.1.layers) {
        func names(_ path: TemplatePath) -> String {
          path.layers.isEmpty ? "none" : path.layers.map(\.description).joined(separator: " ")
        }
        add(
          .annotation, .error,
          "its layers are \(names(pair.0)), but in \(reference) they are \(names(pair.1)); use the same layers in all variants",
          variant: variant, path: index + 1, line: pair.0.line)
      }
    }
    for mode in AnnotatedMode.allCases {
      let unnamed = first.paths.indices.filter { index in
        !first.paths[index].layers.contains { $0.mode == mode }
      }
      guard !unnamed.isEmpty, unnamed.count < first.paths.count else { continue }
      for index in unnamed {
        add(
          .annotation, .warning,
          "it is in no \(mode.rawValue) layer, but other paths are, so it is not painted in that mode",
          variant: reference, path: index + 1, line: first.paths[index].line)
      }
    }
  }

  /// All layers named by paths or the tree.
  private var names: [LayerClass] {
    let named =
      template.annotation.tree.flatMap(\.names)
      + template.variants.values.flatMap { $0.paths.flatMap(\.layers) }
    return Set(named).sorted { $0.description < $1.description }
  }

  private mutating func checkNames() {
    for name in names {
      switch name.mode {
      case .monochrome:
        if name.value != nil {
          add(
            .annotation, .warning, "“\(name)” has a value, which monochrome layers do not allow",
            layerName: "\(name)")
        }
      case .hierarchical:
        if name.value.flatMap({ HierarchicalLevel(rawValue: $0) }) == nil {
          add(
            .annotation, .error, "“\(name)” must end in a level: primary, secondary or tertiary",
            layerName: "\(name)")
        }
      case .multicolor:
        if name.value == nil {
          add(.annotation, .error, "“\(name)” must end in a colour", layerName: "\(name)")
        } else if !Self.isSystemColor(name.value ?? ""),
          template.annotation.rule(name).fill == nil
        {
          add(
            .annotation, .warning,
            "“\(name)” is not a system colour and has no fill in the style; add the colour to the app's asset catalog",
            layerName: "\(name)"
          )
        }
      }
    }
    for mode in AnnotatedMode.allCases {
      let own = names.filter { $0.mode == mode }
      let twice = Dictionary(grouping: own, by: \.index).filter { $0.value.count > 1 }
      for (index, same) in twice.sorted(by: { $0.key < $1.key }) {
        add(
          .annotation, .error,
          "the layer \(mode.rawValue)-\(index) has \(same.count) names: \(same.map(\.description).joined(separator: ", "))"
        )
      }
    }
  }

  private static func isSystemColor(_ name: String) -> Bool {
    if ["tintColor", "white", "black"].contains(name) { return true }
    if ["labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor"]
      .contains(name)
    {
      return true
    }
    return name.hasPrefix("system") && name.hasSuffix("Color")
      && LayerColor(rawValue: String(name.dropLast(5))) != nil
  }

  private mutating func checkRules() {
    var newer: ExactDictionary<Int> = [:]
    let readable = min(target?.major ?? 999, template.version?.major ?? 999)
    for name in names {
      let rule = template.annotation.rule(name)
      for declaration in rule.declarations where declaration.name.hasPrefix("-sfsymbols-") {
        guard let first = declaration.firstVersion else {
          add(
            .annotation, .warning,
            "“\(name)” has the unknown property \(declaration.name)",
            layerName: "\(name)")
          continue
        }
        if first > readable { newer[declaration.name] = first }
      }
      if rule["-sfsymbols-variable-threshold"] != nil,
        !(rule.variableThreshold.map { (0...1).contains($0) } ?? false)
      {
        add(.annotation, .error, "the threshold of “\(name)” must be a number from 0 to 1")
      }
    }
    for (property, first) in newer.sorted(by: { $0.key < $1.key }) {
      add(
        .annotation, .warning,
        "\(property) needs version \(first); version \(readable) ignores it")
    }
  }

  /// Checks that guide points are readable, lie on existing contours, and belong to the same strokes in all variants.
  private mutating func checkKeyframes() {
    let readable = min(target?.major ?? 999, template.version?.major ?? 999)
    var counts: [Int: [Int]] = [:]
    for (variant, drawing) in drawings {
      for (index, path) in drawing.paths.enumerated() {
        guard let text = path.keyframes else {
          checkLoneWords(path, index, variant)
          continue
        }
        func add(_ severity: TemplateProblem.Severity, _ message: String) {
          self.add(
            .annotation, severity, "its data-clipstroke-keyframes \(message)", variant: variant,
            path: index + 1, line: path.line)
        }
        if readable < DrawKeyframes.firstVersion {
          add(
            .warning,
            "need version \(DrawKeyframes.firstVersion); version \(readable) ignores them")
        }
        do throws(DrawKeyframes.Problem) {
          let keyframes = try DrawKeyframes(text)
          let contours = path.path.contours.count
          let places = keyframes.strokes.joined().flatMap { [$0.first, $0.second] }
          if let lost = places.first(where: { $0.contour >= contours }) {
            add(
              .error,
              "refer to contour \(lost.contour), but there are \(contours), counted from 0")
          }
          let own = keyframes.strokes.map(\.count)
          if let others = counts[index], others != own {
            add(.error, "have other strokes than in other variants")
          }
          counts[index] = own
          do throws(GuideWords.Problem) {
            let words = try GuideWords(caps: path.drawCaps, attach: path.drawAttach)
            _ = try words.guides(counts: own)
          } catch {
            self.add(
              .annotation, .error, "its \(error.attribute) \(error)", variant: variant,
              path: index + 1, line: path.line)
          }
        } catch { add(.error, "\(error)") }
      }
    }
  }

  /// Warns of attributes that add to guide points of a path that has none.
  private mutating func checkLoneWords(
    _ path: TemplatePath, _ index: Int, _ variant: DrawnVariant
  ) {
    for (attribute, value) in [
      (GuideWords.capsAttribute, path.drawCaps), (GuideWords.attachAttribute, path.drawAttach),
    ] where value != nil {
      add(
        .annotation, .warning,
        "its \(attribute) is ignored, because it has no data-clipstroke-keyframes",
        variant: variant, path: index + 1, line: path.line)
    }
  }

  private mutating func checkTree() {
    guard let reference = template.referenceVariant, !template.annotation.tree.isEmpty else {
      return
    }
    let count =
      template.variants[reference]?.paths.reduce(0) { $0 + $1.path.contours.count } ?? 0
    for layer in template.annotation.tree {
      for index in layer.steps.flatMap(\.indices) where !(0..<count).contains(index) {
        let name = layer.names.first.map { "\($0)" } ?? "a layer"
        add(
          .annotation, .error,
          "\(name) refers to contour \(index), but there are \(count), counted from 0")
      }
    }
  }
}
