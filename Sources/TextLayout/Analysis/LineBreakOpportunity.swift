/// A place where a line may end.
struct LineBreakOpportunity: Hashable, Sendable {
  /// Bytes from the start of the text; the next line begins here.
  var offset: Int
  /// Whether the line must end here.
  var isMandatory: Bool
}
