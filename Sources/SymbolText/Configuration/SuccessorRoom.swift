/// The room in a line for a symbol that a successor replaces, or that appears or disappears.
public enum SuccessorRoom: Hashable, Sendable {
  /// The width of the wider symbol; the text around them does not move. A symbol that is not there yet keeps its room.
  case wider
  /// The width of the symbol itself; none before it appears.
  case before
  /// The width of the successor; none after the symbol has disappeared.
  case after
}
