internal import SymtextService
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextPreviews

/// The command `symtext button`.
enum ButtonCommand {
  static let command = Command(
    name: "button",
    abstract: "Draws a labelled button as a picture: PNG, SVG or PDF.",
    discussion: """
        symtext button --label "Add to cart" --symbol cart -o cart.png
        symtext button --label Delete --symbol trash --role destructive --style tinted -o delete.png
        symtext button --label Share --symbol square.and.arrow.up --placement top --style gray \
      -o share.svg
        symtext button --label Next --symbol chevron.right --placement trailing --size large \
      --state focused --appearance dark --pixel-ratio 2 -o next.png
        symtext button --label Favorite --symbol heart --state selected --state-symbol \
      selected=heart.fill --state-color selected=systemPink -o favorite.svg
        symtext button --label Play --symbol play.fill --style glass --behind photo.png -o glass.png

      \(PaintingOptions.colors)
      """,
    options: ButtonOptions.options + [
      .init(name: "sheet", help: "Draw a page of every style, size and state, light and dark."),
      .init(
        name: "spec",
        help: """
          Draw the button's measures on it and print them as JSON, to standard error if the picture goes to \
          standard output.
          """),
    ] + ButtonOptions.textStyles
      + TextOptions.options + PaintingOptions.options
      + [ContrastOptions.option("on standard error")] + OutputOptions.options
      + OutputOptions.ofBaselines + OutputOptions.ofShowing,
    action: .draws { (arguments, output) throws(CommandError) in
      let options = try ButtonOptions(arguments)
      let contrast = try ContrastOptions(arguments, painting: options.button.painting)
      guard !(arguments.has("sheet") && arguments.has("spec")) else {
        throw .usage("\(option: "sheet") and \(option: "spec") are two pictures; leave out one")
      }
      // In `animate`, a sheet is a film strip.
      let isSheet = arguments.has("sheet") && !arguments.knows("press")
      var picture: Picture
      if isSheet {
        picture = Picture(list: try options.sheet(), warnings: try options.sheetWarnings())
      } else {
        let layout = try options.changed()
        if arguments.has("press") && arguments.has("to-state") {
          throw .usage(
            "\(option: "press") returns to the state that \(option: "to-state") leaves; leave out one"
          )
        }
        picture = Picture(
          list: arguments.has("press")
            ? layout.displayList(pressed: try options.pressed())
            : arguments.has("to-state")
              ? layout.displayList(before: try options.layout()) : layout.displayList(),
          warnings: options.warnings(layout))
        picture.list.fontSize = layout.pointSize
        if let first = layout.baseline, let label = layout.labelFrame,
          let shown = picture.list.firstBaseline
        {
          picture.list.lastBaseline = label.maxY + shown - first
        }
        if arguments.has("spec") {
          let spec = ButtonSpec(options.button, layout)
          picture.list = try options.picture(of: spec, background: output.background)
          picture.measures = spec.json(background: output.background)
        }
      }
      picture.report = try contrast.lines(
        on: picture.list, isInactive: options.lastState == .disabled && !isSheet)
      MotionCanvas(arguments, output)?.extend(&picture.list, &picture.warnings)
      return picture
    })
}
