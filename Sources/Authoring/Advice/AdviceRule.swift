/// A way to use symbols that the guidelines advise against.
///
/// The rules are those of Documentation/Choosing.md, which follow the tables of mistakes in public guides to SF Symbols,
/// and the Web Content Accessibility Guidelines 2.2.
package enum AdviceRule: String, CaseIterable, Sendable {
  /// An effect that answers an event, bounce or wiggle, is repeated without an end.
  case endless
  /// Bounce is played once beside words for something that goes on.
  case bounceForState
  /// A button is pressed, and its symbol fades in place of bouncing.
  case fadeForTap
  /// One symbol plays several effects at once.
  case severalEffects
  /// A symbol that is not round turns without an end.
  case unroundTurn
  /// A symbol that changes often is drawn line by line.
  case frequentDraw
  /// A symbol moves without an end beside text to be read.
  case motionInText
  /// Motion is the only sign of a state.
  case motionAlone
  /// The rendering mode leaves a symbol without contrast to its background.
  case contrast
  /// Layers of a small symbol are too faint in the hierarchical mode.
  case faintLayers
  /// A palette has one colour.
  case oneColorPalette
  /// A symbol in its own colours is given another colour.
  case colorOverMulticolor
  /// A gradient is too small to be seen.
  case smallGradient
  /// The markup, or the line of a batch, cannot be read.
  case unreadable

  /// The page and the section that give the reason at length.
  package var page: String {
    let section =
      switch self {
      case .endless, .bounceForState, .fadeForTap, .severalEffects, .unroundTurn, .frequentDraw,
        .motionInText, .motionAlone:
        "an-effect"
      case .contrast, .faintLayers, .oneColorPalette, .colorOverMulticolor, .smallGradient:
        "a-rendering-mode"
      case .unreadable: ""
      }
    return section.isEmpty
      ? "Documentation/Reference.md#text" : "Documentation/Choosing.md#\(section)"
  }
}
