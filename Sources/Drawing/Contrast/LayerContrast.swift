internal import SymtextImageFormats
internal import SymtextGraphics

/// How well the layers of one symbol can be told from what is behind them.
///
/// A layer of which at least half lies on layers behind it is told from them: a plus on a disc. All
/// others are told from what the symbol stands on.
struct LayerContrast {
  private let steps: [DisplayItem]
  /// Of the group that the steps are in.
  private let opacity: Double
  private let box: Rect
  private let backdrop: Color
  private let renderer = RasterRenderer()

  /// - Parameters:
  ///   - items: what draws the symbol.
  ///   - box: around it, in points; not empty.
  ///   - backdrop: what it stands on; opaque.
  init(_ items: [DisplayItem], box: Rect, backdrop: Color) {
    (steps, opacity) = Self.steps(of: items)
    self.box = box
    self.backdrop = backdrop
  }

  /// The steps of a group and its opacity, wherever it is moved; of no group the steps themselves.
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

  /// Those of the layers that are painted.
  func entries(named name: String) throws(RenderingError) -> [ContrastEntry] {
    var entries: [ContrastEntry] = []
    var done = 0
    for (index, step) in steps.enumerated() {
      let first = done + min(step.layerCount, 1)
      done += step.layerCount
      guard let paint = step.paint, !paint.isClear else { continue }
      let behind = try behind(index)
      let told = behind.multiplyingOpacity(by: opacity).over(backdrop)
      entries.append(
        ContrastEntry(
          kind: .symbol(layers: max(first, 1)...max(done, 1)), name: name,
          color: paint.faintest(on: told) {
            $0.over(behind).multiplyingOpacity(by: opacity).over(backdrop)
          },
          backdrop: told))
    }
    return entries
  }

  /// The mean colour of the layers that a layer lies on; clear when less than half of it does.
  private func behind(_ index: Int) throws(RenderingError) -> Color {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    guard index > 0, let shape = steps[index].shape else { return clear }
    let mask = try pixels([shape])
    let others = try pixels(Array(steps[..<index]))
    var sums = [0, 0, 0, 0]
    var (inside, covered) = (0, 0)
    // Within the shape, not at its edges, where others may have theirs; hairlines have nothing else.
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

  /// How many of them the longer side of a symbol has.
  private static let pixels = 64.0
}

extension DisplayItem {
  /// How many layers of a symbol a step draws or clears with; a path is a part of the layer before it.
  fileprivate var layerCount: Int {
    switch self {
    case .glyphs(let run, _), .clear(let run): run.glyphs.count
    case .transformed(let items, _): items.reduce(0) { $0 + $1.layerCount }
    case .fill, .cut, .image, .vectors, .group, .composite, .described, .moving, .link: 0
    }
  }

  /// What a step is painted with; `nil` when it is not painted.
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
