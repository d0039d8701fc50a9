internal import SymtextDrawing

/// Steps that have an effect as a whole, such as a badge.
package struct MovingSteps: MovingContent {
  /// What they are called where something is said of them.
  package let name: String
  /// How they move.
  package let effect: EffectPlan
  /// How high capitals are beside them, in points.
  package let capHeight: Double

  /// Makes content.
  package init(name: String, effect: EffectPlan, capHeight: Double) {
    self.name = name
    self.effect = effect
    self.capHeight = capHeight
  }
}
