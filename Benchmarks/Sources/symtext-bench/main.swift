// One line of JSON a phase: CPU time, medians. `symtext-bench` alone says what can be measured.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let rounds = 5
do {
  switch CommandLine.arguments.dropFirst().first {
  case "buttons": try Buttons.run(rounds: rounds)
  case "paragraph": try Paragraphs.run(rounds: rounds)
  case "paragraph-text" where CommandLine.arguments.count == 6:
    let arguments = CommandLine.arguments
    guard let kind = ParagraphText(rawValue: arguments[2]), let words = Int(arguments[3]) else {
      throw BenchmarkError(description: "paragraph-text takes latin, bidi or fallback and a number of words")
    }
    try Paragraphs.writeText(kind, words: words, to: arguments[4], symbols: arguments[5])
  case "booleans": Booleans.run(rounds: rounds)
  case "library" where CommandLine.arguments.count == 3:
    try LibraryOpening.run(file: CommandLine.arguments[2], rounds: 9)
  case "font" where CommandLine.arguments.count == 3:
    try FontBuild.run(drawings: CommandLine.arguments[2], rounds: rounds)
  default:
    print(
      """
      usage: symtext-bench buttons | paragraph | booleans | font DRAWINGS | library FONT
             symtext-bench paragraph-text latin|bidi|fallback WORDS TEXT SYMBOLS
      """)
  }
} catch {
  print("symtext-bench: \(error)")
  exit(1)
}
