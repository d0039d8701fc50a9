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
    report.addLosses(of: job, directions: .none)
    report.addLosses(of: job, colors: .light)
    return files
  }

  var usage: String {
    let name = "\(job.folder(of: job.variants[0]))\(job.sample(.kebab)).svg"
    var text =
      "Each file, such as `\(name)`, has the colour of the text around it where it is inline, and black in an `img`."
    if job.modes.contains(.palette) {
      text += """
         Files of the mode palette take the CSS variables `--symtext-primary`, `--symtext-secondary` and \
        `--symtext-tertiary`.
        """
    }
    if job.modes.contains(.multicolor) {
      text += " Files of the mode multicolor have colours of their own, for light grounds."
    }
    return text
  }
}
