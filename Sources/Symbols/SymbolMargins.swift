/// The margins of a symbol as specified by its drawing, in place of even side bearings.
///
/// Drawing space of the scale: the x of the left and the right margin. Ink may reach beyond them.
package struct SymbolMargins: Hashable, Sendable {
  /// A left and a right margin.
  package struct Pair: Hashable, Sendable {
    /// The x of the left margin.
    package var left: Double
    /// The x of the right margin.
    package var right: Double

    /// Makes margins.
    package init(left: Double, right: Double) {
      self.left = left
      self.right = right
    }
  }

  /// Margins by scale and weight; at least Ultralight, Regular and Black of every scale.
  package var pairs: [SymbolScale: [SymbolWeight: Pair]]

  /// Makes margins.
  package init(_ pairs: [SymbolScale: [SymbolWeight: Pair]]) { self.pairs = pairs }
}

extension SymbolMargins {
  /// The margins mirrored about the middle of the drawing grid.
  var mirrored: SymbolMargins {
    SymbolMargins(
      pairs.mapValues { weights in
        weights.mapValues {
          Pair(left: DrawingGrid.size - $0.right, right: DrawingGrid.size - $0.left)
        }
      })
  }

  /// Whether the margins of some weight differ from those interpolated between the masters.
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
