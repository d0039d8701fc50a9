/// What is asked of font fallback, as it comes: answers to it are remembered.
struct FallbackQuestion: Hashable, Sendable {
  /// The text font's design; by identity, for one design in many sizes is one.
  var instance: FontInstance
  var cluster: [Unicode.Scalar]
  var language: String?

  static func == (a: FallbackQuestion, b: FallbackQuestion) -> Bool {
    a.instance === b.instance && a.cluster == b.cluster && a.language == b.language
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance))
    for scalar in cluster { hasher.combine(scalar.value) }
    hasher.combine(language)
  }
}
