package import Drawing

/// How pixels are blended and compressed.
package struct PNGOptions {
  static let options: [Command.Option] = [
    .init(
      name: "blending", value: "space",
      help: "How a .png mixes colours at edges: srgb, as browsers do, or linear, as light does.",
      defaultValue: "srgb"),
    .init(
      name: "compression", value: "effort",
      help:
        "How a .png is compressed: fast, or small, which takes some hundred times as long for a tenth less.",
      defaultValue: "fast"),
  ]

  package let blending: Blending
  /// 1 to 12.
  package let level: Int

  private enum Compression: String, CaseIterable {
    case fast
    case small
  }

  package init(_ arguments: Arguments, format: any FileFormat) throws(CommandError) {
    blending = try arguments.choice("blending", Blending.self)
    level = try arguments.choice("compression", Compression.self) == .fast ? 1 : 12
    guard blending == .srgb || !format.isScalable else {
      throw .usage(
        "--blending linear: only pixels can be mixed so; what shows a .\(format.rawValue) mixes the numbers of sRGB"
      )
    }
    guard format.takesCompression || !arguments.has("compression") else {
      throw .usage("--compression is for \(format.compressed), not for .\(format.rawValue)")
    }
  }
}
