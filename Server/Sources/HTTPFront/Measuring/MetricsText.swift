/// Metrics in the Prometheus text format 0.0.4.
package struct MetricsText {
  package private(set) var text = ""

  package init() {}

  /// Writes the header of a metric.
  package mutating func describe(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  package mutating func add(_ name: String, _ value: Double) { add(name, [], value) }

  package mutating func add(_ name: String, _ labels: [(String, String)], _ value: Double) {
    let number = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    text += "\(name)\(Self.text(labels)) \(number)\n"
  }

  package mutating func add(
    _ name: String, _ labels: [(String, String)] = [], _ histogram: Histogram
  ) {
    let counts = histogram.cumulative
    for (limit, count) in zip(Histogram.limits, counts) {
      add("\(name)_bucket", labels + [("le", "\(limit)")], Double(count))
    }
    let total = Double(counts.last ?? 0)
    add("\(name)_bucket", labels + [("le", "+Inf")], total)
    add("\(name)_sum", labels, histogram.sum)
    add("\(name)_count", labels, total)
  }

  private static func text(_ labels: [(String, String)]) -> String {
    guard !labels.isEmpty else { return "" }
    let parts = labels.map { name, value in
      var quoted = ""
      for character in value {
        switch character {
        case "\\": quoted += #"\\"#
        case "\"": quoted += #"\""#
        case "\n": quoted += #"\n"#
        default: quoted.append(character)
        }
      }
      return "\(name)=\"\(quoted)\""
    }
    return "{" + parts.joined(separator: ",") + "}"
  }
}
