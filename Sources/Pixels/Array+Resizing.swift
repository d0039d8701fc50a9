extension [UInt8] {
  /// Brings it to a number of bytes whatever they are, in the memory that it has.
  package mutating func resize(to count: Int) {
    if count <= self.count {
      removeLast(self.count - count)
    } else {
      append(contentsOf: repeatElement(0, count: count - self.count))
    }
  }
}
