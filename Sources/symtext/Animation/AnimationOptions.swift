internal import SymtextService
internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The options of an animation: effects, repetition, speed and output.
struct AnimationOptions {
  /// Returns the options for animating the picture of another command.
  /// - Parameters:
  ///   - removed: options of the still picture only.
  ///   - added: options of this animation only.
  static func options(
    of command: Command, without removed: [String] = [], adding added: Command.Option...
  ) -> [Command.Option] {
    own + added
      + command.options.filter { !(removed + stillOnly).contains($0.name) }.map { option in
        var option = option
        switch option.name {
        case "output":
          option.help =
            "The \(MovingFormat.extensions) to write (.png is an APNG), with --sheet or --at a \(PictureFormat.extensions); - is standard output."
        case "format":
          option.help =
            "\(MovingFormat.names): the format, if the file's name does not show it. Default for -: png."
        case "blending":
          option.help =
            "How pixels blend colours at edges: srgb, as in browsers, or linear light, which keeps dark letters as dark."
        case "compression":
          option.help =
            "Compression of a .png or .webp: fast, or small, which takes about 100 times as long."
        case "snap":
          option.help =
            "How frames align letters and symbols with pixels: vertical moves baselines, x-heights, capitals and horizontal strokes onto rows, as in a still .png; none keeps outlines unchanged; automatic is vertical below two pixels per point."
        case "canvas":
          option.help =
            command.options.contains { $0.name == "inline" }
            ? "Give the picture room for every effect of its symbols, as render --canvas does, so that all films of a picture and its still have one size and can change places. --inline gives it to an .svg."
            : "Give the picture room for every effect of its symbols, as --canvas does for the still, so that all its films have one size and can change places."
        case "inline":
          option.help =
            "Make an .svg for a line of HTML text: its size is in em of the text around it, vertical-align puts its last baseline on the text's, and its room for motion overlaps the text."
        default: break
        }
        return option
      }
  }

  /// Options without meaning for an animation.
  private static let stillOnly = [
    "guides", "check-contrast", "json", "report", "table", "show",
  ]

  private static let own: [Command.Option] = [
    .init(.effect),
    .init(
      name: "repeat", value: "times", help: "How often effects play: a number, or forever."),
    .init(
      name: "delay", value: "seconds", help: "Pause between two plays. Default: the effect's own.",
      range: .delay),
    .init(name: "continuous", help: "Repeat without a pause."),
    .init(
      name: "speed", value: "factor", help: "Speed factor, 0.1 to 10.", defaultValue: "1",
      range: .speed),
    .init(
      name: "loop", value: "how",
      help:
        "Play forever, anew or there-and-back. A film that comes back ends as it began, even if a symbol appears in it.",
      defaultValue: Loop.anew.rawValue, isValueOptional: true, choices: .of(Loop.self)),
    .init(
      name: "until", value: "seconds",
      help: "When endless effects are removed; they then come to rest.", range: .time),
    .init(
      name: "fps", value: "rate",
      help: "Frames per second, 1 to 240. Default: 60; in a .gif 50, its maximum.",
      range: .frameRate),
    .init(
      name: "at", value: "seconds", help: "Write one still picture, of this moment.", range: .time),
    .init(
      name: "frames", value: "folder",
      help: "Write each frame as a .png into a folder, with manifest.json."),
    .init(
      name: "sheet", value: "number",
      help: "Write a film strip of this many frames, as .png, .svg or .pdf.", defaultValue: "12",
      isValueOptional: true, range: .stripFrames),
    .init(
      name: "reduce-motion",
      help: "Animate for readers who prefer reduced motion: symbols fade or stay still."),
    .init(
      name: "interaction", value: "action",
      help:
        "A .lottie whose player answers a person: hover plays in and out, toggle at each click. It has a theme dark for the dark appearance, and needs a player of dotLottie 2.",
      choices: .of(DotLottieInteraction.self)),
    .init(
      name: "trigger", value: "event",
      help:
        "The event that starts an .svg in a page: hover, press and focus also of the link or button around it, class of the class symtext--play.",
      choices: .of(EffectTrigger.self)),
    .init(name: "dump", help: "Print the timeline to standard output, one change per line."),
  ]

  static let to = Command.Option(.successor)
  static let reflow = Command.Option(
    name: "reflow",
    help:
      "Lay out the line again when a symbol replaces another, appears or disappears, instead of keeping room for it."
  )
  static let press = Command.Option(
    name: "press",
    help: "Press the button first; its symbol's effect plays on release.")
  static let toState = Command.Option(
    name: "to-state", value: "state",
    help:
      "The state that the button changes to: normal, hover, pressed, selected, loading or disabled.",
    choices: [String].of(ButtonState.self).filter { $0 != ButtonState.focused.rawValue })
  static let badge = Command.Option(
    name: "badge-effect", value: "effect",
    help: "Effect of the badges, such as appear or bounce.")

  static let effectNames = SymbolEffect.names
  static func variants(of name: String) -> [String] { SymbolEffect.variants(of: name) }

  private let arguments: Arguments
  private let output: OutputOptions
  /// The animation's format; `nil` for single pictures.
  private let format: MovingFormat?
  /// Frames per second.
  private let rate: Double
  /// The action that the player of a dotLottie answers; `nil` for none.
  private let interaction: DotLottieInteraction?
  /// The animation in the dark appearance, for a theme; `nil` for none.
  private var dark: Timeline?
  /// The event that starts an SVG; `nil` for the loading of the page.
  private let trigger: EffectTrigger?
  /// Warnings about options without effect.
  private var notes: [Sentence] = []

  private init(_ arguments: Arguments) throws(CommandError) {
    let outputs = ["at", "frames", "sheet"].filter { arguments.has($0) }
    guard outputs.count <= 1 else {
      throw .usage("\(option: outputs[0]) and \(option: outputs[1]) are two outputs; leave out one")
    }
    if arguments.has("fps"), let other = ["at", "sheet"].first(where: { arguments.has($0) }) {
      notes.append("\(option: "fps") has no effect on \(option: other)")
    }
    var isSVG = false
    if outputs.isEmpty {
      let format = try MovingFormat.of(arguments)
      isSVG = format == .svg
      self.format = format
      output = try OutputOptions(arguments, format: format.picture, file: format)
    } else {
      format = nil
      output = try OutputOptions(arguments)
      isSVG = output.format == .svg
    }
    // A film in a line of text takes the place of its still.
    self.arguments =
      isSVG && output.isInline ? arguments.setting("canvas", to: "") : arguments
    interaction =
      arguments.has("interaction")
      ? try arguments.choice("interaction", DotLottieInteraction.self) : nil
    guard interaction == nil || format == .lottie else {
      throw .usage(
        "\(option: "interaction") is for a .lottie, whose player has a state machine")
    }
    rate = try Self.rate(arguments, format, &notes)
    trigger =
      arguments.has("trigger") ? try arguments.choice("trigger", EffectTrigger.self) : nil
    guard trigger == nil || format == .svg else {
      throw .usage("\(option: "trigger") is for an .svg, which a page starts")
    }
    if let reason = format?.lackOfOpacity, output.background.map({ $0.alpha < 1 }) ?? true {
      throw .usage(
        "\(reason): set an opaque background, such as \(option: "background") white"
      )
    }
  }

  /// Returns the requested frames per second, limited to the format's maximum.
  private static func rate(
    _ arguments: Arguments, _ format: MovingFormat?, _ notes: inout [Sentence]
  ) throws(CommandError) -> Double {
    let asked = try arguments.number("fps")
    if asked != nil, format == .svg, !arguments.has("dump") {
      notes.append(
        "\(option: "fps") has no effect on an .svg: the browser chooses the frame rate")
    }
    guard let format, let most = format.mostRate else { return asked ?? standardRate }
    if let asked, asked > most {
      notes.append(
        "\(option: "fps") \(arguments.text("fps")) is limited to \(Int(most)): browsers slow down a .\(format.rawValue) with more frames per second"
      )
    }
    return min(asked ?? standardRate, most)
  }

  /// The default frames per second.
  private static let standardRate = 60.0

  /// Returns the action that animates the picture of another command.
  static func films(of command: Command) -> CommandAction.Files {
    .init(formats: .of(MovingFormat.self), moves: true) { (arguments) throws(CommandError) in
      guard case .draws(let draw) = command.action else {
        throw .badData(.unknownCommand, "\(command.name) draws no picture")
      }
      var options = try AnimationOptions(arguments)
      return try options.product(drawnBy: draw)
    }
  }

  /// Draws the picture and animates it.
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
      var still = try draw(arguments, output)
      canvas?.extend(&still.list, &still.warnings)
      picture = still
      let list = still.list
      timeline = try Self.calling { try Timeline(list, options: played) }
    }
    if canvas != nil, timeline.margins != picture.list.margins {
      notes.append(
        "the motion needs more room than \(option: "canvas") gives, so that this film is larger than others of its picture"
      )
    }
    // An opaque format requires a background, so there is no warning about a covered one.
    let isBackgroundAsked = format?.lackOfOpacity != nil
    self.notes +=
      picture.warnings + (isBackgroundAsked ? [] : output.warnings(on: picture.list))
    if arguments.has("badge-effect") && !picture.list.items.contains(where: \.hasMovingSteps) {
      self.notes.append("\(option: "badge-effect") has no effect: there is no badge")
    }
    self.notes +=
      notes
      + timeline.notes.map {
        $0 == Timeline.jumpNote
          ? "the loop jumps from its end to its beginning; \(option: "loop") there-and-back lets it come back the way it went"
          : Sentence($0)
      }
    if !timeline.isMoving && timeline.notes.isEmpty {
      self.notes.append(
        arguments.has("to")
          ? "\(option: "to") has no effect: there is no symbol, or it is the same"
          : arguments.has("reduce-motion")
            ? "nothing moves with reduced motion"
            : "nothing moves: add \(option: "effect"), or effect= in a symbol's braces")
    }
    if interaction != nil, arguments.knows("appearance"), !arguments.has("appearance"),
      !arguments.has("reflow")
    {
      var other = try draw(arguments.setting("appearance", to: Appearance.dark.rawValue), output)
      canvas?.extend(&other.list, &other.warnings)
      let list = other.list
      dark = try Self.calling { try Timeline(list, options: played) }
    }
    return try product(of: timeline)
  }

  /// The canvas with room for motion; `nil` if it was not asked for.
  private var canvas: MotionCanvas? { MotionCanvas(ofFilm: arguments, output) }

  /// Draws the text before and after its lines are laid out again.
  /// - Returns: the picture and its timeline.
  private func reflowing(
    _ played: TimelineOptions, _ notes: inout [Sentence], drawnBy draw: CommandAction.Draw
  ) throws(CommandError) -> (Picture, Timeline) {
    if arguments.readsStandardInput, arguments.operands.first == "-" {
      throw .usage(
        "\(option: "reflow") draws the text twice, but standard input is read once: give the text as an argument"
      )
    }
    var before = try draw(arguments.setting("reflow", to: "before"), output)
    var after = try draw(arguments.setting("reflow", to: "after"), output)
    canvas?.extend(&before.list, &after.list, &before.warnings)
    let (first, last) = (before.list, after.list)
    let reflowing = try Self.calling {
      try Timeline(first, reflowingTo: last, options: played)
    }
    if let reflowing {
      if !reflowing.reflows {
        notes.append(
          "\(option: "reflow") has no effect: no symbol is replaced by one of another width, appears or disappears"
        )
      }
      return (before, reflowing)
    }
    notes.append("\(option: "reflow") has no effect: the other symbol changes the line breaks")
    var still = try draw(arguments, output)
    canvas?.extend(&still.list, &still.warnings)
    let list = still.list
    return (still, try Self.calling { try Timeline(list, options: played) })
  }

  /// Calls `body` and turns its errors into command errors.
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
    options.returns = try arguments.choice("loop", Loop.self) == .thereAndBack
    options.until = try arguments.number("until")
    options.reducesMotion = arguments.has("reduce-motion")
    options.pixelRatio = output.pixelRatio
    options.version = try PaintingOptions.version(arguments)
    guard options.until == nil || !options.loops else {
      throw .usage(
        "\(option: "until") ends the animation and \(option: "loop") repeats it forever; leave out one"
      )
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
          "repeat", text, "forever, or a number from 1 to \(Repetition.mostTimes), is expected")
      }
      count = number
    }
    if arguments.has("continuous") {
      if let other = ["repeat", "delay"].first(where: { arguments.has($0) }) {
        throw .usage(
          "\(option: "continuous") never pauses and excludes \(option: other); leave out one"
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

  /// Returns the animation, its frames, one moment or a film strip.
  private func product(of timeline: Timeline) throws(CommandError) -> Product {
    let text = arguments.has("dump") ? timeline.description(rate: rate) : ""
    if arguments.has("dump"), !arguments.has("output"), !arguments.has("frames") {
      return Product(text: text, warnings: notes)
    }
    let (output, rate, interaction, dark) = (output, rate, interaction, dark)
    let trigger = trigger
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
      let bytes = try Self.calling {
        try output.bytes(
          timeline, as: format, rate: rate, interaction: interaction, dark: dark,
          trigger: trigger, &told)
      }
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
  /// Whether it contains steps, such as a badge, with an effect as a whole.
  fileprivate var hasMovingSteps: Bool {
    contains { if case .moving(let content, _, _) = $0 { content is MovingSteps } else { false } }
  }
}
