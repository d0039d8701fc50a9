/// How much room a symbol takes in a line that another one takes the place of.
public enum SuccessorRoom: Hashable, Sendable {
  /// As much as the wider of both: the text around them stays where it is.
  case wider
  /// As much as the symbol itself.
  case before
  /// As much as what it becomes.
  case after
}
