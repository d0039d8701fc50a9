extension Array {
  /// Returns the element at an index, if it exists.
  package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
