public import SymtextDrawing
package import SymtextGraphics
public import SymtextSymbolText

/// A picture whose symbols move: what it shows is a function of time alone.
///
///     let timeline = try label.animated("bounce", options: TimelineOptions())
///     let list = timeline.displayList(at: 0.2)
///
/// An event loop of your own asks for the picture at any time; ``frameTimes(rate:)`` has those of a film. The
/// text around the symbols does not change, and where nothing moves the picture is that of a still one.
public struct Timeline: Sendable {
  /// How long it moves, in seconds; where it loops, until it begins anew.
  public let length: Double
  /// Whether the end is followed by the beginning.
  public let loops: Bool
  /// What is not as it was asked for, such as an effect that a symbol cannot do: sentences.
  public let notes: [String]
  /// How wide the picture is at any time, in points.
  public let width: Double
  /// How high the picture is at any time, in points.
  public let height: Double
  /// What is said in its place to those who cannot see it.
  public var altText: String
  /// The steps, back to front.
  package let items: [TimelineItem]
  /// Where ink is at any time of what moves, a box a symbol.
  package let movingBoxes: [Rect]
  private let firstBaseline: Double?
  private let lastBaseline: Double?
  /// What it was made from, where it stands now.
  private let source: [DisplayItem]
  /// The same when lines have been set anew, if they are.
  private let sourceAfter: [DisplayItem]?
  private let options: TimelineOptions

  /// Finds what moves of a picture: symbols whose configuration says an effect or a successor.
  ///
  /// The picture grows, by whole pixels, where something moves out of it.
  /// - Throws: ``EffectError`` when an effect is not one, or takes too long.
  public init(
    _ list: DisplayList, options: TimelineOptions = TimelineOptions()
  ) throws(EffectError) {
    try self.init(list, after: nil, options: options)
  }

  /// Finds what moves of a text whose lines are set anew around a symbol that another one takes the place of.
  ///
  /// Both pictures are of one text: its symbols have ``SymbolConfiguration/room`` as it is before and after. What
  /// stands elsewhere in the second springs there as the first symbol is replaced.
  /// - Returns: `nil` where lines break otherwise in the second, so that no way leads there.
  /// - Throws: ``EffectError`` when an effect is not one, or takes too long.
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
      throw EffectError("a loop has no end at which its effects are removed")
    }
    var builder = TimelineBuilder(options)
    var items = try builder.items(of: list.items)
    let reflow = after == nil ? nil : Reflow.Moment(items)
    if reflow != nil {
      items = try builder.items(of: list.items, after: after?.items, reflow: reflow)
    }
    notes = builder.notes
    reflows = reflow != nil && builder.shifts
    loops = options.loops || builder.goesOn
    length = Self.fit(&items, loops: loops)
    guard length <= TimelineOptions.longest else {
      throw EffectError(
        "the motion takes \(length < 1e9 ? "\(Int(length))" : "too many") s; a picture moves for at most \(Int(TimelineOptions.longest)) s"
      )
    }
    let still = Rect(
      x: 0, y: 0, width: max(list.width, after?.width ?? 0),
      height: max(list.height, after?.height ?? 0))
    let boxes = Self.boxes(of: items, length: length)
    let canvas = Self.canvas(still, boxes, pixelRatio: options.pixelRatio)
    let shift = Vector(-canvas.minX, -canvas.minY)
    var source = list.items
    var sourceAfter = after?.items
    if shift != .zero {
      // The same motions begin at other places.
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
    firstBaseline = list.firstBaseline.map { $0 + shift.y }
    lastBaseline = list.lastBaseline.map { $0 + shift.y }
  }

  /// Gives all that moves one length.
  private static func fit(_ items: inout [TimelineItem], loops: Bool) -> Double {
    guard loops else {
      // What begins anew in loops only is played once.
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

  /// Where ink is at any time of what moves, a box a symbol.
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

  /// The picture's box, larger by whole pixels where something moves out of it.
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

  /// How often a second it is looked where ink is.
  private static let sampleRate = 120.0
  private static let mostSamples = 4_000
  /// How far ink may be between two looks, and what pixels add, in points.
  private static let slack = 0.25

  /// Whether text moves as its lines are set anew.
  public let reflows: Bool

  /// Whether anything moves.
  public var isMoving: Bool { length > 0 }

  /// The picture at a time, in seconds.
  ///
  /// Before 0 it is as at 0, after ``length`` as at its end; where it loops it begins anew.
  public func displayList(at time: Double) -> DisplayList {
    let time = own(time)
    return list(items.flatMap { $0.items(at: time) })
  }

  /// A time within the motion, in seconds.
  package func own(_ time: Double) -> Double {
    if !loops || length <= 0 { return time.isNaN ? 0 : min(max(time, 0), length) }
    return time.isFinite ? max(time, 0).truncatingRemainder(dividingBy: length) : 0
  }

  /// Whether its motion is reduced.
  package var isReduced: Bool { options.reducesMotion }

  /// The same picture with reduced motion, its steps in the same order; `nil` where it is that.
  package func reducingMotion() throws(EffectError) -> Timeline? {
    guard !isReduced else { return nil }
    var options = options
    options.reducesMotion = true
    return try Timeline(list(source), after: sourceAfter.map { list($0) }, options: options)
  }

  /// A picture of some steps, as large as it is at any time.
  package func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(
      width: width, height: height, items: items, altText: altText, firstBaseline: firstBaseline,
      lastBaseline: lastBaseline)
  }

  /// The picture when nothing moves: at the end, or in a loop as without effects.
  public var restingList: DisplayList {
    loops ? list(items.flatMap(\.restingItems)) : displayList(at: length)
  }

  /// The times of the frames of a film.
  /// - Parameter rate: frames a second, 1 to 1000; a loop has as many as come nearest in its length.
  /// - Throws: ``EffectError`` for more than ``FrameTimes/most`` frames.
  public func frameTimes(rate: Double) throws(EffectError) -> FrameTimes {
    try FrameTimes(length: length, rate: min(max(rate, 1), 1000), loops: loops)
  }

  /// The times of the frames of a film that never has more frames a second.
  /// - Parameter rate: frames a second, 1 to 1000.
  /// - Throws: ``EffectError`` for more than ``FrameTimes/most`` frames.
  public func frameTimes(rateAtMost rate: Double) throws(EffectError) -> FrameTimes {
    try FrameTimes(length: length, rate: min(max(rate, 1), 1000), loops: loops, atMost: true)
  }
}
