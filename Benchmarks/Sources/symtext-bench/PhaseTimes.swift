/// The CPU times of the phases of a benchmark, over several rounds.
struct PhaseTimes {
  /// The phases, in the order of their first measurement.
  private var phases: [(name: String, times: [Double])] = []

  /// Runs a phase and records its time.
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

  /// Returns the medians of the phases, after those of sums of phases, which are formed per round.
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
