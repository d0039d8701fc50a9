/// The movements of chains that share the room between them.
package enum SharedMovement {
  /// Returns the movement of each chain: all grow alike, and stop where their room is full.
  /// - Parameters:
  ///   - most: the greatest movement of each chain.
  ///   - alike: chains that move by the same distance.
  ///   - room: for two chains that face each other, the greatest sum of their movements.
  package static func distances(
    _ most: [Double], alike: [(first: Int, second: Int)], room: [ChainGap]
  ) -> [Double] {
    var rooms: [[Int]: Double] = [:]
    for gap in room {
      let key = [min(gap.chain, gap.other ?? gap.chain), max(gap.chain, gap.other ?? gap.chain)]
      // A chain that faces an edge that never moves takes half the room, as if both moved.
      rooms[key] = min(rooms[key] ?? .infinity, max(gap.width, 0))
    }
    var keys = rooms.keys.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    var distances = most
    var stopped = most.map { _ in false }
    while true {
      // The first room to be full as the chains that have not stopped grow.
      var least = Double.infinity
      for key in keys {
        guard let room = rooms[key] else { continue }
        let (a, b) = (key[0], key[1])
        switch (stopped[a], stopped[b]) {
        case (false, false): least = min(least, room / 2)
        case (true, false): least = min(least, room - distances[a])
        case (false, true): least = min(least, room - distances[b])
        case (true, true): break
        }
      }
      for chain in most.indices where !stopped[chain] { least = min(least, most[chain]) }
      guard least.isFinite else { break }
      least = max(least, 0)
      for chain in most.indices where !stopped[chain] && most[chain] <= least + 1e-9 {
        (stopped[chain], distances[chain]) = (true, min(most[chain], least))
      }
      keys.removeAll { key in
        guard let room = rooms[key] else { return true }
        let (a, b) = (key[0], key[1])
        let first = stopped[a] ? distances[a] : least
        let second = stopped[b] ? distances[b] : least
        guard first + second >= room - 1e-9 else { return stopped[a] && stopped[b] }
        for chain in [a, b] where !stopped[chain] {
          (stopped[chain], distances[chain]) = (true, least)
        }
        return true
      }
    }
    // The least movement of chains that are one passes from each to the next.
    for _ in alike.indices {
      var isLowered = false
      for (first, second) in alike where distances[first] != distances[second] {
        let least = min(distances[first], distances[second])
        (distances[first], distances[second]) = (least, least)
        isLowered = true
      }
      guard isLowered else { break }
    }
    return distances
  }
}
