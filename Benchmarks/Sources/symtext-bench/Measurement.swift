#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Returns the CPU time of this process, in microseconds.
func cpuMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Returns the peak memory of this process, in kilobytes.
func peakKilobytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Int(usage.ru_maxrss)
}

/// One result, printed as a line of JSON.
struct Measurement {
  var workload: String
  var phase: String
  var microseconds: Double
  var items: Int
  var bytes = 0

  func print() {
    let each = (microseconds / Double(items) * 100).rounded() / 100
    Swift.print(
      """
      {"peer":"symtext","workload":"\(workload)","phase":"\(phase)","us_per_item":\(each),\
      "items":\(items),"bytes":\(bytes),"rss_kb":\(peakKilobytes())}
      """)
  }
}

/// Returns the median.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
