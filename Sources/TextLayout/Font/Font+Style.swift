extension Font {
  /// Whether the design is italic or leans.
  public var isItalic: Bool { instance.native.isItalic }
}
