internal import SymtextAnimation
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `android`: vector drawables, and the colours that they name, for light and dark themes.
///
/// <https://developer.android.com/reference/android/graphics/drawable/VectorDrawable>
struct AndroidResources: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.snake, .android, prefix: Self.prefix)
    report.add(renamed: names, in: .android)
    var files: [ExportedFile] = []
    var colors: ExactSet = []
    var long: [String] = []
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      let suffix = job.words(of: variant).map { "_\($0)" }.joined()
      for (listed, symbol) in zip(job.symbols, symbols) {
        let drawable = try VectorDrawable(
          symbol, mode: variant.mode, isMirrored: listed.metadata.rightToLeft == .mirrored,
          colorPrefix: colorPrefix)
        if drawable.isLong { long.append(symbol.name) }
        colors.formUnion(drawable.colors)
        files.append(
          ExportedFile(
            "res/drawable/\(names[listed.name])\(suffix).xml", drawable.text, of: listed.name))
      }
      files += try rightToLeft(variant, names, suffix)
    }
    let moving = try AndroidEffects(job: job, colorPrefix: colorPrefix).drawables(names, &report)
    files += moving.files
    colors.formUnion(moving.colors)
    long += moving.long
    files += colorFiles(colors)
    report.add(
      .overLimit, "a path has more than \(AndroidPath.longest) characters, of which lint warns",
      of: ExactSet(long).sorted())
    report.addLosses(of: job, colors: .both, keepsEffects: !job.effects.isEmpty)
    return files
  }

  var usage: String {
    let name =
      ([job.sample(.snake, .android, prefix: Self.prefix)] + job.words(of: job.variants[0]))
      .joined(separator: "_")
    var parts = ["Copy `res` into a module."]
    if job.modes.contains(.monochrome) || job.modes.contains(.hierarchical) {
      parts.append(
        "A drawable takes the theme's `colorControlNormal`, or any `android:tint`.")
    }
    if job.modes.contains(.palette) || job.modes.contains(.multicolor) {
      parts.append(
        """
        Those of the modes palette and multicolor name colours, which `res/values/\(colorPrefix)_colors.xml` sets for \
        light themes and `res/values-night` for dark ones.
        """)
    }
    let forms = Set(job.symbols.compactMap(\.metadata.rightToLeft).map { $0 == .mirrored })
    if forms.contains(true) {
      parts.append("Symbols that are mirrored in text from right to left are `autoMirrored`.")
    }
    if forms.contains(false) {
      parts.append("Other forms for text from right to left are in `res/drawable-ldrtl`.")
    }
    if let effect = job.effects.first(where: { SampledEffect.carries($0.effect) }) {
      parts.append(
        """
        Drawables that end in an effect, such as `\(name)_\(NameScheme.snake.joined(NameWords.words(of: effect.name)))`, \
        play it when `(imageView.drawable as Animatable).start()` is called.
        """)
    }
    return parts.joined(separator: " ")
      + "\n\n```xml\n<ImageView android:src=\"@drawable/\(name)\" … />\n```"
  }

  /// The word before names.
  private static let prefix = "sym"

  private var colorPrefix: String {
    NameLanguage.android.identifier(job.library.words, .snake)
  }

  /// Returns the drawables of symbols with another form in text from right to left.
  private func rightToLeft(
    _ variant: FlatSymbol.Variant, _ names: ExportNames, _ suffix: String
  ) throws(ExportError) -> [ExportedFile] {
    var files: [ExportedFile] = []
    let flattener = SymbolFlattener(job.library.library, box: job.box)
    var variant = variant
    variant.isRightToLeft = true
    for listed in job.symbols where listed.isReplacedRightToLeft {
      let symbol: FlatSymbol
      do throws(SymbolError) { symbol = try flattener.flat(listed.name, variant) } catch {
        throw ExportError("\(error)")
      }
      let drawable = try VectorDrawable(
        symbol, mode: variant.mode, isMirrored: false, colorPrefix: colorPrefix)
      files.append(
        ExportedFile(
          "res/drawable-ldrtl/\(names[listed.name])\(suffix).xml", drawable.text,
          of: listed.name))
    }
    return files
  }

  /// Returns the files of colours for light and dark themes.
  private func colorFiles(_ used: ExactSet) -> [ExportedFile] {
    guard !used.isEmpty else { return [] }
    func file(_ value: (AndroidColor) -> UInt32) -> String {
      let lines = AndroidColor.all(prefix: colorPrefix).filter { used.contains($0.name) }.map {
        "    <color name=\"\($0.name)\">\(AndroidColor.text(value($0)))</color>\n"
      }
      return
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(lines.joined())</resources>\n"
    }
    let name = "\(colorPrefix)_colors.xml"
    return [
      ExportedFile("res/values/\(name)", file { $0.light }),
      ExportedFile("res/values-night/\(name)", file { $0.dark }),
    ]
  }
}
