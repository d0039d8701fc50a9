import SymtextDrawing
import SymtextFonts
import SymtextGraphics
import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextTestSupport
import SymtextTextLayout
import Testing
@testable import SymtextSymbolText

/// Typing, undo, composition, selections and pictures of texts with symbols.
struct TextEditorTests {
  private typealias Attributes = AttributedText.Attributes

  private func editor(_ text: AttributedText, width: Double? = 300) throws -> TextEditor {
    try TextEditor(
      text, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get(), width: width)
  }

  private func editor(_ text: String, width: Double? = 300) throws -> TextEditor {
    try editor(AttributedText(text), width: width)
  }

  @Test func `Typed letters are one step of undo until the caret moves or a line ends`() throws {
    var editor = try editor("")
    for letter in ["a", "b", "\n", "c", "d"] { try editor.insert(letter) }
    editor.move(.previousCharacter)
    try editor.insert("e")
    try editor.delete(.previousCharacter)
    try editor.delete(.previousCharacter)
    #expect(editor.text == "ab\nd" && editor.selection.head.offset == 3)
    var texts: [String] = []
    while try editor.undo() { texts.append(editor.text) }
    #expect(texts == ["ab\nced", "ab\ncd", "ab\n", "ab", ""])
    while try editor.redo() {}
    #expect(editor.text == "ab\nd" && !editor.canRedo && editor.canUndo)
    try editor.undo()
    try editor.insert("x")
    #expect(!editor.canRedo)
  }

  @Test func `A symbol is one character`() throws {
    var editor = try editor("a b")
    editor.selection = TextSelection(at: TextPosition(1))
    try editor.insert(AttributedText.Symbol("heart"))
    #expect(editor.text == "a\u{FFFC} b" && editor.selection.range == 4..<4)
    editor.move(.previousCharacter)
    #expect(editor.selection.range == 1..<1)
    editor.move(.nextWord, extending: true)
    #expect(editor.attributedText(in: editor.selection.range).spans.count == 1)
    // An offset within the symbol is its start.
    editor.selection = TextSelection(at: TextPosition(3))
    #expect(editor.selection.range == 1..<1)
    try editor.delete(.nextCharacter)
    #expect(editor.text == "a b")
    #expect(throws: SymbolError.self) { try editor.insert(AttributedText.Symbol("no.such")) }
    #expect(editor.text == "a b")
    try editor.undo()
    #expect(editor.text == "a\u{FFFC} b")
  }

  @Test func `Text is read as it was written, with attributes, links and symbols`() throws {
    var text = AttributedText("plain ")
    text.append("bold", Attributes(weight: .bolder))
    text.append("link", Attributes(color: .accent, link: "https://example.org/"))
    text.append(AttributedText.Symbol("star.fill", altText: "best"), Attributes(size: 30))
    text.append("\nx")
    text.append("2a", Attributes(baseline: .superscript))
    let editor = try editor(text)
    #expect(editor.attributedText == text && editor.text == text.text)
    let part = editor.attributedText(in: 8..<17)
    #expect(part == text[8..<17])
    var other = try self.editor("() ")
    other.selection = TextSelection(at: TextPosition(1))
    try other.insert(part)
    #expect(other.attributedText.spans.map(\.attributes.link).contains("https://example.org/"))
    // Typing inside the link goes on with it, typing at its end does not.
    other.selection = TextSelection(at: TextPosition(5))
    try other.insert("+")
    let typed = other.attributedText.spans.first { $0.attributes.link != nil }
    #expect(typed?.content == .text("li+nk"))
    other.selection = TextSelection(at: TextPosition(8))
    try other.insert("!")
    #expect(other.text == "(ldli+nk!\u{FFFC}) ")
    #expect(other.attributedText.spans.first { $0.attributes.link != nil } == typed)
  }

  @Test func `Attributes change, and come back with undo`() throws {
    var editor = try editor("one two three")
    let before = editor.attributedText
    try editor.mergeAttributes(Attributes(weight: .bolder), in: 4..<7)
    try editor.mergeAttributes(Attributes(underline: .single), in: 0..<7)
    #expect(
      editor.attributedText.spans.map(\.attributes) == [
        Attributes(underline: .single), Attributes(weight: .bolder, underline: .single),
        Attributes(),
      ])
    #expect(throws: SymbolError.self) {
      try editor.setAttributes(Attributes(link: "javascript:x"), in: 0..<3)
    }
    try editor.undo()
    try editor.undo()
    #expect(editor.attributedText == before)
    editor.selection = TextSelection(at: TextPosition(3))
    editor.typingAttributes = Attributes(isItalic: true)
    try editor.insert("a")
    try editor.insert("b")
    #expect(editor.attributedText.spans[1].content == .text("ab"))
    #expect(editor.attributedText.spans[1].attributes.isItalic == true)
  }

  @Test func `Superior letters follow the letters beside them`() throws {
    // Inter has superior digits; the size is another if a letter has none.
    func fonts(_ editor: TextEditor) -> [Double] {
      var sizes: [Double] = []
      editor.document.styledText(in: 1..<editor.utf8Count)
        .forEachPiece { attributes, _ in sizes.append(attributes.font.size) }
      return sizes
    }
    var text = AttributedText("x")
    text.append("12", Attributes(baseline: .superscript))
    var editor = try editor(text)
    let whole = fonts(editor)
    editor.selection = TextSelection(at: TextPosition(2))
    try editor.insert("₿")
    let anew = try self.editor(editor.attributedText)
    #expect(editor.text == "x1₿2" && fonts(editor) == fonts(anew))
    #expect(fonts(editor) != whole && fonts(editor).count == 1)
    try editor.undo()
    #expect(fonts(editor) == whole)
  }

  @Test func `An input method replaces its text, and commits or cancels it`() throws {
    var editor = try editor("Hi you")
    editor.selection = TextSelection(3..<6)
    try editor.setMarkedText("に")
    try editor.setMarkedText("にほん", selecting: 3..<6)
    #expect(editor.text == "Hi にほん" && editor.markedRange == 3..<12)
    #expect(editor.selection.range == 6..<9)
    let thick = editor.displayList(in: Rect(x: 0, y: 0, width: 300, height: 60))
    try editor.cancelMarkedText()
    #expect(editor.text == "Hi you" && editor.selection.range == 3..<6 && !editor.canUndo)
    let plain = editor.displayList(in: Rect(x: 0, y: 0, width: 300, height: 60))
    #expect(fills(thick) == fills(plain) + 3)
    try editor.setMarkedText("にほん")
    try editor.insert("日本")
    #expect(editor.text == "Hi 日本" && editor.markedRange == nil)
    #expect(editor.selection.range == 9..<9)
    // The composition was one step.
    #expect(try editor.undo() && editor.text == "Hi you" && !editor.canUndo)
    #expect(editor.selection.range == 3..<6)
    // A movement commits.
    try editor.setMarkedText("x")
    editor.move(.textStart)
    #expect(editor.text == "Hi x" && editor.markedRange == nil && editor.canUndo)
  }

  private func fills(_ list: DisplayList) -> Int {
    list.items.reduce(0) { count, item in
      if case .fill = item { count + 1 } else { count }
    }
  }

  @Test func `Arrow keys extend, collapse and keep their x`() throws {
    var editor = try editor("wide line here\nab\nanother wide line")
    editor.selection = TextSelection(at: TextPosition(10))
    let x = editor.document.caret(at: 10).x
    editor.move(lines: 1)
    #expect(editor.selection.head.offset == 17)
    editor.move(lines: 1)
    #expect(abs(editor.document.caret(at: editor.selection.head).x - x) < 9)
    editor.move(lines: -2, extending: true)
    let range = editor.selection.range
    #expect(range.lowerBound == 10 && range.upperBound > 18)
    editor.move(.left)
    #expect(editor.selection.range == 10..<10)
    editor.selectAll()
    editor.move(.right)
    #expect(editor.selection.range == editor.utf8Count..<editor.utf8Count)
  }

  @Test func `Clicks place the caret, and select words and paragraphs`() throws {
    var editor = try editor("one two\nthree")
    func point(_ offset: Int, _ shift: Double) -> Point {
      let caret = editor.document.caret(at: offset)
      return Point(caret.x + shift, (caret.top + caret.bottom) / 2)
    }
    editor.click(at: point(5, 1))
    #expect(editor.selection.range == 5..<5)
    editor.click(at: point(2, 0), extending: true)
    #expect(editor.selection.range == 2..<5)
    // Left of the space, its nearer caret is behind the word.
    for shift in [-1.0, -3] {
      editor.click(at: point(3, shift), count: 2)
      #expect(editor.selection.range == 0..<3)
    }
    editor.click(at: point(10, 0), count: 3)
    #expect(editor.selection.range == 8..<13)
  }

  @Test func `Several changes may be one step`() throws {
    var editor = try editor("a-b-c")
    try editor.withOneUndoStep { (editor) throws(SymbolError) in
      for offset in [1, 3] { try editor.replace(offset..<offset + 1, with: AttributedText("+")) }
    }
    #expect(editor.text == "a+b+c")
    try editor.undo()
    #expect(editor.text == "a-b-c" && !editor.canUndo)
    try editor.redo()
    #expect(editor.text == "a+b+c")
  }

  @Test func `A picture shows the visible lines as the label's`() throws {
    let words = (1...400).map { "paragraph \($0) of the text" }
    var editor = try editor(words.joined(separator: "\n"), width: 200)
    let label = try Label(
      editor.attributedText, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    let lines = label.lines(width: 200)
    let (top, height) = (lines[30].baseline - lines[30].ascent, 64.0)
    let look = EditorLook(showsCaret: false)
    let list = editor.displayList(in: Rect(x: 0, y: top, width: 200, height: height), look: look)
    let whole = DisplayList(
      width: 200, height: height, items: label.items(lines, at: Point(0, -top)))
    let (picture, same) = (try RasterRenderer().pixmap(list), try RasterRenderer().pixmap(whole))
    #expect(picture.pixels == same.pixels && picture.pixels.contains { $0 > 0 })
    #expect(list.items.count < 12, "\(list.items.count) items")
    #expect(list.altText.contains("paragraph 31 of"))
    let blank = editor.displayList(in: Rect(x: .nan, y: 0, width: 10, height: .infinity))
    #expect(blank.width == 0 && blank.height == 0)
  }

  @Test func `A picture has the selection behind the text, and the caret over it`() throws {
    var text = AttributedText("one ")
    text.append(AttributedText.Symbol("heart.fill"), Attributes(color: .fixed(.black)))
    text.append("\n\ntwo")
    var editor = try editor(text)
    let rect = Rect(x: -10, y: 0, width: 120, height: 80)
    let caret = editor.displayList(in: rect)
    guard case .fill(let path, _)? = caret.items.last else {
      Issue.record("the last item is no caret")
      return
    }
    #expect(path.bounds?.minX == 9 && path.bounds?.maxX == 11)
    editor.selectAll()
    let selected = editor.displayList(in: rect)
    guard case .fill(let background, _)? = selected.items.first else {
      Issue.record("the first item is no selection")
      return
    }
    let bounds = try #require(background.bounds)
    #expect(bounds.minX == 10 && bounds.maxY > 60 && background.elements.count > 12)
    #expect(selected.items.count == caret.items.count)
  }
}
