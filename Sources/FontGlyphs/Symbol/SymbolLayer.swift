public import Geometry

/// One part of a symbol that can be painted and moved by itself.
public struct SymbolLayer: Hashable, Sendable {
  /// How a shape becomes an outline.
  public struct Shape: Hashable, Sendable {
    /// The centre lines.
    ///
    /// Drawing space, y down.
    public var path: Path
    /// Whether closed contours are filled as well as stroked.
    public var isSolid: Bool

    /// Makes a shape.
    public init(path: Path, isSolid: Bool) {
      self.path = path
      self.isSolid = isSolid
    }
  }

  /// The shapes, in drawing order.
  public var shapes: [Shape]
  /// The level in the hierarchical and the palette mode.
  public var level: HierarchicalLevel
  /// The colour in the multicolor mode; `nil` leaves it to the tint.
  public var color: LayerColor?
  /// The layer is lit when the symbol's value is greater than this; `nil` opts out.
  public var variableThreshold: Double?

  /// Makes a layer.
  public init(
    shapes: [Shape], level: HierarchicalLevel, color: LayerColor? = nil,
    variableThreshold: Double? = nil
  ) {
    self.shapes = shapes
    self.level = level
    self.color = color
    self.variableThreshold = variableThreshold
  }
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

/// A colour that a drawing names.
public enum LayerColor: String, CaseIterable, Sendable {
  /// The colour of the text or control around the symbol.
  case tintColor
  /// Fixed colours.
  case white, black
  /// Colours that follow the appearance.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray
}
