internal import SymtextDrawing
internal import SymtextSupport
internal import SymtextSymbolText

/// The target `png`: a file for each symbol, variant and size.
struct PixelFolder: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    try job.pictures(colors: .light, &report) { symbol, variant, flattener in
      try job.sizes.map { size in
        let list = try flattener.picture(symbol, variant, height: Double(size.points))
        return ("\(ending(size)).png", try list.png(pixelRatio: Double(size.ratio), level: 9))
      }
    }
  }

  var usage: String {
    let tint =
      "The pictures are black on a clear ground; programs that tint pictures by their opacity give them any colour."
    let colors = "Those of the mode multicolor have colours of their own, for light grounds."
    var parts: [String] = []
    if job.modes != [.multicolor] { parts.append(tint) }
    if job.modes.contains(.multicolor) { parts.append(colors) }
    if let size = job.sizes.first, !ending(size).isEmpty {
      parts.append(
        "A name ends in the size in points, and in the pixels per point if there are several: `\(job.sample(.kebab))\(size.suffix).png`."
      )
    }
    return parts.joined(separator: " ")
  }

  /// The end of a file's name after the symbol's.
  private func ending(_ size: PixelSize) -> String {
    job.sizes.count > 1 || size.ratio > 1 ? size.suffix : ""
  }
}
