/// Counts the cases of a test file, and the failed ones.
struct ConformanceCount {
  private(set) var cases = 0
  private(set) var failures = 0
  /// The first failures, for the report.
  private(set) var listed: [String] = []

  mutating func add(_ isPassed: Bool, _ name: @autoclosure () -> String) {
    cases += 1
    guard !isPassed else { return }
    failures += 1
    if listed.count < 30 { listed.append(name()) }
  }
}
