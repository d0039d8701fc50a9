package import SymtextDrawing
package import SymtextGraphics
internal import SymtextSymbolText

/// A symbol in a picture and what takes its place, over time.
package struct MovingItem: Sendable {
  /// A symbol and what is drawn where nothing of it moves.
  package struct Stage: Sendable {
    package var timeline: SymbolTimeline
    package var resting: [DisplayItem]
  }

  /// The symbol first.
  package var stages: [Stage]
  /// After how many seconds it all begins anew; `nil` where each effect does so by itself.
  package var period: Double?
  /// How many times as long all of it takes, as it is fitted into a loop.
  package var stretch = 1.0

  /// Its own time, in seconds.
  package func own(_ time: Double) -> Double {
    guard let period else { return time }
    return (time / stretch).truncatingRemainder(dividingBy: period)
  }

  /// The steps that draw it, in points, y down.
  /// - Parameter time: of the picture, in seconds.
  package func items(at time: Double) -> [DisplayItem] {
    let time = own(time)
    if stages.count == 1 { return stages[0].timeline.items(at: time, resting: stages[0].resting) }
    return stages.flatMap { stage -> [DisplayItem] in
      if let arrival = stage.timeline.arrival, time < arrival { return [] }
      if let departure = stage.timeline.departure, time >= departure { return [] }
      return stage.timeline.items(at: time, resting: stage.resting)
    }
  }

  /// The box around its ink at a time; `nil` where there is none.
  package func box(at time: Double) -> Rect? {
    let time = own(time)
    var box: Rect?
    for stage in stages {
      guard let ink = stage.timeline.box(at: time) else { continue }
      box = box?.union(ink) ?? ink
    }
    return box
  }

  /// When all of it is over, in seconds; infinite where it goes on.
  package var end: Double {
    stages.map { stage in
      max(stage.timeline.effects.map(\.end).max() ?? 0, stage.timeline.change?.end ?? 0)
    }.max() ?? 0
  }
}

extension SymbolTimeline {
  /// The box around its ink; `nil` where nothing is to be seen.
  package func box(at time: Double) -> Rect? {
    var box: Rect?
    for (index, pose) in poses(at: time).enumerated() {
      guard pose.opacity > 0, !model.parts[index].clears,
        var ink = model.parts[index].box
      else { continue }
      if !pose.isDrawn, let carried = parts[index].lines?.carriedBox(pose.drawn) {
        ink = ink.union(carried)
      }
      let seen = (pose.map * ink).offsetBy(glyphOrigin - .zero)
      box = box?.union(seen) ?? seen
    }
    return box
  }
}
