package import SymtextGraphics
package import SymtextSymbolImport
package import SymtextSymbols

/// A change to the guide points of a template's path.
package struct GuideRequest: Hashable, Sendable {
  /// The guide points to which parts without a pen are attached.
  package enum Attachment: Hashable, Sendable {
    /// The first and the last guide point of the stroke.
    case start, end, ends
    /// Guide points by their numbers, from 1 through all strokes of the path.
    case numbers([Int])
  }

  /// The first guide point of a new stroke.
  package var start: GuideSpot?
  /// Guide points between the first and the last.
  package var through: [GuideSpot] = []
  /// The last guide point.
  package var end: GuideSpot?
  /// Whether the new stroke is added to those that the path has.
  package var adds = false
  /// The direction; `nil` for the same, or forward for a new stroke.
  package var direction: GuideDirection?
  /// The end of the part that is drawn so far: `nil` for the same, `.some(nil)` for an end like the stroke's own.
  package var cap: StrokeGuide.Cap??
  /// The attachments; `nil` for the same.
  package var attachment: Attachment?

  package init() {}

  /// The attributes of a path.
  package struct Attributes: Hashable, Sendable {
    /// `data-clipstroke-keyframes`.
    package var keyframes: String
    /// The attributes of symtext that add to it.
    package var words: GuideWords
  }

  /// An end of a stroke that lies elsewhere than asked, because a branch begins there.
  package struct MovedEnd: Hashable, Sendable {
    /// Whether it is the start of the stroke.
    package var isStart: Bool
    /// Its place in the path's ink, in percent, as options take it.
    package var place: String
  }

  /// Returns the changed attributes of a path in each variant that has it, and the ends that are elsewhere than asked.
  /// - Parameter index: the number of the path, from 0.
  /// - Throws: ``GuideError`` with the reason and the way out.
  package func attributes(
    of index: Int, in template: TemplateFile
  ) throws(GuideError) -> (attributes: [DrawnVariant: Attributes], moved: [MovedEnd]) {
    try Self.check(through.count)
    var makers: [DrawnVariant: GuideMaker] = [:]
    for (variant, drawing) in template.variants where drawing.paths.indices.contains(index) {
      makers[variant] = try GuideMaker(drawing.paths[index].path)
    }
    guard let reference = template.referenceVariant ?? makers.keys.min(),
      let maker = makers[reference]
    else { throw GuideError("there is no path \(index + 1); see `template guide` without options") }
    var strokes: [DrawnVariant: [[DrawKeyframes.Keyframe]]] = [:]
    for variant in makers.keys {
      strokes[variant] = try existing(template, variant, index)
    }
    let known = strokes[reference] ?? []
    let isNew = start != nil || end != nil || !through.isEmpty || adds || known.isEmpty
    guard isNew || strokes.values.allSatisfy({ $0.map(\.count) == known.map(\.count) }) else {
      throw GuideError("the guide points of the variants differ; set a start and an end anew")
    }
    var moved: [MovedEnd] = []
    if isNew {
      let stroke = try maker.stroke(start: start, through: through, end: end)
      moved = stroke.start.map { [MovedEnd(isStart: true, place: $0)] } ?? []
      moved += stroke.end.map { [MovedEnd(isStart: false, place: $0)] } ?? []
      let (all, times, _) = try maker.timed(stroke.cuts, direction ?? .forward)
      for (variant, other) in makers {
        var own: [DrawKeyframes.Keyframe] = []
        for (cut, time) in zip(all, times) {
          let place = try other.cut(like: cut, of: maker)
          own.append(.init(time: time, first: place.first, second: place.second))
        }
        strokes[variant] = (adds ? strokes[variant] ?? [] : []) + [own]
      }
    } else if let direction {
      for number in known.indices {
        let (all, times, added) = try maker.timed(
          known[number].map { ($0.first, $0.second) }, direction)
        for (variant, other) in makers {
          guard var own = strokes[variant]?[number] else { continue }
          if let added {
            let place = try other.cut(like: all[added], of: maker)
            own.insert(.init(time: 0, first: place.first, second: place.second), at: added)
          }
          for (index, time) in times.enumerated() { own[index].time = time }
          strokes[variant]?[number] = own
        }
      }
    }
    try Self.check((strokes[reference] ?? []).joined().count)
    let words = try words(template, index, counts: (strokes[reference] ?? []).map(\.count))
    let attributes = strokes.mapValues {
      Attributes(keyframes: DrawKeyframes(strokes: $0).text, words: words)
    }
    return (attributes, moved)
  }

  private static func check(_ count: Int) throws(GuideError) {
    guard count <= DrawKeyframes.mostKeyframes else {
      throw GuideError(
        "\(count) guide points are too many; a path may have \(DrawKeyframes.mostKeyframes)")
    }
  }

  private func existing(
    _ template: TemplateFile, _ variant: DrawnVariant, _ index: Int
  ) throws(GuideError) -> [[DrawKeyframes.Keyframe]] {
    guard let text = template.variants[variant]?.paths[index].keyframes else { return [] }
    do throws(DrawKeyframes.Problem) { return try DrawKeyframes(text).strokes } catch {
      if start != nil || end != nil || !through.isEmpty, !adds { return [] }
      throw GuideError(
        "the data-clipstroke-keyframes of \(variant) \(error); set a start and an end anew")
    }
  }

  private func words(
    _ template: TemplateFile, _ index: Int, counts: [Int]
  ) throws(GuideError) -> GuideWords {
    let paths = template.variants.sorted { $0.key < $1.key }.map(\.value)
      .compactMap { $0.paths.indices.contains(index) ? $0.paths[index] : nil }
    let said = paths.first { $0.drawCaps != nil || $0.drawAttach != nil }
    var words = (try? GuideWords(caps: said?.drawCaps, attach: said?.drawAttach)) ?? GuideWords()
    if let cap { words.cap = cap }
    let (all, last) = (counts.reduce(0, +), counts.last ?? 0)
    switch attachment {
    case nil: break
    case .start: words = GuideWords(cap: words.cap, attachments: [all - last + 1])
    case .end: words = GuideWords(cap: words.cap, attachments: [all])
    case .ends: words = GuideWords(cap: words.cap, attachments: [all - last + 1, all])
    case .numbers(let numbers): words = GuideWords(cap: words.cap, attachments: numbers)
    }
    do throws(GuideWords.Problem) { _ = try words.guides(counts: counts) } catch {
      throw GuideError("\(error.attribute) \(error)")
    }
    return words
  }
}
