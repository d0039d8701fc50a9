// Finds carets and selections in a text with symbols, and edits a document.
import Symtext

let library = try SymbolLibrary.bundled()
let font = Font(face: try FontFinder.face(family: "Inter", weight: 400), size: 17)
let label = try Label("Add {plus.circle} to cart", font: font, library: library)

// Find the position under a finger, its caret, the word around it, and the next position.
let frame = label.frame(width: 300)
let place = frame.position(at: Point(90, 12))
let caret = frame.caret(at: place)
let selection = frame.selectionRects(for: frame.word(at: place.offset))
let next = frame.position(.nextWord, from: place)

print("byte \(place.offset): a caret at x \(caret.x), from y \(caret.top) to \(caret.bottom)")
print("the word ends at byte \(next.offset), and is \(selection.map(\.rect.width)) points wide")

// A letter typed into one paragraph lays out only that paragraph.
let attributes = TextAttributes(font: font)
var document = TextDocument(
  StyledText("One paragraph.\nAnother one.", attributes: attributes), width: 300)
let changed = document.replace(3..<3, with: StyledText("!", attributes: attributes))

print("of \(document.paragraphCount) paragraphs, \(changed.count) was laid out")
