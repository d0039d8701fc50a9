/// How often symbols are used, evened out: neighbours that are used about as often get words of one length, which takes
/// fewer bits to say than different ones.
@safe
struct EvenFrequencies: ~Copyable {
  let all: UnsafeMutableBufferPointer<UInt32>

  /// Neighbours are used about as often when they differ from their mean by less than this.
  private static let limit = 8
  /// So many neighbours are worth it.
  private static let least = 3

  init(symbols: Int) {
    unsafe all = .allocate(capacity: symbols)
    unsafe all.initialize(repeating: 0)
  }

  deinit { unsafe all.deallocate() }

  /// Takes frequencies, of as many symbols; those that are used keep being used, and no others are.
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
