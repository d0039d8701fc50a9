internal import Crypto
internal import HTTPTypes
internal import SymtextSupport

/// The keys that sign addresses.
///
/// The first signs; all are accepted, so that keys can be rotated.
package struct SigningKeys: Sendable {
  /// An error in a key file, as a sentence.
  package struct Failure: Error, Equatable {
    package var message: String
  }

  /// The minimum length of a key in bytes.
  package static let fewestBytes = 16
  private let keys: [SymmetricKey]

  /// Reads a key file: one key a line; blank lines and lines that begin with `#` are skipped.
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
            "line \(index + 1): a key must have at least \(Self.fewestBytes) characters; `openssl rand -hex 32` makes one"
        )
      }
      keys.append(SymmetricKey(data: Array(line.utf8)))
    }
    guard !keys.isEmpty else {
      throw Failure(message: "the file contains no key; `openssl rand -hex 32` makes one")
    }
    self.keys = keys
  }

  /// Returns the signature of an address.
  ///
  /// - Parameters:
  ///   - path: The decoded path.
  ///   - query: The parameters without the signature.
  package func signature(path: String, query: Query) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Array(Self.signed(path, query).utf8), using: keys[0])
    return Base64URL.encoded(code)
  }

  /// - Parameter now: Seconds since 1970.
  package func check(path: String, query: Query, now: Int) throws(Problem) {
    for name in ["sig", "exp", SignedBody.key] where query.values(name).count > 1 {
      throw Problem(
        .forbidden, code: "bad-signature", "the address has more than one \(name); send one",
        key: name)
    }
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
        "the signature does not match this address; sign it again after each change",
        key: "sig")
    }
    if let expiry = query["exp"] {
      guard let second = Self.second(expiry), second >= now else {
        throw Problem(
          .forbidden, code: "expired", "the signature expired at exp=\(expiry); sign it again",
          key: "exp")
      }
    }
  }

  /// Returns a number that has only digits and no zero at its start.
  private static func second(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !text.hasPrefix("0") else {
      return nil
    }
    return Int(text)
  }

  /// Returns the signed text: the path and all parameters except the signature, sorted by name because proxies may
  /// reorder them.
  private static func signed(_ path: String, _ query: Query) -> String {
    path + "?" + CanonicalQuery.sorted(query.without(["sig"])).encoded
  }
}
