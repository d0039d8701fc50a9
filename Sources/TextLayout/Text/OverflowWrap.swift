/// The treatment of a word that is wider than its line.
///
/// <https://www.w3.org/TR/css-text-3/#overflow-wrap-property>
public enum OverflowWrap: String, CaseIterable, Sendable {
  /// The word is cut after as many letters as fit.
  case anywhere
  /// The word stays whole and overflows the width.
  case normal
}
