internal import SymtextSupport
/// A query of font fallback; the key of the cache.
struct FallbackQuestion: Hashable, Sendable {
  /// The text font's design, compared by identity.
  ///
  /// All sizes of one design share an instance.
  var instance: FontInstance
  var cluster: [Unicode.Scalar]
  var language: String?

  static func == (a: FallbackQuestion, b: FallbackQuestion) -> Bool {
    a.instance === b.instance && a.cluster == b.cluster && a.language.hasBytes(of: b.language)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance))
    for scalar in cluster { hasher.combine(scalar.value) }
    hasher.combine(language.map { ExactText($0) })
  }
}
