internal import SymtextSymbolText

/// A running replacement of one symbol by another.
struct LiveReplacement: Sendable {
  /// The number of the symbol that leaves.
  let old: Int
  /// The number of the symbol that arrives.
  let new: Int
  let goes: any Motion
  let comes: any Motion
  /// The own time of both motions.
  var clock: LiveClock

  /// - Parameters:
  ///   - style: the style of the replacement.
  ///   - time: its beginning, in seconds.
  init(
    _ old: LiveStage, by new: LiveStage, _ style: SymbolEffect.Replacement, at time: Double,
    reducesMotion: Bool
  ) {
    (self.old, self.new) = (old.number, new.number)
    let (first, second) = (old.timeline, new.timeline)
    if style.isMagic, !reducesMotion, let magic = MagicReplacement(first, second) {
      goes = MagicMotion(magic.roles.old, of: first, comes: false)
      comes = MagicMotion(magic.roles.new, of: second, comes: true)
    } else {
      let effect = SymbolEffect(.replace(style))
      goes = MotionMaker(
        model: first.model, restLit: first.restLit, reducesMotion: reducesMotion
      ).motion(effect)
      comes = MotionMaker(
        model: second.model, restLit: second.restLit, reducesMotion: reducesMotion
      ).motion(effect, comes: true)
    }
    clock = LiveClock(length: max(goes.length, comes.length), startingAt: time)
  }

  /// Returns the state of a part of one of both symbols; `nil` for another symbol.
  func state(of part: Int, of number: Int, at time: Double) -> LayerState? {
    if number == old { return goes.state(of: part, at: clock.value(at: time)) }
    return number == new ? comes.state(of: part, at: clock.value(at: time)) : nil
  }

  /// Whether the arriving symbol is not visible yet.
  func isBeforeArrival(_ stage: LiveStage, at time: Double) -> Bool {
    stage.timeline.model.parts.indices.allSatisfy { part in
      stage.timeline.model.parts[part].clears
        || (state(of: part, of: new, at: time)?.opacity ?? 0) <= 0
    }
  }
}
