/// The colour modes in which a layer is not painted but clears what is behind it.
public struct ClearingModes: OptionSet, Hashable, Sendable {
  /// The modes as bits; the font's table of symbols has them so.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One colour for all layers.
  public static let monochrome = ClearingModes(rawValue: 1)
  /// The hierarchical and the palette mode, which paint by level.
  public static let levels = ClearingModes(rawValue: 2)
  /// The layers' own colours.
  public static let multicolor = ClearingModes(rawValue: 4)
  /// Every mode with more than one colour.
  public static let colors: ClearingModes = [.levels, .multicolor]
  /// Every mode: the layer is never painted.
  public static let all: ClearingModes = [.monochrome, .levels, .multicolor]
}
