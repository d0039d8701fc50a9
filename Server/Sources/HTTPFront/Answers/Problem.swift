package import HTTPTypes
package import SymtextSupport

/// Why a request is not answered as asked: a problem document, RFC 9457, with the sentence of whoever found it.
package struct Problem: Error, Sendable {
  package var status: Int
  /// What the status is called.
  package var title: String
  /// A short name of what is wrong, for programs.
  package var code: String
  /// What is wrong, where, and the way out.
  package var detail: String
  /// The key of the request that is wrong.
  package var key: String?
  /// What was meant, perhaps.
  package var suggestion: String?
  /// In how many seconds to try again.
  package var retryAfter: Int?
  /// What may be done with the address, when it is the method that is wrong.
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

  /// What there is instead of an answer.
  package init(_ failure: WorkerFailure, drawSeconds: Double) {
    switch failure {
    case .busy:
      self.init(
        .serviceUnavailable, code: "busy",
        "too many pictures are waited for; try again in a second",
        retryAfter: 1)
    case .deadline:
      self.init(
        .gatewayTimeout, code: "deadline",
        "the picture was not drawn within \(drawSeconds) s; ask for a smaller or simpler one")
    case .ended:
      self.init(
        .serviceUnavailable, code: "worker-ended",
        "the process that drew this has ended; try again, or ask for a smaller picture",
        retryAfter: 1)
    case .stopping:
      self.init(
        .serviceUnavailable, code: "stopping", "the server stops; try again in a moment",
        retryAfter: 2)
    }
  }

  /// What a worker says is wrong.
  /// - Parameter error: its `error`: a code, the exit status that the command line would have had, a sentence.
  package init(workerError error: JSONValue) {
    let code = error["code"]?.string ?? "error"
    self.init(
      Self.status(exit: error["exit"]?.integer ?? 65, code: code), code: code,
      error["message"]?.string ?? "the request is wrong", key: error["key"]?.string,
      suggestion: error["suggestion"]?.string)
  }

  /// What is wrong with a request, over HTTP.
  private static func status(exit: Int, code: String) -> HTTPResponse.Status {
    switch (code, exit) {
    case ("not-json", _), ("bad-id", _), ("unknown-key", _), ("missing-key", _): .badRequest
    case ("line-too-long", _): .contentTooLarge
    case ("not-allowed", _): .forbidden
    case (_, 64...66), (_, 69): .unprocessableContent
    default: .internalServerError
    }
  }

  /// The document.
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

  /// The same as workers say it of a line.
  package var lineError: JSONValue {
    var members: [JSONValue.Member] = [
      ("code", .string(code)), ("status", .integer(status)),
    ]
    if let key { members.append(("key", .string(key))) }
    members.append(("message", .string(detail)))
    if let suggestion { members.append(("suggestion", .string(suggestion))) }
    return .object(members)
  }

  /// What was sent, short, for a sentence.
  package static func quoted(_ text: String) -> String {
    let short = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return "“" + String(short) + "”"
  }
}
