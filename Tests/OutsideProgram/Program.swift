// A program outside the package: it renders, measures, makes a button and builds a font from a folder, with the public
// API only. OutsideProgramTests type-checks it as part of another package.
import SymtextFontBuilding

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let font = Font(face: face, size: 17)

// Render.
let label = try Label(
  Markup.text("Add **{plus.circle}** to cart"), font: font, library: library,
  color: .system(.label))
let block = Block(label, width: 200, style: ParagraphStyle(alignment: .center))
let picture = block.displayList(padding: 4)
let png: [UInt8] = try picture.png(pixelRatio: 2, background: .white)
let svg: [UInt8] = try picture.svg(pixelRatio: 2)
let pdf: [UInt8] = try picture.pdf()

// Measure.
for line in label.lines(width: 200) {
  print(line.baseline, line.ascent, line.descent, line.width)
  for (x, element) in line.elements {
    if case .attachment(let attachment, _) = element { print(x, attachment.advance) }
  }
}
for symbol in label.symbols {
  print(symbol.name, symbol.font.size, symbol.axisValue, symbol.baselineOffsetFromBottom)
  let red = try symbol.withConfiguration(.hierarchical(.system(.systemRed)))
  print(red.strokeWidth ?? 0, red.alignmentRect.width)
}
print(font.metrics.capHeight, block.firstBaseline?.y ?? 0)

// A button.
let button = Button(label: "Add to cart", symbol: "cart", style: .tinted, size: .large)
let layout = try button.layout(font: font, library: library)
print(layout.frame.width, layout.baseline ?? 0)
let buttonImage = try layout.displayList().png(pixelRatio: 3)

// A font from a folder.
var options = ImportOptions()
options.prefix = "my."
let drawings = try SymbolFiles(["drawings/"], options: options)
var builder = SymbolFontBuilder(familyName: "Mine")
builder.variants = ["my.heart.fill", "my.heart.slash"]
let built = try builder.font(of: drawings)
let web = try built.webFiles([.woff2, .styleSheet], fontName: "Mine.ttf")
print(built.sources.failures.map(\.file), built.bytes.count, web.map(\.name))
let mine = try SymbolLibrary(face: Face(data: FontData(built.bytes), name: "Mine"))
print(mine.font.names)
