// A toggle in a window: its symbol turns back from where it is, however fast a person clicks.
import Symtext

/// A stand-in for the window of a toolkit, with its frames, clicks and pixels.
struct Window {
  let frames = (0..<240).map { Double($0) / 120 }
  var clicks = [0.1, 0.25, 0.3, 0.9]
  var shown = 0

  mutating func isClicked(at time: Double) -> Bool {
    guard let click = clicks.first, click <= time else { return false }
    clicks.removeFirst()
    return true
  }

  mutating func show(_ pixels: Pixmap) { shown += 1 }
}

// The toggle.
struct Toggle {
  var symbol: LiveSymbol
  var isOn = false
  let renderer = RasterRenderer(snapping: .automatic)

  mutating func click(at time: Double) throws {
    isOn.toggle()
    try symbol.replace(with: isOn ? "bell.slash" : "bell", at: time)
  }

  func pixels(at time: Double) throws -> Pixmap {
    try renderer.pixmap(symbol.displayList(at: time), pixelRatio: 2)
  }
}

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let font = Font(face: face, size: 34)
var toggle = Toggle(symbol: try LiveSymbol("bell", in: library, beside: font))
var window = Window()

// The window's frame loop draws only while something moves.
var last = -Double.infinity
for time in window.frames {
  if window.isClicked(at: time) { try toggle.click(at: time) }
  if toggle.symbol.isMoving(at: last) { window.show(try toggle.pixels(at: time)) }
  last = time
}
print(toggle.symbol.name, window.shown, "of", window.frames.count, "frames drawn")

// Other commands, at any time.
toggle.symbol.play(.bounce(.up), at: 3)
try toggle.symbol.play("rotate:continuous", at: 3.2)
toggle.symbol.stop(.rotate(.automatic), at: 3.9)
toggle.symbol.setValue(0.5, at: 4)
