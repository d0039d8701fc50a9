internal import SymtextFonts
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextTextLayout

/// Converts drawing steps to shapes.
struct DisplayItemOutliner {
  /// The maximal deviation of chords from curves where shapes are cut, in points.
  let tolerance: Double
  /// Whether text stays text.
  private(set) var keepsText: Bool
  /// Whether blend modes, gradients between circles and repeated gradients are kept.
  ///
  /// Otherwise they become images.
  let keepsPaints: Bool
  /// The transform of the groups around the steps; `nil` for none.
  private var map: Affine?

  init(tolerance: Double, keepsText: Bool, keepsPaints: Bool = true) {
    self.tolerance = tolerance
    self.keepsText = keepsText
    self.keepsPaints = keepsPaints
  }

  /// Returns the outlined steps of a picture or a group.
  func items(_ items: [DisplayItem]) -> [OutlinedItem] {
    var result: [OutlinedItem] = []
    add(items, to: &result)
    return result
  }

  private func add(_ items: [DisplayItem], to result: inout [OutlinedItem]) {
    for item in items {
      switch item {
      case .fill(let path, let paint):
        if !paint.isClear && !path.isEmpty { result.append(fill(path, paint).moved(by: map)) }
      case .glyphs(let run, let paint): add(run, paint, to: &result)
      case .image(let image, let paint):
        if item.bounds != nil && !paint.isClear {
          result.append(.image(image, paint, clip: nil).moved(by: map))
        }
      case .vectors(let image): add(image.items, to: &result)
      case .clear(let run): take(run.outline, from: &result)
      case .cut(let path): take(path, from: &result)
      case .group(let items, let opacity):
        result += group(self.items(items), opacity: opacity)
      case .composite(let source, let mode, let backdrop):
        result += composite(item, source, mode, onto: backdrop)
      case .transformed(let items, let map):
        if map.isDrawable { within(map).add(items, to: &result) }
      case .moving(_, _, let items): add(items, to: &result)
      case .link(let link): result.append(.link(link).moved(by: map))
      case .described(let text, let items):
        if keepsText, let description = description(item, text, items) {
          result.append(.described(description))
        } else {
          add(items, to: &result)
        }
      }
    }
  }

  /// Returns a shape with its paint, or with an image of the paint.
  private func fill(_ path: Path, _ paint: Paint) -> OutlinedItem {
    if keeps(paint) { return .path(path, paint) }
    guard let image = PaintedImage.image(of: paint, within: path) else {
      return .path(path, .color(paint.stops.color(at: 1)))
    }
    return .image(image, .original(opacity: 1), clip: path)
  }

  private func keeps(_ paint: Paint) -> Bool {
    switch paint {
    case .color: true
    case .gradient(let gradient): keepsPaints || gradient.extend == .pad
    case .radial(let gradient): keepsPaints && gradient.nested != nil
    case .sweep: false
    }
  }

  /// Composites steps onto others: with the blend mode if possible, else as an image.
  private func composite(
    _ item: DisplayItem, _ source: [DisplayItem], _ mode: CompositeMode,
    onto backdrop: [DisplayItem]
  ) -> [OutlinedItem] {
    if keepsPaints && mode.isBlending {
      var outliner = self
      outliner.keepsText = false
      return [.composite(outliner.items(source), mode, onto: outliner.items(backdrop))]
    }
    return PaintedImage.image(of: [item]).map {
      [.image($0, .original(opacity: 1), clip: nil).moved(by: map)]
    } ?? []
  }

  /// Subtracts a shape from the previous steps.
  private func take(_ shape: Path, from result: inout [OutlinedItem]) {
    let shape = map.map { shape.transformed(by: $0) } ?? shape
    guard let box = shape.bounds else { return }
    result = result.compactMap { $0.without(shape, in: box, tolerance: tolerance) }
  }

  /// Returns an outliner for a group with a transform.
  private func within(_ map: Affine) -> DisplayItemOutliner {
    var inner = self
    inner.map = self.map.map { $0 * map } ?? map
    return inner
  }

  private func add(_ run: GlyphRun, _ paint: Paint, to result: inout [OutlinedItem]) {
    if keepsText && !run.range.isEmpty && run.font.size > 0 {
      result.append(.text(run, paint).moved(by: map))
      return
    }
    guard keeps(paint) else { return add([.fill(run.outline, paint)], to: &result) }
    let item = DisplayItem.glyphs(run, paint)
    guard !paint.isClear, let box = item.bounds else { return }
    let glyphs = OutlinedItem.glyphs(run, paint).moved(by: map)
    guard keepsText && !run.text.isEmpty else {
      result.append(glyphs)
      return
    }
    // Glyphs that a line added, such as a hyphen, have a place between the words of its text.
    let place = map.map { $0 * box } ?? box
    result.append(
      .described(
        OutlinedDescription(
          text: "", part: .characters, items: [glyphs], box: place, baseline: place.maxY,
          size: run.font.size)))
  }

  private func group(_ items: [OutlinedItem], opacity: Double) -> [OutlinedItem] {
    guard opacity > 0, !items.isEmpty else { return [] }
    guard opacity < 1 else { return items }
    if items.count == 1, let thinned = items[0].multiplyingOpacity(by: opacity) { return [thinned] }
    return [.group(items, opacity: opacity)]
  }

  private func description(
    _ item: DisplayItem, _ text: String, _ items: [DisplayItem]
  ) -> OutlinedDescription? {
    let moved = map.map { DisplayItem.transformed([item], by: $0) } ?? item
    guard let box = moved.bounds, !text.isEmpty else { return nil }
    var outliner = self
    outliner.keepsText = false
    let isText = item.showsCharacters || text.isEmoji
    return OutlinedDescription(
      text: text, part: isText ? .characters : .figure(text, box), items: outliner.items(items),
      box: box, baseline: moved.line?.baseline ?? box.maxY, size: moved.line?.size ?? box.height)
  }
}

extension ImagePaint {
  /// Whether an image is invisible.
  fileprivate var isClear: Bool {
    switch self {
    case .original(let opacity): !(opacity > 0)
    case .template(let color): color.alpha <= 0
    }
  }
}
