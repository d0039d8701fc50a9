import HTTPFront
import Testing

struct EntityTagTests {
  /// Computed with Python: sha256(b"abc\0{}")[:12], in URL-safe base64.
  @Test func `a tag is the beginning of a SHA-256 that Python confirms`() {
    #expect(EntityTag(request: "{}", identity: "abc").text == "P72gvrf2ZUo6_IXk")
  }

  @Test func `another program, library or request has another tag`() {
    let tag = EntityTag(request: "a", identity: "b")
    #expect(tag != EntityTag(request: "a", identity: "c"))
    #expect(tag != EntityTag(request: "b", identity: "b"))
    #expect(tag != EntityTag(request: "", identity: "b\0a"))
  }

  @Test func `a client's tag matches compressed, weak, or in a list`() {
    let tag = EntityTag(request: "a", identity: "b")
    for header in ["\"\(tag.text)\"", "W/\"\(tag.text)\"", "\"x\", \"\(tag.text)-g\""] {
      #expect(tag.matches(header))
    }
    for header in ["", "*", tag.text, "\"\(tag.text)x\""] { #expect(!tag.matches(header)) }
  }
}
