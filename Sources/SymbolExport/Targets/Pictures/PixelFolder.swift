internal import SymtextDrawing
internal import SymtextSupport
internal import SymtextSymbolText

/// The target `png`: a file for each symbol, variant and size.
struct PixelFolder: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    try job.pictures(colors: .light, &report) { name, variant, flattener in
      try job.sizes.map { size in
        let list = try flattener.picture(name, variant, height: Double(size.points))
        let ending = job.sizes.count > 1 || size.ratio > 1 ? size.suffix : ""
        return ("\(ending).png", try list.png(pixelRatio: Double(size.ratio), level: 9))
      }
    }
  }

  var usage: String {
    """
    The pictures are black on a clear ground; programs that tint pictures by their opacity give them any colour. \
    A name ends in the size in points, and in the pixels per point: `-24@2x`.
    """
  }
}
