internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextPreviews
internal import SymtextService
internal import SymtextSymbolText

/// The command `symtext badge`.
enum BadgeCommand {
  static let command = Command(
    name: "badge",
    abstract: "Draws a badge of a label and a message, as at the top of a project's page.",
    discussion: """
        symtext badge --label build --message passing --symbol hammer -o build.svg
        symtext badge --label coverage --message 92% --color "#dfb317" -o coverage.svg
        symtext badge --message Swift --symbol swift --color orange --form large -o swift.svg

      Its measures are those of shields. `symtext button --kind badge` draws the badge of a control: a count, a word or a \
      dot.
      """,
    options: [
      .init(name: "label", value: "text", help: "Text at the start.", defaultValue: ""),
      .init(name: "message", value: "text", help: "Text at the end.", defaultValue: ""),
      .init(
        name: "symbol", value: "symbol",
        help: "Symbol before the label, or before the message if there is no label."),
      .init(
        name: "form", value: "form",
        help: """
          flat: 20 points high, with round corners and a faint light. square: without both. large: 28 points high, in \
          capitals.
          """,
        defaultValue: LabelBadge.Form.flat.rawValue, choices: .of(LabelBadge.Form.self)),
      .init(name: "color", value: "color", help: "Ground of the message.", defaultValue: "#44cc11"),
      .init(
        name: "label-color", value: "color", help: "Ground of the label.", defaultValue: "#555555"),
    ] + TextOptions.options + PaintingOptions.options
      + [ContrastOptions.option("on standard error")] + OutputOptions.options
      + OutputOptions.ofShowing,
    action: .draws { (arguments, output) throws(CommandError) in
      let style = try TextStyleOptions(settingsOf: arguments)
      let family = LabelBadge.families.first {
        (try? arguments.fileAccess.face(named: $0, weight: 400, isItalic: false)) != nil
      }
      let text = try TextOptions(
        arguments, style: style, family: arguments.has("font") ? nil : family)
      let painting = try PaintingOptions(arguments).painting
      func color(_ name: String, _ usual: Color) throws(CommandError) -> Color {
        try arguments.adaptiveColor(name).map { painting.resolved($0, tint: usual) } ?? usual
      }
      let badge = LabelBadge(
        label: arguments.text("label"), message: arguments.text("message"),
        symbol: try text.present(arguments["symbol"], beside: arguments.text("message")),
        labelColor: try color("label-color", LabelBadge.grey),
        color: try color("color", LabelBadge.green),
        form: try arguments.choice("form", LabelBadge.Form.self),
        configuration: text.configuration, painting: painting, attributes: text.attributes)
      guard !badge.label.isEmpty || !badge.message.isEmpty || badge.symbol != nil else {
        throw .usage(
          "a badge needs \(option: "message"), \(option: "label") or \(option: "symbol")")
      }
      let font = try text.font(size: badge.pointSize)
      let layout: LabelBadgeLayout
      do throws(SymbolError) {
        layout = try badge.layout(font: font, library: text.source, fallback: text.fallback)
      } catch {
        throw CommandError(error)
      }
      let list = layout.displayList()
      var picture = Picture(
        list: list,
        warnings: text.warnings(
          symbols: layout.symbols, missing: layout.missingCharacters, faces: layout.faces,
          font: font, items: list.items)
          + text.idle.warning("label-color", if: badge.label.isEmpty, "there is no label"))
      picture.report = try ContrastOptions(arguments, painting: painting).lines(on: list)
      return picture
    })
}
