/// An easing curve: a cubic Bézier from (0, 0) to (1, 1), with time along x.
///
/// <https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions>
struct TimingCurve: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Makes a curve from two control points; their x are clamped to 0 to 1.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Slow at both ends, for layers that light up and dim.
  static let sharp = TimingCurve(0.33, 0, 0.67, 1)
  /// Fast at first, for a slash that is drawn.
  static let friction = TimingCurve(0.2, 0, 0.2, 1)
  /// For lines that a pen draws.
  static let pen = TimingCurve(0.4, 0, 0.2, 1)
  /// For lines that become others: outlines move by more than their width in few frames.
  static let morph = TimingCurve(0.3, 0, 0.45, 1)
  /// For a turn from rest to rest.
  static let turn = TimingCurve(0.45, 0, 0.2, 1)

  /// Returns the progress.
  /// - Parameter part: the fraction of time, clamped to 0 to 1.
  func value(_ part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    var (low, high, place) = (0.0, 1.0, part)
    // Newton's method within a bracket that is bisected: x increases monotonically.
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

/// Returns the fraction of a duration that has elapsed, 0 to 1.
/// - Parameter duration: the duration, more than 0.
func elapsedShare(_ time: Double, from start: Double = 0, of duration: Double) -> Double {
  min(max((time - start) / duration, 0), 1)
}
