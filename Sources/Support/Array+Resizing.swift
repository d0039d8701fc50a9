extension Array where Element: FixedWidthInteger {
  /// Changes the number of elements and reuses the memory.
  ///
  /// New elements are arbitrary.
  @inlinable
  package mutating func resize(to count: Int) {
    if count <= self.count {
      removeLast(self.count - count)
    } else {
      // A sequence of zeros is slow where the compiler does not specialize it.
      for _ in self.count..<count { append(0) }
    }
  }
}
