/// All targets.
public enum FuzzTargets {
  /// In the order in which `make fuzz` runs them.
  public static let all: [any FuzzTarget] = [
    DrawingTarget(), IconTarget(), TemplateTarget(), StrokeFontTarget(), PathDataTarget(),
    MarkupTarget(), JSONTarget(), PNGTarget(), ImageTarget(), TextFontTarget(), LibraryFontTarget(),
    ColorTarget(), OptionsTarget(), PictureTarget(), RequestTarget(),
  ]
}
