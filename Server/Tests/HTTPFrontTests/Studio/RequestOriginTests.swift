import HTTPFront
import HTTPTypes
import Testing

struct RequestOriginTests {
  private func isOwn(
    _ authority: String?, path: String = "/s/ask", _ fields: [String: String] = [:]
  ) throws -> Bool {
    var request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: path)
    for (name, value) in fields {
      request.headerFields[try #require(HTTPField.Name(name))] = value
    }
    return RequestOrigin(port: 49200).isOwn(request)
  }

  @Test(arguments: ["127.0.0.1:49200", "localhost:49200", "[::1]:49200"])
  func `the page's own requests are accepted`(host: String) throws {
    #expect(try isOwn(host))
    #expect(try isOwn(host, ["Origin": "http://\(host)", "Sec-Fetch-Site": "same-origin"]))
    #expect(try isOwn(host, ["Sec-Fetch-Site": "none"]))
  }

  @Test(arguments: [
    nil, "", "127.0.0.1", "localhost:4920", "localhost:492000", "127.0.0.1.evil:49200",
    "127.0.0.1:49200.evil", "LOCALHOST:49200", "127.1:49200", "[::1%25lo]:49200",
    "user@localhost:49200",
  ])
  func `a name that only means this machine is refused`(host: String?) throws {
    #expect(try !isOwn(host))
  }

  @Test func `other origins are refused, also of the same machine`() throws {
    for origin in [
      "null", "http://evil.example", "http://localhost:49200", "https://127.0.0.1:49200",
      "http://127.0.0.1:49201", "",
    ] {
      #expect(try !isOwn("127.0.0.1:49200", ["Origin": origin]))
    }
    for site in ["cross-site", "same-site", ""] {
      #expect(try !isOwn("127.0.0.1:49200", ["Sec-Fetch-Site": site]))
    }
  }

  @Test func `a link opens the page in a tab, and nothing else`() throws {
    let link = [
      "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
    ]
    #expect(try isOwn("127.0.0.1:49200", path: "/", link))
    #expect(try !isOwn("127.0.0.1:49200", path: "/s/events", link))
    for (name, value) in [
      ("Sec-Fetch-Dest", "iframe"), ("Sec-Fetch-Mode", "no-cors"), ("Origin", "null"),
    ] {
      let other = link.merging([name: value]) { $1 }
      #expect(try !isOwn("127.0.0.1:49200", path: "/", other))
    }
  }

  @Test func `a token is long, new each time and compared as a whole`() {
    let token = AccessToken()
    #expect(token.text.utf8.count == 43 && token.text != AccessToken().text)
    #expect(token.isEqual(to: token.text))
    for wrong in [
      "", String(token.text.dropLast()), token.text + "A", String(token.text.reversed()),
    ] {
      #expect(!token.isEqual(to: wrong))
    }
  }
}
