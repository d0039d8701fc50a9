public import SymtextGraphics

/// The look of a selection, a caret and marked text.
public struct EditorLook: Hashable, Sendable {
  /// The colour behind selected text.
  public var selectionColor: AdaptiveColor
  /// The opacity of ``selectionColor``, 0 to 1.
  public var selectionOpacity: Double
  /// The colour of the caret.
  public var caretColor: AdaptiveColor
  /// The width of the caret, in points.
  public var caretWidth: Double
  /// Whether the caret is drawn: not in a field without focus, nor while the caret is off as it blinks.
  public var showsCaret: Bool

  /// Makes a look.
  public init(
    selectionColor: AdaptiveColor = .accent, selectionOpacity: Double = 0.3,
    caretColor: AdaptiveColor = .accent, caretWidth: Double = 2, showsCaret: Bool = true
  ) {
    self.selectionColor = selectionColor
    self.selectionOpacity = selectionOpacity
    self.caretColor = caretColor
    self.caretWidth = caretWidth
    self.showsCaret = showsCaret
  }
}
