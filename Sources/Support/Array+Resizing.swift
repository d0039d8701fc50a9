extension Array where Element: FixedWidthInteger {
  /// Changes the number of elements and reuses the memory.
  ///
  /// New elements are arbitrary.
  @inlinable
  package mutating func resize(to count: Int) {
    if count <= self.count {
      removeLast(self.count - count)
    } else {
      append(contentsOf: repeatElement(0, count: count - self.count))
    }
  }
}
