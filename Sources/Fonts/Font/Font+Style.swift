extension Font {
  /// Whether the design is italic or leans.
  package var isItalic: Bool { instance.native.isItalic }
}
