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
