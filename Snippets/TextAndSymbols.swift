// Sets text and symbols together and writes them as PNG, SVG and PDF.
import Foundation
import Symtext

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let font = Font(face: face, size: 17)

// Markup: braces enclose a symbol, ** encloses bold text.
var text = try Markup.text("Press {plus.circle} to add, **{trash color=systemRed} to delete**.")

// The same without markup: a symbol with its own configuration.
var configuration = SymbolConfiguration.hierarchical(.system(.systemBlue))
configuration.scale = .large
configuration.value = 0.5
text.append(" Signal: ")
text.append(AttributedText.Symbol("wifi", configuration: configuration, altText: "half"))

let label = try Label(text, font: font, library: library)
print(label.spokenText)
for symbol in label.symbols {
  print(symbol.name, symbol.scale, symbol.axisValue.rounded(), symbol.advance.rounded())
}

// The text is shaped once and can be set at any width.
for width in [600.0, 200] {
  print("at", width, "points:", label.lines(width: width).count, "lines")
}
let style = ParagraphStyle(alignment: .center, lineHeight: .multiple(1.2))
let picture = label.displayList(width: 200, style: style, padding: 8)
print(picture.width, picture.height)

let files = [
  "text.png": try picture.png(pixelRatio: 2, background: .white),
  "text.svg": try picture.svg(),
  "text.pdf": try picture.pdf(),
]
for (name, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: name)) }
