package import SymtextGraphics

/// One part of a symbol that can be painted and moved by itself.
public struct SymbolLayer: Hashable, Sendable {
  /// How a shape becomes an outline.
  package struct Shape: Hashable, Sendable {
    /// The centre lines.
    ///
    /// Drawing space, y down.
    package var path: Path
    /// Whether closed contours are filled as well as stroked.
    package var isSolid: Bool
    /// What strokes it, made from the pen of the weight.
    package var pen: Pen
    /// How its strokes end and turn corners.
    package var style: StrokeStyle
    /// Whether the path is an outline that is filled, and moved outwards by the pen, in place of a centre
    /// line: outer contours turn from the x axis towards the y axis, holes the other way.
    package var isOutline: Bool
    /// What becomes of it in a filled variant.
    package var inFill: FillRole
    /// The outlines that stand for the stroked path; `nil` for strokes.
    ///
    /// With them ``path`` is the one of Regular at medium scale.
    package var masters: MasterOutlines?
    /// How its lines give way to others in heavy weights; `nil` for those that do not.
    package var yielding: StrokeYielding?

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

    /// Makes a shape of outlines.
    package init(_ masters: MasterOutlines) {
      self.init(path: masters.paths[.medium]?[.regular] ?? Path(), isSolid: true)
      self.masters = masters
    }
  }

  /// What a shape becomes in a filled variant.
  package enum FillRole: Hashable, Sendable {
    /// Closed lines are filled, and what lies on them is knocked out.
    case automatic
    /// Filled; an open line is closed by a straight one.
    case filled
    /// A stroke as before.
    case stroked
  }

  /// What a layer is for, so that related symbols can share what they have in common.
  public enum Tag: String, CaseIterable, Hashable, Sendable {
    /// The line through a symbol that says “not”.
    case slash
    /// A small sign at a corner, which neither centres nor widens the symbol.
    case badge
    /// What surrounds a symbol.
    case enclosure
  }

  /// The shapes, in drawing order.
  package var shapes: [Shape]
  /// The level in the hierarchical and the palette mode.
  package var level: HierarchicalLevel
  /// The colour in the multicolor mode; `nil` leaves it to the tint.
  package var color: LayerColor?
  /// The layer is lit when the symbol's value is greater than this; `nil` opts out.
  package var variableThreshold: Double?
  /// The modes in which the layer is not painted but clears what is behind it.
  package var clears: ClearingModes
  /// How opaque it is where it is painted.
  package var opacities = LayerOpacities.full
  /// What the layer is for; `nil` for what the symbol itself is made of.
  package var tag: Tag?
  /// What the template that it was read from says of it; `nil` for other layers.
  package var annotation: LayerAnnotation?
  /// How it moves.
  package var motion = LayerMotion()
  /// Where the guide points of the template that it was read from cut its strokes, of each stroke in order along
  /// it, for every master of every scale; empty for other layers.
  ///
  /// Font units, y up, from the left margin on the baseline.
  package var cuts: [DrawnVariant: [[StrokeCut]]] = [:]

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

  /// Whether the layer is never painted: it only clears.
  package var erases: Bool { clears == .all }
  /// Whether it clears in the monochrome mode, by which the whole symbol's outline is made.
  package var clearsInMonochrome: Bool { clears.contains(.monochrome) }
  /// Whether it is painted in the monochrome mode.
  package var isInMonochrome: Bool { !clearsInMonochrome && opacities.isInMonochrome }
}

/// How much a layer matters.
public enum HierarchicalLevel: String, CaseIterable, Sendable {
  /// What names the symbol.
  case primary
  /// What surrounds it.
  case secondary
  /// The least.
  case tertiary
}

extension HierarchicalLevel {
  /// Whether it is nearer to the primary level than another.
  package func matters(moreThan other: HierarchicalLevel) -> Bool {
    let levels = Self.allCases
    return (levels.firstIndex(of: self) ?? 0) < (levels.firstIndex(of: other) ?? 0)
  }
}
