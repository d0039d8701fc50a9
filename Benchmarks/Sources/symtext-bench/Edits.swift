import Symtext

/// W2 as 200 paragraphs of 100 words, with room for a symbol after every eighth word, at 13 points and 600 points wide:
/// laid out as a document, then edited in the middle.
enum Edits {
  private static let paragraphs = 200
  private static let words = 100

  static func run(rounds: Int) throws {
    let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
    let attributes = TextAttributes(font: Font(face: face, size: 13))
    let text = text(attributes)
    let letter = StyledText("a", attributes: attributes)
    var times = PhaseTimes()
    for _ in 0..<rounds {
      var document = times.measure("layout") { TextDocument(text, width: 600) }
      let offset = document.range(ofParagraph: paragraphs / 2).lowerBound + 200
      _ = times.measure("edit") { document.replace(offset..<offset, with: letter) }
      _ = times.measure("caret") { document.caret(at: offset) }
    }
    for (phase, time) in times.medians() {
      Measurement(
        workload: "W2 in \(paragraphs) paragraphs", phase: phase, microseconds: time, items: 1
      ).print()
    }
  }

  private static func text(_ attributes: TextAttributes) -> StyledText {
    let words = ParagraphText.latin.markup(words: paragraphs * words, symbols: ["x"])
    var text = StyledText()
    for (index, part) in words.split(separator: "{x}").enumerated() {
      if index > 0 {
        text.append(
          Attachment(content: 0, advance: 13, ascent: 10, descent: 2), attributes: attributes)
      }
      // 100 words are 12 and a half times 8.
      let isLast = index % 25 == 12 || index % 25 == 24
      text.append(String(part) + (isLast ? "\n" : ""), attributes: attributes)
    }
    return text
  }
}
