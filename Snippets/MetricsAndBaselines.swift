// Prints the metrics that determine a symbol's position, size and stroke width.
import Foundation
import Symtext

/// Two decimals.
func short(_ number: Double) -> String { String(format: "%.2f", number) }

let library = try SymbolLibrary.bundled()

// A symbol beside text of two fonts follows the capitals and the strokes of each.
for family in ["Inter", "DejaVu Serif"] {
  let font = Font(face: try FontFinder.face(family: family, weight: 400), size: 17)
  print(family, "has a cap height of", short(font.metrics.capHeight))
  if let stems = font.stems { print("  bar", short(stems.bar), "stem", short(stems.stem)) }
  for scale in SymbolScale.allCases {
    let symbol = try ResolvedSymbol(
      "plus.circle", in: library, beside: font, configuration: SymbolConfiguration(scale: scale))
    print(" ", scale, "at", short(symbol.font.size), "pt, wght", short(symbol.axisValue))
    print("    stroke", short(symbol.strokeWidth ?? 0), "advance", short(symbol.advance))
    print("    from", short(symbol.bounds.minY), "to", short(symbol.bounds.maxY))
    print("    baseline above the bottom", short(symbol.baselineOffsetFromBottom))
  }
}

// A line: its baseline and extents, and the start of each element.
let font = Font(face: try FontFinder.face(family: "Inter", weight: 400), size: 17)
let label = try Label("Add {plus.circle} to cart", font: font, library: library)
for line in label.lines() {
  print("line: ascent", short(line.ascent), "descent", short(line.descent))
  print("  baseline", short(line.baseline), "width", short(line.width))
  for (x, element) in line.elements {
    switch element {
    case .text(let run): print("  text at", short(x), "advance", short(run.advance))
    case .attachment(let symbol, _):
      print("  symbol at", short(x), "advance", short(symbol.advance))
    }
  }
}

// Two texts of different sizes on one baseline.
let number = try Label("24", font: font.withSize(34), library: library)
let row = Row(alignment: .firstBaseline, gap: 4).block([Block(number), Block(label)])
print("row:", short(row.width), "×", short(row.height))
if let baseline = row.firstBaseline, let fromBottom = row.baselineOffsetFromBottom {
  print("  baseline", short(baseline.y), "from the top,", short(fromBottom), "from the bottom")
}
let png = try row.displayList(padding: 4).png(pixelRatio: 2)
try Data(png).write(to: URL(fileURLWithPath: "row.png"))
