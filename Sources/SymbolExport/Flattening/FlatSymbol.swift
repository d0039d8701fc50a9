package import SymtextGraphics
package import SymtextSymbolText
package import SymtextSymbols

/// A symbol as shapes that any format can paint one after the other: nothing is erased.
package struct FlatSymbol: Sendable {
  /// The form of a symbol that is flattened.
  package struct Variant: Hashable, Sendable {
    package var mode: RenderingMode
    package var weight: SymbolWeight
    package var scale: SymbolScale
    /// Whether it is the form for text from right to left.
    package var isRightToLeft: Bool

    package init(
      mode: RenderingMode = .monochrome, weight: SymbolWeight = .regular,
      scale: SymbolScale = .medium, isRightToLeft: Bool = false
    ) {
      (self.mode, self.weight, self.scale) = (mode, weight, scale)
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A shape in one paint.
  package struct Shape: Sendable {
    /// The index of the part that it belongs to: of a layer, or of those with which it was flattened.
    package var part = 0
    /// In the box of ``placement``, y down, filled by the nonzero rule.
    package var path: Path
    /// The level, which chooses a colour of a palette.
    package var level: HierarchicalLevel
    /// Its own colour; `nil` for the colour of the text.
    package var color: LayerColor?
    /// The opacity, 0 to 1, beside that of ``color``.
    package var opacity: Double
  }

  /// The symbol's own name.
  package var name: String
  /// The alternative text.
  package var altText: String
  /// Its box, and its place in it.
  package var placement: SymbolPlacement
  /// Back to front.
  package var shapes: [Shape]
}
