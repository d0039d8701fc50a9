package import SymtextGraphics

/// A part of a symbol that can be painted and animated by itself.
public struct SymbolLayer: Hashable, Sendable {
  /// A path, and the way it becomes an outline.
  package struct Shape: Hashable, Sendable {
    /// The centre lines.
    ///
    /// Drawing space, y down.
    package var path: Path
    /// Whether closed contours are filled as well as stroked.
    package var isSolid: Bool
    /// The pen that strokes it, derived from the pen of the weight.
    package var pen: Pen
    /// The caps and joins of its strokes.
    package var style: StrokeStyle
    /// Whether the path is a filled outline that the pen offsets outwards, instead of a centre line.
    ///
    /// Outer contours turn from the x axis towards the y axis, holes the other way.
    package var isOutline: Bool
    /// Its role in a filled variant.
    package var inFill: FillRole
    /// Outlines that replace the stroked path; `nil` for strokes.
    ///
    /// If present, ``path`` is the outline of Regular at medium scale.
    package var masters: MasterOutlines?
    /// How its lines give way to others in heavy weights; `nil` if they do not.
    package var yielding: StrokeYielding?
    /// Its widths and places at increasing widths of the weight's pen, by the ``SymbolLayer/weights`` of its layer;
    /// empty until it is outlined.
    package var knots: [StrokeKnot] = []

    /// Makes a shape.
    package init(
      path: Path, isSolid: Bool, pen: Pen = .ofWeight, style: StrokeStyle = .round,
      isOutline: Bool = false, inFill: FillRole = .automatic
    ) {
      self.path = path
      self.isSolid = isSolid
      self.pen = pen
      self.style = style
      self.isOutline = isOutline
      self.inFill = inFill
    }

    /// Makes a shape from outlines.
    package init(_ masters: MasterOutlines) {
      self.init(path: masters.paths[.medium]?[.regular] ?? Path(), isSolid: true)
      self.masters = masters
    }
  }

  /// The role of a shape in a filled variant.
  package enum FillRole: Hashable, Sendable {
    /// Closed lines are filled; shapes on top of them are knocked out.
    case automatic
    /// Filled; a straight line closes an open path.
    case filled
    /// Stroked as before.
    case stroked
  }

  /// The purpose of a layer, by which related symbols can share parts.
  public enum Tag: String, CaseIterable, Hashable, Sendable {
    /// A diagonal line that negates the symbol.
    case slash
    /// A small symbol at a corner; it neither centres nor widens the whole.
    case badge
    /// An enclosing shape.
    case enclosure
  }

  /// The shapes, in drawing order.
  package var shapes: [Shape]
  /// The level in the hierarchical and the palette mode.
  package var level: HierarchicalLevel
  /// The colour in the multicolor mode; `nil` for the tint.
  package var color: LayerColor?
  /// The layer is lit when the symbol's value exceeds this; `nil` opts out.
  package var variableThreshold: Double?
  /// The modes in which the layer is not painted but clears the layers behind it.
  package var clears: ClearingModes
  /// Its opacities where it is painted.
  package var opacities = LayerOpacities.full
  /// The purpose of the layer; `nil` for parts of the symbol itself.
  package var tag: Tag?
  /// Its annotation in the template it was read from; `nil` for other layers.
  package var annotation: LayerAnnotation?
  /// Its motion properties.
  package var motion = LayerMotion()
  /// The changes of its lines at some weights.
  package var weights = WeightChanges.none
  /// The cuts that the template's guide points make in its strokes, for each stroke in order along it, for every master
  /// of every scale; empty for layers from other sources.
  ///
  /// Font units, y up, from the left margin on the baseline.
  package var cuts: [DrawnVariant: [[StrokeCut]]] = [:]
  /// The other properties of the guide points, for each stroke of ``cuts``; empty if no stroke has any.
  package var strokeGuides: [StrokeGuide] = []

  /// Makes a layer.
  package init(
    shapes: [Shape], level: HierarchicalLevel, color: LayerColor? = nil,
    variableThreshold: Double? = nil, clears: ClearingModes = [], tag: Tag? = nil
  ) {
    self.shapes = shapes
    self.level = level
    self.color = color
    self.variableThreshold = variableThreshold
    self.clears = clears
    self.tag = tag
  }

  /// Whether the layer is never painted and only clears.
  package var erases: Bool { clears == .all }
  /// Whether it clears in the monochrome mode, which defines the symbol's overall outline.
  package var clearsInMonochrome: Bool { clears.contains(.monochrome) }
  /// Whether it is painted in the monochrome mode.
  package var isInMonochrome: Bool { !clearsInMonochrome && opacities.isInMonochrome }
}

/// The importance of a layer.
public enum HierarchicalLevel: String, CaseIterable, Sendable {
  /// The part that identifies the symbol.
  case primary
  /// The surrounding parts.
  case secondary
  /// The least important parts.
  case tertiary
}

extension HierarchicalLevel {
  /// Whether this level is nearer to the primary level than another.
  package func matters(moreThan other: HierarchicalLevel) -> Bool {
    let levels = Self.allCases
    return (levels.firstIndex(of: self) ?? 0) < (levels.firstIndex(of: other) ?? 0)
  }
}
