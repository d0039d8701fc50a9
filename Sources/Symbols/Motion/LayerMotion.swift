public import SymtextGraphics

/// The motion properties of a layer.
public struct LayerMotion: Hashable, Sendable {
  /// The layer's motion group: layers with the same number move as one.
  ///
  /// `nil` lets ``SymbolFont/motionGroups(of:)`` choose.
  ///
  /// Numbers fall from back to front, as in custom-symbol templates (`-sfsymbols-motion-group`): the foremost group has
  /// the lowest number.
  public var group: Int?
  /// The valid group numbers.
  package static let groups = 0...65_534
  /// Whether the layer pulses and breathes even if other layers of the symbol do not (`-sfsymbols-always-pulses`).
  public var pulses: Bool
  /// Whether the layer turns even if other layers of the symbol do not (`-sfsymbols-always-rotates`).
  public var rotates: Bool
  /// The centre about which the layer turns; `nil` for that of the symbol.
  ///
  /// Drawing space: the grid of 24 × 24 units, y down.
  public var anchor: Point?
  /// Whether a pen draws its lines in drawing effects; otherwise the layer appears in its place.
  public var isDrawn = true
  /// Whether a pen draws each of its lines from the middle to both ends.
  public var drawsBothWays = false
  /// The ends of the parts drawn so far.
  package var ends = PenEnds()
  /// The layer with whose pen it travels, or its own pen's number for such layers; `nil` without a connection.
  package var attachment: PenAttachment?

  /// Makes motion properties.
  public init(group: Int? = nil, pulses: Bool = false, rotates: Bool = false) {
    self.group = group
    self.pulses = pulses
    self.rotates = rotates
  }
}
