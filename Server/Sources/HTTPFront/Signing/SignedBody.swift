internal import Crypto
internal import HTTPTypes
internal import SymtextSupport

/// The key `sha256` of a signed address: the hash of the body that may be posted to it.
package enum SignedBody {
  package static let key = "sha256"

  /// Returns the SHA-256 of a body in lowercase hexadecimal digits, as `sha256sum` prints it.
  package static func hash(_ bytes: some Sequence<UInt8>) -> String {
    SHA256.hash(data: Array(bytes)).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  /// Checks that a signed address allows posting.
  static func check(_ query: Query) throws(Problem) {
    guard query[key] == nil else { return }
    throw Problem(
      .forbidden, code: "unsigned-body",
      "the signature does not cover the body; `symtext-server sign --body FILE` makes one that does",
      key: key)
  }

  /// Checks a body against its address.
  static func check(_ bytes: some Sequence<UInt8>, _ query: Query) throws(Problem) {
    try check(query)
    guard let known = query[key], known.hasBytes(of: hash(bytes)) else {
      throw Problem(
        .forbidden, code: "bad-signature",
        "the body is not the one that the address was signed for; sign it again after each change",
        key: key)
    }
  }
}
