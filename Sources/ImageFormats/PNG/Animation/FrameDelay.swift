/// How long a frame of an animated PNG is shown: a fraction of a second (PNG 3, 11.3.6.2).
struct FrameDelay: Hashable {
  var numerator: UInt16
  /// Parts of a second; no 0, which would mean 100.
  var denominator: UInt16

  /// The delays that make so many milliseconds, without loss: one where a fraction can say them, which is so up
  /// to 65.535 s, then whole seconds and a rest.
  /// - Parameter milliseconds: 1 at least.
  static func parts(milliseconds: Int) -> [FrameDelay] {
    var parts: [FrameDelay] = []
    var rest = milliseconds
    while rest > 0 {
      let exact = [1000, 100, 10, 1].first {
        rest % (1000 / $0) == 0 && rest / (1000 / $0) <= UInt16.max
      }
      let denominator = exact ?? 1
      let step = 1000 / denominator
      let numerator = min(rest / step, Int(UInt16.max))
      parts.append(
        FrameDelay(numerator: UInt16(numerator), denominator: UInt16(denominator)))
      rest -= numerator * step
    }
    return parts
  }
}
