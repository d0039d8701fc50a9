/// The pixels of a frame that waits until the colours are known that frames share.
struct WaitingPixels {
  /// Numbers of a ``ColorTable``, row after row.
  let numbers: [UInt16]
  /// Whether a pixel is as in the frame before.
  let isKept: [Bool]
  /// The numbers of what changes, each once.
  let changed: [UInt16]

  init(numbers: [UInt16], isKept: [Bool]) {
    (self.numbers, self.isKept) = (numbers, isKept)
    var seen: Set<UInt16> = []
    var changed: [UInt16] = []
    var last: UInt16?
    for place in numbers.indices where !isKept[place] && numbers[place] != last {
      last = numbers[place]
      if seen.insert(numbers[place]).inserted { changed.append(numbers[place]) }
    }
    self.changed = changed
  }
}
