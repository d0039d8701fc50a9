internal import Colors
internal import Geometry
internal import TextLayout

/// Turns steps of drawing into shapes.
struct DisplayItemOutliner {
  /// How far chords may stray from their curves where shapes are cut, in points.
  let tolerance: Double
  /// Whether text stays text.
  let keepsText: Bool

  /// The steps of a picture or a group.
  func items(_ items: [DisplayItem]) -> [OutlinedItem] {
    var result: [OutlinedItem] = []
    add(items, to: &result)
    return result
  }

  private func add(_ items: [DisplayItem], to result: inout [OutlinedItem]) {
    for item in items {
      switch item {
      case .fill(let path, let paint):
        if !paint.isClear && !path.isEmpty { result.append(.path(path, paint)) }
      case .glyphs(let run, let paint): add(run, paint, to: &result)
      case .image(let image, let paint):
        if item.bounds != nil && !paint.isClear { result.append(.image(image, paint, clip: nil)) }
      case .clear(let run):
        let shape = run.outline
        guard let box = shape.bounds else { continue }
        result = result.compactMap { $0.without(shape, in: box, tolerance: tolerance) }
      case .group(let items, let opacity):
        result += group(self.items(items), opacity: opacity)
      case .described(let text, let items):
        if keepsText, let description = description(item, text, items) {
          result.append(.described(description))
        } else {
          add(items, to: &result)
        }
      }
    }
  }

  private func add(_ run: GlyphRun, _ paint: Paint, to result: inout [OutlinedItem]) {
    if keepsText && !run.range.isEmpty && run.font.size > 0 {
      result.append(.text(run, paint))
      return
    }
    let outline = run.outline
    guard !paint.isClear, let box = outline.bounds else { return }
    guard keepsText && !run.text.isEmpty else {
      result.append(.path(outline, paint))
      return
    }
    // What a line added to its text stands between its words.
    result.append(
      .described(
        OutlinedDescription(
          text: "", part: .characters, items: [.path(outline, paint)], box: box,
          baseline: box.maxY, size: run.font.size)))
  }

  private func group(_ items: [OutlinedItem], opacity: Double) -> [OutlinedItem] {
    guard opacity > 0, !items.isEmpty else { return [] }
    guard opacity < 1 else { return items }
    if items.count == 1, let thinned = items[0].opacity(opacity) { return [thinned] }
    return [.group(items, opacity: opacity)]
  }

  private func description(
    _ item: DisplayItem, _ text: String, _ items: [DisplayItem]
  ) -> OutlinedDescription? {
    guard let box = item.bounds, !text.isEmpty else { return nil }
    let shapes = DisplayItemOutliner(tolerance: tolerance, keepsText: false).items(items)
    let isText = item.showsCharacters || text.isEmoji
    return OutlinedDescription(
      text: text, part: isText ? .characters : .figure(text, box), items: shapes, box: box,
      baseline: item.line?.baseline ?? box.maxY, size: item.line?.size ?? box.height)
  }
}

extension ImagePaint {
  /// Whether nothing can be seen of an image.
  fileprivate var isClear: Bool {
    switch self {
    case .original(let opacity): !(opacity > 0)
    case .template(let color): color.alpha <= 0
    }
  }
}
