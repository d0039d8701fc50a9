internal import Crypto
internal import HTTPTypes
internal import SymtextSupport

/// The keys that addresses are signed with: the first signs, all are accepted, so that keys can be replaced.
package struct SigningKeys: Sendable {
  /// What is wrong with a file of keys: a sentence.
  package struct Failure: Error, Equatable {
    package var message: String
  }

  /// A key has at least as many bytes.
  package static let fewestBytes = 16
  private let keys: [SymmetricKey]

  /// Reads a file: a key a line, blank lines and those behind `#` are none.
  package init(file text: String) throws(Failure) {
    var keys: [SymmetricKey] = []
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard line.utf8.count >= Self.fewestBytes else {
        throw Failure(
          message:
            "line \(index + 1): a key has at least \(Self.fewestBytes) characters; `openssl rand -hex 32` makes one"
        )
      }
      keys.append(SymmetricKey(data: Array(line.utf8)))
    }
    guard !keys.isEmpty else {
      throw Failure(message: "there is no key in it; `openssl rand -hex 32` makes one")
    }
    self.keys = keys
  }

  /// The signature of an address.
  ///
  /// - Parameters:
  ///   - path: as it is sent, decoded.
  ///   - query: without the signature.
  package func signature(path: String, query: Query) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Array(Self.signed(path, query).utf8), using: keys[0])
    return Base64URL.encoded(code)
  }

  /// - Parameter now: seconds since 1970.
  package func check(path: String, query: Query, now: Int) throws(Problem) {
    guard let signature = query["sig"] else {
      throw Problem(
        .forbidden, code: "unsigned",
        "this address needs a signature, sig=…; `symtext-server sign` makes one", key: "sig")
    }
    let message = Array(Self.signed(path, query).utf8)
    guard let code = Base64URL.decoded(signature),
      keys.contains(where: {
        HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: $0)
      })
    else {
      throw Problem(
        .forbidden, code: "bad-signature",
        "the signature is not that of this address; sign it again when anything of it changes",
        key: "sig")
    }
    if let expiry = query["exp"] {
      guard let second = Int(expiry), second >= now else {
        throw Problem(
          .forbidden, code: "expired", "the signature was good until exp=\(expiry); sign it again",
          key: "exp")
      }
    }
  }

  /// The path and all parameters, by name, apart from the signature: servers between may change their order.
  private static func signed(_ path: String, _ query: Query) -> String {
    path + "?" + CanonicalQuery.sorted(query.without(["sig"])).encoded
  }
}
