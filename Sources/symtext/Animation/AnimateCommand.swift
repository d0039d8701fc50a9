internal import SymtextService
internal import SymtextCommandLine
internal import SymtextSymbolText

/// The command `symtext animate`: what `render`, `button` and `bar` draw, as it moves.
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

      Effects and their variants, behind dots; of two that exclude each other the first is taken where nothing \
      is said, and symbols wiggle and turn as each says itself:

      \(Self.effects)
      byLayer, wholeSymbol and individually say which parts move together: motion groups one after \
      another, all, or every shape by itself. Behind a colon stand repeat=N, delay=S, speed=X and \
      continuous; a + joins effects that are played at once, a > those that follow one another: \
      "bounce>variableColor:repeat=3>disappear".

      What to take: bounce answers a tap, wiggle asks for attention, pulse, breathe and variableColor say \
      that something goes on, rotate that it makes progress, appear and disappear show and hide, replace \
      swaps, drawOn draws. Do not let a bounce go on for ever, do not turn what is not round, and do not \
      draw what is switched often. What moves beside text for more than five seconds needs a way to stop it \
      (WCAG 2.2.2); an SVG is still where the reader asks for less motion. Players of Lottie decide that, and \
      for a .json whether it loops, themselves; --reduce-motion makes the file for such readers.

      What is transparent stays so in a .png, .webp, .svg and .webm; a .gif and an .mp4 need an opaque \
      --background. A .gif has at most 50 frames a second. Videos are made by the program ffmpeg, and their \
      players say how often they are played; an .mp4 has even sides, so that it may get a row or a column of \
      the background more.

      Without a name a command draws text; `symtext animate button --help` and `symtext animate bar tab \
      --help` say what those take.
      """,
    operand: LineOptions.operand,
    options: AnimationOptions.options(
      of: RenderCommand.command, adding: AnimationOptions.to, AnimationOptions.reflow),
    subcommands: [button, bar],
    action: .makes(AnimationOptions.films(of: RenderCommand.command)))

  private static let button = Command(
    name: "button",
    abstract: "Draws a button whose symbol moves, or that is pressed.",
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
    name: "bar", abstract: "Draws a bar, list or menu whose symbols move, or whose badges come.",
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
