internal import SymtextService
internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextTextLayout

/// What moves, how often and how fast, and as what it is written.
struct AnimationOptions {
  /// All that `animate` takes for what another command draws.
  /// - Parameters:
  ///   - removed: options of the still picture alone.
  ///   - added: options of this one alone.
  static func options(
    of command: Command, without removed: [String] = [], adding added: Command.Option...
  ) -> [Command.Option] {
    own + added
      + command.options.filter { !(removed + stillOnly).contains($0.name) }.map { option in
        var option = option
        switch option.name {
        case "output":
          option.help =
            "The \(MovingFormat.extensions) to write, of which .png is an APNG; --sheet and --at write a \(PictureFormat.extensions); - is standard output."
        case "format":
          option.help =
            "\(MovingFormat.names), where the file's name does not say it; - is png when it is left out."
        case "blending":
          option.help =
            "How pixels mix colours at edges: srgb, as browsers do, or linear, as light does, which leaves dark letters as dark."
        case "compression":
          option.help =
            "How a .png or .webp is compressed: fast, or small, which takes some hundred times as long."
        default: break
        }
        return option
      }
  }

  /// What says nothing of a moving picture.
  private static let stillOnly = [
    "guides", "check-contrast", "json", "report", "table", "inline", "show", "snap",
  ]

  private static let own: [Command.Option] = [
    .init(.effect),
    .init(
      name: "repeat", value: "times", help: "How often effects are played: a number, or forever."),
    .init(
      name: "delay", value: "seconds", help: "The rest between two times; as the effect has it.",
      range: .delay),
    .init(name: "continuous", help: "Go on without stopping in between."),
    .init(
      name: "speed", value: "factor", help: "How many times as fast: 0.1 to 10.", defaultValue: "1",
      range: .speed),
    .init(name: "loop", help: "Play for ever; the end leads to the beginning without a jump."),
    .init(
      name: "until", value: "seconds",
      help: "When effects that go on are removed; they come to rest after it.", range: .time),
    .init(
      name: "fps", value: "rate",
      help:
        "Frames a second: 1 to 240; 60 when left out, and in a .gif 50, which are the most it has.",
      range: .frameRate),
    .init(name: "at", value: "seconds", help: "Write the picture of one moment.", range: .time),
    .init(
      name: "frames", value: "folder",
      help: "Write each frame as a .png into a folder, with manifest.json."),
    .init(
      name: "sheet", value: "number",
      help: "Write a film strip of so many frames as .png, .svg or .pdf.", defaultValue: "12",
      isValueOptional: true, range: .stripFrames),
    .init(
      name: "reduce-motion",
      help: "Play what is shown to readers who ask for less motion: what moves fades or stays."),
    .init(
      name: "effects-of", value: "version",
      help:
        "Play what SF Symbols 5, 6 or 7 knows: later effects as earlier ones that mean the same.",
      choices: SymbolEffect.versions.map { "\($0)" }),
    .init(name: "dump", help: "Print what moves, a line a change, on standard output."),
  ]

  static let to = Command.Option(.successor)
  static let reflow = Command.Option(
    name: "reflow",
    help:
      "Set the line anew as a symbol takes the place of another one, in place of keeping room for the wider."
  )
  static let press = Command.Option(
    name: "press",
    help: "Press the button first; its symbol's effect follows as it is let go.")
  static let toState = Command.Option(
    name: "to-state", value: "state",
    help: "The state that the button changes to: normal, pressed, selected or disabled.",
    choices: [String].of(ButtonState.self).filter { $0 != ButtonState.focused.rawValue })
  static let badge = Command.Option(
    name: "badge-effect", value: "effect",
    help: "What the badges do, such as appear or bounce.")

  static let effectNames = SymbolEffect.names
  static func variants(of name: String) -> [String] { SymbolEffect.variants(of: name) }

  private let arguments: Arguments
  private let output: OutputOptions
  /// Of what moves; `nil` for single pictures.
  private let format: MovingFormat?
  /// Frames a second.
  private let rate: Double
  /// Sentences on what has no effect.
  private var notes: [Sentence] = []

  private init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    let outputs = ["at", "frames", "sheet"].filter { arguments.has($0) }
    guard outputs.count <= 1 else {
      throw .usage("\(option: outputs[0]) and \(option: outputs[1]) are two outputs; leave out one")
    }
    if arguments.has("fps"), let other = ["at", "sheet"].first(where: { arguments.has($0) }) {
      notes.append("\(option: "fps") has no effect on \(option: other)")
    }
    if outputs.isEmpty {
      let format = try MovingFormat.of(arguments)
      self.format = format
      output = try OutputOptions(arguments, format: format.picture, file: format)
    } else {
      format = nil
      output = try OutputOptions(arguments)
    }
    rate = try Self.rate(arguments, format, &notes)
    if let reason = format?.lackOfOpacity, output.background.map({ $0.alpha < 1 }) ?? true {
      throw .usage(
        "\(reason): say what is behind them with \(option: "background"), such as \(option: "background") white, which is opaque"
      )
    }
  }

  /// Frames a second: what is asked for, as far as the format has it.
  private static func rate(
    _ arguments: Arguments, _ format: MovingFormat?, _ notes: inout [Sentence]
  ) throws(CommandError) -> Double {
    let asked = try arguments.number("fps")
    if asked != nil, format == .svg, !arguments.has("dump") {
      notes.append(
        "\(option: "fps") has no effect on an .svg, which browsers play as smoothly as they can")
    }
    guard let format, let most = format.mostRate else { return asked ?? standardRate }
    if let asked, asked > most {
      notes.append(
        "\(option: "fps") \(arguments.text("fps")): a .\(format.rawValue) has at most \(Int(most)) frames a second, as browsers slow down what has more; so many are taken"
      )
    }
    return min(asked ?? standardRate, most)
  }

  /// Frames a second where none are asked for.
  private static let standardRate = 60.0

  /// What `animate` makes of what another command draws.
  static func films(of command: Command) -> CommandAction.Files {
    .init(formats: .of(MovingFormat.self), moves: true) { (arguments) throws(CommandError) in
      guard case .draws(let draw) = command.action else {
        throw .badData(.unknownCommand, "\(command.name) draws no picture")
      }
      var options = try AnimationOptions(arguments)
      return try options.product(drawnBy: draw)
    }
  }

  /// Draws, and plays what moves.
  private mutating func product(
    drawnBy draw: CommandAction.Draw
  ) throws(CommandError) -> Product {
    let played = try timelineOptions()
    let picture: Picture
    let timeline: Timeline
    var notes: [Sentence] = []
    if arguments.has("reflow") {
      (picture, timeline) = try reflowing(played, &notes, drawnBy: draw)
    } else {
      let still = try draw(arguments, output)
      picture = still
      timeline = try Self.calling { try Timeline(still.list, options: played) }
    }
    // A format that cannot be seen through asks for a background, whatever covers it.
    let isBackgroundAsked = format?.lackOfOpacity != nil
    self.notes +=
      picture.warnings + (isBackgroundAsked ? [] : output.warnings(on: picture.list))
    if arguments.has("badge-effect") && !picture.list.items.contains(where: \.hasMovingSteps) {
      self.notes.append("\(option: "badge-effect") has no effect: there is no badge")
    }
    self.notes += notes + timeline.notes.map { Sentence($0) }
    if !timeline.isMoving && timeline.notes.isEmpty {
      self.notes.append(
        arguments.has("to")
          ? "\(option: "to") has no effect: there is no symbol, or it is the same"
          : arguments.has("reduce-motion")
            ? "nothing moves where motion is reduced"
            : "nothing moves: say \(option: "effect"), or effect= in a symbol's braces")
    }
    return try product(of: timeline)
  }

  /// Draws the text before and after its lines are set anew.
  /// - Returns: what is drawn, and how it moves.
  private func reflowing(
    _ played: TimelineOptions, _ notes: inout [Sentence], drawnBy draw: CommandAction.Draw
  ) throws(CommandError) -> (Picture, Timeline) {
    if arguments.readsStandardInput, arguments.operands.first == "-" {
      throw .usage(
        "\(option: "reflow") draws the text twice, which standard input gives once: give it as an argument"
      )
    }
    let before = try draw(arguments.setting("reflow", to: "before"), output)
    let after = try draw(arguments.setting("reflow", to: "after"), output)
    let reflowing = try Self.calling {
      try Timeline(before.list, reflowingTo: after.list, options: played)
    }
    if let reflowing {
      if !reflowing.reflows {
        notes.append(
          "\(option: "reflow") has no effect: nothing is replaced by a symbol of another width")
      }
      return (before, reflowing)
    }
    notes.append("\(option: "reflow") has no effect: with the other symbol lines break elsewhere")
    let still = try draw(arguments, output)
    return (still, try Self.calling { try Timeline(still.list, options: played) })
  }

  /// Calls with errors that the command line has words for.
  private static func calling<Value>(_ body: () throws -> Value) throws(CommandError) -> Value {
    do { return try body() } catch let error as CommandError {
      throw error
    } catch let error as RenderingError {
      throw CommandError(error)
    } catch {
      throw .badData("\(error)")
    }
  }

  private func timelineOptions() throws(CommandError) -> TimelineOptions {
    var options = TimelineOptions()
    options.speed = try arguments.number("speed") ?? 1
    options.loops = arguments.has("loop")
    options.until = try arguments.number("until")
    options.reducesMotion = arguments.has("reduce-motion")
    options.pixelRatio = output.pixelRatio
    if let text = arguments["effects-of"] {
      guard let version = Int(text), SymbolEffect.versions.contains(version) else {
        throw .badValue("effects-of", text, "5, 6 or 7 is expected")
      }
      options.version = version
    }
    guard options.until == nil || !options.loops else {
      throw .usage("\(option: "until") ends what \(option: "loop") plays for ever; leave out one")
    }
    let delay = try arguments.number("delay")
    let text = arguments["repeat"]
    let count: Int?
    switch text {
    case nil: count = options.loops || delay != nil ? nil : 1
    case "forever": count = nil
    case let text?:
      guard let number = Int(text), (1...Repetition.mostTimes).contains(number) else {
        throw .badValue(
          "repeat", text, "forever, or 1 to \(Repetition.mostTimes) times are expected")
      }
      count = number
    }
    if arguments.has("continuous") {
      if let other = ["repeat", "delay"].first(where: { arguments.has($0) }) {
        throw .usage(
          "\(option: "continuous") does not stop, so that \(option: other) has no place; leave out one"
        )
      }
      options.repetition = .continuous
    } else if text != nil || delay != nil {
      options.repetition = Repetition(count: count, delay: delay)
    } else if options.until != nil {
      options.repetition = .forever
    }
    return options
  }

  /// What moves, or some of its pictures.
  private func product(of timeline: Timeline) throws(CommandError) -> Product {
    let text = arguments.has("dump") ? timeline.description(rate: rate) : ""
    if arguments.has("dump"), !arguments.has("output"), !arguments.has("frames") {
      return Product(text: text, warnings: notes)
    }
    let (output, rate) = (output, rate)
    let resting = Picture(list: timeline.restingList, warnings: notes)
    if arguments.has("frames") {
      let folder = try FrameFolder(arguments.text("frames"), output)
      return Product(resting, text: text) { () throws(CommandError) in
        try Self.calling { try folder.write(timeline, rate: rate) }
      }
    }
    guard let format else {
      let list =
        if let time = try arguments.number("at") { timeline.displayList(at: time) } else {
          try strip(timeline)
        }
      return Product(judged: Picture(list: list, warnings: notes), output, text: text)
    }
    return Product(resting, output, format: format.rawValue, text: text) {
      (encoder, notes) throws(CommandError) in
      try encoder.check(resting.list, pixelRatio: output.pixelRatio)
      var told: [Sentence] = []
      let bytes = try Self.calling { try output.bytes(timeline, as: format, rate: rate, &told) }
      notes += told
      let ratio = output.pixelRatio
      return EncodedPicture(
        bytes: bytes, pixels: (resting.list.width * ratio, resting.list.height * ratio))
    }
  }

  private func strip(_ timeline: Timeline) throws(CommandError) -> DisplayList {
    let caption = try Caption()
    return FilmStrip(timeline, count: try arguments.count("sheet") ?? 1, caption: caption.block)
      .list
  }
}

extension DisplayItem {
  /// Whether steps in it, such as a badge, have an effect as a whole.
  fileprivate var hasMovingSteps: Bool {
    contains { if case .moving(let content, _, _) = $0 { content is MovingSteps } else { false } }
  }
}
