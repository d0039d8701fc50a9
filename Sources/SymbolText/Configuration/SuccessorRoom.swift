/// The room in a line for a symbol that a successor replaces.
public enum SuccessorRoom: Hashable, Sendable {
  /// The width of the wider symbol; the text around them does not move.
  case wider
  /// The width of the symbol itself.
  case before
  /// The width of the successor.
  case after
}
