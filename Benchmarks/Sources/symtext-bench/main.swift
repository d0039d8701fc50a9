// Prints one line of JSON per phase: medians of CPU time. `symtext-bench` without arguments lists the benchmarks.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let rounds = 5
let arguments = Array(CommandLine.arguments.dropFirst())

/// Returns the kind of text and the number of words from two arguments.
func paragraph(_ arguments: ArraySlice<String>) throws -> (kind: ParagraphText, words: Int) {
  guard let kind = arguments.first.flatMap(ParagraphText.init),
    let words = arguments.last.flatMap({ Int($0) })
  else {
    throw BenchmarkError(
      description: "expected latin, bidi or fallback, and a number of words")
  }
  return (kind, words)
}

do {
  switch (arguments.first, arguments.count) {
  case ("buttons", 1): try Buttons.run(rounds: rounds)
  case ("buttons", 2):
    guard let count = Int(arguments[1]), (1...1000).contains(count) else {
      throw BenchmarkError(description: "the number of buttons must be 1 to 1000")
    }
    try Buttons.run(count: count, rounds: 1)
  case ("button-lines", 2): try Buttons.writeLines(to: arguments[1])
  case ("buttons", 3): try PeerButtons.run(list: arguments[1], fonts: arguments[2], level: 1)
  case ("buttons", 4):
    guard let level = Int(arguments[3]), (1...12).contains(level) else {
      throw BenchmarkError(description: "the level must be 1 to 12")
    }
    try PeerButtons.run(list: arguments[1], fonts: arguments[2], level: level)
  case ("button-png", 5):
    guard let number = Int(arguments[3]) else {
      throw BenchmarkError(description: "the button must be a number, not \(arguments[3])")
    }
    try PeerButtons.write(number, list: arguments[1], fonts: arguments[2], to: arguments[4])
  case ("paragraph", 1): try Paragraphs.run(rounds: rounds)
  case ("paragraph", 3):
    let (kind, words) = try paragraph(arguments[1...2])
    try Paragraphs.run(kind, words: words, rounds: rounds)
  case ("paragraph-text", 5):
    let (kind, words) = try paragraph(arguments[1...2])
    try Paragraphs.writeText(kind, words: words, to: arguments[3], symbols: arguments[4])
  case ("edits", 1): try Edits.run(rounds: 9)
  case ("long-edits", 1): try LongEdits.run()
  case ("text-memory", 2): try TextMemory.run(file: arguments[1])
  case ("frames", 2):
    guard let side = Int(arguments[1]), (8...2048).contains(side) else {
      throw BenchmarkError(description: "the width of a frame must be 8 to 2048 pixels")
    }
    try Frames.run(side: side, rounds: rounds)
  case ("booleans", 1): Booleans.run(rounds: rounds)
  case ("library", 2): try LibraryOpening.run(file: arguments[1], rounds: 9)
  case ("font", 2): try FontBuild.run(drawings: arguments[1], rounds: rounds)
  default:
    print(
      """
      usage: symtext-bench buttons [COUNT] | paragraph | booleans | font DRAWINGS | library FONT
             symtext-bench button-lines FILE
             symtext-bench buttons LIST FONTS [LEVEL]
             symtext-bench button-png LIST FONTS NUMBER PNG
             symtext-bench paragraph latin|bidi|fallback WORDS
             symtext-bench paragraph-text latin|bidi|fallback WORDS TEXT SYMBOLS
             symtext-bench edits
             symtext-bench long-edits
             symtext-bench text-memory FILE
             symtext-bench frames SIDE
      """)
  }
} catch {
  print("symtext-bench: \(error)")
  exit(1)
}
