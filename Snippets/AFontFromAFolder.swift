// Builds a symbol font from a folder of drawings, with web files, and sets text with it.
import Foundation
import SymtextFontBuilding

// Read the folder: symtext drawings, stroke or outline icons, templates.
var options = ImportOptions()
options.prefix = "my."
let drawings = try SymbolFiles(["fonts/symbols"], options: options)
print(drawings.symbols.count, "drawings,", drawings.report.failures.count, "could not be read")
for message in drawings.report.messages { print(message) }

// Build the font: two drawings, and variants generated from them.
var builder = SymbolFontBuilder(familyName: "Mine")
builder.variants = ["my.heart.fill", "my.heart.slash", "my.bell.badge"]
builder.only = ["my.heart", "my.bell"] + (builder.variants ?? [])
let built = try builder.font(of: drawings)
print(built.compiled.symbolCount, "symbols,", built.compiled.glyphCount, "glyphs")
for symbol in built.set.symbols {
  print(symbol.name, String(built.set.codePoints[symbol.name] ?? 0, radix: 16, uppercase: true))
}

// Write the font, the web files, and the code points, which the next build must reuse.
let folder = URL(fileURLWithPath: "Mine", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
try Data(built.bytes).write(to: folder.appendingPathComponent("Mine.ttf"))
for file in try built.webFiles([.woff2, .styleSheet, .list], fontName: "Mine.ttf") {
  print(file.name, file.bytes.count)
  try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
}
if built.hasNewCodePoints {
  try Data(built.set.codePoints.fileText.utf8)
    .write(to: folder.appendingPathComponent("codepoints"))
}

// Use it without a file; the bundled library supplies missing symbols.
let mine = try SymbolLibrary(face: Face(data: FontData(built.bytes), name: "Mine"))
let sources = SymbolLibraries([mine])
let font = Font(face: try FontFinder.face(family: "Inter", weight: 400), size: 17)
let label = try Label("{my.heart.slash} mine, {cart} theirs", font: font, library: sources)
for symbol in label.symbols { print(symbol.name, "from", symbol.font.face.family) }
