internal import SymtextSupport

/// `symtext-server sign`.
package enum SignCommand {
  /// - Parameters:
  ///   - now: Seconds since 1970.
  ///   - readBody: Returns the bytes of a file.
  ///   - readFile: Returns the text of a file.
  /// - Returns: The address with its signature.
  package static func run(
    _ words: [String], now: Int, readBody: (String) throws(UsageError) -> [UInt8] = { _ in [] },
    readFile: (String) throws(UsageError) -> String
  ) throws(UsageError) -> String {
    var address: String?
    var file: String?
    var expires: Int?
    var body: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--key-file", "--expires", "--body":
        guard let value = rest.popFirst() else { throw UsageError("\(word): a value is missing") }
        switch word {
        case "--key-file": file = value
        case "--body": body = value
        default: expires = try OptionTable.number(value, 1...315_360_000, "expires")
        }
      case _ where word.hasPrefix("--"):
        throw UsageError(
          "sign has no option \(word); its options are --key-file, --expires and --body")
      case _ where address != nil: throw UsageError("\(word): sign takes only one address")
      default: address = word
      }
    }
    guard let address, let file else {
      throw UsageError(
        "sign needs an address and a key file, as in `symtext-server sign \"/v1/button.png?label=Add\" --key-file keys`"
      )
    }
    let text = try readFile(file)
    let keys: SigningKeys
    do throws(SigningKeys.Failure) {
      keys = try SigningKeys(file: text)
    } catch {
      throw UsageError("\(file): \(error.message)")
    }
    var hash: String?
    if let body { hash = SignedBody.hash(try readBody(body)) }
    return try sign(address, keys, expiry: expires.map { now + $0 }, bodyHash: hash)
  }

  private static func sign(
    _ address: String, _ keys: SigningKeys, expiry: Int?, bodyHash: String?
  ) throws(UsageError) -> String {
    var start = address.startIndex
    if let scheme = address.firstRange(of: "://") {
      start = address[scheme.upperBound...].firstIndex(of: "/") ?? address.endIndex
    }
    let target = address[start...]
    guard target.hasPrefix("/") else {
      throw UsageError("\(address) is not a path such as /v1/button.png?label=Add")
    }
    let mark = target.firstIndex(of: "?")
    guard let path = PercentEncoding.decoded(target[..<(mark ?? target.endIndex)]),
      var query = try? Query(encoded: mark.map { target[target.index(after: $0)...] } ?? "")
    else { throw UsageError("\(address): the address has an invalid percent-encoding") }
    query = query.without(["sig", "exp", "sha256"])
    if let bodyHash { query.items.append(.init(SignedBody.key, bodyHash)) }
    if let expiry { query.items.append(.init("exp", "\(expiry)")) }
    query.items.append(.init("sig", keys.signature(path: path, query: query)))
    return String(address[..<start]) + String(target[..<(mark ?? target.endIndex)]) + "?"
      + query.encoded
  }
}
