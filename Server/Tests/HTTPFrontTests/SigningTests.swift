import HTTPFront
import Testing

struct SigningTests {
  private static let file = "0123456789abcdef\n"
  private static let path = "/v1/button.png"

  private func check(_ query: String, _ keys: SigningKeys? = nil, now: Int = 1000) throws {
    let keys = try keys ?? SigningKeys(file: Self.file)
    try keys.check(path: Self.path, query: try Query(encoded: query[...]), now: now)
  }

  /// Computed with Python: hmac.new(key, b"/v1/button.png?label=Add", "sha256"), in URL-safe base64.
  @Test func `a signature is the HMAC-SHA256 that Python confirms`() throws {
    let signature = try SigningKeys(file: Self.file).signature(
      path: Self.path, query: try Query(encoded: "label=Add"))
    #expect(signature == "GtT4b5QbEhP67w79H2tKtUQPo2mCepP3w4BgZbVLjfM")
  }

  @Test func `only the order of parameters may change`() throws {
    let query = try Query(encoded: "label=Add&symbol=cart&exp=1500")
    let signature = try SigningKeys(file: Self.file).signature(path: Self.path, query: query)
    try check("exp=1500&symbol=cart&label=Add&sig=\(signature)")
    for changed in [
      "exp=1501&symbol=cart&label=Add&sig=\(signature)", "label=Add&symbol=cart&sig=\(signature)",
      "label=Add&symbol=cart&exp=1500&size=9&sig=\(signature)", "label=Add&sig=",
      "label=Add&symbol=cart&exp=1500",
    ] {
      let problem = #expect(throws: Problem.self) { try check(changed) }
      #expect(problem?.status == 403)
    }
  }

  @Test func `a signature is valid until its last second`() throws {
    let query = try Query(encoded: "exp=1500")
    let signature = try SigningKeys(file: Self.file).signature(path: Self.path, query: query)
    try check("exp=1500&sig=\(signature)", now: 1500)
    let problem = #expect(throws: Problem.self) {
      try check("exp=1500&sig=\(signature)", now: 1501)
    }
    #expect(problem?.code == "expired")
  }

  @Test func `a signature has one spelling and stands there once`() throws {
    let query = try Query(encoded: "label=Add&exp=1500")
    let signature = try SigningKeys(file: Self.file).signature(path: Self.path, query: query)
    try check("label=Add&exp=1500&sig=\(signature)")
    // The last letter has two bits that no byte uses.
    let last = try #require(signature.utf8.last)
    let other = String(signature.dropLast()) + String(UnicodeScalar(last ^ 1))
    for changed in [
      "label=Add&exp=1500&sig=\(other)", "label=Add&exp=1500&sig=\(signature)=",
      "label=Add&exp=1500&sig=x&sig=\(signature)", "label=Add&exp=1500&sig=\(signature)&sig=x",
      "label=Add&exp=1500&exp=1500&sig=\(signature)",
    ] {
      let problem = #expect(throws: Problem.self) { try check(changed) }
      #expect(problem?.code == "bad-signature", "\(changed)")
    }
    let plus = try Query(encoded: "exp=%2B1500")
    let signed = try SigningKeys(file: Self.file).signature(path: Self.path, query: plus)
    #expect(throws: Problem.self) { try check("exp=%2B1500&sig=\(signed)") }
  }

  @Test func `equivalent names are sorted by their bytes`() throws {
    let keys = try SigningKeys(file: Self.file)
    let one = try Query(encoded: "e%CC%81=1&%C3%A9=2")
    let other = try Query(encoded: "%C3%A9=2&e%CC%81=1")
    let changed = try Query(encoded: "%C3%A9=1&e%CC%81=2")
    let signature = keys.signature(path: Self.path, query: one)
    #expect(signature == keys.signature(path: Self.path, query: other))
    #expect(signature != keys.signature(path: Self.path, query: changed))
  }

  /// The hash as `printf abc | sha256sum` prints it.
  @Test func `the command signs the hash of a body`() throws {
    let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(SignedBody.hash(Array("abc".utf8)) == hash)
    let address = try SignCommand.run(
      ["/v1/draw", "--key-file", "k", "--body", "b"], now: 0,
      readBody: { _ in Array("abc".utf8) }
    ) { _ throws(UsageError) in "0123456789abcdef" }
    #expect(address.hasPrefix("/v1/draw?sha256=\(hash)&sig="))
  }

  @Test func `an old key is accepted after a new one`() throws {
    let both = try SigningKeys(file: "# new\nfedcba9876543210\r\n\n0123456789abcdef")
    let old = try SigningKeys(file: Self.file).signature(path: Self.path, query: Query([]))
    let new = both.signature(path: Self.path, query: Query([]))
    #expect(old != new)
    try check("sig=\(old)", both)
    try check("sig=\(new)", both)
    #expect(throws: Problem.self) { try check("sig=\(new)") }
  }

  @Test(arguments: ["", "# none\n", "short\n"])
  func `files without good keys are refused`(text: String) {
    #expect(throws: SigningKeys.Failure.self) { try SigningKeys(file: text) }
  }

  @Test func `the server accepts the signatures of the command`() throws {
    let address = try SignCommand.run(
      ["http://a.example/v1/button.png?label=A%20b&sig=old", "--key-file", "k", "--expires", "60"],
      now: 1000
    ) { _ throws(UsageError) in "0123456789abcdef" }
    #expect(address.hasPrefix("http://a.example/v1/button.png?label=A%20b&exp=1060&sig="))
    try check(String(address.drop { $0 != "?" }.dropFirst()))
  }
}
