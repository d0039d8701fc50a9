internal import HTTPTypes

/// The headers of each answer of a studio.
enum StudioHeaders {
  /// Scripts, styles, fonts and requests of the same origin only; pictures also of bytes that scripts have read.
  ///
  /// Scripts set styles of single elements, and may turn only text that a policy of theirs has passed into markup.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:", "font-src 'self'", "connect-src 'self'", "frame-ancestors 'none'",
    "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
  ].joined(separator: "; ")

  static let all: HTTPFields = [
    .contentSecurityPolicy: policy,
    HeaderNames.contentOptions: "nosniff",
    HeaderNames.referrerPolicy: "no-referrer",
    HeaderNames.openerPolicy: "same-origin",
    HeaderNames.resourcePolicy: "same-origin",
    .cacheControl: "no-store",
  ]
}
