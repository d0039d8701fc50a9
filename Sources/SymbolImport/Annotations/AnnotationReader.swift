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
  static let keys = ["layers"] + symbolKeys
  /// The keys of the whole symbol, which a drawing may have as attributes of `<svg>`.
  static let symbolKeys = wordedKeys + ["margins", "shift", "valueMode"]
  /// Those for which the `<metadata>` of a drawing has elements.
  static let wordedKeys = ["anchor", "opticalCenter", "wiggle", "rotate", "loop", "draw"]
  /// The keys of a layer.
  static let layerKeys = [
    "shapes", "level", "color", "opacity", "clear", "threshold", "tag", "group", "pulses",
    "rotates", "anchor", "stroke", "fine", "weights", "fill", "draw",
  ]
  /// The keys of a layer for which a drawing's classes and styles have no words.
  static let drawnKeys = [
    "color", "opacity", "clear", "anchor", "stroke", "fine", "weights", "fill", "draw",
  ]
  /// The keys of a layer's pen.
  static let courseKeys = ["start", "reversed", "both", "pen", "ends", "with"]
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
        annotation.layers = try self.layers(layers, of: name)
      case "anchor": annotation.anchor = try entry.point()
      case "opticalCenter": annotation.opticalCenter = try entry.point()
      case "wiggle", "rotate", "loop", "draw": try read(motion: entry, into: &annotation)
      case "margins": annotation.margins = try margins(entry)
      case "shift": annotation.shift = try entry.point() - .zero
      case "valueMode":
        switch entry.value.string {
        case "color": annotation.drawsValue = false
        case "draw": annotation.drawsValue = true
        default: throw entry.failure("color or draw")
        }
      default: break
      }
    }
  }

  private func margins(_ entry: EntryValue) throws(SourceError) -> DesignAnnotation.Margins {
    var margins = DesignAnnotation.Margins()
    for part in try entry.members(["left", "right"], example: #"{ "left": 0.5 }"#) {
      let space = try part.coordinate()
      if part.key.hasBytes(of: "left") { margins.left = space } else { margins.right = space }
    }
    return margins
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

  private func layers(
    _ values: [JSONValue], of name: String
  ) throws(SourceError) -> [DesignAnnotation.Layer] {
    var layers: [DesignAnnotation.Layer] = []
    for (index, value) in values.enumerated() {
      layers.append(
        try layer(EntryValue(file: file, owner: name, key: "layers[\(index)]", value: value)))
    }
    do throws(PenAttachment.Problem) { try layers.connect() } catch {
      throw EntryValue(
        file: file, owner: "“draw” of layers[\(error.layer)] of \(name)", key: "with", value: .null
      ).failure(error.expected)
    }
    return layers
  }

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

  /// Checks a value that is not written into `symbols.json`.
  /// - Throws: ``SourceError`` if it is not valid.
  func check(_ value: JSONValue, of key: AnnotationKey) throws(SourceError) {
    // The parts of a value are all optional, so one of them can be checked alone.
    let whole = key.rest.reversed().reduce(value) { inside, step in
      if case .member(let name) = step {
        .object([(name.string, inside)])
      } else {
        .array([inside])
      }
    }
    if let number = key.layer {
      _ = try layer([(key.name, whole)], keys: Self.layerKeys, of: "layers[\(number)]")
    } else {
      var annotation = DesignAnnotation()
      try read([(key.name, whole)], of: "the symbol", into: &annotation)
    }
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
      case "anchor": layer.anchor = try part.point()
      case "stroke": layer.stroke = try stroke(part)
      case "weights": layer.weights = try weights(part)
      case "fine": if try part.flag() { layer.stroke = layer.stroke ?? .fine }
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

  /// Reads the changes of lines at some weights.
  private func weights(_ entry: EntryValue) throws(SourceError) -> WeightChanges {
    var weights = WeightChanges.none
    let names = SymbolWeight.allCases.map { "\(Int($0.axisValue))" }
    for part in try entry.members(names, example: #"{ "700": { "stroke": 0.9 } }"#) {
      var change = WeightChanges.Change()
      for value in try part.members(["stroke", "shift"], example: #"{ "shift": [0, -0.25] }"#) {
        if value.key.hasBytes(of: "stroke") {
          change.stroke = try value.number(in: StrokeWidths.range)
        } else {
          change.shift = try value.point() - .zero
        }
      }
      let weight = SymbolWeight.allCases.first { part.key.hasBytes(of: "\(Int($0.axisValue))") }
      if let weight { weights.changes[weight] = change }
    }
    return weights
  }

  /// Reads the ends of lines that are being drawn: one word for both, or one for each.
  private func ends(_ entry: EntryValue) throws(SourceError) -> PenEnds {
    let words = (entry.value.string ?? "").split(separator: " ", omittingEmptySubsequences: false)
    let caps = words.map { StrokeGuide.Cap(rawValue: String($0)) }
    guard (1...2).contains(caps.count), let start = caps[0], let end = caps[caps.count - 1] else {
      throw entry.failure("round or butt, or two of them such as \"round butt\",")
    }
    return PenEnds(start: start, end: end)
  }

  private func course(_ entry: EntryValue) throws(SourceError) -> PenCourse {
    var course = PenCourse()
    for part in try entry.members(Self.courseKeys, example: #"{ "start": 0.25 }"#) {
      switch part.key {
      case "start": course.start = try part.number(in: 0...1)
      case "reversed": course.isReversed = try part.flag()
      case "both": course.drawsBothWays = try part.flag()
      case "ends": course.ends = try ends(part)
      case "with":
        guard let layer = part.value.integer, (0..<Symbol.mostLayers).contains(layer) else {
          throw part.failure("the number of a layer, from 0 at the back,")
        }
        course.carrier = layer
      default: course.isDrawn = try part.flag()
      }
    }
    return course
  }
}
