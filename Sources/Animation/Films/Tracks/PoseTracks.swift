internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// Tracks for the poses of a symbol or a part.
struct PoseTracks {
  /// The poses at the times of the score; `nil` at times when nothing is visible.
  private let poses: [LayerPose?]
  private let score: StageScore
  /// The origin of the glyph, in points; poses are relative to it.
  private let origin: Point
  /// The cap height, in points.
  private let size: Double

  /// Tolerances: opacity and scale as fractions, rotation in degrees, translation as a fraction of the cap height.
  private static let (fading, growth, turn, way) = (0.003, 0.0008, 0.08, 0.0008)

  init(_ poses: [LayerPose?], _ score: StageScore, origin: Point, size: Double) {
    (self.poses, self.score, self.origin, self.size) = (poses, score, origin, size)
  }

  /// Returns the motion of an element that follows the poses.
  func motion(isReduced: Bool) -> MotionRules.Motion {
    var motion = MotionRules.Motion(isReduced: isReduced, grid: score.grid, tracks: [])
    motion.tracks += track(.opacity, Self.fading) { $0.isUnseen ? 0 : $0.opacity }
    let movement = movement
    let end = score.grid.count
    let scale = Track(.scale, movement.scale, end: end, tolerance: Self.growth)
    let rotation = Track(.rotate, movement.rotation, end: end, tolerance: Self.turn)
    let translation = Track(
      .translate, movement.translation, end: end, tolerance: max(Self.way * size, 0.002))
    let moved = [scale, rotation, translation].filter(\.changesAnything)
    motion.tracks += moved
    if moved.contains(where: { $0.property != .translate }) { motion.origin = movement.origin }
    return motion
  }

  /// Values by ascending time.
  typealias Points = [Track.Knot]

  /// A motion: scaling and rotation about a point, and the translation of this point.
  struct Movement {
    /// The point, in points, y down.
    var origin: Point
    /// The scale factors.
    var scale: Points
    /// The rotations, in degrees clockwise.
    var rotation: Points
    /// The translations along x and y, in points.
    var translation: Points
  }

  /// The motion at the times when the element is visible.
  var movement: Movement {
    let maps = poses.map { pose in
      pose.flatMap { $0.isUnseen ? nil : $0.map }.map {
        Affine.translation(origin.x, origin.y) * $0 * .translation(-origin.x, -origin.y)
      }
    }
    let fixed = Self.fixedPoint(maps)
    let points = zip(score.times, maps).compactMap { time, map in map.map { (time: time, map: $0) }
    }
    let sizes = points.map { abs($0.map.determinant).squareRoot() }
    // At scale 0 the position does not matter.
    let seen = zip(points, sizes).filter { $1 > 1e-9 }.map(\.0)
    return Movement(
      origin: fixed, scale: zip(points, sizes).map { Track.Knot(time: $0.time, value: [$1]) },
      rotation: Self.turns(seen),
      translation: seen.map { point in
        let way = point.map * fixed - fixed
        return Track.Knot(
          time: point.time, value: [way.x, way.y].map { abs($0) < 1e-6 ? 0 : $0 })
      })
  }

  /// The tracks at the times when lines are partly drawn.
  var drawnOnly: PoseTracks {
    PoseTracks(
      poses.map { pose in pose.flatMap { $0.isUnseen || $0.isDrawn ? nil : $0 } }, score,
      origin: origin, size: size)
  }

  /// Returns the motion of an outline that the pen carries.
  func carried(
    by carrier: (line: DrawnLine.Carrier, map: Affine)
  ) -> (translation: Points, rotation: Points, size: Double) {
    let moments = zip(score.times, poses).compactMap { time, pose in
      pose.map { (time: time, motion: carrier.line.motion(at: $0.drawn.upperBound)) }
    }
    let none = carrier.map * Point.zero
    var last = 0.0
    return (
      moments.map { moment in
        let way = carrier.map * (Point.zero + moment.motion.way) - none
        return Track.Knot(time: moment.time, value: [way.x, way.y])
      },
      moments.map { moment in
        last = moment.motion.turn + 360 * ((last - moment.motion.turn) / 360).rounded()
        return Track.Knot(time: moment.time, value: [last])
      }, size
    )
  }

  /// Returns the tracks of an outline that the pen carries.
  func carriedTracks(by carrier: (line: DrawnLine.Carrier, map: Affine)) -> [Track] {
    let carried = carried(by: carrier)
    return [
      Track(
        .translate, carried.translation, end: score.grid.count,
        tolerance: max(Self.way * size, 0.002)),
      Track(.rotate, carried.rotation, end: score.grid.count, tolerance: Self.turn),
    ].filter(\.changesAnything)
  }

  /// Returns the track of a number; empty if it always has its initial value.
  func track(
    _ property: TrackProperty, _ tolerance: Double, _ value: (LayerPose) -> Double
  ) -> [Track] {
    let track = Track(property, points(value), end: score.grid.count, tolerance: tolerance)
    return track.changesAnything ? [track] : []
  }

  /// Returns a number at the times of the poses.
  func points(_ value: (LayerPose) -> Double) -> Points {
    zip(score.times, poses).compactMap { time, pose in
      pose.map { Track.Knot(time: time, value: [value($0)]) }
    }
  }

  /// The fixed point of the map that scales or rotates most, used as the origin.
  private static func fixedPoint(_ maps: [Affine?]) -> Point {
    func strength(_ map: Affine) -> Double { abs(map.a - 1) + abs(map.b) }
    guard let map = maps.compactMap({ $0 }).max(by: { strength($0) < strength($1) }),
      strength(map) > 1e-6
    else { return .zero }
    let (a, b) = (1 - map.a, map.b)
    let determinant = a * a + b * b
    let point = Point(
      (a * map.tx - b * map.ty) / determinant, (b * map.tx + a * map.ty) / determinant)
    // Rounded as it is written.
    return Point(point.x.rounded(decimals: 3), point.y.rounded(decimals: 3))
  }

  /// Returns rotations in degrees, without jumps at a full turn.
  private static func turns(_ points: [(time: Int, map: Affine)]) -> Points {
    var last = 0.0
    return points.map { point in
      var degrees = atan2(point.map.b, point.map.a) * 180 / .pi
      degrees += 360 * ((last - degrees) / 360).rounded()
      last = abs(degrees) < 1e-7 ? 0 : degrees
      return Track.Knot(time: point.time, value: [last])
    }
  }
}

extension Track {
  /// Whether the track changes how the element looks.
  var changesAnything: Bool { !knots.isEmpty && (constant == nil || constant != property.initial) }
}
