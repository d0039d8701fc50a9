/// A moment in the calendar, in UTC.
package struct UTCTime: Sendable {
  private let year: Int
  private let month: Int
  private let day: Int
  private let hour: Int
  private let minute: Int
  private let second: Int

  /// - Parameter seconds: Since 1970.
  package init(seconds: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    // Years from March on, so that the leap day is a year's last: Howard Hinnant, “chrono-compatible low-level date
    // algorithms”, civil_from_days.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The form of RFC 3339, such as `2026-11-27T09:05:00Z`.
  package var text: String {
    "\(year)-\(Self.two(month))-\(Self.two(day))T\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second))Z"
  }

  /// The form of access logs, such as `27/Nov/2026:09:05:00 +0000`.
  package var logText: String {
    "\(Self.two(day))/\(Self.months[month - 1])/\(year):\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second)) +0000"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
