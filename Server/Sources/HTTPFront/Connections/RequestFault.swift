internal import HTTPTypes
internal import NIOHTTP1

/// A fault of a request's head that the HTTP library accepts.
enum RequestFault: String {
  case noHost = "no-host"
  case severalHosts = "several-hosts"
  case badHost = "bad-host"
  case expectation

  /// The fault of `Host`: RFC 9112, section 3.2, demands exactly one valid field of HTTP/1.1.
  init?(_ head: HTTPRequestHead) {
    let hosts = head.headers["host"]
    if hosts.count > 1 {
      self = .severalHosts
    } else if hosts.isEmpty, !head.isOld {
      self = .noHost
    } else if let host = hosts.first, !Self.isValid(host) {
      self = .badHost
    } else {
      return nil
    }
  }

  /// Whether a text consists of characters of a host and a port, RFC 3986, section 3.2.
  private static func isValid(_ host: String) -> Bool {
    host.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-._~%!$&'()*+,;=:[]".utf8.contains(byte)
      }
    }
  }

  /// The answer to the request.
  var problem: Problem {
    switch self {
    case .noHost:
      Problem(.badRequest, code: "bad-host", "the header Host is missing; HTTP/1.1 needs one")
    case .severalHosts:
      Problem(.badRequest, code: "bad-host", "there are several headers Host; send one")
    case .badHost:
      Problem(
        .badRequest, code: "bad-host",
        "the header Host has a character that no host has; send a name and a port")
    case .expectation:
      Problem(
        .expectationFailed, code: "expectation",
        "the header Expect must be 100-continue; leave it out")
    }
  }
}

extension HTTPRequestHead {
  /// Whether the request's version is before HTTP/1.1.
  var isOld: Bool { version.major < 1 || version == .http1_0 }
}
