internal import NIOConcurrencyHelpers

/// The server's metrics.
///
/// No label contains text from a request.
package final class Measures: Sendable {
  private struct Served: Hashable {
    var route: String
    var status: Int
  }

  private struct State {
    var served: [Served: Int] = [:]
    var seconds = Histogram()
    var drawing: [String: Histogram] = [:]
    var restarts: [String: Int] = [:]
    var retries = 0
    var hits = 0
    var misses = 0
    var joined = 0
    var cached: (count: Int, bytes: Int) = (0, 0)
  }

  private let state = NIOLockedValueBox(State())

  package init() {}

  package func served(_ route: String, status: Int, seconds: Double) {
    state.withLockedValue {
      $0.served[Served(route: route, status: status), default: 0] += 1
      $0.seconds.count(seconds: seconds)
    }
  }

  package func drew(_ command: String, seconds: Double) {
    state.withLockedValue { $0.drawing[command, default: Histogram()].count(seconds: seconds) }
  }

  package func restarted(_ reason: String) {
    state.withLockedValue { $0.restarts[reason, default: 0] += 1 }
  }

  package func retried() { state.withLockedValue { $0.retries += 1 } }

  /// Counts an answer found in the cache.
  package func hit() { state.withLockedValue { $0.hits += 1 } }

  /// Counts an answer not found in the cache.
  package func missed() { state.withLockedValue { $0.misses += 1 } }

  /// Counts a request that waits for another request's drawing.
  package func joined() { state.withLockedValue { $0.joined += 1 } }

  package func cached(count: Int, bytes: Int) {
    state.withLockedValue { $0.cached = (count, bytes) }
  }

  /// Returns all metrics, including those of the pool.
  package func text(
    workers: (workers: Int, busy: Int, waiting: Int), residentBytes: [Int], version: String
  ) -> String {
    let state = self.state.withLockedValue { $0 }
    var text = MetricsText()
    text.describe("symtext_build_info", "gauge", "The version of symtext.")
    text.add("symtext_build_info", [("version", version)], 1)
    text.describe("symtext_requests_total", "counter", "Requests answered, by route and status.")
    for (served, count) in state.served.sorted(by: {
      ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status)
    }) {
      text.add(
        "symtext_requests_total", [("route", served.route), ("status", "\(served.status)")],
        Double(count))
    }
    text.describe(
      "symtext_request_seconds", "histogram", "Time from a request's head to its answer's head.")
    text.add("symtext_request_seconds", [], state.seconds)
    text.describe(
      "symtext_draw_seconds", "histogram", "Time to draw, including the wait for a worker.")
    for (command, histogram) in state.drawing.sorted(by: { $0.key < $1.key }) {
      text.add("symtext_draw_seconds", [("command", command)], histogram)
    }
    text.describe("symtext_workers", "gauge", "Processes that draw.")
    text.add("symtext_workers", [("state", "busy")], Double(workers.busy))
    text.add("symtext_workers", [("state", "idle")], Double(workers.workers - workers.busy))
    text.describe(
      "symtext_workers_resident_bytes", "gauge",
      "Resident memory of all workers; pages that they share count for each.")
    text.add("symtext_workers_resident_bytes", Double(residentBytes.reduce(0, +)))
    text.describe(
      "symtext_worker_resident_bytes_max", "gauge", "Resident memory of the largest worker.")
    text.add("symtext_worker_resident_bytes_max", Double(residentBytes.max() ?? 0))
    text.describe("symtext_worker_restarts_total", "counter", "Workers replaced, by reason.")
    for (reason, count) in state.restarts.sorted(by: { $0.key < $1.key }) {
      text.add("symtext_worker_restarts_total", [("reason", reason)], Double(count))
    }
    text.describe("symtext_retries_total", "counter", "Draws repeated on another worker.")
    text.add("symtext_retries_total", Double(state.retries))
    text.describe("symtext_queue", "gauge", "Requests waiting for a worker.")
    text.add("symtext_queue", Double(workers.waiting))
    text.describe("symtext_cache_hits_total", "counter", "Answers found in the cache.")
    text.add("symtext_cache_hits_total", Double(state.hits))
    text.describe("symtext_cache_misses_total", "counter", "Answers that were drawn.")
    text.add("symtext_cache_misses_total", Double(state.misses))
    text.describe(
      "symtext_cache_joined_total", "counter", "Requests that waited for another request's drawing."
    )
    text.add("symtext_cache_joined_total", Double(state.joined))
    text.describe("symtext_cache_bytes", "gauge", "Memory of the cached answers.")
    text.add("symtext_cache_bytes", Double(state.cached.bytes))
    text.describe("symtext_cache_answers", "gauge", "Cached answers.")
    text.add("symtext_cache_answers", Double(state.cached.count))
    return text.text
  }
}
