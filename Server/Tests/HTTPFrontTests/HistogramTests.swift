import HTTPFront
import Testing

struct HistogramTests {
  @Test func `a limit includes equal durations, and the last counts all`() {
    var histogram = Histogram()
    for seconds in [0.000_1, 0.000_100_1, 0.3, 9] { histogram.count(seconds: seconds) }
    let counts = histogram.cumulative
    #expect(counts.first == 1)
    #expect(counts[1] == 2)
    #expect(counts[Histogram.limits.firstIndex(of: 0.5)!] == 3)
    #expect(counts.last == 4)
    #expect(abs(histogram.sum - 9.300_200_1) < 1e-9)
  }

  @Test func `the text has the format of Prometheus`() {
    var text = MetricsText()
    text.describe("a_total", "counter", "Help.")
    text.add("a_total", [("route", "x\"\\\n")], 3)
    #expect(
      text.text
        == "# HELP a_total Help.\n# TYPE a_total counter\na_total{route=\"x\\\"\\\\\\n\"} 3\n")
  }
}
