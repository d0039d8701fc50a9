internal import SymtextSymbols
internal import SymtextGraphics

/// A further property of a layer, most from its template, as a fixed-size record of the font's private table.
struct LayerNote {
  /// The kind of a property.
  enum Kind: Int {
    /// The layer only clears for the next one.
    case belongsToNext
    /// The layer's class and style rule in a mode: the class's index and value, and the rule's body.
    case monochromeRule, hierarchicalRule, multicolorRule
    /// A template path that belongs to the layer: its number, and its contour count as decimal digits, which is empty
    /// when the layer has only some of the contours.
    case path
    /// The guide points of a path in a variant: the variant, the path's number, and the attribute.
    case keyframes
    /// The cuts of the layer's strokes at the guide points in a variant.
    ///
    /// The variant; then for each stroke, separated by semicolons, numbers separated by spaces. Each cut has the time
    /// in ten-thousandths, and x and y of two points in font units.
    case cuts
    /// The other properties of the guide points, which symtext's own attributes set.
    ///
    /// For each stroke, separated by semicolons: its cap, or `-`, and the indices of the cuts to which parts are
    /// attached, separated by spaces.
    case strokeGuides
    /// The changes of the layer's lines at some weights.
    ///
    /// For each weight, separated by semicolons, four numbers separated by spaces: its axis value, and in ten-thousandths
    /// the factor of strokes, and the movement along x and y in units of the drawing grid, y down.
    case weights

    /// Makes the kind of a mode's rules.
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
      case .belongsToNext, .path, .keyframes, .cuts, .strokeGuides, .weights: nil
      }
    }
  }

  var kind: Kind
  /// The index of a variant among all 27.
  var variant = 0
  var number = 0
  var value = ""
  var text = ""
}

extension LayerNote {
  /// The class of a rule; `nil` when it is invalid.
  fileprivate var layerName: LayerClass? {
    guard let mode = kind.mode else { return nil }
    let text = LayerClass(mode, number, value.isEmpty ? nil : value).description
    guard !text.contains(where: { $0.isWhitespace || "{};,\"".contains($0) }) else { return nil }
    return LayerClass(text)
  }
}

extension LayerAnnotation {
  /// The properties, as one record each.
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

  /// Restores an annotation from records.
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
      case .cuts, .strokeGuides, .weights: break
      }
    }
    if !hasAllContours { contourCounts = [] }
  }
}

extension SymbolLayer {
  /// The cuts of the strokes, as one record for each variant, and the other properties of guide points.
  var cutNotes: [LayerNote] {
    let guides =
      strokeGuides.isEmpty || cuts.isEmpty
      ? []
      : [
        LayerNote(
          kind: .strokeGuides,
          text: strokeGuides.map { guide in
            ([guide.cap?.rawValue ?? "-"] + guide.attachments.map { "\($0)" })
              .joined(separator: " ")
          }.joined(separator: ";"))
      ]
    return guides
      + cuts.sorted { $0.key < $1.key }.map { variant, strokes in
        LayerNote(
          kind: .cuts, variant: DrawnVariant.all.firstIndex(of: variant) ?? 0,
          text: strokes.map { LayerNote.text($0) }.joined(separator: ";"))
      }
  }
}

extension LayerNote {
  /// The unit of times.
  private static let wholeTime = 10_000.0

  fileprivate static func text(_ cuts: [StrokeCut]) -> String {
    cuts.flatMap { cut in
      [cut.time * wholeTime, cut.first.x, cut.first.y, cut.second.x, cut.second.y]
    }.map { "\(Int(min(max($0.rounded(), -0x7FFF), 0x7FFF)))" }.joined(separator: " ")
  }

  /// The cuts in a record; empty when the record is invalid.
  var cuts: [[StrokeCut]] {
    var strokes: [[StrokeCut]] = []
    for stroke in text.split(separator: ";", omittingEmptySubsequences: false) {
      let numbers = stroke.split(separator: " ").map { Int16($0).map(Double.init) ?? .nan }
      guard numbers.count % 5 == 0, numbers.count <= 5 * DrawKeyframes.mostKeyframes,
        strokes.count < DrawKeyframes.mostKeyframes, numbers.allSatisfy(\.isFinite)
      else { return [] }
      strokes.append(
        stride(from: 0, to: numbers.count, by: 5).map { start in
          StrokeCut(
            time: numbers[start] / Self.wholeTime,
            first: Point(numbers[start + 1], numbers[start + 2]),
            second: Point(numbers[start + 3], numbers[start + 4]))
        })
    }
    return strokes
  }

  /// The properties of guide points in a record; empty when the record is invalid.
  var strokeGuides: [StrokeGuide] {
    var guides: [StrokeGuide] = []
    for stroke in text.split(separator: ";", omittingEmptySubsequences: false) {
      let words = stroke.split(separator: " ")
      let attachments = words.dropFirst().map { Int($0) ?? -1 }
      guard let first = words.first, words.count <= 1 + DrawKeyframes.mostKeyframes,
        guides.count < DrawKeyframes.mostKeyframes,
        attachments.allSatisfy({ (0..<DrawKeyframes.mostKeyframes).contains($0) })
      else { return [] }
      guides.append(
        StrokeGuide(cap: StrokeGuide.Cap(rawValue: String(first)), attachments: attachments))
    }
    return guides
  }
}
