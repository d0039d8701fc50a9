/// The CPU times of the phases of a benchmark, over several rounds.
struct PhaseTimes {
  /// In the order in which they were first measured.
  private var phases: [(name: String, times: [Double])] = []

  /// Runs a phase and notes what it takes.
  mutating func measure<Result>(_ phase: String, _ body: () throws -> Result) rethrows -> Result {
    let start = cpuMicroseconds()
    let result = try body()
    let time = cpuMicroseconds() - start
    if let index = phases.firstIndex(where: { $0.name == phase }) {
      phases[index].times.append(time)
    } else {
      phases.append((phase, [time]))
    }
    return result
  }

  /// The medians of the phases, and before them those of sums of phases, round by round.
  func medians(sums: [String: [String]] = [:]) -> [(phase: String, microseconds: Double)] {
    let totals = sums.map { name, parts in
      let times = phases.filter { parts.contains($0.name) }.map(\.times)
      return (
        name,
        median((times.first ?? []).indices.map { round in times.reduce(0) { $0 + $1[round] } })
      )
    }
    return totals + phases.map { ($0.name, median($0.times)) }
  }
}
