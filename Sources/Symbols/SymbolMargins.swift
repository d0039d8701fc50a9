/// Where a drawing says that a symbol begins and ends beside others, in place of even bearings.
///
/// Drawing space of the scale: x of the left and the right margin; ink may reach beyond them.
package struct SymbolMargins: Hashable, Sendable {
  /// A left and a right margin.
  package struct Pair: Hashable, Sendable {
    /// The x where the symbol begins.
    package var left: Double
    /// The x where the symbol ends.
    package var right: Double

    /// Makes margins.
    package init(left: Double, right: Double) {
      self.left = left
      self.right = right
    }
  }

  /// At least those of Ultralight, Regular and Black of every scale.
  package var pairs: [SymbolScale: [SymbolWeight: Pair]]

  /// Makes margins.
  package init(_ pairs: [SymbolScale: [SymbolWeight: Pair]]) { self.pairs = pairs }
}

extension SymbolMargins {
  /// The margins in a mirror, about the middle of the drawing grid.
  var mirrored: SymbolMargins {
    SymbolMargins(
      pairs.mapValues { weights in
        weights.mapValues {
          Pair(left: DrawingGrid.size - $0.right, right: DrawingGrid.size - $0.left)
        }
      })
  }

  /// Whether the margins of some weight lie beside the straight lines between the masters.
  package func bends(_ scale: SymbolScale) -> Bool {
    guard let pairs = pairs[scale], let regular = pairs[.regular] else { return false }
    return pairs.contains { weight, pair in
      let place = WeightLaw.normalized(weight)
      guard let end = pairs[place < 0 ? .ultralight : .black] else { return false }
      func differs(_ value: Double, _ near: Double, _ far: Double) -> Bool {
        abs(near + (far - near) * abs(place) - value) > MasterOutlines.leastDifference
      }
      return differs(pair.left, regular.left, end.left)
        || differs(pair.right, regular.right, end.right)
    }
  }
}
