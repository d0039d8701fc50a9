/// The pixels of a frame waiting for the shared colours.
struct WaitingPixels {
  /// Numbers of a ``ColorTable``, row after row.
  let numbers: [UInt16]
  /// Whether each pixel equals that of the frame before.
  let isKept: [Bool]
  /// The numbers of changed pixels, each once.
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
