internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `compose`: Kotlin sources of `ImageVector`, a file for each symbol.
///
/// Paths are strings that Compose reads at first use, because calls of a builder can exceed the size of a method.
struct ComposeSources: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.pascal, .kotlin)
    report.add(renamed: names, in: .kotlin)
    var files = [ExportedFile("\(folder)/\(object).kt", objectText)]
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      let suffix = NameScheme.pascal.joined(job.words(of: variant))
      for (listed, symbol) in zip(job.symbols, symbols) {
        let name = names[symbol.name] + suffix
        files.append(
          ExportedFile(
            "\(folder)/\(name).kt",
            text(name, symbol, isMirrored: listed.metadata.rightToLeft == .mirrored),
            of: listed.name))
      }
    }
    report.addLosses(of: job, directions: .mirroring)
    report.addLosses(of: job, colors: .light)
    return files
  }

  var usage: String {
    let name =
      job.sample(.pascal, .kotlin) + NameScheme.pascal.joined(job.words(of: job.variants[0]))
    let colors =
      job.modes.contains(.multicolor)
      ? "\n\n`Icon` tints all of a vector; show those of the mode multicolor with `Image`, or `tint = Color.Unspecified`."
      : ""
    return """
      Copy `src` into a module with Compose.

      ```kotlin
      import \(package).\(object)
      import \(package).\(name)

      Icon(\(object).\(name), contentDescription = "…")
      ```\(colors)
      """
  }

  private var object: String { NameLanguage.kotlin.identifier(job.library.words, .pascal) }
  private var package: String {
    NameLanguage.kotlin.identifier([job.library.words.joined()], .snake)
  }
  private var folder: String { "src/main/kotlin/\(package)" }
  private var comment: String {
    "// Made by `\(job.generator) export compose`."
  }

  private var objectText: String {
    """
    \(comment)
    package \(package)

    /** The symbols of \(Self.comment(job.library.family)); each is a property in a file of its own. */
    object \(object)

    """
  }

  /// Returns the file of a symbol; all names of Compose are whole, so that none can meet that of a symbol.
  private func text(_ name: String, _ symbol: FlatSymbol, isMirrored: Bool) -> String {
    let vector = "androidx.compose.ui.graphics.vector.ImageVector"
    let paths = symbol.shapes.map { shape in
      let rgba = shape.color?.rgba?.light ?? 0x0000_00FF
      let argb = AndroidColor.text(rgba).dropFirst()
      let alpha =
        shape.opacity < 1 ? "\n            fillAlpha = \(shape.opacity.text(decimals: 3))f," : ""
      return """
                .addPath(
                    pathData = androidx.compose.ui.graphics.vector.addPathNodes(
                        "\(AndroidPath.text(shape.path))"
                    ),
                    fill = androidx.compose.ui.graphics.SolidColor(androidx.compose.ui.graphics.Color(0x\(argb))),\(alpha)
                )

        """
    }
    return """
      \(comment)
      package \(package)

      private val vector: \(vector) by lazy(LazyThreadSafetyMode.NONE) {
          \(vector).Builder(
              name = "\(object).\(name)",
              defaultWidth = androidx.compose.ui.unit.Dp(\(symbol.width)f),
              defaultHeight = androidx.compose.ui.unit.Dp(\(symbol.height)f),
              viewportWidth = \(AndroidPath.length(symbol.placement.width))f,
              viewportHeight = \(AndroidPath.length(symbol.placement.height))f,
              autoMirror = \(isMirrored),
          )
      \(paths.joined())        .build()
      }

      /** \(Self.comment(symbol.altText.isEmpty ? symbol.name : symbol.altText)). */
      val \(object).\(name): \(vector)
          get() = vector

      """
  }

  /// Returns a text that neither ends a comment nor begins another one in it.
  private static func comment(_ text: String) -> String {
    ["*/", "/*"].reduce(text) { text, sign in
      text.split(separator: sign, omittingEmptySubsequences: false).joined(separator: "* /")
    }
  }
}
