package import SymtextCommandLine
package import SymtextDrawing

/// The options for blending and compressing pixels.
package struct PNGOptions {
  static let options: [Command.Option] = [
    .init(
      name: "blending", value: "space",
      help: """
        How a .png blends colours at edges: srgb, as in browsers, or linear light, which keeps dark letters as dark.
        """,
      defaultValue: "srgb", choices: .of(Blending.self)),
    .init(
      name: "compression", value: "effort",
      help:
        "Compression of a .png: fast, or small, which takes about 100 times as long for a tenth less.",
      defaultValue: "fast", choices: .of(Compression.self)),
    .init(
      name: "snap", value: "direction",
      help: """
        How a .png aligns letters and symbols with pixels: vertical moves baselines, x-heights, capitals and \
        horizontal strokes onto rows, which keeps small text sharp; none keeps outlines unchanged; automatic is \
        vertical below two pixels per point.
        """,
      defaultValue: Snapping.automatic.rawValue, choices: .of(Snapping.self)),
  ]

  package let blending: Blending
  /// 1 to 12.
  package let level: Int
  /// Whether letters and symbols are aligned with rows of pixels.
  package let snapping: Snapping

  private enum Compression: String, CaseIterable {
    case fast
    case small
  }

  package init(_ arguments: Arguments, format: any FileFormat) throws(CommandError) {
    blending = try arguments.choice("blending", Blending.self)
    level = try arguments.choice("compression", Compression.self) == .fast ? 1 : 12
    // A document icon has its own alignment.
    snapping =
      arguments.knows("snap") ? try arguments.choice("snap", Snapping.self) : .none
    guard !arguments.has("snap") || !format.isScalable else {
      throw .badValue(
        "snap", nil, "a .\(format.rawValue) has no pixels to align letters and symbols with")
    }
    guard blending == .srgb || !format.isScalable else {
      throw .badValue(
        "blending", "linear",
        "only pixels can be blended so; viewers of a .\(format.rawValue) blend in sRGB"
      )
    }
    guard format.takesCompression || !arguments.has("compression") else {
      throw .usage(
        "\(option: "compression") is for \(format.compressed), not for .\(format.rawValue)")
    }
  }
}
