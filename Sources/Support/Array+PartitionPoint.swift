extension RandomAccessCollection where Index == Int {
  /// Returns the number of elements before the partition point.
  ///
  /// The predicate must hold for a prefix only.
  @inlinable
  package func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
