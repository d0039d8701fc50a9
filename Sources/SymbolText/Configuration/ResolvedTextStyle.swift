public import SymtextSymbols

/// The numbers of a text style on a platform at a content size category.
public struct ResolvedTextStyle: Hashable, Sendable {
  /// Points per em.
  public var pointSize: Double
  /// From baseline to baseline, in points; what Apple's tables call leading.
  public var lineHeight: Double
  /// The weight of the text.
  public var weight: SymbolWeight
  /// The weight of text that stands out.
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

  /// The weight of text that stands out or does not.
  package func weight(isEmphasized: Bool) -> SymbolWeight {
    isEmphasized ? emphasizedWeight : weight
  }
}
