/// The colour modes in which a layer is not painted but clears the layers behind it.
public struct ClearingModes: OptionSet, Hashable, Sendable {
  /// The modes as bits, as stored in the font's symbol table.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The monochrome mode: one colour for all layers.
  public static let monochrome = ClearingModes(rawValue: 1)
  /// The hierarchical and the palette mode, which paint by level.
  public static let levels = ClearingModes(rawValue: 2)
  /// The multicolor mode: the layers' own colours.
  public static let multicolor = ClearingModes(rawValue: 4)
  /// Every mode with more than one colour.
  public static let colors: ClearingModes = [.levels, .multicolor]
  /// Every mode: the layer is never painted.
  public static let all: ClearingModes = [.monochrome, .levels, .multicolor]
}
