package import HTTPTypes
package import SymtextSupport

/// An error answer: a problem document of RFC 9457 with the sentence of the code that found the error.
package struct Problem: Error, Sendable {
  package var status: Int
  /// The status in words.
  package var title: String
  /// A short error code for programs.
  package var code: String
  /// The error, its place and the way out.
  package var detail: String
  /// The key of the request that is wrong.
  package var key: String?
  /// A likely correction.
  package var suggestion: String?
  /// Seconds after which a retry may succeed.
  package var retryAfter: Int?
  /// The methods that the address accepts, when the method is wrong.
  package var allow: String?

  package init(
    _ status: HTTPResponse.Status, code: String, _ detail: String, key: String? = nil,
    suggestion: String? = nil, retryAfter: Int? = nil, allow: String? = nil
  ) {
    self.status = status.code
    title = status.reasonPhrase
    self.code = code
    self.detail = detail
    self.key = key
    self.suggestion = suggestion
    self.retryAfter = retryAfter
    self.allow = allow
  }

  /// Creates the problem for a failed worker.
  package init(_ failure: WorkerFailure, drawSeconds: Double) {
    switch failure {
    case .busy:
      self.init(
        .serviceUnavailable, code: "busy",
        "the queue is full; try again in a second",
        retryAfter: 1)
    case .deadline:
      self.init(
        .gatewayTimeout, code: "deadline",
        "the picture was not drawn within \(drawSeconds) s; ask for a smaller or simpler one")
    case .ended:
      self.init(
        .serviceUnavailable, code: "worker-ended",
        "the worker process ended while drawing; try again, or ask for a smaller picture",
        retryAfter: 1)
    case .stopping:
      self.init(
        .serviceUnavailable, code: "stopping", "the server is stopping; try again in a moment",
        retryAfter: 2)
    }
  }

  /// Creates the problem for a worker's error.
  /// - Parameter error: The answer's `error`: a code, the exit status of the command line, a sentence.
  package init(workerError error: JSONValue) {
    let code = error["code"]?.string ?? "error"
    self.init(
      Self.status(exit: error["exit"]?.integer ?? 65, code: code), code: code,
      error["message"]?.string ?? "the request is wrong", key: error["key"]?.string,
      suggestion: error["suggestion"]?.string)
  }

  /// The HTTP status for an error code and an exit status.
  private static func status(exit: Int, code: String) -> HTTPResponse.Status {
    switch (code, exit) {
    case ("not-json", _), ("bad-id", _), ("unknown-key", _), ("missing-key", _): .badRequest
    case ("line-too-long", _): .contentTooLarge
    case ("not-allowed", _): .forbidden
    case (_, 64...66), (_, 69): .unprocessableContent
    default: .internalServerError
    }
  }

  /// The problem as JSON.
  package var document: JSONValue {
    var members: [JSONValue.Member] = [
      ("type", "about:blank"),
      ("title", .string(title)),
      ("status", .integer(status)),
      ("detail", .string(detail)),
      ("code", .string(code)),
    ]
    if let key { members.append(("key", .string(key))) }
    if let suggestion { members.append(("suggestion", .string(suggestion))) }
    return .object(members)
  }

  /// The problem in the form that workers use for a line's error.
  package var lineError: JSONValue {
    var members: [JSONValue.Member] = [
      ("code", .string(code)), ("status", .integer(status)),
    ]
    if let key { members.append(("key", .string(key))) }
    members.append(("message", .string(detail)))
    if let suggestion { members.append(("suggestion", .string(suggestion))) }
    return .object(members)
  }

  /// Returns text from the request in quotation marks, shortened to 60 characters.
  package static func quoted(_ text: String) -> String {
    let short = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return "“" + String(short) + "”"
  }
}
