/// The drawing of a symbol in right-to-left text, where it is more than its mirror image: a check mark on a mirrored page
/// stays as it is.
package struct RightToLeftDrawing: Hashable, Sendable {
  /// The layers, back to front.
  package var layers: [SymbolLayer]
  /// How it moves.
  package var motion: SymbolMotion

  /// Makes a drawing from its parts.
  package init(layers: [SymbolLayer], motion: SymbolMotion) {
    self.layers = layers
    self.motion = motion
  }
}
