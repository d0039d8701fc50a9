internal import SymtextVectorFormats
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextImageFormats
internal import SymtextSymbolText

extension SVGTimelineWriter {
  /// Writes a pressed item: during the press, its pictures at rest and pressed replace its elements.
  ///
  /// If both pictures have the same display items, one fades into the other exactly, by addition (`plus-lighter`).
  /// <https://www.w3.org/TR/compositing-2/#porterduffcompositingoperators_plus_lighter>
  mutating func pressed(
    _ press: Press, _ reduced: Press?, behind elements: String
  ) throws(RenderingError) -> String {
    var all: [(press: Press, grid: TimeGrid, isReduced: Bool)] = []
    if timeline.length > 0 {
      let grid = TimeGrid(length: timeline.length, loops: timeline.loops)
      all.append((press, grid, timeline.isReduced))
    }
    if let own = self.reduced, let reduced, own.length > 0 {
      all.append((reduced, TimeGrid(length: own.length, loops: own.loops), true))
    }
    func motions(_ make: (Press, TimeGrid) -> MotionRules.Motion) -> [MotionRules.Motion] {
      all.map { press, grid, isReduced in
        var motion = make(press, grid)
        motion.isReduced = isReduced
        return motion
      }
    }
    let rest = try rules.attribute(
      motions { $0.motion($1, .opacity, 0) { share in [share == nil ? 1 : 0] } })
    let shown = try rules.attribute(
      motions { $0.motion($1, .visibility, 0) { share in [share == nil ? 0 : 1] } })
    let size = try rules.attribute(motions { $0.motion($1) })
    let isMixed = press.isMixed
    func presence(_ share: Double) -> Double { isMixed ? share : Press.presence(share) }
    let out = try rules.attribute(
      motions { $0.motion($1, .opacity, 0.003) { share in [presence(1 - (share ?? 0))] } })
    let into = try rules.attribute(
      motions { $0.motion($1, .opacity, 0.003) { share in [presence(share ?? 0)] } })
    // The picture before a change of state.
    let isOther = showsBeginning && press.isBefore
    if press.isBefore { comesBack = false }
    let (hidden, other) = isOther ? (" opacity=\"0\"", "") : ("", " visibility=\"hidden\"")
    let mixing = isMixed ? " style=\"mix-blend-mode:plus-lighter\"" : ""
    let resting = try assembly.elements(of: press.resting)
    let pressed = try assembly.elements(of: press.pressed)
    return """
      <g\(rest)\(hidden)>
      \(elements)</g>
      <g\(shown)\(other)>
      <g\(size) style="isolation:isolate">
      <g\(into)\(mixing)>
      \(pressed)</g>
      <g\(out)\(hidden)\(mixing)>
      \(resting)</g>
      </g>
      </g>

      """
  }
}

extension Press {
  /// Returns the motion of one property; it has no tracks if the property does not change.
  fileprivate func motion(
    _ grid: TimeGrid, _ property: TrackProperty, _ tolerance: Double,
    _ value: (Double?) -> [Double]
  ) -> MotionRules.Motion {
    // Samples begin right after the first time, 120 of them during the press.
    let step = max(grid.numbers(in: length) / 120, 1)
    let last = min(grid.numbers(in: length) + 1, grid.count)
    var times = [0, 1] + stride(from: step, to: last, by: step) + [last - 2, last - 1, last]
    times = Set(times.filter { (0...grid.count).contains($0) }).sorted()
    let points = times.map { Track.Knot(time: $0, value: value(share(at: grid.time($0)))) }
    let track = Track(property, points, end: grid.count, tolerance: tolerance)
    return MotionRules.Motion(
      isReduced: false, grid: grid, tracks: track.changesAnything ? [track] : [])
  }

  /// Returns the change of size.
  fileprivate func motion(_ grid: TimeGrid) -> MotionRules.Motion {
    guard map(1) != .identity else {
      return MotionRules.Motion(isReduced: false, grid: grid, tracks: [])
    }
    var motion = motion(grid, .scale, 0.0005) { [self.map($0 ?? 0).a] }
    let whole = map(0.5)
    motion.origin = Point(whole.tx / (1 - whole.a), whole.ty / (1 - whole.d))
    return motion
  }
}
