/// Where a drawing says that a symbol begins and ends beside others, in place of even bearings.
///
/// Drawing space of the scale: x of the left and the right margin; ink may reach beyond them.
public struct SymbolMargins: Hashable, Sendable {
  /// A left and a right margin.
  public struct Pair: Hashable, Sendable {
    /// The x where the symbol begins.
    public var left: Double
    /// The x where the symbol ends.
    public var right: Double

    /// Makes margins.
    public init(left: Double, right: Double) {
      self.left = left
      self.right = right
    }
  }

  /// At least those of Ultralight, Regular and Black of every scale.
  public var pairs: [SymbolScale: [SymbolWeight: Pair]]

  /// Makes margins.
  public init(_ pairs: [SymbolScale: [SymbolWeight: Pair]]) { self.pairs = pairs }
}
