/// Evened symbol frequencies: neighbours of similar frequency get words of one length, which take fewer bits to
/// describe.
@safe
struct EvenFrequencies: ~Copyable {
  let all: UnsafeMutableBufferPointer<UInt32>

  /// Frequencies are similar if they differ from their mean by less than this.
  private static let limit = 8
  /// The least number of neighbours to even.
  private static let least = 3

  init(symbols: Int) {
    unsafe all = .allocate(capacity: symbols)
    unsafe all.initialize(repeating: 0)
  }

  deinit { unsafe all.deallocate() }

  /// Takes the frequencies of the same number of symbols; a frequency stays zero or nonzero.
  func read(_ frequencies: UnsafeMutableBufferPointer<UInt32>) {
    let count = unsafe all.count
    precondition(frequencies.count == count)
    for symbol in 0..<count { unsafe all[symbol] = frequencies[symbol] }
    var start = 0
    while start < count {
      var (end, sum, mean) = unsafe (start, 0, Int(all[start]))
      while end < count {
        let frequency = unsafe Int(all[end])
        guard frequency > 0, abs(frequency - mean) < Self.limit else { break }
        sum += frequency
        end += 1
        mean = sum / (end - start)
      }
      if end - start >= Self.least {
        for symbol in start..<end { unsafe all[symbol] = UInt32(mean) }
      }
      start = max(end, start + 1)
    }
  }
}
