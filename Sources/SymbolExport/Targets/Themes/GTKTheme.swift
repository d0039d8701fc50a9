internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `gtk`: a theme of symbolic icons, which GTK draws in the colour of the text.
///
/// Multicolor symbols are ordinary icons of the theme.
struct GTKTheme: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.kebab, prefix: job.library.slug)
    var files: [ExportedFile] = []
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      for (listed, symbol) in zip(job.symbols, symbols) {
        files.append(
          ExportedFile(
            "\(theme.id)/\(path(names[listed.name], variant)).svg",
            Self.svg(symbol, variant.mode), of: listed.name))
      }
      for (listed, symbol) in try job.rightToLeftForms(of: variant) {
        // GTK looks for this ending in text from right to left.
        files.append(
          ExportedFile(
            "\(theme.id)/\(path(names[listed.name], variant))-rtl.svg",
            Self.svg(symbol, variant.mode), of: listed.name))
      }
    }
    report.addLosses(of: job, colors: .light)
    return [theme.index] + files
  }

  var usage: String {
    let variant = job.variants[0]
    let icon = icon(job.sample(.kebab, prefix: job.library.slug), variant)
    let palette =
      job.modes.contains(.palette)
      ? " In the mode palette, the second level has the colour `success` and the third `warning`, which the CSS property `-gtk-icon-palette` sets."
      : ""
    let colors =
      job.modes.contains(.multicolor)
      ? " Names without `-symbolic` are multicolor, with colours for light grounds." : ""
    return """
      An app installs the folders in `\(theme.id)` into `share/icons/hicolor`, which all themes inherit, and uses an \
      icon by name:

      ```c
      gtk_image_new_from_icon_name ("\(icon)");
      ```

      Or it is a theme of its own: install `\(theme.id)` into `share/icons`, run `gtk4-update-icon-cache` on it, and \
      choose the theme `\(theme.id)`. GTK draws the icons in the colour of the text, and takes forms for text from \
      right to left where there are any.\(palette)\(colors)
      """
  }

  private var theme: IconTheme {
    var folders: [IconTheme.Folder] = []
    if job.modes != [.multicolor] { folders.append(.init(path: Self.symbolic, size: 16)) }
    if job.modes.contains(.multicolor) { folders.append(.init(path: Self.colored, size: 24)) }
    return IconTheme(
      id: NameScheme.pascal.joined(job.library.words), title: job.library.family, folders: folders)
  }

  private static let symbolic = "symbolic/actions"
  private static let colored = "scalable/actions"

  /// Returns the path of an icon without its ending.
  private func path(_ name: String, _ variant: FlatSymbol.Variant) -> String {
    "\(variant.mode == .multicolor ? Self.colored : Self.symbolic)/\(icon(name, variant))"
  }

  /// Returns the name of an icon.
  private func icon(_ name: String, _ variant: FlatSymbol.Variant) -> String {
    var words = [name]
    if variant.weight != job.weights.first { words.append(variant.weight.rawValue) }
    if variant.scale != job.scales.first { words.append(variant.scale.rawValue) }
    guard variant.mode != .multicolor else { return words.joined(separator: "-") }
    let first = job.modes.first { $0 != .multicolor }
    if variant.mode != first { words.append(variant.mode.rawValue) }
    return (words + ["symbolic"]).joined(separator: "-")
  }

  private static func svg(_ symbol: FlatSymbol, _ mode: RenderingMode) -> String {
    let paths = symbol.svgPaths { shape in
      switch (mode, shape.level) {
      case (.palette, .secondary): " class=\"success\""
      case (.palette, .tertiary): " class=\"warning\""
      default: ""
      }
    }
    // GTK expects a width and height of 16 where icons stand beside text.
    let scale = mode == .multicolor ? 1 : 16 / SymbolBox.side
    let (width, height) = (symbol.placement.width * scale, symbol.placement.height * scale)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.text(decimals: 2))\""
      + " height=\"\(height.text(decimals: 2))\" viewBox=\"\(symbol.viewBox)\">\(paths)</svg>\n"
  }
}
