/// What becomes of a word that is wider than its line.
///
/// <https://www.w3.org/TR/css-text-3/#overflow-wrap-property>
public enum OverflowWrap: String, CaseIterable, Sendable {
  /// It is cut after as many letters as fit.
  case anywhere
  /// It stays whole, and reaches beyond the width.
  case normal
}
