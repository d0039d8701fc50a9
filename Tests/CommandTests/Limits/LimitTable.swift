/// All limits, by kinds of input.
enum LimitTable {
  /// Limits of one kind of input.
  struct Section: Sendable {
    var title: String
    var text: String
    var limits: [Limit]
  }

  static let sections: [Section] = [
    Section(
      title: "SVG files",
      text:
        "Drawings, icons and templates. The place in the file precedes each sentence.",
      limits: svg),
    Section(
      title: "Drawings and symbols",
      text: "A symbol beyond a limit is left out of the font, with a warning.", limits: symbols),
    Section(title: "Fonts", text: "Limits of the tables of a font.", limits: fonts),
    Section(
      title: "Text",
      text:
        "Limits of texts, fonts and hyphenation dictionaries. A character is a Unicode scalar; a symbol or an image is one. Longer words are left undivided and larger images scaled down, without a warning.",
      limits: text),
    Section(
      title: "JSON, lists and other files",
      text: "Files beside drawings, lines of `batch`, and requests of `serve`.", limits: files),
    Section(
      title: "Options",
      text: "Numbers on the command line and, under the same names, in lines of `batch`.",
      limits: options),
    Section(title: "Pictures", text: "Pictures, and images in them.", limits: pictures),
    Section(
      title: "Motion", text: "Effects and films; an animation lasts at most 600 s.", limits: motion
    ),
  ]

  /// Returns the page.
  /// - Parameter sentences: the errors one beyond each limit, by sections.
  static func page(_ sentences: [[String]]) -> String {
    var page = """
      # Limits

      The limits of symtext's input, and the message beyond each. Limits keep untrusted input from using up memory or
      time. symtext counts instead of measuring time, so every machine refuses the same input. `LimitsTests` writes this
      page from the constants: each sentence is the program's message one beyond the limit; at the limit the input works.
      `SNAPSHOTS=accept make test` updates the page.

      """
    for (section, sentences) in zip(sections, sentences) {
      page +=
        "\n## \(section.title)\n\n\(section.text)\n\n| input | at most | beyond it |\n|---|---|---|\n"
      for (limit, said) in zip(section.limits, sentences) {
        page += "| \(limit.subject) | \(limit.most) | \(said.replacing("|", with: "\\|")) |\n"
      }
    }
    return page + "\n" + work
  }
}
