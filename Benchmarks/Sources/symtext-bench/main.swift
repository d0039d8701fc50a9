// symtext-bench buttons | paragraph | booleans | font DRAWINGS | library FONT      one line of JSON a phase, CPU time, medians.
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
  case "booleans": Booleans.run(rounds: rounds)
  case "library" where CommandLine.arguments.count == 3:
    try LibraryOpening.run(file: CommandLine.arguments[2], rounds: 9)
  case "font" where CommandLine.arguments.count == 3:
    try FontBuild.run(drawings: CommandLine.arguments[2], rounds: rounds)
  default:
    print("usage: symtext-bench buttons | paragraph | booleans | font DRAWINGS | library FONT")
  }
} catch {
  print("symtext-bench: \(error)")
  exit(1)
}
