internal import SymtextImageFormats
internal import SymtextGraphics

/// The contrast of the layers of one symbol with their backdrops.
///
/// A layer with at least half of its area on layers behind it, such as a plus on a disc, is compared with them. All
/// others are compared with the symbol's backdrop.
struct LayerContrast {
  private let steps: [DisplayItem]
  /// The opacity of the group around the layers.
  private let opacity: Double
  private let box: Rect
  private let backdrop: Color
  private let renderer = RasterRenderer()

  /// - Parameters:
  ///   - items: the items that draw the symbol.
  ///   - box: the box around it, in points; not empty.
  ///   - backdrop: the opaque colour behind it.
  init(_ items: [DisplayItem], box: Rect, backdrop: Color) {
    let all: [DisplayItem]
    (all, opacity) = Self.steps(of: items)
    steps = all.flatMap(\.byGlyph)
    self.box = box
    self.backdrop = backdrop
  }

  /// Returns the items of a group with its opacity, also inside a transform; without a group, the items themselves.
  private static func steps(of items: [DisplayItem]) -> ([DisplayItem], opacity: Double) {
    guard items.count == 1 else { return (items, 1) }
    switch items[0] {
    case .group(let steps, let opacity): return (steps, opacity)
    case .transformed(let items, let map):
      let (steps, opacity) = steps(of: items)
      return (steps.map { .transformed([$0], by: map) }, opacity)
    case .fill, .glyphs, .image, .vectors, .clear, .cut, .composite, .described, .moving, .link:
      return (items, 1)
    }
  }

  /// Returns the entries of the layers that are painted; successive ones that look alike form one.
  func entries(named name: String) throws(RenderingError) -> [ContrastEntry] {
    var entries: [ContrastEntry] = []
    var done = 0
    for (index, step) in steps.enumerated() {
      let first = done + min(step.layerCount, 1)
      done += step.layerCount
      guard let paint = step.paint, !paint.isClear else { continue }
      let behind = try behind(index)
      let told = behind.multiplyingOpacity(by: opacity).over(backdrop)
      var entry = ContrastEntry(
        kind: .symbol(layers: max(first, 1)...max(done, 1)), name: name,
        color: paint.faintest(on: told) {
          $0.over(behind).multiplyingOpacity(by: opacity).over(backdrop)
        },
        backdrop: told)
      entry.isOnLayer = behind.alpha > 0
      if let last = entries.last, case .symbol(let layers) = last.kind,
        last.color == entry.color, last.backdrop == entry.backdrop,
        last.isOnLayer == entry.isOnLayer
      {
        entries[entries.count - 1].kind = .symbol(
          layers: layers.lowerBound...max(done, layers.upperBound))
      } else {
        entries.append(entry)
      }
    }
    return entries
  }

  /// Returns the mean colour of the layers behind a layer; clear when they cover less than half of it.
  private func behind(_ index: Int) throws(RenderingError) -> Color {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    guard index > 0, let shape = steps[index].shape else { return clear }
    let mask = try pixels([shape])
    let others = try pixels(Array(steps[..<index]))
    var sums = [0, 0, 0, 0]
    var (inside, covered) = (0, 0)
    // Count the inside of the shape: other shapes may share its edges. Hairlines have only edges.
    let least: UInt8 = mask.contains(255) ? 255 : 1
    for pixel in stride(from: 0, to: mask.count, by: 4) where mask[pixel + 3] >= least {
      inside += 1
      guard others[pixel + 3] > 0 else { continue }
      covered += 1
      for part in 0..<4 { sums[part] += Int(others[pixel + part]) }
    }
    guard covered > 0, 2 * covered >= inside, sums[3] > 0 else { return clear }
    let alpha = Double(sums[3])
    return Color(
      red: Double(sums[0]) / alpha, green: Double(sums[1]) / alpha, blue: Double(sums[2]) / alpha,
      alpha: alpha / Double(255 * covered))
  }

  private func pixels(_ items: [DisplayItem]) throws(RenderingError) -> [UInt8] {
    let shift = Vector(-box.minX, -box.minY)
    let list = DisplayList(
      width: box.width, height: box.height, items: items.map { $0.offsetBy(shift) })
    return try renderer.pixmap(list, pixelRatio: Self.pixels / max(box.width, box.height)).pixels
  }

  /// The longer side of a symbol's picture, in pixels.
  private static let pixels = 64.0
}

extension DisplayItem {
  /// The number of symbol layers that an item draws or clears; a path belongs to the layer before it.
  fileprivate var layerCount: Int {
    switch self {
    case .glyphs(let run, _), .clear(let run): run.glyphs.count
    case .transformed(let items, _): items.reduce(0) { $0 + $1.layerCount }
    case .fill, .cut, .image, .vectors, .group, .composite, .described, .moving, .link: 0
    }
  }

  /// The item, with one run for each glyph, so that a glyph on others of its colour is found.
  fileprivate var byGlyph: [DisplayItem] {
    switch self {
    case .glyphs(let run, let paint) where run.glyphs.count > 1:
      return run.glyphs.map { glyph in
        .glyphs(GlyphRun(font: run.font, glyphs: [glyph]), paint)
      }
    case .transformed(let items, let map):
      return items.flatMap(\.byGlyph).map { .transformed([$0], by: map) }
    default: return [self]
    }
  }

  /// The paint of an item; `nil` when it is not painted.
  fileprivate var paint: Paint? {
    switch self {
    case .glyphs(_, let paint), .fill(_, let paint): paint
    case .transformed(let items, _): items.lazy.compactMap(\.paint).first
    case .image, .vectors, .clear, .cut, .group, .composite, .described, .moving, .link: nil
    }
  }

  /// The same shape in opaque black.
  fileprivate var shape: DisplayItem? {
    switch self {
    case .glyphs(let run, _): .glyphs(run, .color(.black))
    case .fill(let path, _): .fill(path, .color(.black))
    case .transformed(let items, let map): .transformed(items.compactMap(\.shape), by: map)
    case .image, .vectors, .clear, .cut, .group, .composite, .described, .moving, .link: nil
    }
  }
}
