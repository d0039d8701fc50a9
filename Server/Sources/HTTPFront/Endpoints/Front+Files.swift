internal import HTTPTypes
internal import Hummingbird
internal import SymtextSupport

extension Front {
  /// Answers with a font file: immutable under its hash; without a hash, redirects to it.
  func font(
    hash: String?, file: String, _ request: Request
  ) async throws(Problem) -> Response {
    let path = request.uri.path
    let fonts = try await fonts.files(with: file)
    guard let answer = fonts.files[ExactText(file)] else { throw FrontResponder.notFound(path) }
    guard let hash else {
      var response = Response(status: .found)
      response.headers[.location] = "/fonts/\(fonts.hash)/\(file)"
      response.headers[.cacheControl] = "public, max-age=300"
      return response
    }
    guard hash.hasBytes(of: fonts.hash) else { throw FrontResponder.notFound(path) }
    var response = fileResponse(answer, isFixed: true, request)
    // Browsers load a font from another origin only if this header allows it.
    response.headers[.accessControlAllowOrigin] = options.allowOrigin ?? "*"
    return response
  }

  /// Answers with a file of the gallery.
  func page(_ path: String, _ request: Request) throws(Problem) -> Response {
    let name = path.hasSuffix("/") ? path + "index.html" : path
    guard let answer = gallery.files[ExactText(name.dropFirst())] else {
      throw FrontResponder.notFound(path)
    }
    return fileResponse(answer, isFixed: false, request)
  }

  private func fileResponse(_ answer: Answer, isFixed: Bool, _ request: Request) -> Response {
    if let tag = answer.tag, let known = request.headers[.ifNoneMatch], tag.matches(known) {
      return notModified(tag, isFixed: isFixed, request, isText: answer.compressed != nil)
    }
    return response(answer, isFixed: isFixed, request)
  }
}
