// Sets a label whose symbol moves, and writes it as a film, as SVG and as a strip of frames.
import Animation
import Drawing
import Films
import Foundation
import SymbolText
import TextLayout

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let font = Font(face: face, size: 34)

// What moves, and how: the end leads to the beginning.
let label = try Label("{wifi} Searching", font: font, library: library)
var options = TimelineOptions()
options.loops = true
let timeline = try label.animated("variableColor.iterative.reversing", options: options)

// An event loop of your own draws the picture of any time.
let middle = timeline.displayList(at: timeline.length / 2)
print(timeline.length, middle.width, middle.height)

// Files.
let film = try timeline.png(timeline.frameTimes(rate: 60), pixelRatio: 2)
let page = try timeline.svg()
let strip = FilmStrip(timeline, count: 12).list
try Data(film).write(to: URL(fileURLWithPath: "searching.png"))
try Data(page).write(to: URL(fileURLWithPath: "searching.svg"))
try Data(try strip.png()).write(to: URL(fileURLWithPath: "strip.png"))
