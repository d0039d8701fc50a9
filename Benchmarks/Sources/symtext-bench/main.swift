// symtext-bench buttons | paragraph | font DRAWINGS      one line of JSON a phase, CPU time, medians.
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
  case "font" where CommandLine.arguments.count == 3:
    try FontBuild.run(drawings: CommandLine.arguments[2], rounds: rounds)
  default: print("usage: symtext-bench buttons | paragraph | font DRAWINGS")
  }
} catch {
  print("symtext-bench: \(error)")
  exit(1)
}
