extension Font {
  /// Whether the design is italic or slanted.
  package var isItalic: Bool { instance.native.isItalic }
}
