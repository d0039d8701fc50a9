extension RandomAccessCollection where Index == Int {
  /// The number of elements at the front that a predicate holds for; it must hold for no later one.
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
