import SymtextDrawing
import SymtextFonts
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextTestSupport
import SymtextTextLayout
import Testing
@testable import SymtextSymbolText

/// Random operations on a text with symbols, compared with a plain list of characters.
struct TextEditorFuzzTests {
  private typealias Attributes = AttributedText.Attributes

  private static let words = [
    "one ", "שלום", "\n", "क्षत्रिय", "👍🏽", "e\u{301}", "\n\n", " สวัสดี", "a", "سلام ", "2",
  ]
  private static let attributes = [
    Attributes(), Attributes(weight: .bolder), Attributes(link: "https://example.org/"),
    Attributes(color: .accent, underline: .single), Attributes(baseline: .superscript),
    Attributes(size: 25),
  ]

  private static func piece(_ random: inout SplitMix64) -> AttributedText {
    var text = AttributedText()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let attributes = Self.attributes.randomElement(using: &random) ?? Attributes()
      if Int.random(in: 0..<4, using: &random) == 0 {
        text.append(AttributedText.Symbol("heart"), attributes)
      } else {
        text.append(words.randomElement(using: &random) ?? "", attributes)
      }
    }
    return text
  }

  /// Returns a range whose ends may lie beyond the text or within characters.
  private static func range(_ count: Int, _ random: inout SplitMix64) -> Range<Int> {
    let start = Int.random(in: -3...count + 3, using: &random)
    return start..<start + Int.random(in: 0...9, using: &random)
  }

  /// Replaces a part of the model, extended to whole characters.
  private static func replace(
    _ range: Range<Int>, of text: inout AttributedText, with part: AttributedText
  ) {
    let utf8 = Array(text.text.utf8)
    func isInside(_ offset: Int) -> Bool { offset < utf8.count && utf8[offset] & 0xC0 == 0x80 }
    var (start, end) = (
      min(max(range.lowerBound, 0), utf8.count), min(max(range.upperBound, 0), utf8.count)
    )
    while start > 0, isInside(start) { start -= 1 }
    while isInside(end) { end += 1 }
    text.replaceSubrange(start..<end, with: part)
  }

  @Test(arguments: 1...UInt64(12))
  func `Operations do what they do to a plain text, and undo leads back to the start`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(state: seed)
    let start = Self.piece(&random) + Self.piece(&random)
    var model = start
    var editor = try TextEditor(
      start, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get(),
      width: seed % 3 == 0 ? nil : 90)
    var states = [start]
    for round in 0..<120 {
      let range = Self.range(editor.utf8Count, &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let part = Self.piece(&random)
        Self.replace(range, of: &model, with: part)
        try editor.replace(range, with: part)
      case 2:
        let part = Self.piece(&random)
        Self.replace(editor.selection.range, of: &model, with: part)
        try editor.insert(part)
      case 3:
        let attributes = editor.attributesForTyping(at: editor.selection.range)
        var part = AttributedText()
        part.append("é", attributes)
        Self.replace(editor.selection.range, of: &model, with: part)
        try editor.insert("é")
      case 4:
        let movement = TextMovement.allCases.randomElement(using: &random) ?? .left
        var deleted = editor.selection.range
        if deleted.isEmpty {
          let end = editor.document.position(movement, from: editor.selection.head).offset
          deleted = min(end, deleted.lowerBound)..<max(end, deleted.lowerBound)
        }
        Self.replace(deleted, of: &model, with: AttributedText())
        try editor.delete(movement)
      case 5:
        let attributes = Self.attributes.randomElement(using: &random) ?? Attributes()
        var part = editor.attributedText(in: range)
        part.mergeAttributes(attributes, in: 0..<Int.max)
        Self.replace(range, of: &model, with: part)
        try editor.mergeAttributes(attributes, in: range)
      case 6:
        let attributes = editor.attributesForTyping(at: editor.selection.range)
        let (old, selection) = (editor.attributedText, editor.selection.range)
        try editor.setMarkedText("ほ")
        try editor.setMarkedText("ほん", selecting: range)
        if round % 2 == 0 {
          try editor.cancelMarkedText()
          #expect(editor.attributedText == old && editor.selection.range == selection)
        } else {
          var part = AttributedText()
          part.append("ほん", attributes)
          Self.replace(selection, of: &model, with: part)
          editor.commitMarkedText()
        }
      case 7:
        if try editor.undo() {
          #expect(states.contains(editor.attributedText), "seed \(seed), round \(round)")
          #expect(try editor.redo())
        }
      case 8:
        editor.selection = TextSelection(range)
        editor.move(
          TextMovement.allCases.randomElement(using: &random) ?? .left, extending: round % 3 == 0)
        editor.move(lines: Int.random(in: -3...3, using: &random), extending: round % 2 == 0)
      default:
        let point = Point(
          .random(in: -50...150, using: &random), .random(in: -50...400, using: &random))
        editor.click(at: point, count: round % 4, extending: round % 5 == 0)
        let rect = Rect(x: point.x, y: point.y, width: 80, height: 60)
        #expect(abs(editor.displayList(in: rect).width - 80) < 1e-9)
      }
      #expect(editor.attributedText == model, "seed \(seed), round \(round)")
      #expect(editor.text == model.text && editor.utf8Count == model.utf8Count)
      #expect(editor.selection.range.upperBound <= editor.utf8Count)
      states.append(model)
    }
    let lines = editor.document.selectionRects(for: 0..<editor.utf8Count).map(\.rect)
    let anew = try TextEditor(
      model, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get(),
      width: editor.document.width)
    let same = anew.document.selectionRects(for: 0..<editor.utf8Count).map(\.rect)
    #expect(lines.count == same.count)
    for (rect, other) in zip(lines, same) {
      #expect(abs(rect.minX - other.minX) < 1e-6 && abs(rect.maxX - other.maxX) < 1e-6)
      #expect(abs(rect.minY - other.minY) < 1e-6 && abs(rect.maxY - other.maxY) < 1e-6)
    }
    while try editor.undo() {}
    #expect(editor.attributedText == start && editor.text == start.text)
    while try editor.redo() {}
    #expect(editor.attributedText == model)
  }
}
