internal import SymtextDrawing
internal import SymtextSymbolText
internal import SymtextVectorFormats

/// The target `pdf`: a file of one page for each symbol and variant.
struct PDFFolder: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    try job.pictures(colors: .light, &report) { symbol, variant, flattener in
      let list = try flattener.picture(symbol, variant, height: SymbolBox.side)
      return [(".pdf", try list.pdf())]
    }
  }

  var usage: String {
    let size = job.box == .icon ? "24 points" : "24 points or more high, and as wide as in text"
    let ink =
      job.modes.contains(.multicolor)
      ? "black shapes, or colours for light grounds," : "black shapes"
    return
      "Each file, such as `\(job.folder(of: job.variants[0]))\(job.sample(.kebab)).pdf`, is one page (\(size)), with \(ink) on a clear ground."
  }
}
