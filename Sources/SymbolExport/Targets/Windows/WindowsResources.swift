internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `windows`: fonts, geometries and drawings in XAML, and constants of characters in C#.
///
/// WPF does not vary fonts, and XAML of WinUI cannot set their axes, so that each weight has a static font.
struct WindowsResources: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let keys = try job.names(.pascal, .cSharp, prefix: job.library.slug)
    let constants = try job.names(.pascal, .cSharp, reserved: [type])
    report.add(renamed: constants, in: .cSharp)
    let fonts = try job.staticFonts(.text, &report)
    var drawings = XAMLResources(prefix: namespace)
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      let suffix = NameScheme.pascal.joined(job.words(of: variant))
      for symbol in symbols {
        try drawings.add(keys[symbol.name] + suffix, symbol, variant.mode)
      }
    }
    report.addLosses(of: job, directions: .none)
    report.addLosses(of: job, colors: .light)
    let colored = job.modes.filter { $0 != .monochrome }.map(\.rawValue)
    if !colored.isEmpty {
      report.add(
        .leftOut,
        "WinUI, which has no drawings, does not have the modes \(colored.joined(separator: ", "))")
    }
    return fonts.map { ExportedFile("Fonts/\($0.font.names.postScript).ttf", $0.bytes) } + [
      ExportedFile("Wpf/\(type).xaml", drawings.wpf),
      ExportedFile("WinUI/\(type).xaml", drawings.winUI),
      ExportedFile("\(type).cs", source(constants)),
    ]
  }

  var usage: String {
    let family = job.library.family
    let symbol = job.encodedSymbols.first ?? job.symbols[0]
    let name = (try? job.names(.pascal, .cSharp, reserved: [type]))?[symbol.name] ?? symbol.name
    let key = job.sample(.pascal, .cSharp, prefix: job.library.slug)
    let font = StaticFontNames(job.library, weight: job.weights[0], scale: job.scales[0])
    return """
      With WinUI, add `Fonts` as content and `\(type).cs` as source, merge `WinUI/\(type).xaml`, and declare \
      `xmlns:\(namespace)="using:\(namespace)"`:

      ```xml
      <FontIcon FontFamily="/Fonts/\(font.postScript).ttf#\(XMLText.attribute(font.family))"
                Glyph="{x:Bind \(namespace):\(type).\(name)}"/>
      <PathIcon Data="{StaticResource \(key)}"/>
      ```

      With WPF, merge `Wpf/\(type).xaml`:

      ```xml
      <Path Data="{StaticResource \(key)}" Fill="{DynamicResource {x:Static SystemColors.ControlTextBrushKey}}"/>
      ```

      The geometries have 24 units. The fonts of all weights are one family, \(family), of which `FontWeight` chooses. \
      Drawings of the other modes are images of WPF (`DrawingImage`), whose keys end in the mode.
      """
  }

  /// The class and the files: `SymtextSymbols`.
  private var type: String {
    NameLanguage.cSharp.identifier(job.library.words + ["symbols"], .pascal)
  }
  private var namespace: String { NameLanguage.cSharp.identifier(job.library.words, .pascal) }

  private func source(_ names: ExportNames) -> String {
    let lines = job.encodedSymbols.map { symbol in
      let words = symbol.metadata.altText.isEmpty ? symbol.name : symbol.metadata.altText
      let comment = XMLText.content(words.split(whereSeparator: \.isNewline).joined(separator: " "))
      let code = (symbol.codePoint ?? 0).hexadecimal(digits: 8, uppercase: true)
      return """
                /// <summary>\(comment).</summary>
                public const string \(names[symbol.name]) = "\\U\(code)";

        """
    }
    return """
      // Made by `\(job.generator) export windows`.
      namespace \(namespace)
      {
          /// <summary>The characters of \(XMLText.content(job.library.family)).</summary>
          public static class \(type)
          {
      \(lines.joined())    }
      }

      """
  }
}
