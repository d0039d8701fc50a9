/// The delay of an animated PNG's frame: a fraction of a second (PNG 3, 11.3.6.2).
struct FrameDelay: Hashable {
  var numerator: UInt16
  /// Parts of a second; never 0, which would mean 100.
  var denominator: UInt16

  /// Returns the delays that add up exactly to a duration: one if a fraction is exact, as it is up to 65.535 s;
  /// otherwise whole seconds and a remainder.
  /// - Parameter milliseconds: at least 1.
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
