// Writes a label as SVG and as PDF.
import Foundation
import Symtext

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 600)
let label = try Label("{bell} News", font: Font(face: face, size: 34), library: library)

// One display list serves every format.
let picture = label.displayList(padding: 4)
try Data(try picture.svg()).write(to: URL(fileURLWithPath: "news.svg"))
try Data(try picture.pdf()).write(to: URL(fileURLWithPath: "news.pdf"))
