internal import SymtextOpenType
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextTextLayout

/// The display items of a symbol's layers, back to front.
///
/// Successive layers with the same paint and pose form one item.
struct LayerSteps {
  private let font: Font
  private let origin: Point
  private let fitting: GlyphFitting
  /// Each item with its pose; the pose of a clearing item has no opacity.
  private var steps: [(item: DisplayItem, pose: LayerPose)] = []
  private var glyphs: [GlyphRun.Glyph] = []
  private var paint: Paint?
  private var pose = LayerPose.rest
  private var hasClear = false

  /// - Parameters:
  ///   - origin: of all glyphs, in points, y down.
  ///   - fitting: the hinting of glyphs to rows of pixels.
  init(font: Font, origin: Point, fitting: GlyphFitting) {
    self.font = font
    self.origin = origin
    self.fitting = fitting
  }

  mutating func paint(_ glyph: GlyphID, _ paint: Paint, _ pose: LayerPose) {
    if paint != self.paint || pose != self.pose { finish() }
    (self.paint, self.pose) = (paint, pose)
    glyphs.append(.init(id: glyph, origin: origin))
  }

  /// Adds an image.
  mutating func add(_ image: DisplayItem, _ pose: LayerPose) {
    finish()
    steps.append((image, pose))
  }

  /// Fills a part of a layer, in points, y down, from the symbol's origin.
  mutating func fill(_ path: Path, _ paint: Paint, _ pose: LayerPose) {
    finish()
    steps.append((.fill(path.transformed(by: .translation(origin.x, origin.y)), paint), pose))
  }

  /// Fills overlapping shapes of one paint, each with its own opacity, in points, y down, from the symbol's origin.
  mutating func fill(
    _ shapes: [(outline: Path, opacity: Double)], _ paint: Paint, _ pose: LayerPose
  ) {
    // Translucent paint must not add up where shapes overlap.
    guard shapes.count > 1, case .color(let color) = paint, color.alpha < 1 else {
      for shape in shapes { fill(shape.outline, paint.multiplyingOpacity(by: shape.opacity), pose) }
      return
    }
    finish()
    let items = shapes.map { shape in
      DisplayItem.fill(
        shape.outline.transformed(by: .translation(origin.x, origin.y)),
        .color(color.opaque).multiplyingOpacity(by: shape.opacity))
    }
    steps.append((.group(items, opacity: color.alpha), pose))
  }

  mutating func clear(_ glyph: GlyphID, _ pose: LayerPose) {
    finish()
    guard !steps.isEmpty else { return }
    hasClear = true
    var pose = pose
    pose.opacity = 1
    if pose.gap < 1, let middle = font.inkBounds(of: glyph)?.middle {
      pose.map = pose.map * .scale(pose.gap, about: middle)
    }
    guard pose.depth < 1 else {
      steps.append((.clear(run([.init(id: glyph, origin: origin)])), pose))
      return
    }
    let outline = font.outline(of: glyph).transformed(by: .translation(origin.x, origin.y))
    thin(outline, pose)
  }

  /// Clears within a shape, in points, y down, from the symbol's origin.
  mutating func cut(_ path: Path, _ pose: LayerPose) {
    finish()
    guard !steps.isEmpty, !path.isEmpty else { return }
    hasClear = true
    let outline = path.transformed(by: .translation(origin.x, origin.y))
    if pose.depth < 1 {
      thin(outline, pose)
    } else {
      steps.append((.cut(outline), LayerPose(map: pose.map)))
    }
  }

  /// Makes everything so far transparent within a shape, as far as the pose says.
  private mutating func thin(_ outline: Path, _ pose: LayerPose) {
    let black = Paint.color(.black).multiplyingOpacity(by: pose.depth)
    let source = DisplayItem.fill(outline.transformed(by: map(of: pose)), black)
    steps = [(.composite([source], .backdropOut, onto: posed), .rest)]
  }

  /// The transform of a pose in the picture: its own applies to points from the symbol's origin.
  private func map(of pose: LayerPose) -> Affine {
    .translation(origin.x, origin.y) * pose.map * .translation(-origin.x, -origin.y)
  }

  private func run(_ glyphs: [GlyphRun.Glyph]) -> GlyphRun {
    var run = GlyphRun(font: font, glyphs: glyphs)
    run.fitting = fitting
    return run
  }

  private mutating func finish() {
    if let paint, !glyphs.isEmpty {
      steps.append((.glyphs(run(glyphs), paint), pose))
    }
    glyphs = []
    paint = nil
  }

  /// Returns all items, in a group if they must not affect the backdrop of the symbol.
  func items(opacity: Double) -> [DisplayItem] {
    var all = self
    all.finish()
    let items = all.posed
    if opacity == 1 && !hasClear { return items }
    return [.group(items, opacity: opacity)]
  }

  /// The items; successive ones with the same pose are transformed together.
  private var posed: [DisplayItem] {
    var items: [DisplayItem] = []
    var start = 0
    while start < steps.count {
      let pose = steps[start].pose
      let end = steps[start...].firstIndex { !$0.pose.movesAs(pose) } ?? steps.count
      let own = steps[start..<end].map(\.item)
      let map = map(of: pose)
      // A single item takes the opacity in its paint.
      let thinned =
        pose.opacity < 1 && own.count > 1
        ? [.group(own, opacity: pose.opacity)]
        : own.map {
          $0.multiplyingOpacity(by: pose.opacity)
        }
      items += pose.map == .identity ? thinned : [.transformed(thinned, by: map)]
      start = end
    }
    return items
  }
}

extension LayerPose {
  /// Whether items in both poses have the same transform and opacity.
  fileprivate func movesAs(_ other: LayerPose) -> Bool {
    map == other.map && opacity == other.opacity
  }
}

extension DisplayItem {
  /// Returns the item with its opacity multiplied.
  fileprivate func multiplyingOpacity(by factor: Double) -> DisplayItem {
    guard factor < 1 else { return self }
    return switch self {
    case .fill(let path, let paint): .fill(path, paint.multiplyingOpacity(by: factor))
    case .glyphs(let run, let paint): .glyphs(run, paint.multiplyingOpacity(by: factor))
    case .group(let items, let opacity): .group(items, opacity: opacity * factor)
    case .image, .vectors: .group([self], opacity: factor)
    default: self
    }
  }
}
