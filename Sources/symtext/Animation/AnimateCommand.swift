internal import SymtextService
internal import SymtextCommandLine
internal import SymtextSymbolText

/// The command `symtext animate`, which animates the pictures of `render`, `button` and `bar`.
enum AnimateCommand {
  static let command = Command(
    name: "animate",
    abstract: "Draws text, buttons and bars whose symbols move: films, SVG, Lottie, film strips.",
    discussion: """
        symtext animate "{wifi} Searching" --effect variableColor.iterative.reversing --loop -o wifi.png
        symtext animate "{bell} Alarm" --effect wiggle --size 34 --pixel-ratio 2 -o bell.svg
        symtext animate "{bell}" --to "{bell.slash}" -o mute.png
        symtext animate "{bell}" --to "{bell.slash}" --size 34 -o mute.lottie
        symtext animate "{arrow.clockwise effect=rotate:continuous} Loading {wifi effect=pulse}" --loop \
      -o loading.svg
        symtext animate "{checkmark.circle}" --effect "drawOn>bounce" --sheet -o strip.pdf
        symtext animate button --label "Add to cart" --symbol cart --effect bounce -o cart.png
        symtext animate bar tab --item Home=house --item Inbox=envelope --effect bounce -o tabs.svg
        symtext animate "{gear} Loading" --effect rotate --loop --background white -o loading.gif

      Effects, and their variants after a dot. Of variants that exclude each other the first is the default; \
      each symbol has its own default direction for wiggle and rotate:

      \(Self.effects)
      byLayer moves motion groups one after another, wholeSymbol all at once, individually every shape by itself. \
      After a colon: repeat=N, delay=S, speed=X, continuous. + plays effects at once, > one after another: \
      "bounce>variableColor:repeat=3>disappear".

      Uses: bounce answers a tap, wiggle asks for attention, pulse, breathe and variableColor show activity, \
      rotate shows progress, appear and disappear show and hide, replace swaps, drawOn draws. Avoid an endless \
      bounce, rotating a shape that is not round, and drawOn for a symbol that changes often. Motion beside text \
      for more than five seconds needs a way to stop it (WCAG 2.2.2). In an SVG nothing moves if the reader prefers \
      reduced motion: movements are left out or become fades; pulse and variableColor, which do not move, play on. \
      A Lottie player decides that itself, and looping of a .json too; --reduce-motion writes the file for such \
      readers.

      A .png, .webp, .svg or .webm keeps transparency; a .gif or .mp4 needs an opaque --background. A .gif has at \
      most 50 frames a second. Videos need the program ffmpeg; the player decides how often they play. An .mp4 \
      has even sides: it may gain a row or a column of background.

      `symtext animate` alone draws text; `symtext animate button --help` and `symtext animate bar tab --help` \
      list the options of the others.
      """,
    operand: LineOptions.operand,
    options: AnimationOptions.options(
      of: RenderCommand.command, adding: AnimationOptions.to, AnimationOptions.reflow),
    subcommands: [button, bar],
    action: .makes(AnimationOptions.films(of: RenderCommand.command)))

  private static let button = Command(
    name: "button",
    abstract: "Animates a button: its symbol, a press or a change of state.",
    discussion: """
        symtext animate button --label "Add to cart" --symbol cart --effect bounce -o cart.png
        symtext animate button --label Favourite --symbol heart --to heart.fill --press -o liked.svg
        symtext animate button --label Mute --symbol bell --to bell.slash --to-state selected -o mute.gif --background white
      """,
    options: AnimationOptions.options(
      of: ButtonCommand.command, without: ["sheet", "spec"],
      adding: AnimationOptions.to, AnimationOptions.toState, AnimationOptions.press),
    action: .makes(AnimationOptions.films(of: ButtonCommand.command)))

  private static let bar = Command(
    name: "bar", abstract: "Animates the symbols or badges of a bar, list or menu.",
    discussion: """
        symtext animate bar tab --item Home=house --item "Inbox=envelope|3" --badge-effect appear -o badge.png
      """,
    subcommands: BarCommand.command.subcommands.map { bar in
      Command(
        name: bar.name, abstract: bar.abstract,
        options: AnimationOptions.options(
          of: bar, without: ["sheet"], adding: AnimationOptions.badge),
        action: .makes(AnimationOptions.films(of: bar)))
    })

  /// The effects with their variants, a line each.
  private static var effects: String {
    AnimationOptions.effectNames.map { name in
      let variants = AnimationOptions.variants(of: name).joined(separator: " ")
      let padded = name + String(repeating: " ", count: max(14 - name.count, 1))
      return "  \(padded)\(variants)\n"
    }.joined()
  }
}
