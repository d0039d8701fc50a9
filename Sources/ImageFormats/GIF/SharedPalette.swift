/// The colours that frames share, by their numbers in a ``ColorTable``.
struct SharedPalette {
  /// The numbers of its colours, in their order.
  let numbers: [UInt16]
  /// The place of each number; more than 255 where it has none.
  private let places: [UInt16]

  static let most = 256
  /// The place of what has none.
  static let none = UInt16(256)

  /// Chooses colours so that few frames need others, and puts them in an order in which frames with few colours have
  /// low places, which few bits can say.
  /// - Parameter frames: of each the numbers that it changes.
  init(_ frames: [[UInt16]]) {
    // What a palette of its own would take, for each colour that is missing.
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

  /// Where in the palette the colour of a number is.
  func place(_ number: UInt16) -> UInt16 {
    Int(number) < places.count ? places[Int(number)] : Self.none
  }

  func hasAll(_ set: [UInt16]) -> Bool { set.allSatisfy { place($0) < Self.none } }

  /// Takes the colours of one frame after another, always of the best one for which there is room.
  /// - Parameter score: how good a frame is of which some colours are missing.
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
