// Draws a label with a symbol beside modules with the names of symtext's folders.
import Animation
import Colors
import Drawing
import Fonts
import Geometry
import Images
import Support
import Symtext

let library = try SymbolLibrary.bundled()
let font = Font(face: try FontFinder.face(family: "Inter", weight: 400), size: 17)
let label = try Label("Add {plus.circle} to cart", font: font, library: library)
let png = try label.displayList(padding: 4).png()
let names = [
  animationName, colorsName, drawingName, fontsName, geometryName, imagesName, supportName,
]
print("\(names.joined(separator: " ")): \(png.count) bytes")
