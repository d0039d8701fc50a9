// Animates a label's symbol, and writes it as an animated file, as SVG and as a strip of frames.
import Foundation
import Symtext

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let font = Font(face: face, size: 34)

// Animate the symbol in a seamless loop.
let label = try Label("{wifi} Searching", font: font, library: library)
var options = TimelineOptions()
options.loops = true
let timeline = try label.animated("variableColor.iterative.reversing", options: options)

// Draw the picture of any time in your own event loop.
let middle = timeline.displayList(at: timeline.length / 2)
print(timeline.length, middle.width, middle.height)

// Write files.
let times = try timeline.frameTimes(rate: 60)
let film = try timeline.png(times, pixelRatio: 2)
let small = try timeline.webp(times)
let page = try timeline.svg()
let keyframes = try timeline.lottie(rate: 60)
let strip = FilmStrip(timeline, count: 12).list
print(small.count, keyframes.count)
try Data(film).write(to: URL(fileURLWithPath: "searching.png"))
try Data(page).write(to: URL(fileURLWithPath: "searching.svg"))
try Data(try strip.png()).write(to: URL(fileURLWithPath: "strip.png"))
