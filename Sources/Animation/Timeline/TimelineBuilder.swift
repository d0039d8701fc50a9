internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// Finds the moving items of a picture and schedules their effects.
struct TimelineBuilder {
  private let options: TimelineOptions
  /// Sentences about changed requests.
  private(set) var notes: [String] = []
  /// Whether an effect continues until it is removed.
  private(set) var goesOn = false

  /// The time at which effects start, in seconds.
  private var start = 0.0

  /// The most fades per second.
  private static let mostFlickers = 3.0
  /// The pause before a loop starts anew, in seconds.
  static let hold = 0.5

  /// Whether any item moves because lines are laid out anew.
  private(set) var shifts = false
  /// The time of the new layout.
  private var reflow: Reflow.Moment?
  /// The symbols before a change of state, in order.
  private var looksBefore: [MovingSymbol] = []
  /// The models of the symbols, in order.
  ///
  /// They do not depend on the places of the symbols, so that the same display items at other places can reuse them.
  private var models: [MotionModel] = []
  /// The number of models that the current pass has used.
  private var modelCount = 0

  init(_ options: TimelineOptions) { self.options = options }

  /// Returns the items of a picture.
  ///
  /// All pictures for one builder differ only in the places of their display items.
  /// - Parameters:
  ///   - after: the display items after the new layout.
  ///   - reflow: the time of the new layout.
  /// - Throws: ``EffectError``.
  mutating func items(
    of items: [DisplayItem], after: [DisplayItem]? = nil, reflow: Reflow.Moment? = nil
  ) throws(EffectError) -> [TimelineItem] {
    self.reflow = reflow
    modelCount = 0
    return try self.items(items, after: after)
  }

  /// Returns the model of a symbol, which is made only once.
  private mutating func model(
    _ symbol: ResolvedSymbol, byShapes: Bool, draws: Bool
  ) -> MotionModel {
    defer { modelCount += 1 }
    if modelCount == models.count {
      models.append(MotionModel(symbol, byShapes: byShapes, draws: draws))
    }
    return models[modelCount]
  }

  private mutating func items(
    _ items: [DisplayItem], after: [DisplayItem]? = nil
  ) throws(EffectError) -> [TimelineItem] {
    var result: [TimelineItem] = []
    for (index, item) in items.enumerated() {
      result.append(try self.item(item, after: after?[index]))
    }
    return result
  }

  private mutating func item(
    _ item: DisplayItem, after: DisplayItem?
  ) throws(EffectError) -> TimelineItem {
    switch item {
    case .fill, .glyphs, .image, .vectors, .clear, .cut, .composite, .link:
      return still(item, after: after)
    case .group(let items, let opacity):
      let own = try self.items(items)
      return own.contains(where: \.isMoving)
        ? .group(own, opacity: opacity) : still(item, after: after)
    case .transformed(let items, let map):
      let own = try self.items(items)
      return own.contains(where: \.isMoving)
        ? .transformed(own, by: map) : still(item, after: after)
    case .described(let text, let items):
      let own = try self.items(items)
      return own.contains(where: \.isMoving) ? .described(text, own) : still(item, after: after)
    case .moving(let content, let way, let items):
      switch content {
      case let symbol as MovingSymbol where isStill(symbol): return still(item, after: after)
      case let symbol as MovingSymbol:
        return .moving(try moving(symbol, by: way, resting: items, after: after))
      case let steps as MovingSteps: return try moving(steps, resting: items)
      case let look as PressedLook: return try pressed(look, by: way, resting: items)
      default: return .still(item)
      }
    }
  }

  /// Whether a symbol has neither effects nor another look.
  private func isStill(_ content: MovingSymbol) -> Bool {
    let plan = content.symbol.configuration.effect ?? options.plan
    return plan?.chains.isEmpty ?? true && content.symbol.successor == nil && looksBefore.isEmpty
  }

  /// Returns an item without effects, which moves if lines are laid out anew.
  private mutating func still(_ item: DisplayItem, after: DisplayItem?) -> TimelineItem {
    guard let reflow, let after, let box = item.bounds else { return .still(item) }
    if Reflow.changesLength(item, after) {
      shifts = true
      guard let parts = Reflow.parts(item, after) else { return exchanged(item, after, reflow) }
      return .transformed(parts.map { still($0.before, after: $0.after) }, by: .identity)
    }
    let way = Reflow.way(item, after)
    guard way != .zero else { return .still(item) }
    shifts = true
    let shift = reflow.shift(by: way, capHeight: 1, options)
    let model = MotionModel(name: "", box: box, capHeight: 1)
    var before = MovingItem.Stage(timeline: SymbolTimeline(stepsOf: model), resting: [item])
    before.timeline.effects = [shift]
    before.timeline.departure = shift.end
    var next = MovingItem.Stage(timeline: SymbolTimeline(stepsOf: model), resting: [after])
    next.timeline.arrival = shift.end
    return .moving(
      MovingItem(stages: [before, next], period: reflow.period, turn: reflow.turn))
  }

  /// Returns an item that differs before and after the new layout; in between, the longer drawing is shown.
  private func exchanged(
    _ item: DisplayItem, _ after: DisplayItem, _ reflow: Reflow.Moment
  ) -> TimelineItem {
    let boxes = [item, after].map { $0.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0) }
    let model = MotionModel(name: "", box: boxes[0].union(boxes[1]), capHeight: 1)
    let shift = reflow.shift(by: .zero, capHeight: 1, options)
    // The picture begins with the drawing before.
    let moment = boxes[1].width > boxes[0].width ? min(reflow.start + 1e-3, shift.end) : shift.end
    var stages = [item, after].map {
      MovingItem.Stage(timeline: SymbolTimeline(stepsOf: model), resting: [$0])
    }
    stages[0].timeline.effects = [shift]
    stages[0].timeline.departure = moment
    stages[1].timeline.arrival = moment
    return .moving(MovingItem(stages: stages, period: reflow.period, turn: reflow.turn))
  }

  private mutating func moving(
    _ content: MovingSteps, resting: [DisplayItem]
  ) throws(EffectError) -> TimelineItem {
    guard let box = resting.bounds else { return .still(.group(resting, opacity: 1)) }
    let model = MotionModel(name: content.name, box: box, capHeight: content.capHeight)
    var stage = MovingItem.Stage(timeline: SymbolTimeline(stepsOf: model), resting: resting)
    var successor: MovingItem.Stage?
    let length = try play(content.effect, in: &stage, into: &successor)
    return .moving(finished([stage], length: length))
  }

  /// Returns an item that is pressed first; its effects start on release.
  private mutating func pressed(
    _ look: PressedLook, by way: Vector, resting: [DisplayItem]
  ) throws(EffectError) -> TimelineItem {
    let before = look.items.map { $0.offsetBy(way) }
    func change(_ before: [DisplayItem], _ resting: [DisplayItem]) -> Press {
      Press(
        before, resting: resting, isBefore: look.isBefore, isStill: options.reducesMotion)
    }
    guard look.isBefore else {
      let press = change(before, resting)
      start += press.length
      defer { start -= press.length }
      return .pressed(press, try items(resting))
    }
    // A change of state shows at once in the symbols, the label and the ground.
    let symbols = before.movingSymbols
    guard symbols.count == resting.movingSymbols.count else {
      return .pressed(change(before, resting), try items(resting))
    }
    let still = resting.parted(moving: false)
    let ground = TimelineItem.pressed(
      change(before.parted(moving: false), still), try items(still))
    looksBefore = symbols
    defer { looksBefore = [] }
    return .group([ground] + (try items(resting.parted(moving: true))), opacity: 1)
  }

  private mutating func moving(
    _ content: MovingSymbol, by way: Vector, resting: [DisplayItem], after: DisplayItem?
  ) throws(EffectError) -> MovingItem {
    var before = MovingLook(content, by: way)
    if let first = looksBefore.first {
      looksBefore.removeFirst()
      before = MovingLook(first, by: .zero)
    }
    let symbol = content.symbol
    var plan = symbol.configuration.effect ?? options.plan ?? EffectPlan(chains: [])
    let own = MovingLook(content, by: way)
    let isReplaced =
      symbol.successor.map { successor in
        plan.replaces || own.differs(from: MovingLook(successor, content.painter, at: own.origin))
      } ?? false
    let changesLook = own.differs(from: before)
    let model = self.model(
      before.symbol, byShapes: plan.movesShapes,
      draws: plan.draws || (isReplaced || changesLook) && plan.mayBeMagic)
    let origin = own.origin
    var old = MovingItem.Stage(
      timeline: SymbolTimeline(
        before.symbol, model, painter: before.painter, origin: before.origin),
      resting: changesLook ? before.items : resting)
    var new: MovingItem.Stage?
    guard let successor = symbol.successor else {
      if changesLook { return try changing(&old, to: own, plan, resting: resting) }
      let length = try play(plan, in: &old, into: &new)
      if let reflow, let after {
        let way = Reflow.way(.moving(content, by: way, resting), after)
        if way != .zero {
          shifts = true
          old.timeline.effects.append(
            reflow.shift(by: way, capHeight: model.capHeight, options))
        }
      }
      return finished([old], length: length)
    }
    if !isReplaced && !changesLook {
      var length = try play(plan, in: &old, into: &new)
      let end = SymbolTimeline(
        successor,
        self.model(successor, byShapes: plan.movesShapes, draws: plan.draws),
        painter: content.painter, origin: origin)
      let painting = content.painter.painting
      let change = ValueChange(
        start: start, from: painting.applying(symbol.configuration).layers.value,
        to: painting.applying(successor.configuration).layers.value, lit: end.restLit,
        reducesMotion: options.reducesMotion)
      old.timeline.change = change
      length = max(length, change.end)
      return finished([old], length: length)
    }
    if !plan.replaces { plan.chains += EffectPlan(.automatic).chains }
    // Without a new layout, the middles of both symbols are at the same place.
    var place = origin + Vector((symbol.advance - successor.advance) / 2, 0)
    if let after { place = place + Reflow.way(.moving(content, by: way, resting), after) }
    let next = self.model(
      successor, byShapes: plan.movesShapes, draws: plan.draws || plan.mayBeMagic)
    new = MovingItem.Stage(
      timeline: SymbolTimeline(successor, next, painter: content.painter, origin: place),
      resting: content.painter.items(successor, at: place, parts: [], poses: []))
    let length = try play(plan, in: &old, into: &new)
    return finished([old, new].compactMap { $0 }, length: length)
  }

  /// Returns a symbol that takes another look while its effects play.
  private mutating func changing(
    _ old: inout MovingItem.Stage, to look: MovingLook, _ plan: EffectPlan, resting: [DisplayItem]
  ) throws(EffectError) -> MovingItem {
    let model = self.model(look.symbol, byShapes: plan.movesShapes, draws: true)
    var new = MovingItem.Stage(
      timeline: SymbolTimeline(look.symbol, model, painter: look.painter, origin: look.origin),
      resting: resting)
    var none: MovingItem.Stage?
    var length = try play(plan, in: &old, into: &none)
    length = max(length, try play(plan, in: &new, into: &none))
    let effect = SymbolEffect(.replace(.magic))
    let usual = MotionMaker(
      model: old.timeline.model, restLit: old.timeline.restLit,
      reducesMotion: options.reducesMotion
    ).motion(effect)
    let motions = replacement(effect, usual, old.timeline, new.timeline)
    func played(_ motion: any Motion) -> PlayedEffect {
      PlayedEffect(
        effect, motion, start: start, repetition: .once, speed: options.speed, family: .look)
    }
    let (goes, comes) = (played(motions.goes), played(motions.comes))
    old.timeline.effects.append(goes)
    old.timeline.departure = goes.end
    new.timeline.effects.append(comes)
    new.timeline.arrival = start
    return finished([old, new], length: max(length, goes.end, comes.end))
  }

  /// Returns an item that repeats as a whole in a loop, unless some effects in it continue by themselves.
  private func finished(_ stages: [MovingItem.Stage], length: Double) -> MovingItem {
    var item = MovingItem(stages: stages)
    guard length.isFinite && length > 0 else { return item }
    item.period = length + Self.hold
    if options.returns {
      item.period = 2 * (length + Self.hold)
      item.turn = length
    }
    return item
  }

  /// Schedules all effects of a plan.
  /// - Returns: the end, in seconds; infinite if an effect continues.
  private mutating func play(
    _ plan: EffectPlan, in old: inout MovingItem.Stage, into new: inout MovingItem.Stage?
  ) throws(EffectError) -> Double {
    var length = 0.0
    for chain in plan.chains {
      var start = self.start
      let isAlone = chain.steps.count == 1
      for (number, step) in chain.steps.enumerated() {
        var end = start
        for playback in step.effects {
          end = max(end, try play(playback, at: start, isAlone: isAlone, in: &old, into: &new))
        }
        if end.isInfinite && number < chain.steps.count - 1 {
          throw EffectError(
            "\(step.names) repeats forever, so that the effect after it never starts: limit it with repeat=, such as repeat=2"
          )
        }
        if end.isInfinite && number > 0 {
          throw EffectError(
            "\(step.names) repeats forever after another effect, which a loop cannot show: limit it with repeat=, or set an end"
          )
        }
        start = end
      }
      length = max(length, start)
    }
    return length
  }

  /// Returns the motions of the old and the new symbol.
  private func replacement(
    _ effect: SymbolEffect, _ usual: any Motion, _ old: SymbolTimeline, _ new: SymbolTimeline
  ) -> (goes: any Motion, comes: any Motion) {
    if case .replace(let style) = effect.kind, style.isMagic, !options.reducesMotion,
      let magic = MagicReplacement(old, new)
    {
      return (
        MagicMotion(magic.roles.old, of: old, comes: false),
        MagicMotion(magic.roles.new, of: new, comes: true)
      )
    }
    let comes = MotionMaker(
      model: new.model, restLit: new.restLit, reducesMotion: options.reducesMotion
    ).motion(effect, comes: true)
    return (usual, comes)
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// - Parameter isAlone: whether the effect is the only step of its chain.
  /// - Returns: the end, in seconds.
  private mutating func play(
    _ playback: EffectPlayback, at start: Double, isAlone: Bool, in old: inout MovingItem.Stage,
    into new: inout MovingItem.Stage?
  ) throws(EffectError) -> Double {
    let departure = old.timeline.departure
    let isNew = departure.map { start >= $0 } ?? false
    let model = isNew ? new?.timeline.model ?? old.timeline.model : old.timeline.model
    let asked = playback.effect
    let known = options.version.map { asked.fallback(inVersion: $0) } ?? asked
    if known != asked {
      note("\(asked.shortName) came with SF Symbols \(asked.since): \(known.shortName) is played")
    }
    let choice = EffectChoice(known, of: model, hasSuccessor: new != nil)
    if let text = choice.note { note(text) }
    guard let effect = choice.effect else { return start }
    let lit = isNew ? new?.timeline.restLit ?? [] : old.timeline.restLit
    let motion = MotionMaker(
      model: model, restLit: lit, reducesMotion: options.reducesMotion
    ).motion(effect)
    var speed = playback.speed ?? options.speed
    // <https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold>
    if effect.flickers, let period = motion.steady?.period, speed > Self.mostFlickers * period {
      speed = Self.mostFlickers * period
      note("\(effect.name) is played at most three times a second (WCAG 2.3.1)")
    }
    if case .replace = effect.kind, var next = new {
      guard departure == nil else {
        throw EffectError("`\(model.name)` can be replaced only once: remove the second replace")
      }
      let motions = replacement(effect, motion, old.timeline, next.timeline)
      let out = PlayedEffect(effect, motions.goes, start: start, repetition: .once, speed: speed)
      let arrival = PlayedEffect(
        effect, motions.comes, start: start, repetition: .once, speed: speed)
      old.timeline.effects.append(out)
      old.timeline.departure = out.end
      next.timeline.effects.append(arrival)
      next.timeline.arrival = start
      new = next
      return max(out.end, arrival.end)
    }
    let general =
      isAlone ? options.repetition ?? (options.loops && !options.returns ? .forever : nil) : nil
    var played = PlayedEffect(
      effect, motion, start: start, repetition: playback.repetition ?? general ?? .once,
      speed: speed)
    // A scale effect ends when its size is reached, but its size is removed at `until` all the same.
    if let until = options.until, played.end > until || effect.family == .scale && isAlone {
      played.removal = until
    }
    if played.end.isInfinite { goesOn = true }
    if isNew { new?.timeline.effects.append(played) } else { old.timeline.effects.append(played) }
    return played.end
  }
}
