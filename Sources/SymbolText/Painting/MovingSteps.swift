internal import SymtextDrawing

/// Display items animated as a whole, such as a badge.
package struct MovingSteps: MovingContent {
  /// The name in messages.
  package let name: String
  /// The effect.
  package let effect: EffectPlan
  /// The cap height of the text beside them, in points.
  package let capHeight: Double

  /// Makes content.
  package init(name: String, effect: EffectPlan, capHeight: Double) {
    self.name = name
    self.effect = effect
    self.capHeight = capHeight
  }
}
