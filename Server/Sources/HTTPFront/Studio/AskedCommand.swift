package import HTTPTypes
package import SymtextSupport

/// A page's request to the worker.
package struct AskedCommand: Sendable {
  package var command: String
  /// The request as an object of JSON on one line, without an id.
  package var object: [UInt8]

  /// The maximum size of the object: the worker reads lines of at most a megabyte, with an id.
  package static let mostBytes = ServerLimits.bodyBytes - 32
  /// The way out of a request that is too large.
  static let advice = "change fewer symbols at once"

  package init(_ bytes: [UInt8]) throws(Problem) {
    let value: JSONValue
    do throws(JSONReader.Failure) {
      value = try JSONReader.value(bytes, keepsNumerals: true)
    } catch {
      throw Problem(
        .badRequest, code: "not-json", "invalid JSON at byte \(error.offset + 1): \(error.message)")
    }
    guard let members = value.members, let command = value["command"]?.string else {
      throw Problem(
        .badRequest, code: "not-json",
        #"the body must be an object with a command, such as {"command": "folder"}"#)
    }
    guard value["id"] == nil else {
      throw Problem(
        .badRequest, code: "unknown-key", "there is no key id: the answer is that of the request",
        key: "id")
    }
    self.command = command
    object = JSONValue.object(members).bytes
    guard object.count <= Self.mostBytes else {
      throw Problem(
        .contentTooLarge, code: "body-too-large",
        "the request has more than \(Self.mostBytes) bytes; \(Self.advice)")
    }
  }

  /// Returns the status of a worker's answer.
  package static func status(of answer: JSONValue) -> HTTPResponse.Status {
    guard answer["status"]?.string != "ok" else { return .ok }
    return switch answer["error"]?["code"]?.string ?? "" {
    case "conflict": .conflict
    case "not-found", "unknown-symbol", "unknown-command": .notFound
    case "busy", "replaced": .serviceUnavailable
    default: .badRequest
    }
  }

  /// The problem of an answer that is not sent on because of its size.
  package static let largeAnswer = Problem(
    .badRequest, code: "answer-too-large",
    "the answer has more than 64 MiB; export fewer symbols, or start the studio with --export FOLDER"
  )

  /// Returns the problem of a request without an answer.
  package static func problem(_ failure: WorkerFailure) -> Problem {
    switch failure {
    case .busy:
      Problem(
        .serviceUnavailable, code: "starting", "the studio's worker is starting; try again",
        retryAfter: 1)
    case .deadline:
      Problem(
        .serviceUnavailable, code: "deadline",
        "the studio's worker did not answer in time and is restarted; saved changes are kept",
        retryAfter: 1)
    case .ended:
      Problem(
        .serviceUnavailable, code: "worker-ended",
        "the studio's worker ended and is restarted; saved changes are kept", retryAfter: 1)
    case .stopping:
      Problem(.serviceUnavailable, code: "stopping", "the studio is ending")
    }
  }
}
