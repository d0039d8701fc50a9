internal import SymtextSymbolText

/// The caps and joins of lines in a Lottie file.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/constants/#line-cap>
struct LottieLine: Hashable {
  /// 1 butt, 2 round, 3 square.
  let cap: Int
  /// 1 miter, 2 round, 3 bevel.
  let join: Int
  /// The miter limit.
  let miterLimit: Double

  init(_ line: PaintedLine) {
    cap = line.cap == "round" ? 2 : line.cap == "square" ? 3 : 1
    join = line.join == "round" ? 2 : line.join == "bevel" ? 3 : 1
    miterLimit = line.miterLimit
  }
}
