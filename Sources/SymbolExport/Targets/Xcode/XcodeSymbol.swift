/// A symbol of an asset catalog.
struct XcodeSymbol {
  /// The case of the enumeration.
  let name: String
  /// The name in the catalog.
  let asset: String
  /// The words that a screen reader speaks.
  let altText: String
}
