/// How a change goes on in its time: a cubic Bézier curve from (0, 0) to (1, 1), time along x.
///
/// <https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions>
struct TimingCurve: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Makes a curve of its two control points; their x are 0 to 1.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Slow at both ends: how layers light up and go dim.
  static let sharp = TimingCurve(0.33, 0, 0.67, 1)
  /// Quick at first: how a slash is drawn.
  static let friction = TimingCurve(0.2, 0, 0.2, 1)
  /// How a pen draws a line.
  static let pen = TimingCurve(0.4, 0, 0.2, 1)
  /// How a turn begins and ends.
  static let turn = TimingCurve(0.45, 0, 0.2, 1)

  /// How far the change has gone.
  /// - Parameter part: the part of the time, 0 to 1; beyond it is the nearest end.
  func value(_ part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    var (low, high, place) = (0.0, 1.0, part)
    // Newton's steps within a bracket that halves: x rises all along.
    for _ in 0..<32 {
      let error = Self.coordinate(place, x1, x2) - part
      if abs(error) < 1e-12 { break }
      if error > 0 { high = place } else { low = place }
      let slope = Self.slope(place, x1, x2)
      let next = place - error / slope
      place = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return Self.coordinate(place, y1, y2)
  }

  private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}

/// The part of a time that has gone, 0 to 1.
/// - Parameter duration: more than 0.
func elapsedShare(_ time: Double, from start: Double = 0, of duration: Double) -> Double {
  min(max((time - start) / duration, 0), 1)
}
