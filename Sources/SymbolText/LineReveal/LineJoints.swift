internal import SymtextGraphics

/// Finds the open lines that have a corner at the end of another line: heads travel with the pen that draws their
/// shaft, forks grow out of its end.
///
/// Both sides of a head lead back along its shaft. The shaft is drawn towards the head, or from the middle if it has
/// heads at both ends.
struct LineJoints {
  private(set) var lines: [DrawnLine]

  /// A line with a corner at the end of another line.
  private struct Joint {
    /// The corner, as a fraction of the line.
    var corner: Double
    /// The index of the other line, the shaft.
    var shaft: Int
    /// The end of the shaft: 0 or 1.
    var end: Double
    /// Whether both sides lead back along the shaft.
    var isHead: Bool
  }

  /// The least fraction of their length by which the sides of a head lead back.
  private static let leastBack = 0.2
  /// The least fraction of the shaft during which a head appears.
  private static let leastShare = 0.1
  /// The fraction of the shaft during which a fork appears, at the fork's end of the shaft.
  private static let forkShare = 0.15

  init(_ lines: [DrawnLine]) {
    self.lines = lines
    var joints: [Int: Joint] = [:]
    for index in lines.indices { joints[index] = Self.joint(index, of: lines) }
    // A line that belongs to another line cannot be a carrier.
    joints = joints.filter { joints[$0.value.shaft] == nil }
    let ends = Dictionary(grouping: joints.values.filter(\.isHead), by: \.shaft)
      .mapValues { Set($0.map(\.end)) }
    for (shaft, ends) in ends {
      self.lines[shaft].origin = ends.count > 1 ? 0.5 : 1 - (ends.first ?? 1)
    }
    for (index, joint) in joints {
      let shaft = self.lines[joint.shaft]
      self.lines[index].origin = joint.corner
      guard joint.isHead else {
        self.lines[index].presence = .at(
          shaft.origin == joint.end ? 0 : 1, length: Self.forkShare)
        continue
      }
      let reach = Self.reach(lines[index].way, on: shaft.way, joint.end, from: shaft.origin)
      let carrier = DrawnLine.Carrier(
        way: shaft.way, from: shaft.origin, to: joint.end, reach: reach)
      self.lines[index].carrier = carrier
      let length = max(reach, Self.leastShare)
      // In a bend as tight as the head, it would swing: it appears behind the bend.
      let start = carrier.endOfSwing
      self.lines[index].presence =
        start > 0
        ? Presence(
          arrival: min(start, 1 - Self.leastShare), departure: 1 - length,
          length: min(length, max(1 - start, Self.leastShare)))
        : .whileDrawn(length: length)
    }
  }

  /// The longest line at whose end a line has a corner.
  private static func joint(_ index: Int, of lines: [DrawnLine]) -> Joint? {
    let line = lines[index].way
    guard !line.isClosed else { return nil }
    var best: Joint?
    for (number, shaft) in lines.enumerated() where number != index && !shaft.way.isClosed {
      if let best, lines[best.shaft].way.length >= shaft.way.length { continue }
      for end in [0.0, 1] {
        let tip = shaft.way.place(at: end)
        let forward = end == 1 ? tip.direction : -tip.direction
        let corner = line.joints.first {
          line.place(at: $0).point.distance(to: tip.point) <= PartLines.nearness
        }
        guard let corner else { continue }
        let sides = [0.0, 1].map { line.place(at: $0).point - tip.point }
        let isHead = sides.allSatisfy { $0.dot(forward) < -leastBack * $0.length }
        best = Joint(corner: corner, shaft: number, end: end, isHead: isHead)
      }
    }
    return best
  }

  /// The length of a head along its shaft, as a fraction of the shaft.
  private static func reach(
    _ head: PenLine, on shaft: PenLine, _ end: Double, from origin: Double
  ) -> Double {
    let tip = shaft.place(at: end)
    let back = end == 1 ? -tip.direction : tip.direction
    let reach = [0.0, 1].map { (head.place(at: $0).point - tip.point).dot(back) }.max() ?? 0
    let length = shaft.length * abs(end - origin)
    return length > 0 ? min(reach / length, 1) : 1
  }
}
