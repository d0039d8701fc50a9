extension Array where Element: FixedWidthInteger {
  /// Brings it to a number of elements, whatever they are, in the memory that it has.
  @inlinable
  package mutating func resize(to count: Int) {
    if count <= self.count {
      removeLast(self.count - count)
    } else {
      append(contentsOf: repeatElement(0, count: count - self.count))
    }
  }
}
