@testable import SymtextFonts
import SymtextTestSupport
import Testing

struct FontPlaceRecordTests {
  @Test func `A record is read as it was written`() throws {
    // Files of the system were changed long ago.
    let place = FontPlace(file: "/etc/passwd", index: 3)
    let record = try #require(
      FontPlaceRecord(key: "Inter\n400\"é", place: place, watched: ["/usr", "/no such file"]))
    let other = try #require(FontPlaceRecord(record.bytes))
    #expect(other.key == record.key && other.place == place && other.isCurrent)
  }

  @Test func `A change makes it old`() throws {
    let place = FontPlace(file: "/etc/passwd", index: 0)
    let record = try #require(FontPlaceRecord(key: "", place: place, watched: ["/no such file"]))
    let text = String(decoding: record.bytes, as: UTF8.self)
    let appeared = text.replacing("/no such file", with: "/usr")
    #expect(try #require(FontPlaceRecord(Array(appeared.utf8))).isCurrent == false)
  }

  @Test func `New changes and relative paths are not kept`() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "a.ttf")
    let new = FontPlace(file: directory.file("a.ttf"), index: 0)
    #expect(FontPlaceRecord(key: "", place: new, watched: []) == nil)
    let place = FontPlace(file: "/etc/passwd", index: 0)
    #expect(FontPlaceRecord(key: "", place: place, watched: ["etc"]) == nil)
    #expect(FontPlaceRecord(key: "", place: place, watched: [directory.path]) == nil)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"key":"","file":"/a","index":-1,"watched":[["/a","absent"]]}"#,
    #"{"key":"","file":"/a","index":0,"watched":[]}"#,
    #"{"key":"","file":"/a","index":1e300,"watched":[["/a","absent"]]}"#,
    #"{"key":"","file":"/a","index":0,"watched":[["/b","absent"]]}"#,
  ]) func `Other content is no record`(text: String) {
    #expect(FontPlaceRecord(Array(text.utf8)) == nil)
  }
}
