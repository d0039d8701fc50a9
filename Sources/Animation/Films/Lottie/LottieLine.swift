internal import SymtextSymbolText

/// How the lines of a Lottie file end and turn.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/constants/#line-cap>
struct LottieLine: Hashable {
  /// 1 is cut off, 2 round, 3 square.
  let cap: Int
  /// 1 is a corner, 2 round, 3 cut off.
  let join: Int
  /// How far corners may reach.
  let miterLimit: Double

  init(_ line: PaintedLine) {
    cap = line.cap == "round" ? 2 : line.cap == "square" ? 3 : 1
    join = line.join == "round" ? 2 : line.join == "bevel" ? 3 : 1
    miterLimit = line.miterLimit
  }
}
