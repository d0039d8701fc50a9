package import SymtextCommandLine
package import SymtextDrawing

/// How pixels are blended and compressed.
package struct PNGOptions {
  static let options: [Command.Option] = [
    .init(
      name: "blending", value: "space",
      help: """
        How a .png mixes colours at edges: srgb, as browsers do, or linear, as light does, which leaves dark letters \
        as dark.
        """,
      defaultValue: "srgb", choices: .of(Blending.self)),
    .init(
      name: "compression", value: "effort",
      help:
        "How a .png is compressed: fast, or small, which takes some hundred times as long for a tenth less.",
      defaultValue: "fast", choices: .of(Compression.self)),
    .init(
      name: "snap", value: "direction",
      help: """
        How a .png brings letters and symbols onto pixels: vertical moves baselines, x-heights, capitals and \
        horizontal strokes onto rows, which keeps small text sharp; none draws outlines as they are; \
        automatic is vertical below two pixels a point.
        """,
      defaultValue: Snapping.automatic.rawValue, choices: .of(Snapping.self)),
  ]

  package let blending: Blending
  /// 1 to 12.
  package let level: Int
  /// Whether letters and symbols are brought onto rows.
  package let snapping: Snapping

  private enum Compression: String, CaseIterable {
    case fast
    case small
  }

  package init(_ arguments: Arguments, format: any FileFormat) throws(CommandError) {
    blending = try arguments.choice("blending", Blending.self)
    level = try arguments.choice("compression", Compression.self) == .fast ? 1 : 12
    // What moves has no rows to keep to, and a document's icon has pixels of its own.
    snapping =
      arguments.knows("snap") ? try arguments.choice("snap", Snapping.self) : .none
    guard !arguments.has("snap") || !format.isScalable else {
      throw .badValue(
        "snap", nil, "a .\(format.rawValue) has no pixels to bring letters and symbols onto")
    }
    guard blending == .srgb || !format.isScalable else {
      throw .badValue(
        "blending", "linear",
        "only pixels can be mixed so; what shows a .\(format.rawValue) mixes the numbers of sRGB"
      )
    }
    guard format.takesCompression || !arguments.has("compression") else {
      throw .usage(
        "\(option: "compression") is for \(format.compressed), not for .\(format.rawValue)")
    }
  }
}
