// Makes a button, prints its dimensions, and writes it with and without them.
import Foundation
import Symtext

/// Two decimals.
func short(_ number: Double) -> String { String(format: "%.2f", number) }

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)

// Make the button; its size sets the text size.
let button = Button(label: "Add to cart", symbol: "cart", style: .tinted, size: .large)
let font = Font(face: face, size: button.size.pointSize)
let layout = try button.layout(font: font, library: library)

// Print the layout.
print(short(layout.frame.width), "×", short(layout.frame.height))
print("corners", short(layout.cornerRadius), "hit target", short(layout.hitTarget.height))
if let baseline = layout.baseline {
  let middle = baseline - layout.capHeight / 2
  print("baseline", short(baseline), "middle of the capitals", short(middle))
}
if let symbol = layout.symbol, let frame = layout.symbolFrame {
  print(symbol.name, "wght", short(symbol.axisValue), "stroke", short(symbol.strokeWidth ?? 0))
  print("  from", short(frame.minY), "to", short(frame.maxY))
}

// Print the distances for a design specification.
let spec = ButtonSpec(button, layout)
for measure in spec.measures { print(measure.name, short(measure.length)) }

// Write pictures: the button, and the button with its dimensions.
let pictures = [
  "button.png": layout.displayList(),
  "spec.png": try spec.displayList(font: font, library: library),
]
for (name, picture) in pictures {
  try Data(try picture.png(pixelRatio: 2)).write(to: URL(fileURLWithPath: name))
}
