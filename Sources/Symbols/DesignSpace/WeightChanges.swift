package import SymtextGraphics

/// The changes of a layer's lines at some weights; between weights they change evenly.
///
/// Ultralight, Regular and Black are unchanged unless they have a change of their own.
package struct WeightChanges: Hashable, Sendable {
  /// The change at one weight.
  package struct Change: Hashable, Sendable {
    /// The factor of the strokes' widths.
    package var stroke: Double
    /// The movement, in units of the drawing grid, y down.
    package var shift: Vector

    /// Makes a change.
    package init(stroke: Double = 1, shift: Vector = .zero) {
      (self.stroke, self.shift) = (stroke, shift)
    }
  }

  /// The changes by weight.
  package var changes: [SymbolWeight: Change]

  /// No changes.
  package static let none = WeightChanges()

  /// Makes changes.
  package init(_ changes: [SymbolWeight: Change] = [:]) { self.changes = changes }

  /// The weights between which lines change evenly, from the lightest on.
  private var weights: [SymbolWeight] {
    SymbolWeight.allCases.filter { changes[$0] != nil || WeightLaw.masters.contains($0) }
  }

  /// Returns the change at a place of the weight axis: −1 Ultralight, 0 Regular, 1 Black.
  package func change(at place: Double) -> Change {
    let weights = weights
    let last = weights.dropFirst().dropLast().lastIndex { WeightLaw.normalized($0) <= place } ?? 0
    let (from, to) = (weights[last], weights[last + 1])
    let (a, b) = (changes[from] ?? Change(), changes[to] ?? Change())
    let start = WeightLaw.normalized(from)
    let part = min(max((place - start) / (WeightLaw.normalized(to) - start), 0), 1)
    return Change(
      stroke: a.stroke + (b.stroke - a.stroke) * part, shift: a.shift + (b.shift - a.shift) * part)
  }

  /// Returns the widths and places of a stroke at all weights; empty without changes.
  /// - Parameters:
  ///   - pen: The stroke's own pen.
  ///   - halfWidth: Returns half of the weight's stroke.
  package func knots(_ pen: Pen, halfWidth: (SymbolWeight) -> Double) -> [StrokeKnot] {
    guard self != .none else { return [] }
    var knots: [StrokeKnot] = []
    for weight in SymbolWeight.allCases {
      let shared = halfWidth(weight)
      // Strokes that are held back have one width at several weights.
      if let last = knots.last, shared <= last.shared { continue }
      let change = change(at: WeightLaw.normalized(weight))
      knots.append(
        StrokeKnot(
          shared: shared, halfWidth: change.stroke * pen.halfWidth(shared), shift: change.shift))
    }
    return knots.count > 1 ? knots : []
  }

  /// Returns the changes of a transformed layer.
  package func mapped(by map: Affine) -> WeightChanges {
    WeightChanges(changes.mapValues { Change(stroke: $0.stroke, shift: map * $0.shift) })
  }
}
