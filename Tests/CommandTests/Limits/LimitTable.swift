/// All limits, by what they are of.
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
        "Drawings, icons and templates alike; the place in the file is said before the sentence.",
      limits: svg),
    Section(
      title: "Drawings and symbols",
      text: "A symbol that does not fit is left out of the font, and told.", limits: symbols),
    Section(title: "Fonts", text: "What the tables of a font can count.", limits: fonts),
    Section(
      title: "Text",
      text:
        "Fonts and dictionaries that a text is set with. What becomes of a longer word and a larger image is not said.",
      limits: text),
    Section(
      title: "JSON, lists and other files",
      text: "Files beside drawings, lines of `batch`, and requests of `serve`.", limits: files),
    Section(
      title: "Options",
      text: "Numbers on the command line, and of the same names on lines of `batch`.",
      limits: options),
    Section(title: "Pictures", text: "What is drawn, and images in it.", limits: pictures),
    Section(
      title: "Motion", text: "Effects and films; a picture moves for at most 600 s.", limits: motion
    ),
  ]

  /// The page.
  /// - Parameter sentences: what is said one beyond each limit, by sections.
  static func page(_ sentences: [[String]]) -> String {
    var page = """
      # Limits

      What symtext takes, and what it says beyond. Limits keep what strangers send from taking all memory or
      time; all are counted, none is timed, so that the same input is refused on every machine. This page is
      made by `LimitsTests` from the constants themselves: every sentence below is what the program says one
      beyond the limit, and at the limit it works. `SNAPSHOTS=accept make test` writes it anew.

      """
    for (section, sentences) in zip(sections, sentences) {
      page +=
        "\n## \(section.title)\n\n\(section.text)\n\n| what | at most | beyond it |\n|---|---|---|\n"
      for (limit, said) in zip(section.limits, sentences) {
        page += "| \(limit.subject) | \(limit.most) | \(said.replacing("|", with: "\\|")) |\n"
      }
    }
    return page + "\n" + work
  }
}
