// Edits a text with symbols, and draws its visible part.
import Foundation
import Symtext

let library = try SymbolLibrary.bundled()
let font = Font(face: try FontFinder.face(family: "Inter", weight: 400), size: 17)
var editor = try TextEditor("Add to ", font: font, library: library, width: 300)
editor.move(.textEnd)
try editor.insert(AttributedText.Symbol("cart"))
try editor.insert(" or remind me later")
editor.move(.previousWord, extending: true)
try editor.delete(.previousCharacter)
try editor.undo()
let visible = editor.displayList(in: Rect(x: 0, y: 0, width: 300, height: 40))
try Data(visible.png(pixelRatio: 2)).write(to: URL(fileURLWithPath: "editor.png"))
