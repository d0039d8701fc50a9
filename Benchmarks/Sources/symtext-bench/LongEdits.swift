import Symtext

/// A text of 1 MB with a symbol after every eighth word, at 13 points and 600 points wide: opened in an editor, typed
/// into at its start, in its middle and at its end, and drawn there.
///
/// A key is a letter that is inserted, and its caret. `bytes` of the phase `memory` is the growth of the peak for each
/// character of further editors of the same text; the first ones take memory that was used before.
enum LongEdits {
  private static let length = 1_000_000
  private static let words = 100
  private static let keys = 200
  private static let editors = (first: 4, further: 8)

  static func run() throws {
    let library = try SymbolLibrary.bundled()
    let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
    let font = Font(face: face, size: 13)
    // Loads caches before measuring.
    var other = try TextEditor(
      Markup.text("a {circle}"), font: font, library: library, width: 100)
    _ = other.displayList(in: Rect(x: 0, y: 0, width: 100, height: 100))
    let text = try text()
    let time = cpuMicroseconds()
    var editor = try TextEditor(text, font: font, library: library, width: 600)
    let count = editor.utf8Count
    report("open", cpuMicroseconds() - time, items: 1, count)
    try measureMemory { try TextEditor(text, font: font, library: library, width: 600) }
    for (place, offset) in [("start", 0), ("middle", count / 2), ("end", count)] {
      editor.selection = TextSelection(at: TextPosition(offset))
      try type(into: &editor, keys: 1)
      let time = cpuMicroseconds()
      try type(into: &editor, keys: keys)
      let typed = cpuMicroseconds()
      report("key at the \(place)", typed - time, items: keys, count)
      let top = editor.document.caret(at: editor.selection.head).top
      for _ in 0..<keys {
        _ = editor.displayList(in: Rect(x: 0, y: top - 300, width: 600, height: 600))
      }
      report("picture at the \(place)", cpuMicroseconds() - typed, items: keys, count)
    }
  }

  /// Measures the memory of editors that are drawn at their start, in their middle and at their end.
  private static func measureMemory(_ open: () throws -> TextEditor) throws {
    var all: [TextEditor] = []
    var start = 0
    for number in 0..<editors.first + editors.further {
      if number == editors.first { start = peakKilobytes() }
      var editor = try open()
      for share in [0, 0.5, 1] {
        let top = editor.document.height * share - 300
        _ = editor.displayList(in: Rect(x: 0, y: top, width: 600, height: 600))
        _ = try editor.insert("a")
      }
      all.append(editor)
    }
    let count = all[0].utf8Count
    let growth = (peakKilobytes() - start) * 1024
    report("memory", 0, items: 1, bytes: growth / (editors.further * count), count)
    withExtendedLifetime(all) {}
  }

  private static func type(into editor: inout TextEditor, keys: Int) throws {
    for _ in 0..<keys {
      try editor.insert("a")
      _ = editor.document.caret(at: editor.selection.head)
    }
  }

  private static func report(
    _ phase: String, _ time: Double, items: Int, bytes: Int = 0, _ count: Int
  ) {
    Measurement(
      workload: "a text of \(count) bytes", phase: phase, microseconds: time, items: items,
      bytes: bytes
    ).print()
  }

  private static func text() throws -> AttributedText {
    let words = ParagraphText.latin.markup(words: length / 7, symbols: ["x"])
    var text = AttributedText()
    for (index, part) in words.split(separator: "{x}").enumerated() {
      if index > 0 { text.append(AttributedText.Symbol("circle")) }
      // 100 words are 12 and a half times 8.
      let isLast = index % 25 == 12 || index % 25 == 24
      text.append(String(part) + (isLast ? "\n" : ""))
    }
    return text
  }
}
