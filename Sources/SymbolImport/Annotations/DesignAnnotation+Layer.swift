internal import SymtextGraphics
internal import SymtextSymbols

extension DesignAnnotation {
  /// A layer of an icon: the shapes that belong to it, and how it is painted and moves.
  struct Layer: Hashable, Sendable {
    /// The shapes, each chosen by its `id` or by a print of its geometry.
    var shapes: [ShapeSelector] = []
    /// Its importance.
    var level: HierarchicalLevel?
    /// Its colour in the multicolor mode.
    var color: LayerColor?
    /// Its opacity in each mode.
    var opacities: LayerOpacities?
    /// The modes in which it clears the layers behind it.
    var clears: ClearingModes?
    /// It is lit when the symbol's value exceeds this.
    var threshold: Double?
    /// Its purpose.
    var tag: SymbolLayer.Tag?
    /// Its motion.
    var motion: LayerMotion?
    /// The centre about which it turns, in units of the icon's `viewBox`.
    var anchor: Point?
    /// The width of its strokes at some weights, in place of the icon's own.
    var stroke: StrokeWidths?
    /// The changes of its lines at some weights; movements in units of the icon's `viewBox`.
    var weights = WeightChanges.none
    /// The role of its lines in filled variants.
    var inFill: SymbolLayer.FillRole?
    /// How the pen draws its lines.
    var course = PenCourse()
    /// Its connection with the pens of other layers.
    var attachment: PenAttachment?
  }
}

extension DesignAnnotation.Layer {
  /// Applies the paint and the motion to a layer.
  func apply(to layer: inout SymbolLayer) {
    layer.level = level ?? layer.level
    layer.color = color ?? layer.color
    layer.opacities = opacities ?? layer.opacities
    layer.clears = clears ?? layer.clears
    layer.variableThreshold = threshold ?? layer.variableThreshold
    layer.tag = tag ?? layer.tag
    layer.motion = motion ?? layer.motion
    layer.motion.anchor = anchor ?? layer.motion.anchor
    if !course.isDrawn { layer.motion.isDrawn = false }
    if course.drawsBothWays { layer.motion.drawsBothWays = true }
    if course.ends != PenEnds() { layer.motion.ends = course.ends }
    layer.motion.attachment = attachment ?? layer.motion.attachment
    if weights != .none { layer.weights = weights }
  }

  /// Returns the layer with its anchor and movements in another space.
  func mapped(by map: Affine) -> Self {
    var layer = self
    layer.anchor = anchor.map { map * $0 }
    layer.weights = weights.mapped(by: map)
    return layer
  }

  /// Whether it has properties of lines, which areas cannot have.
  var changesLines: Bool {
    stroke != nil || weights != .none || inFill != nil || course.changesLines
  }

  /// Returns a line with the layer's pen, role and course.
  func applied(to shape: SymbolLayer.Shape) -> SymbolLayer.Shape {
    var shape = course.applied(to: shape)
    if let stroke { shape.pen = stroke.pen(shape.pen) }
    shape.inFill = inFill ?? shape.inFill
    return shape
  }
}
