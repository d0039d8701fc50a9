/// The shared colours of frames, by their numbers in a ``ColorTable``.
struct SharedPalette {
  /// The numbers of its colours, in order.
  let numbers: [UInt16]
  /// The palette index of each number; ``none`` if it has no index.
  private let places: [UInt16]

  static let most = 256
  /// The index of a number that is not in the palette.
  static let none = UInt16(256)

  /// Chooses colours so that few frames need others, and orders them so that frames with few colours have low indices,
  /// which take few bits.
  /// - Parameter frames: the numbers that each frame changes.
  init(_ frames: [[UInt16]]) {
    // The size of a palette of its own for each missing colour.
    let chosen = Set(
      Self.collected(frames) { frame, missing in
        Double(1 << (Int.bitWidth - frame.count.leadingZeroBitCount)) / Double(missing)
      })
    let served = frames.filter { $0.allSatisfy { chosen.contains($0) } }
    numbers = Self.collected(served) { _, missing in -Double(missing) }
    var places = [UInt16](repeating: Self.none, count: Int(numbers.max() ?? 0) + 1)
    for (place, number) in numbers.enumerated() { places[Int(number)] = UInt16(place) }
    self.places = places
  }

  /// Returns the palette index of a number.
  func place(_ number: UInt16) -> UInt16 {
    Int(number) < places.count ? places[Int(number)] : Self.none
  }

  func hasAll(_ set: [UInt16]) -> Bool { set.allSatisfy { place($0) < Self.none } }

  /// Collects the colours of one frame after another, always of the best one whose colours fit.
  /// - Parameter score: returns the score of a frame from its numbers and the count of missing ones.
  private static func collected(
    _ frames: [[UInt16]], _ score: ([UInt16], Int) -> Double
  ) -> [UInt16] {
    var taken: [UInt16] = []
    var isTaken: Set<UInt16> = []
    var holders: [UInt16: [Int]] = [:]
    for (frame, set) in frames.enumerated() {
      for number in set { holders[number, default: []].append(frame) }
    }
    var missing = frames.map(\.count)
    while true {
      var best: (frame: Int, score: Double)?
      for frame in frames.indices
      where missing[frame] > 0 && taken.count + missing[frame] <= most {
        let score = score(frames[frame], missing[frame])
        if best.map({ score > $0.score }) ?? true { best = (frame, score) }
      }
      guard let best else { return taken }
      for number in frames[best.frame] where isTaken.insert(number).inserted {
        taken.append(number)
        for frame in holders[number] ?? [] { missing[frame] -= 1 }
      }
    }
  }
}
