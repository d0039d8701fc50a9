/// A rendering mode for which a template names layers; palettes use those of the hierarchical one.
package enum AnnotatedMode: String, CaseIterable, Sendable {
  case monochrome
  case hierarchical
  case multicolor
}
