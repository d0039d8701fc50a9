internal import SymtextDrawing
internal import SymtextSymbolText
internal import SymtextVectorFormats

/// The target `pdf`: a file of one page for each symbol and variant.
struct PDFFolder: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    try job.pictures(colors: .light, &report) { name, variant, flattener in
      let list = try flattener.picture(name, variant, height: SymbolBox.side)
      return [(".pdf", try list.pdf())]
    }
  }

  var usage: String { "Each file is one page of 24 points, with black shapes on a clear ground." }
}
