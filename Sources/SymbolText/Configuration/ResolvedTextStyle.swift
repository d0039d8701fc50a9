public import SymtextSymbols

/// The measures of a text style on a platform at a content size category.
public struct ResolvedTextStyle: Hashable, Sendable {
  /// Points per em.
  public var pointSize: Double
  /// The distance between baselines, in points; Apple's tables call it leading.
  public var lineHeight: Double
  /// The weight of the text.
  public var weight: SymbolWeight
  /// The weight of emphasized text.
  public var emphasizedWeight: SymbolWeight

  init(
    _ pointSize: Double, _ lineHeight: Double, _ weight: SymbolWeight,
    _ emphasizedWeight: SymbolWeight
  ) {
    self.pointSize = pointSize
    self.lineHeight = lineHeight
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
  }

  /// Returns the weight of emphasized or plain text.
  package func weight(isEmphasized: Bool) -> SymbolWeight {
    isEmphasized ? emphasizedWeight : weight
  }
}
