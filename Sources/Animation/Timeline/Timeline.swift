public import SymtextDrawing
package import SymtextGraphics
public import SymtextSymbolText

/// A picture with moving symbols, as a function of time.
///
///     let timeline = try label.animated("bounce", options: TimelineOptions())
///     let list = timeline.displayList(at: 0.2)
///
/// An event loop can draw the picture at any time; ``frameTimes(rate:)`` returns the times for a film. The surrounding
/// text does not change. At rest the picture equals the still one.
public struct Timeline: Sendable {
  /// The duration of the motion, in seconds; for a loop, of one cycle.
  public let length: Double
  /// Whether the end is followed by the beginning.
  public let loops: Bool
  /// Sentences about changed requests, such as an effect that a symbol does not support.
  public let notes: [String]
  /// The width of the picture, in points.
  public let width: Double
  /// The height of the picture, in points.
  public let height: Double
  /// The alternative text.
  public var altText: String
  /// The BCP 47 language of ``altText`` if it differs from that of the picture's text; `nil` otherwise.
  public var altTextLanguage: String?
  /// The items, back to front.
  package let items: [TimelineItem]
  /// The bounding box of the ink of each moving item, over all times.
  package let movingBoxes: [Rect]
  private let firstBaseline: Double?
  private let lastBaseline: Double?
  private let fontSize: Double?
  /// The room for motion around the layout.
  package let margins: CanvasMargins
  /// The display items from which the timeline was made, in its coordinates.
  private let source: [DisplayItem]
  /// The same display items after the new layout, if there is one.
  private let sourceAfter: [DisplayItem]?
  private let options: TimelineOptions

  /// Finds the moving items of a picture: symbols with an effect or a successor in their configuration.
  ///
  /// If something moves out of the picture, the picture grows by whole pixels.
  /// - Throws: ``EffectError`` if an effect is invalid or takes too long, or too many symbols move too long.
  public init(
    _ list: DisplayList, options: TimelineOptions = TimelineOptions()
  ) throws(EffectError) {
    try self.init(list, after: nil, options: options)
  }

  /// Finds the moving items of a text that is laid out anew when a symbol is replaced.
  ///
  /// Both pictures are of one text, in which ``SymbolConfiguration/room`` has the value before and after. When the
  /// first symbol is replaced, items spring to their places in the second picture.
  /// - Returns: `nil` if the second picture has other line breaks.
  /// - Throws: ``EffectError`` if an effect is invalid or takes too long, or too many symbols move too long.
  public init?(
    _ before: DisplayList, reflowingTo after: DisplayList,
    options: TimelineOptions = TimelineOptions()
  ) throws(EffectError) {
    guard Reflow.areAlike(before.items, after.items) else { return nil }
    try self.init(before, after: after, options: options)
  }

  private init(
    _ list: DisplayList, after: DisplayList?, options: TimelineOptions
  ) throws(EffectError) {
    guard options.until == nil || !options.loops else {
      throw EffectError(
        "a loop does not end, so that its effects cannot be removed: leave out loops or until")
    }
    var builder = TimelineBuilder(options)
    var items = try builder.items(of: list.items)
    let reflow = after == nil ? nil : Reflow.Moment(items)
    if reflow != nil {
      items = try builder.items(of: list.items, after: after?.items, reflow: reflow)
    }
    reflows = reflow != nil && builder.shifts
    loops = options.loops || builder.goesOn
    length = Self.fit(&items, loops: loops)
    let jumps = options.loops && items.flatMap { $0.moving() }.contains { $0.item.jumps }
    notes =
      builder.notes
      + (jumps
        ? [Self.jumpNote] : [])
    guard length <= TimelineOptions.longest else {
      throw EffectError(
        "the motion takes \(length < 1e9 ? "\(Int(length))" : "too many") s; a picture moves for at most \(Int(TimelineOptions.longest)) s"
      )
    }
    movingCount = items.reduce(0) { $0 + $1.moving().count }
    try FrameTimes.check(
      moving: movingCount, frames: Int((length * FrameTimes.usualRate).rounded(.up)))
    let still = Rect(
      x: 0, y: 0, width: max(list.width, after?.width ?? 0),
      height: max(list.height, after?.height ?? 0))
    let boxes = Self.boxes(of: items, length: length)
    let canvas = Self.canvas(still, boxes, pixelRatio: options.pixelRatio)
    let shift = Vector(-canvas.minX, -canvas.minY)
    var source = list.items
    var sourceAfter = after?.items
    if shift != .zero {
      // The same motions start at other places.
      source = list.items.map { $0.offsetBy(shift) }
      sourceAfter = after?.items.map { $0.offsetBy(shift) }
      items = try builder.items(of: source, after: sourceAfter, reflow: reflow)
      _ = Self.fit(&items, loops: loops)
    }
    self.items = items
    (self.source, self.sourceAfter, self.options) = (source, sourceAfter, options)
    movingBoxes = boxes.map { $0.offsetBy(shift) }
    width = canvas.width
    height = canvas.height
    altText = list.altText
    altTextLanguage = list.altTextLanguage
    firstBaseline = list.firstBaseline.map { $0 + shift.y }
    lastBaseline = list.lastBaseline.map { $0 + shift.y }
    fontSize = list.fontSize
    margins = list.margins.adding(
      CanvasMargins(
        left: shift.x, top: shift.y, right: canvas.maxX - still.maxX,
        bottom: canvas.maxY - still.maxY))
  }

  /// Fits all moving items to one duration.
  private static func fit(_ items: inout [TimelineItem], loops: Bool) -> Double {
    guard loops else {
      // Items with a period repeat only in loops.
      for index in items.indices { items[index].forEachMoving { $0.period = nil } }
      return max(
        items.flatMap { $0.moving() }.map(\.item.end).max() ?? 0, items.map(\.pressEnd).max() ?? 0)
    }
    var periods: [Double] = []
    for item in items.flatMap({ $0.moving() }) {
      if let period = item.item.period {
        periods.append(period)
      } else {
        periods += item.item.stages.flatMap { $0.timeline.effects.compactMap(\.period) }
      }
    }
    let press = items.map(\.pressEnd).max() ?? 0
    let common = CommonPeriod(periods, atLeast: press > 0 ? press + TimelineBuilder.hold : 0)
    var number = 0
    func stretch(_ period: Double) -> Double {
      defer { number += 1 }
      return common.length / (Double(common.counts[number]) * period)
    }
    for index in items.indices {
      items[index].forEachMoving { item in
        if let period = item.period {
          item.stretch = stretch(period)
          return
        }
        for stage in item.stages.indices {
          for place in item.stages[stage].timeline.effects.indices {
            guard let period = item.stages[stage].timeline.effects[place].period else { continue }
            item.stages[stage].timeline.effects[place].stretch = stretch(period)
            item.stages[stage].timeline.effects[place].isEndless = true
          }
        }
      }
    }
    return common.length
  }

  /// The bounding box of the ink of each moving item, over all times.
  private static func boxes(of items: [TimelineItem], length: Double) -> [Rect] {
    let count = min(max(Int(length * sampleRate), 1), mostSamples)
    return items.flatMap { $0.moving() }.compactMap { item, map in
      var ink: Rect?
      for number in 0...count {
        guard let box = item.box(at: length * Double(number) / Double(count)) else { continue }
        ink = ink?.union(box) ?? box
      }
      return ink.map { (map * $0).insetBy(dx: -slack, dy: -slack) }
    }
  }

  /// The bounding box of the picture, extended by whole pixels to contain the ink.
  private static func canvas(_ still: Rect, _ boxes: [Rect], pixelRatio: Double) -> Rect {
    let ink = boxes.reduce(still) { $0.union($1) }
    func pixels(_ distance: Double) -> Double {
      distance > slack ? (distance * pixelRatio).rounded(.up) / pixelRatio : 0
    }
    return Rect(
      minX: still.minX - pixels(still.minX - ink.minX),
      minY: still.minY - pixels(still.minY - ink.minY),
      maxX: still.maxX + pixels(ink.maxX - still.maxX),
      maxY: still.maxY + pixels(ink.maxY - still.maxY))
  }

  /// Samples per second of the bounding boxes.
  private static let sampleRate = 120.0
  private static let mostSamples = 4_000
  /// A margin for ink between two samples and for antialiasing, in points.
  private static let slack = 0.25

  /// The note on a loop whose end differs from its beginning.
  package static let jumpNote =
    "the loop jumps from its end to its beginning: let it come back the way it went"

  /// Whether text moves because lines are laid out anew.
  public let reflows: Bool

  /// Whether the picture at the end is that at the beginning, as after a bounce.
  var endsAsItBegins: Bool {
    items.flatMap { $0.moving() }.allSatisfy { $0.item.looksAsAtFirst(at: length) }
  }

  /// Whether anything moves.
  public var isMoving: Bool { length > 0 }

  /// Returns the picture at a time, in seconds.
  ///
  /// Times before 0 are the start. Times after ``length`` are the end, unless the timeline loops.
  public func displayList(at time: Double) -> DisplayList {
    let time = own(time)
    return list(items.flatMap { $0.items(at: time) })
  }

  /// Returns a time within the motion, in seconds.
  package func own(_ time: Double) -> Double {
    if !loops || length <= 0 { return time.isNaN ? 0 : min(max(time, 0), length) }
    return time.isFinite ? max(time, 0).truncatingRemainder(dividingBy: length) : 0
  }

  /// The number of moving items.
  private let movingCount: Int

  /// Whether motion is reduced.
  package var isReduced: Bool { options.reducesMotion }

  /// Returns the timeline with reduced motion and the same order of items; `nil` if motion is reduced already.
  package func reducingMotion() throws(EffectError) -> Timeline? {
    guard !isReduced else { return nil }
    var options = options
    options.reducesMotion = true
    return try Timeline(list(source), after: sourceAfter.map { list($0) }, options: options)
  }

  /// Returns a picture of some display items, with the size of the timeline.
  package func list(_ items: [DisplayItem]) -> DisplayList {
    var list = DisplayList(
      width: width, height: height, items: items, altText: altText, firstBaseline: firstBaseline,
      lastBaseline: lastBaseline)
    list.fontSize = fontSize
    list.margins = margins
    list.altTextLanguage = altTextLanguage
    return list
  }

  /// The picture at rest: the end, or for a loop the picture without effects.
  public var restingList: DisplayList {
    loops ? list(items.flatMap(\.restingItems)) : displayList(at: length)
  }

  /// Returns the times of the frames of a film.
  /// - Parameter rate: frames per second, 1 to 1000. A loop has the nearest number of frames.
  /// - Throws: ``EffectError`` for more than ``FrameTimes/most`` frames, and for too many frames of many symbols.
  public func frameTimes(rate: Double) throws(EffectError) -> FrameTimes {
    try frameTimes(rate: rate, atMost: false)
  }

  /// Returns the times of the frames of a film with a maximum rate.
  /// - Parameter rate: the most frames per second, 1 to 1000.
  /// - Throws: ``EffectError`` for more than ``FrameTimes/most`` frames, and for too many frames of many symbols.
  public func frameTimes(rateAtMost rate: Double) throws(EffectError) -> FrameTimes {
    try frameTimes(rate: rate, atMost: true)
  }

  private func frameTimes(rate: Double, atMost: Bool) throws(EffectError) -> FrameTimes {
    let times = try FrameTimes(
      length: length, rate: min(max(rate, 1), 1000), loops: loops, atMost: atMost)
    try FrameTimes.check(moving: movingCount, frames: times.count)
    let segments = items.flatMap { $0.moving() }.reduce(0) { sum, moving in
      sum
        + PathAmount.count(
          of: moving.item.stages.first?.resting ?? [], upTo: FrameTimes.mostSegments)
    }
    try FrameTimes.check(segments: segments, frames: times.count)
    return times
  }
}
