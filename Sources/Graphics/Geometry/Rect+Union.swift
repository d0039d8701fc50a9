extension Sequence<Rect> {
  /// The smallest box that contains all boxes; `nil` for an empty sequence.
  package var union: Rect? { reduce(nil) { $0?.union($1) ?? $1 } }
}
