/// What a layer says of how it moves.
public struct LayerMotion: Hashable, Sendable {
  /// The group that it moves with: layers of one number move as one; `nil` leaves it to
  /// ``SymbolFont/motionGroups(of:)``.
  ///
  /// Numbers fall from back to front, as in custom-symbol templates (`-sfsymbols-motion-group`): the foremost
  /// group has the lowest.
  public var group: Int?
  /// The numbers that groups may have.
  package static let groups = 0...65_534
  /// Whether the layer pulses and breathes when others of the symbol do not
  /// (`-sfsymbols-always-pulses`).
  public var pulses: Bool
  /// Whether the layer turns when others of the symbol do not (`-sfsymbols-always-rotates`).
  public var rotates: Bool

  /// Makes a description.
  public init(group: Int? = nil, pulses: Bool = false, rotates: Bool = false) {
    self.group = group
    self.pulses = pulses
    self.rotates = rotates
  }
}
