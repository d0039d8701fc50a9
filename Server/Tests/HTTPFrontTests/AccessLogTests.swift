import HTTPFront
import SymtextSupport
import Testing

struct AccessLogTests {
  private func entry(_ target: String, bytes: Int? = 10) -> AccessLogEntry {
    AccessLogEntry(
      client: "::1", method: "GET", target: target, version: "HTTP/1.1", status: 200,
      byteCount: bytes, route: "button", seconds: 0.00123)
  }

  /// Dates computed with Python's `datetime`.
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
    (951_868_799, "2000-02-29T23:59:59Z"), (1_795_770_296, "2026-11-27T09:04:56Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"),
  ])
  func `moments are dates of the calendar`(second: Int, text: String) {
    #expect(UTCTime(seconds: second).text == text)
  }

  @Test func `the common form escapes what would end the quotation or the line`() {
    let line = entry("/a\"b\\c\n\u{7F}é").line(.common, time: 951_782_399.9)
    #expect(
      line
        == "::1 - - [28/Feb/2000:23:59:59 +0000] \"GET /a\\x22b\\x5cc\\x0a\\x7f\\xc3\\xa9 HTTP/1.1\" 200 10\n"
    )
    #expect(entry("/", bytes: nil).line(.common, time: 0).hasSuffix(" 200 -\n"))
  }

  @Test func `JSON has one line with the same numbers`() throws {
    let line = entry("/a\"\n").line(.json, time: 951_782_399)
    #expect(line.hasSuffix("\n") && !line.dropLast().contains("\n"))
    let value = try JSONReader.value(Array(line.utf8))
    #expect(value["target"]?.string == "/a\"\n")
    #expect(value["status"]?.number == 200 && value["seconds"]?.number == 0.0012)
    #expect(value["time"]?.string == "2000-02-28T23:59:59Z")
  }
}
