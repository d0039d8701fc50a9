internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSymbolText

extension LottieTimelineWriter {
  /// Returns the layers of a pressed item during the press, in which its colours and size change.
  mutating func layers(
    of press: Press, frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    guard !frames.isEmpty else { return [] }
    let fitter = KeyframeFitter(
      grid: TimeGrid(length: press.length, loops: false), frames: press.length * rate)
    let step = max(fitter.grid.count / Self.looks, 1)
    let times = Array(stride(from: 0, to: fitter.grid.count, by: step)) + [fitter.grid.count]
    let points = times.map { number in
      Track.Knot(time: number, value: [press.share(at: fitter.grid.time(number)) ?? 0])
    }
    guard let share = fitter.value(points, tolerance: Self.mixing),
      let layers = try assembly.layers(
        of: press.resting, to: press.pressed, share, frames: frames)
    else {
      return try drawings(frames) { press.items(at: $0) ?? press.resting }
    }
    guard press.map(1) != .identity, var layer = assembly.joined(layers, frames: frames) else {
      return layers
    }
    let whole = press.map(0.5)
    let middle = Point(whole.tx / (1 - whole.a), whole.ty / (1 - whole.d))
    layer.place = [
      ("a", assembly.units.place(middle)), ("p", assembly.units.place(middle)),
      (
        "s",
        share.mapped { [press.map($0[0]).a, press.map($0[0]).a].map { $0 * 100 } }
          .json(decimals: 2)
      ),
    ]
    return [layer]
  }

  /// The number of samples of the press.
  private static let looks = 200
  /// The tolerance of the fraction pressed.
  private static let mixing = 0.002
}
