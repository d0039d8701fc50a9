extension Color {
  /// Creates the colour of a system colour for an appearance and a contrast.
  public init(_ color: SystemColor, _ appearance: Appearance, _ contrast: Contrast = .normal) {
    let forms = color.forms
    let rgba =
      switch (appearance, contrast) {
      case (.light, .normal): forms.light
      case (.dark, .normal): forms.dark
      case (.light, .increased): forms.lightIncreased
      case (.dark, .increased): forms.darkIncreased
      }
    self.init(rgba: rgba)
  }

  /// Creates a colour from 0xRRGGBBAA.
  init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
