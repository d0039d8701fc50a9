internal import SymtextVectorFormats
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextImageFormats
internal import SymtextSymbolText

/// Writes the display items of a timeline as elements of an SVG.
///
/// Viewers without animation show the picture at rest. A symbol that moves as a whole animates this picture; other
/// symbols replace it with their parts while they move.
struct SVGTimelineWriter {
  var assembly: SVGAssembly
  var rules: MotionRules
  let timeline: Timeline
  /// The same timeline with reduced motion; `nil` if motion is always reduced.
  let reduced: Timeline?
  /// The event that starts the motion; `nil` for the loading of the page.
  let trigger: EffectTrigger?
  /// Whether everything ends as it begins.
  var comesBack = true
  /// The number of masks.
  var maskCount = 0

  init(
    _ timeline: Timeline, reduced: Timeline?, assembly: SVGAssembly, plays: Int?,
    trigger: EffectTrigger?
  ) {
    (self.timeline, self.reduced, self.assembly) = (timeline, reduced, assembly)
    self.trigger = trigger
    rules = MotionRules(plays: plays, replacesMotion: !timeline.isReduced, trigger: trigger)
  }

  /// Whether viewers without animation show the beginning instead of the end.
  var showsBeginning: Bool { trigger?.showsBeginning == true }

  /// Writes all steps.
  mutating func write() throws(RenderingError) {
    assembly.add(try elements(timeline.items, reduced?.items, within: .identity))
    assembly.style = rules.text(
      length: timeline.length, comesBack: comesBack && !timeline.loops)
    assembly.isNamed = trigger != nil
    if trigger != nil, assembly.usesCurrentColor { assembly.style += TriggerRules.color }
  }

  private mutating func elements(
    _ items: [TimelineItem], _ reduced: [TimelineItem]?, within map: Affine
  ) throws(RenderingError) -> String {
    var text = ""
    var still: [DisplayItem] = []
    for (index, item) in items.enumerated() {
      let other = reduced.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      if case .still(let item) = item {
        if item.clears && !text.isEmpty { throw Self.clearing }
        still.append(item)
        continue
      }
      text += try assembly.elements(of: still)
      still = []
      text += try elements(item, other, within: map)
    }
    return text + (try assembly.elements(of: still))
  }

  private static let clearing = RenderingError(
    "SVG cannot show an item that clears moving items of another symbol: write PNG, WebP or GIF")

  private mutating func elements(
    _ item: TimelineItem, _ reduced: TimelineItem?, within map: Affine
  ) throws(RenderingError) -> String {
    switch item {
    case .still(let item): return try assembly.elements(of: [item])
    case .moving(let item):
      var other: MovingItem?
      if case .moving(let item)? = reduced { other = item }
      return try moving(item, other, within: map)
    case .pressed(let press, let items):
      var other: (press: Press, items: [TimelineItem])?
      if case .pressed(let press, let items)? = reduced { other = (press, items) }
      let text = try elements(items, other?.items, within: map)
      return try pressed(press, other?.press, behind: text)
    case .described(_, let items):
      var inner: [TimelineItem]?
      if case .described(_, let items)? = reduced { inner = items }
      return try elements(items, inner, within: map)
    case .group(let items, let opacity):
      var inner: [TimelineItem]?
      if case .group(let items, _)? = reduced { inner = items }
      let text = try elements(items, inner, within: map)
      return "<g opacity=\"\(TrackProperty.text(opacity, 4))\">\n\(text)</g>\n"
    case .transformed(let items, let own):
      var inner: [TimelineItem]?
      if case .transformed(let items, _)? = reduced { inner = items }
      let text = try elements(items, inner, within: map * own)
      let numbers = [own.a, own.b, own.c, own.d, own.tx, own.ty].map { TrackProperty.text($0, 6) }
      return "<g transform=\"matrix(\(numbers.joined(separator: " ")))\">\n\(text)</g>\n"
    }
  }

  /// Writes a moving symbol.
  private mutating func moving(
    _ item: MovingItem, _ reduced: MovingItem?, within map: Affine
  ) throws(RenderingError) -> String {
    var plays: [ItemPlay] = []
    if timeline.length > 0 {
      plays.append(
        ItemPlay(
          item, length: timeline.length, loops: timeline.loops,
          isReduced: timeline.isReduced, isFromBeginning: showsBeginning))
    }
    if let own = self.reduced, own.length > 0, let reduced {
      plays.append(
        ItemPlay(
          reduced, length: own.length, loops: own.loops, isReduced: true,
          isFromBeginning: showsBeginning))
    }
    if plays.contains(where: { !$0.comesBack }) { comesBack = false }
    let rest =
      timeline.loops || showsBeginning
      ? item.stages.first?.resting ?? [] : item.items(at: timeline.length)
    let stillElements = try assembly.elements(of: rest)
    let still = plays.first { !$0.isReduced || timeline.isReduced }?.restingStage
    guard plays.allSatisfy({ SymbolMover.canPlay($0) }) else {
      return try drawings(plays, rest: stillElements)
    }
    var mover = SymbolMover(plays: plays, still: still, map: map, writer: self)
    let text = try mover.elements(rest: stillElements)
    self = mover.writer
    return text
  }

  /// Redraws a symbol several times a second.
  private mutating func drawings(
    _ plays: [ItemPlay], rest: String
  ) throws(RenderingError) -> String {
    guard let play = plays.first(where: { !$0.isReduced }) ?? plays.first else { return rest }
    let count = max(Int((play.grid.length * Self.rate).rounded(.up)), 1)
    guard count <= Self.mostDrawings else {
      throw RenderingError(
        "an SVG redraws this symbol for each frame, for at most \(Int(Double(Self.mostDrawings) / Self.rate)) s, not \(TrackProperty.text(play.grid.length, 1)) s: write PNG, WebP or GIF"
      )
    }
    let end = play.grid.count
    func element(_ text: String, from start: Int, to stop: Int) -> MotionRules.Motion {
      var points = [Track.Knot(time: start, value: [1])]
      if start > 0 { points.insert(Track.Knot(time: start - 1, value: [0]), at: 0) }
      // The last drawing gives way to the picture at rest.
      if stop <= end {
        if stop - 1 > start { points.append(Track.Knot(time: stop - 1, value: [1])) }
        points.append(Track.Knot(time: stop, value: [0]))
      }
      let track = Track(.visibility, points, end: end, tolerance: 0)
      return MotionRules.Motion(isReduced: play.isReduced, grid: play.grid, tracks: [track])
    }
    var frames: [(text: String, start: Int)] = []
    for number in 0..<count {
      let start = end * number / count
      let text = try assembly.elements(
        of: play.item.items(at: play.grid.time(start)))
      if frames.last?.text != text { frames.append((text, start)) }
    }
    if !play.endIsStill {
      let text = try assembly.elements(of: play.item.items(at: play.grid.length))
      if frames.last?.text != text { frames.append((text, end)) }
    }
    var text = ""
    if !rest.isEmpty {
      let stop = Track(
        .visibility,
        [
          Track.Knot(time: 0, value: [0]), Track.Knot(time: end - 1, value: [0]),
          Track.Knot(time: end, value: [play.grid.loops || !play.endIsStill ? 0 : 1]),
        ], end: end, tolerance: 0)
      let name = try rules.attribute([
        MotionRules.Motion(isReduced: play.isReduced, grid: play.grid, tracks: [stop])
      ])
      text += "<g\(name)>\n\(rest)</g>\n"
    }
    for (index, frame) in frames.enumerated() where !frame.text.isEmpty {
      let stop =
        index + 1 < frames.count
        ? frames[index + 1].start : play.grid.loops || !play.endIsStill ? end + 1 : end
      let name = try rules.attribute([element(frame.text, from: frame.start, to: stop)])
      text += "<g visibility=\"hidden\"\(name)>\n\(frame.text)</g>\n"
    }
    return text
  }

  /// Drawings per second of a motion that CSS cannot interpolate.
  private static let rate = 60.0
  /// The most drawings.
  private static let mostDrawings = 240
}
