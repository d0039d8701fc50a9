// Renders a label with a symbol to label.png.
import Foundation
import Symtext

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: "Inter", weight: 400)
let font = Font(face: face, size: 17)
let label = try Label("Add {plus.circle} to cart", font: font, library: library)
let png = try label.displayList(padding: 4).png(pixelRatio: 2, background: .white)
try Data(png).write(to: URL(fileURLWithPath: "label.png"))
// snippet.hide
let symbol = label.symbols[0]
print("\(symbol.name) at \(symbol.font.size) pt, wght \(symbol.axisValue)")
