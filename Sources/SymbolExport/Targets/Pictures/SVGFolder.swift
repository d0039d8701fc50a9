internal import SymtextSymbolText

/// The target `svg`: a file for each symbol and variant.
struct SVGFolder: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.kebab)
    var files: [ExportedFile] = []
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      files += symbols.map { symbol in
        ExportedFile(
          "\(job.folder(of: variant))\(names[symbol.name]).svg", symbol.svgFile(variant.mode),
          of: symbol.name)
      }
    }
    report.addLosses(of: job, colors: .light)
    return files
  }

  var usage: String {
    """
    Each file has the colour of the text around it where it is inline, and black in an `img`. \
    Files of the mode palette take the CSS variables `--symtext-primary`, `--symtext-secondary` and \
    `--symtext-tertiary`.
    """
  }
}
