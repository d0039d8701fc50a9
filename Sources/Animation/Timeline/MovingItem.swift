package import SymtextDrawing
package import SymtextGraphics
internal import SymtextSymbolText

/// A moving symbol of a picture, with the symbol that replaces it.
package struct MovingItem: Sendable {
  /// A symbol and its display items at rest.
  package struct Stage: Sendable {
    package var timeline: SymbolTimeline
    package var resting: [DisplayItem]
  }

  /// The symbol, then its replacement.
  package var stages: [Stage]
  /// The period in seconds after which the item starts anew; `nil` if each effect repeats separately.
  package var period: Double?
  /// The time after which the item rests and then comes back the way it went, in seconds; `nil` if it starts anew.
  package var turn: Double?
  /// The factor by which the duration is stretched to fit a loop.
  package var stretch = 1.0

  /// Returns the item's own time for a time of the picture, in seconds.
  package func own(_ time: Double) -> Double {
    guard let period else { return time }
    let own = (time / stretch).truncatingRemainder(dividingBy: period)
    guard let turn else { return own }
    // It rests as long at its end as at its beginning.
    let back = period / 2 + turn - own
    return own < turn ? own : max(min(turn, back), 0)
  }

  /// Returns the display items, in points, y down.
  /// - Parameter time: the time of the picture, in seconds.
  package func items(at time: Double) -> [DisplayItem] {
    let time = own(time)
    if stages.count == 1 { return stages[0].timeline.items(at: time, resting: stages[0].resting) }
    return stages.flatMap { stage -> [DisplayItem] in
      if let arrival = stage.timeline.arrival, time < arrival { return [] }
      if let departure = stage.timeline.departure, time >= departure { return [] }
      return stage.timeline.items(at: time, resting: stage.resting)
    }
  }

  /// Returns the bounding box of the ink at a time; `nil` without ink.
  package func box(at time: Double) -> Rect? {
    let time = own(time)
    var box: Rect?
    for stage in stages {
      guard let ink = stage.timeline.box(at: time) else { continue }
      box = box?.union(ink) ?? ink
    }
    return box
  }

  /// Whether a loop looks different at its end and at its beginning.
  package var jumps: Bool {
    guard turn == nil else { return false }
    guard let period else {
      return stages.contains { $0.timeline.effects.contains { $0.effect.isTransition } }
    }
    return look(at: 0) != look(at: period)
  }

  /// Whether it looks the same at its beginning and at a time.
  func looksAsAtFirst(at time: Double) -> Bool { look(at: 0) == look(at: own(time)) }

  /// Returns the visible poses of the parts of each stage.
  private func look(at time: Double) -> [[LayerPose]] {
    stages.map { stage in
      if let arrival = stage.timeline.arrival, time < arrival { return [] }
      if let departure = stage.timeline.departure, time >= departure { return [] }
      return stage.timeline.poses(at: time).filter { !$0.isUnseen }
    }
  }

  /// The end of the motion, in seconds; infinite if it continues.
  package var end: Double {
    stages.map { stage in
      max(stage.timeline.effects.map(\.end).max() ?? 0, stage.timeline.change?.end ?? 0)
    }.max() ?? 0
  }
}

extension SymbolTimeline {
  /// Returns the bounding box of the ink; `nil` if nothing is visible.
  package func box(at time: Double) -> Rect? {
    var box: Rect?
    for (index, pose) in poses(at: time).enumerated() {
      guard pose.opacity > 0, !model.parts[index].clears,
        var ink = model.parts[index].box
      else { continue }
      if let shape = pose.shape { ink = shape.outline.bounds ?? ink }
      if !pose.isDrawn, let carried = parts[index].lines?.carriedBox(pose.drawn) {
        ink = ink.union(carried)
      }
      let seen = (pose.map * ink).offsetBy(glyphOrigin - .zero)
      box = box?.union(seen) ?? seen
    }
    return box
  }
}
