internal import SymtextOpenType
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextTextLayout

/// The steps that draw a symbol's layers, back to front.
///
/// Layers of the same paint and pose that follow one another are one shape.
struct LayerSteps {
  private let font: Font
  private let origin: Point
  private let fitting: GlyphFitting
  /// Each with the pose of what it draws; that of what clears has no opacity.
  private var steps: [(item: DisplayItem, pose: LayerPose)] = []
  private var glyphs: [GlyphRun.Glyph] = []
  private var paint: Paint?
  private var pose = LayerPose.rest
  private var hasClear = false

  /// - Parameters:
  ///   - origin: that of all layers' glyphs, in points, y down.
  ///   - fitting: what of the glyphs is brought onto rows of pixels.
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

  /// A part of a layer, in points, y down, from the symbol's origin.
  mutating func fill(_ path: Path, _ paint: Paint, _ pose: LayerPose) {
    finish()
    steps.append((.fill(path.transformed(by: .translation(origin.x, origin.y)), paint), pose))
  }

  /// Shapes of one paint that lie on each other, in points, y down, from the symbol's origin, each with its
  /// own opacity.
  mutating func fill(
    _ shapes: [(outline: Path, opacity: Double)], _ paint: Paint, _ pose: LayerPose
  ) {
    // Where they meet a translucent paint is as thick as elsewhere.
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
    steps.append((.clear(run([.init(id: glyph, origin: origin)])), pose))
  }

  /// Clears within a shape, in points, y down, from the symbol's origin.
  mutating func cut(_ path: Path, _ pose: LayerPose) {
    finish()
    guard !steps.isEmpty, !path.isEmpty else { return }
    hasClear = true
    steps.append(
      (.cut(path.transformed(by: .translation(origin.x, origin.y))), LayerPose(map: pose.map)))
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

  /// All of them; in a group where they must be drawn apart from what is behind the symbol.
  func items(opacity: Double) -> [DisplayItem] {
    var all = self
    all.finish()
    let items = all.posed
    if opacity == 1 && !hasClear { return items }
    return [.group(items, opacity: opacity)]
  }

  /// Steps that follow one another and move as one, moved together.
  private var posed: [DisplayItem] {
    var items: [DisplayItem] = []
    var start = 0
    while start < steps.count {
      let pose = steps[start].pose
      let end = steps[start...].firstIndex { !$0.pose.movesAs(pose) } ?? steps.count
      let own = steps[start..<end].map(\.item)
      // The map is one of points from the symbol's origin.
      let map =
        Affine.translation(origin.x, origin.y) * pose.map
        * .translation(-origin.x, -origin.y)
      // A step by itself is thinned by its paint.
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
  /// Whether steps of both move and are thinned as one.
  fileprivate func movesAs(_ other: LayerPose) -> Bool {
    map == other.map && opacity == other.opacity
  }
}

extension DisplayItem {
  /// A filled step with its opacity multiplied.
  fileprivate func multiplyingOpacity(by factor: Double) -> DisplayItem {
    guard factor < 1 else { return self }
    return switch self {
    case .fill(let path, let paint): .fill(path, paint.multiplyingOpacity(by: factor))
    case .glyphs(let run, let paint): .glyphs(run, paint.multiplyingOpacity(by: factor))
    case .group(let items, let opacity): .group(items, opacity: opacity * factor)
    default: self
    }
  }
}
