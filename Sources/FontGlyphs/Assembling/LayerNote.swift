/// One thing that a template says of a layer, as the font's private table has it: a record of fixed size.
struct LayerNote {
  /// What is said.
  enum Kind: Int {
    /// The layer only clears for the next one.
    case belongsToNext
    /// Its class and style rule in a mode: the class's index and value, and the rule's body.
    case monochromeRule, hierarchicalRule, multicolorRule
    /// A path of the template that it is made of: the path's number, and its contours as decimal digits,
    /// or nothing where the layer has only some of them.
    case path
    /// The guide points of a path in a variant: the variant, the path's number, and the attribute.
    case keyframes

    /// The kind of a mode's rules.
    init(_ mode: AnnotatedMode) {
      self =
        switch mode {
        case .monochrome: .monochromeRule
        case .hierarchical: .hierarchicalRule
        case .multicolor: .multicolorRule
        }
    }

    /// The mode of a rule.
    var mode: AnnotatedMode? {
      switch self {
      case .monochromeRule: .monochrome
      case .hierarchicalRule: .hierarchical
      case .multicolorRule: .multicolor
      case .belongsToNext, .path, .keyframes: nil
      }
    }
  }

  var kind: Kind
  /// The place of a variant among all 27.
  var variant = 0
  var number = 0
  var value = ""
  var text = ""
}

extension LayerNote {
  /// The class of a rule; `nil` for what is none.
  fileprivate var layerName: LayerClass? {
    guard let mode = kind.mode else { return nil }
    let text = LayerClass(mode, number, value.isEmpty ? nil : value).description
    guard !text.contains(where: { $0.isWhitespace || "{};,\"".contains($0) }) else { return nil }
    return LayerClass(text)
  }
}

extension LayerAnnotation {
  /// What it says, a record for each.
  var notes: [LayerNote] {
    var notes = belongsToNext ? [LayerNote(kind: .belongsToNext)] : []
    notes += rules.map { rule in
      LayerNote(
        kind: .init(rule.name.mode), number: rule.name.index, value: rule.name.value ?? "",
        text: rule.declarations.styleText)
    }
    notes += paths.enumerated().map { place, path in
      LayerNote(
        kind: .path, number: path,
        text: contourCounts.indices.contains(place) ? "\(contourCounts[place])" : "")
    }
    for (variant, paths) in keyframes.sorted(by: { $0.key < $1.key }) {
      notes += paths.sorted { $0.key < $1.key }.map { path, text in
        LayerNote(
          kind: .keyframes, variant: DrawnVariant.all.firstIndex(of: variant) ?? 0,
          number: path, text: text)
      }
    }
    return notes
  }

  /// Puts together what records say.
  init(_ notes: [LayerNote]) {
    self.init(rules: [])
    var hasAllContours = true
    for note in notes {
      switch note.kind {
      case .belongsToNext: belongsToNext = true
      case .monochromeRule, .hierarchicalRule, .multicolorRule:
        guard let name = note.layerName else { continue }
        rules.append(LayerRule(name, [StyleDeclaration](styleText: note.text)))
      case .path:
        paths.append(note.number)
        if let count = Int(note.text), (1...0xFFFF).contains(count) {
          contourCounts.append(count)
        } else {
          hasAllContours = false
        }
      case .keyframes:
        guard DrawnVariant.all.indices.contains(note.variant) else { continue }
        keyframes[DrawnVariant.all[note.variant], default: [:]][note.number] = note.text
      }
    }
    if !hasAllContours { contourCounts = [] }
  }
}
