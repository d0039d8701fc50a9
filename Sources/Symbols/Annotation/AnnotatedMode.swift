/// A rendering mode for which a template names layers; the palette mode uses the hierarchical layers.
package enum AnnotatedMode: String, CaseIterable, Sendable {
  case monochrome
  case hierarchical
  case multicolor
}
