public import SymtextDrawing
public import SymtextFonts
public import SymtextGraphics
internal import SymtextSupport
public import SymtextSymbolText

/// A symbol that an event loop drives: it plays effects, shows values and becomes other symbols at any time.
///
///     var bell = try LiveSymbol("bell", in: library, beside: font, color: .black)
///     bell.play(.bounce(.up), at: now)
///     try bell.replace(with: "bell.slash", at: now)
///     let list = bell.displayList(at: now)
///
/// Each command continues from the place and the speed that the symbol has on the screen: nothing jumps, even if a
/// person presses a button faster than its symbol moves. The picture is a pure function of the commands so far and the
/// time. A ``Timeline`` is for motions that are known beforehand, and for files.
///
/// Times are in seconds of any clock that does not run backwards. A command is not before the last one; an earlier time
/// counts as that of the last one.
public struct LiveSymbol: Sendable {
  /// Whether movement is left out or replaced by fades, as for `prefers-reduced-motion`.
  public let reducesMotion: Bool
  /// The name of the symbol that is shown, or that arrives.
  public var name: String { current.look.symbol.name }
  /// The alternative text of that symbol.
  public var altText: String { current.look.symbol.altText }
  /// The value that it shows or moves to, 0 to 1; `nil` for none.
  public private(set) var value: Double?

  private let source: any SymbolSource
  private let font: Font
  private let configuration: SymbolConfiguration
  private let painter: SymbolPainter
  private let movesShapes: Bool
  /// The width of the first symbol, in points, in whose middle all symbols stand.
  private let width: Double
  /// The room on each side of the first symbol's middle for every effect, in whole points.
  private let room: (width: Double, height: Double)
  /// The symbols on the screen, back to front.
  private(set) var stages: [LiveStage]
  private var currentNumber = 0
  /// The number of the last symbol; none is used again.
  private var lastNumber = 0
  private(set) var replacements: [LiveReplacement] = []
  private var plays: [LivePlay] = []
  /// The shown value as a motion.
  private var shownValue: SpringMotion
  /// The time of the last command, in seconds.
  private var last = Self.longAgo
  /// A time before all commands, in seconds.
  private static let longAgo = -1e9

  /// The most symbols on the screen at once.
  private static let mostStages = 8
  /// The most pushes of one kind at once.
  private static let mostPushes = 8

  /// Makes a symbol at rest.
  /// - Parameters:
  ///   - source: a library, an icon font, or several of both; also that of later symbols.
  ///   - font: the font of the text beside it, with its size.
  ///   - configuration: its configuration, also that of later symbols.
  ///   - painting: the painting of its layers; its value is the first one.
  ///   - color: the colour of the text around it.
  ///   - isHidden: whether it is hidden until it appears or is drawn.
  ///   - movesShapes: whether effects with the scope `individually` move each shape instead of each layer.
  /// - Throws: ``SymbolError`` if there is no such symbol.
  public init(
    _ name: String, in source: any SymbolSource, beside font: Font,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(), color: Color = .black, isHidden: Bool = false,
    movesShapes: Bool = false, reducesMotion: Bool = false
  ) throws(SymbolError) {
    (self.source, self.font, self.movesShapes) = (source, font, movesShapes)
    (self.configuration, self.reducesMotion) = (configuration, reducesMotion)
    painter = SymbolPainter(painting, tint: color)
    let symbol = try ResolvedSymbol(
      name, in: source, beside: font, configuration: configuration)
    width = symbol.advance
    room = MotionRoom.room(aroundMiddleOf: symbol)
    value = symbol.painting(of: painting).layers.value
    shownValue = SpringMotion(.critical, at: value ?? 1)
    stages = [
      LiveStage(
        0, MovingLook(symbol, painter, at: .zero), movesShapes: movesShapes, value: value,
        at: Self.longAgo)
    ]
    guard isHidden else { return }
    plays = [
      LivePlay(
        effect: SymbolEffect(.disappear(.down)), repetition: .once, speed: 1, start: Self.longAgo)
    ]
    setStages()
  }

  private var current: LiveStage {
    stages.first { $0.number == currentNumber } ?? stages[stages.count - 1]
  }

  // MARK: Commands

  /// Plays an effect, in place of a running one of its kind.
  /// - Parameters:
  ///   - kind: the effect. ``replace(with:configuration:style:at:)`` replaces the symbol.
  ///   - repetition: how often it plays; once by default.
  ///   - speed: the factor of the speed, .1 to 10.
  ///   - time: now, in seconds.
  public mutating func play(
    _ kind: SymbolEffect.Kind, scope: SymbolEffect.Scope = .byLayer,
    repetition: Repetition = .once, speed: Double = 1, at time: Double
  ) {
    play(
      EffectPlayback(
        SymbolEffect(kind, scope: scope), repetition: repetition, speed: speed), at: time)
  }

  /// Plays an effect, in place of a running one of its kind.
  /// - Parameters:
  ///   - effect: the effect, as ``EffectPlan/init(_:)`` parses it, such as `rotate:continuous`. Effects in steps, such as
  ///     `bounce>pulse`, start one after another.
  ///   - time: now, in seconds.
  /// - Throws: ``EffectError`` if there is no such effect.
  public mutating func play(_ effect: String, at time: Double) throws(EffectError) {
    let plan = try EffectPlan(effect)
    for chain in plan.chains {
      var start = command(at: time)
      for step in chain.steps {
        guard start.isFinite else {
          throw EffectError(
            "an effect before \(step.names) repeats forever, so that it never starts: limit it with repeat="
          )
        }
        var end = start
        for playback in step.effects {
          play(playback, at: time, from: start)
          end = max(end, self.end(of: playback.effect.family))
        }
        start = end
      }
    }
  }

  private mutating func play(_ playback: EffectPlayback, at time: Double, from start: Double? = nil)
  {
    let time = command(at: time)
    if case .replace = playback.effect.kind { return }
    let play = LivePlay(
      effect: playback.effect, repetition: playback.repetition ?? .once,
      speed: playback.speed ?? 1, start: start ?? time)
    let family = playback.effect.family
    // A running effect is not begun anew if it would only go on.
    if play.start == time, play.repetition.count == nil,
      plays.contains(where: {
        $0.effect == play.effect && $0.repetition == play.repetition && $0.speed == play.speed
          && $0.removal == nil
      })
    {
      return
    }
    if family.isPush && plays.count(where: { $0.effect.family == family }) < Self.mostPushes {
      // A push adds its own speed to that on the screen.
      plays.append(play)
      setStages()
      return
    }
    change(at: time) { symbol in
      if play.start == time { symbol.plays.removeAll { $0.effect.family == family } }
      symbol.plays.append(play)
    }
  }

  /// Lets effects come to rest: a rotation ends upright within half a second, a bounce ends, a scaled symbol gets its
  /// size back, and a symbol that disappeared appears.
  /// - Parameters:
  ///   - kind: an effect of the kind; `nil` for all effects.
  ///   - time: now, in seconds.
  public mutating func stop(_ kind: SymbolEffect.Kind? = nil, at time: Double) {
    let time = command(at: time)
    let family = kind.map { SymbolEffect($0).family }
    change(at: time) { symbol in
      for index in symbol.plays.indices.reversed() {
        let own = symbol.plays[index].effect.family
        guard family == nil || family == own else { continue }
        if own == .presence || symbol.plays[index].start > time {
          symbol.plays.remove(at: index)
        } else if symbol.plays[index].removal == nil {
          symbol.plays[index].removal = time
        }
      }
    }
  }

  /// Replaces the symbol by another one, or changes its look.
  ///
  /// If the symbol that it replaced still leaves, and is asked for again, the motion turns back.
  /// - Parameters:
  ///   - name: the name of the symbol.
  ///   - configuration: its configuration; `nil` for that of the first symbol.
  ///   - style: how it is replaced.
  ///   - time: now, in seconds.
  /// - Throws: ``SymbolError`` if there is no such symbol.
  public mutating func replace(
    with name: String, configuration: SymbolConfiguration? = nil,
    style: SymbolEffect.Replacement = .magic, at time: Double
  ) throws(SymbolError) {
    let symbol = try ResolvedSymbol(
      name, in: source, beside: font, configuration: configuration ?? self.configuration)
    let time = command(at: time)
    let origin = Point((width - symbol.advance) / 2, 0)
    let look = MovingLook(symbol, painter, at: origin)
    guard current.look.differs(from: look) else { return }
    if turnBack(to: look, at: time) { return }
    var leaving = current
    // A symbol that has not appeared yet gives way to the one that still stands for it.
    if let running = replacements.last, running.new == leaving.number,
      running.isBeforeArrival(leaving, at: time),
      let old = stages.first(where: { $0.number == running.old })
    {
      replacements[replacements.count - 1].clock.stop(at: time)
      stages.removeAll { $0.number == leaving.number }
      leaving = old
    }
    // The parts that a magic replacement keeps are those of a symbol at rest. One that still arrives or leaves shrinks.
    var style = style
    if replacements.contains(where: {
      ($0.old == leaving.number || $0.new == leaving.number) && $0.clock.end > time
    }) || replacements.contains(where: { $0.old == leaving.number }) {
      style.isMagic = false
    }
    lastNumber += 1
    let number = lastNumber
    currentNumber = number
    var stage = LiveStage(number, look, movesShapes: movesShapes, value: value, at: time)
    stage.set(plays, value: value, reducesMotion: reducesMotion)
    replacements.append(
      LiveReplacement(leaving, by: stage, style, at: time, reducesMotion: reducesMotion))
    stages.append(stage)
    if stages.count > Self.mostStages { remove(stages[0].number) }
  }

  /// Moves to another value: layers fade, and lines are drawn or erased.
  /// - Parameters:
  ///   - value: 0 to 1.
  ///   - time: now, in seconds.
  public mutating func setValue(_ value: Double, at time: Double) {
    let time = command(at: time)
    let value = value.isNaN ? 0 : min(max(value, 0), 1)
    if reducesMotion { shownValue = SpringMotion(.critical, at: value) }
    shownValue.retarget(to: value, at: time)
    change(at: time) { $0.value = value }
  }

  // MARK: State

  /// Lets a symbol come back that still leaves; the motion of its replacement turns.
  /// - Returns: `false` if there is no such symbol.
  private mutating func turnBack(to look: MovingLook, at time: Double) -> Bool {
    guard let running = replacements.last, let index = replacements.indices.last,
      running.old == currentNumber || running.new == currentNumber
    else { return false }
    let other = running.old == currentNumber ? running.new : running.old
    guard let stage = stages.first(where: { $0.number == other }), !stage.look.differs(from: look)
    else { return false }
    if other == running.old {
      // It also comes back from replacements that have stopped.
      for index in replacements.indices
      where replacements[index].old == other && !replacements[index].clock.isTurnedBack {
        replacements[index].clock.turnBack(at: time)
      }
    } else {
      replacements[index].clock.turnForward(at: time)
    }
    currentNumber = other
    return true
  }

  /// Begins a command: removes finished motions.
  /// - Returns: its time, in seconds.
  private mutating func command(at time: Double) -> Double {
    let now = time.isFinite ? max(time, last) : last
    last = now
    for replacement in replacements where replacement.clock.end <= now {
      if replacement.clock.isTurnedBack {
        remove(replacement.new)
      } else if replacement.clock.isRunning {
        remove(replacement.old)
      }
    }
    let ended = current.timeline.effects.filter { $0.end <= now && !$0.lasts }
    plays.removeAll { play in
      ended.contains { $0.family == play.effect.family && $0.start == play.start }
    }
    return now
  }

  /// Removes a symbol from the screen; one that it replaced goes on leaving.
  private mutating func remove(_ number: Int) {
    guard number != currentNumber else { return }
    stages.removeAll { $0.number == number }
    replacements.removeAll { $0.old == number || $0.new == number && $0.clock.isTurnedBack }
  }

  /// Changes the motion; each part continues from its place and speed on the screen.
  private mutating func change(at time: Double, _ body: (inout LiveSymbol) -> Void) {
    var before: [Int: [(LiveRemainder.Values, LiveRemainder.Values)]] = [:]
    for stage in stages { before[stage.number] = stage.values(replacements, after: time) }
    body(&self)
    setStages()
    guard !reducesMotion else { return }
    for index in stages.indices {
      guard let old = before[stages[index].number] else { continue }
      stages[index].keep(old, replacements, at: time)
    }
  }

  /// Gives the effects and the value to all symbols on the screen.
  private mutating func setStages() {
    for index in stages.indices {
      stages[index].set(plays, value: value, reducesMotion: reducesMotion)
    }
  }

  /// Returns the time at which effects of a family end, in seconds; infinite for endless ones.
  private func end(of family: EffectFamily) -> Double {
    current.timeline.effects.filter { $0.family == family }.map(\.end).max() ?? last
  }

  /// The time from which the picture stays the same, in seconds; infinite if an effect is endless.
  ///
  /// Until then the event loop needs frames.
  public var restTime: Double {
    var end = shownValue.end
    for replacement in replacements { end = max(end, replacement.clock.end) }
    for stage in stages {
      for played in stage.timeline.effects { end = max(end, played.end) }
      for remainder in stage.remainders { end = max(end, remainder.end) }
    }
    return end
  }

  /// Whether the picture changes at a time or later, in seconds.
  public func isMoving(at time: Double) -> Bool { time < restTime }

  /// Returns the display items, in points, y down.
  /// - Parameters:
  ///   - time: in seconds; before the last command, that of the command.
  ///   - origin: the first symbol's left margin on the text's baseline. Later symbols stand in its middle.
  public func items(at time: Double, origin: Point = .zero) -> [DisplayItem] {
    let time = time.isNaN ? last : max(time, last)
    let shown = shownValue.state(at: time).position
    let items = stages.flatMap { stage in
      stage.items(replacements, value: value, shown: min(max(shown, 0), 1), at: time)
    }
    return origin == .zero ? items : items.map { $0.offsetBy(origin - .zero) }
  }

  /// Returns the picture, with room for every effect.
  ///
  /// Its size is the same at all times: at least two ems square, and with room for every effect of the first symbol.
  /// - Parameter time: in seconds.
  public func displayList(at time: Double) -> DisplayList {
    let side = (2 * font.size).rounded(.up)
    let size = (width: max(side, 2 * room.width), height: max(side, 2 * room.height))
    let middle = Point(width / 2, -font.metrics.capHeight / 2)
    // The baseline is on a whole point, so that symbols at rest are sharp.
    let origin = Point(
      size.width / 2 - middle.x, (size.height / 2 - middle.y).rounded())
    return DisplayList(
      width: size.width, height: size.height, items: items(at: time, origin: origin),
      altText: altText, firstBaseline: origin.y)
  }
}
