extension Sequence<Rect> {
  /// The smallest box around all of them; `nil` for none.
  package var union: Rect? { reduce(nil) { $0?.union($1) ?? $1 } }
}
