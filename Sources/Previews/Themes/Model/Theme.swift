/// The look of controls: their measures, colours, type, shapes, strokes and shadows.
///
/// A theme is a value. Take a built-in one, change it, and give it to a ``Button``:
///
///     var theme = Theme.builtIn("material") ?? .iOS26
///     theme.change { mode, values in
///       values.colors["accent"] = ThemeColor(.fixed(brand))
///       values.sizes[.regular]?.height = 44
///     }
///     button.theme = theme
///
/// Each number has a name, its token, by which ``ThemeDocument`` reads and writes files of Design Tokens. Lengths are
/// in points.
public struct Theme: Hashable, Sendable {
  /// The name, such as `ios-26`.
  public var name: String
  /// A sentence about the system that it follows.
  public var summary: String
  /// Remarks, such as numbers that the system does not publish.
  public var notes: [String]
  /// The fonts of labels, the preferred family first; empty for the default font.
  public var families: [String]
  /// The system's own names for styles, such as `tonal`.
  public var styleNames: [String: ButtonStyle]
  /// The system's own names for sizes, such as `xl`.
  public var sizeNames: [String: ButtonSize]
  /// The styles that the system lacks, with the nearest ones, which are drawn instead.
  public var substitutes: [ButtonStyle: ButtonStyle]
  /// The sizes that the system lacks, with the nearest ones, which are drawn instead.
  public var sizeSubstitutes: [ButtonSize: ButtonSize]
  /// The device whose bars are drawn unless another one is asked for.
  public var device: BarDevice
  /// The values of each mode, by ``ThemeMode/index``; `nil` for those of iOS 26, which are made when a mode is asked for.
  private var values: [ThemeValues]?
  /// The file of a built-in theme without changes; `nil` for others.
  private var file: BuiltInTheme?

  /// Makes a theme.
  /// - Parameter values: Returns the values of a mode.
  public init(
    name: String, summary: String = "", notes: [String] = [], families: [String] = [],
    styleNames: [String: ButtonStyle] = [:], sizeNames: [String: ButtonSize] = [:],
    substitutes: [ButtonStyle: ButtonStyle] = [:],
    sizeSubstitutes: [ButtonSize: ButtonSize] = [:], device: BarDevice = .phone,
    values: (ThemeMode) -> ThemeValues
  ) {
    self.name = name
    self.summary = summary
    self.notes = notes
    self.families = families
    self.styleNames = styleNames
    self.sizeNames = sizeNames
    self.substitutes = substitutes
    self.sizeSubstitutes = sizeSubstitutes
    self.device = device
    self.values = ThemeMode.allCases.map(values)
  }

  /// Makes a theme with the values of iOS 26.
  init(
    iOS26 name: String, summary: String, notes: [String], families: [String]
  ) {
    self.name = name
    self.summary = summary
    self.notes = notes
    self.families = families
    (styleNames, sizeNames, substitutes, sizeSubstitutes) = ([:], [:], [:], [:])
    device = .phone
    values = nil
  }

  /// The values of a mode.
  public subscript(mode: ThemeMode) -> ThemeValues {
    get { values?[mode.index] ?? file?.values(mode) ?? Self.iOS26Values(mode) }
    set {
      var all = ownValues
      all[mode.index] = newValue
      values = all
    }
  }

  /// Changes the values of all modes.
  public mutating func change(_ change: (ThemeMode, inout ThemeValues) -> Void) {
    var all = ownValues
    for mode in ThemeMode.allCases { change(mode, &all[mode.index]) }
    values = all
  }

  /// The values of all modes.
  private var ownValues: [ThemeValues] { values ?? ThemeMode.allCases.map { self[$0] } }

  /// Takes all values from the file of a built-in theme.
  mutating func read(from file: BuiltInTheme) {
    self.file = file
    values = nil
  }

  /// Whether two themes have the same names and values.
  public static func == (one: Theme, other: Theme) -> Bool {
    one.name == other.name && one.summary == other.summary && one.notes == other.notes
      && one.families == other.families && one.styleNames == other.styleNames
      && one.sizeNames == other.sizeNames && one.substitutes == other.substitutes
      && one.sizeSubstitutes == other.sizeSubstitutes && one.device == other.device
      && (one.values == nil && other.values == nil && one.file === other.file
        || ThemeMode.allCases.allSatisfy { one[$0] == other[$0] })
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the style that is drawn for a style.
  public func style(for style: ButtonStyle) -> ButtonStyle { substitutes[style] ?? style }

  /// Returns the size that is drawn for a size.
  public func size(for size: ButtonSize) -> ButtonSize { sizeSubstitutes[size] ?? size }

  /// Returns the measures of a size, the same in all modes unless a mode changes them.
  public func measures(
    _ size: ButtonSize, mode: ThemeMode = .light
  ) -> ThemeMeasures {
    measures(size, in: self[mode])
  }

  /// Returns the measures of a size of a kind of control.
  public func measures(_ size: ButtonSize, of kind: ButtonKind) -> ThemeMeasures {
    measures(size, in: self[.light].of(kind, .light), of: kind)
  }

  /// Returns the measures of a size among the values of a mode.
  /// - Parameter kind: The kind of control; only buttons have sizes in place of others.
  func measures(
    _ size: ButtonSize, in values: ThemeValues, of kind: ButtonKind = .button
  ) -> ThemeMeasures {
    values.sizes[kind.hasStyles ? self.size(for: size) : size] ?? ThemeMeasures()
  }
}
