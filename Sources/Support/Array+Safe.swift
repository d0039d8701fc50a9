extension Array {
  /// The element, if there is one.
  package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
