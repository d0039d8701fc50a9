internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols

/// Reads the annotation of a symbol's layers, colours and motion from `symbols.json`.
///
///     "wifi": { "anchor": [12, 20], "loop": "open",
///               "layers": [{ "shapes": ["1~3f2a"], "level": "primary", "threshold": 0, "group": 1 },
///                          { "shapes": ["*"], "level": "secondary", "color": "systemBlue", "group": 0 }] }
struct AnnotationReader {
  /// The path for messages.
  let file: String
  /// The folder's named colours.
  var colors: ExactDictionary<LayerColor> = [:]

  /// The keys of annotations in an entry.
  static let keys = ["layers", "anchor", "opticalCenter", "wiggle", "rotate", "loop", "draw"]
  /// The keys of a layer.
  static let layerKeys = [
    "shapes", "level", "color", "opacity", "clear", "threshold", "tag", "group", "pulses",
    "rotates", "stroke", "fill", "draw",
  ]
  /// The keys of a layer for which a drawing's classes and styles have no words.
  static let drawnKeys = ["color", "opacity", "clear", "stroke", "draw"]
  /// The modes that a layer may have values for.
  static let modes = ["monochrome", "hierarchical", "multicolor"]

  /// Reads the annotation of an entry; other keys are for ``MetadataFile``.
  /// - Parameters:
  ///   - name: The symbol's name, for messages.
  ///   - annotation: The annotation of an earlier file; each key of the entry replaces its value.
  func read(
    _ members: [JSONValue.Member], of name: String, into annotation: inout DesignAnnotation
  ) throws(SourceError) {
    for (key, value) in members {
      let entry = EntryValue(file: file, owner: name, key: key, value: value)
      switch key {
      case "layers":
        guard let layers = value.values, layers.count <= Symbol.mostLayers else {
          throw entry.failure("a list of at most \(Symbol.mostLayers) layers")
        }
        annotation.layers = []
        for (index, layer) in layers.enumerated() {
          annotation.layers.append(
            try self.layer(
              EntryValue(file: file, owner: name, key: "layers[\(index)]", value: layer)))
        }
      case "anchor": annotation.anchor = try entry.point()
      case "opticalCenter": annotation.opticalCenter = try entry.point()
      case "wiggle", "rotate", "loop", "draw": try read(motion: entry, into: &annotation)
      default: break
      }
    }
  }

  private func read(
    motion entry: EntryValue, into annotation: inout DesignAnnotation
  ) throws(SourceError) {
    var drawn = DrawnMotion()
    let text = entry.value.string ?? entry.value.number.map { $0.text(decimals: 2) } ?? ""
    if let expected = drawn.take(entry.key, text) { throw entry.failure(expected) }
    switch entry.key {
    case "wiggle": annotation.wiggle = drawn.motion.wiggle
    case "rotate": annotation.rotatesClockwise = drawn.motion.rotatesClockwise
    case "loop": annotation.isLoopClosed = drawn.motion.isLoopClosed
    default: annotation.drawsFrontToBack = drawn.motion.drawsFrontToBack
    }
  }

  // MARK: Layers

  /// Reads a layer that a drawing describes with attributes.
  /// - Parameters:
  ///   - members: The attributes, without their prefix.
  ///   - keys: The valid ones.
  func layer(
    _ members: [JSONValue.Member], keys: [String], of owner: String
  ) throws(SourceError) -> DesignAnnotation.Layer {
    let whole = EntryValue(file: file, owner: "the layer", key: owner, value: .object(members))
    return try layer(whole, keys: keys)
  }

  private func layer(
    _ entry: EntryValue, keys: [String] = layerKeys
  ) throws(SourceError) -> DesignAnnotation.Layer {
    var layer = DesignAnnotation.Layer()
    for part in try entry.members(keys, example: #"{ "shapes": ["*"] }"#) {
      switch part.key {
      case "shapes":
        guard let texts = part.value.strings else { throw part.failure("a list of shapes") }
        for text in texts {
          guard let selector = ShapeSelector(text) else {
            throw part.failure("\(ShapeSelector.form), not “\(text)”,")
          }
          layer.shapes.append(selector)
        }
      case "level": layer.level = try part.choice(HierarchicalLevel.self)
      case "color": layer.color = try color(part)
      case "opacity": layer.opacities = try opacities(part)
      case "clear": layer.clears = try clears(part)
      case "threshold":
        // A layer that is lit above the whole value would never be lit.
        guard let threshold = part.value.number, (0...0.9999).contains(threshold) else {
          throw part.failure("a number from 0 to below 1")
        }
        layer.threshold = threshold
      case "tag": layer.tag = try part.choice(SymbolLayer.Tag.self)
      case "group", "pulses", "rotates":
        var motion = layer.motion ?? LayerMotion()
        try read(part, into: &motion)
        layer.motion = motion
      case "stroke": layer.stroke = try stroke(part)
      case "fill":
        switch part.value.string {
        case "filled": layer.inFill = .filled
        case "stroked": layer.inFill = .stroked
        default: throw part.failure("filled or stroked")
        }
      default: layer.course = try course(part)
      }
    }
    return layer
  }

  private func read(_ entry: EntryValue, into motion: inout LayerMotion) throws(SourceError) {
    switch entry.key {
    case "pulses": motion.pulses = try entry.flag()
    case "rotates": motion.rotates = try entry.flag()
    default:
      guard let group = entry.value.integer, LayerMotion.groups.contains(group) else {
        throw entry.failure("a whole number from 0 to \(LayerMotion.groups.upperBound)")
      }
      motion.group = group
    }
  }

  /// Reads the name of a colour, a colour as #RRGGBB, or a list of one for light and one for dark backgrounds.
  func color(_ entry: EntryValue) throws(SourceError) -> LayerColor {
    if let name = entry.value.string, let color = colors[name] ?? LayerColor(rawValue: name) {
      return color
    }
    if let texts = entry.value.strings, texts.count == 2,
      let pair = LayerColor(rawValue: texts.joined(separator: "/")), case .pair = pair
    {
      return pair
    }
    throw entry.failure(
      "a colour such as \"systemRed\" or \"#0A58CA\", a colour of “$font”, or two such as [\"#0A58CA\", \"#6EA8FE\"] for light and dark"
    )
  }

  private func opacities(_ entry: EntryValue) throws(SourceError) -> LayerOpacities {
    if entry.value.number != nil {
      let opacity = try entry.number(in: 0...1)
      return LayerOpacities(levels: opacity, multicolor: opacity)
    }
    var opacities = LayerOpacities()
    for part in try entry.members(Self.modes, example: #"{ "multicolor": 0.8 }"#) {
      let opacity = try part.number(in: 0...1)
      switch part.key {
      case "hierarchical": opacities.levels = opacity
      case "multicolor": opacities.multicolor = opacity
      default:
        guard opacity == 0 || opacity == 1 else {
          throw part.failure("0 or 1, because all layers are one glyph there,")
        }
        opacities.isInMonochrome = opacity == 1
      }
    }
    return opacities
  }

  private func clears(_ entry: EntryValue) throws(SourceError) -> ClearingModes {
    if case .bool(let clears) = entry.value { return clears ? .all : [] }
    let all = ExactDictionary<ClearingModes>(uniqueKeysWithValues: [
      ("monochrome", .monochrome), ("hierarchical", .levels), ("multicolor", .multicolor),
    ])
    let modes = entry.value.strings?.map { all[$0] }
    guard let modes, modes.allSatisfy({ $0 != nil }) else {
      throw entry.failure("true, false, or a list of \(Self.modes.joined(separator: ", "))")
    }
    return modes.reduce(into: []) { $0.formUnion($1 ?? []) }
  }

  private func stroke(_ entry: EntryValue) throws(SourceError) -> StrokeWidths {
    var widths = StrokeWidths()
    for part in try entry.members(["400", "900"], example: #"{ "900": 0.8 }"#) {
      let factor = try part.number(in: StrokeWidths.range)
      if part.key == "400" { widths.regular = factor } else { widths.black = factor }
    }
    return widths
  }

  private func course(_ entry: EntryValue) throws(SourceError) -> PenCourse {
    var course = PenCourse()
    for part in try entry.members(["start", "reversed"], example: #"{ "start": 0.25 }"#) {
      if part.key == "start" {
        course.start = try part.number(in: 0...1)
      } else {
        course.isReversed = try part.flag()
      }
    }
    return course
  }
}
