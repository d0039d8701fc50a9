/// All targets.
public enum FuzzTargets {
  /// The targets in the order of `make fuzz`.
  public static let all: [any FuzzTarget] = [
    DrawingTarget(), IconTarget(), TemplateTarget(), StrokeFontTarget(), PathDataTarget(),
    MarkupTarget(), JSONTarget(), PNGTarget(), ImageTarget(), TextFontTarget(), LibraryFontTarget(),
    ColorTarget(), ThemeTarget(), OptionsTarget(), PictureTarget(), RequestTarget(),
    BackdropTarget(), PlaceholderTarget(), FilmTarget(), PDFPageTarget(), TemplateMotionTarget(),
  ]
}
