package import SymtextGraphics
package import SymtextSymbolText

/// A text with symbols, and the options of the picture or film that is made of it.
package struct AdvisedPicture: Sendable {
  /// The text.
  package var text: AttributedText
  /// The places of its symbols and images, in the order of the text.
  package var places: [AdviceFinding.Place]
  /// Whether effects are played.
  package var moves = true
  /// The effect of all symbols that name none.
  package var effect: EffectPlan?
  /// The repetition of effects that name none.
  package var repetition: Repetition?
  /// Whether the film is played again and again.
  package var loops = false
  /// The time in seconds at which all motion ends; `nil` for no such time.
  package var end: Double?
  /// Whether it is a button that is pressed.
  package var isPressed = false
  /// Whether it is a button that changes its state.
  package var changesState = false
  /// Whether symbols lie on the page, so that their contrast can be measured; a button brings its own colours.
  package var isOnPage = true
  /// The painting of symbols.
  package var painting = SymbolPainting()
  /// The colour of text and symbols.
  package var color = AdaptiveColor.label
  /// Points per em.
  package var size = 17.0
  /// The opaque background; `nil` for that of the system.
  package var background: Color?
  /// The appearances that the picture is for.
  package var appearances = Appearance.allCases

  /// Makes a text on a page, whose symbols may move.
  package init(_ text: AttributedText = AttributedText(), places: [AdviceFinding.Place] = []) {
    self.text = text
    self.places = places
  }

  /// Makes a text on a page from markup.
  /// - Throws: `SymbolError` with the position of the wrong character, from 1.
  package init(markup: String) throws(SymbolError) {
    let placed = try PlacedMarkup(markup)
    self.init(placed.text, places: placed.places.map { .markup($0) })
  }

  /// The characters of the text.
  var words: String {
    text.spans.map { if case .text(let text) = $0.content { text } else { " " } }.joined()
  }
}
