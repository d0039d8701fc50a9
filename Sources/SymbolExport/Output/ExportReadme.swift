/// The README of an exported folder: its content, its use, and the terms of use.
struct ExportReadme {
  let target: ExportTarget
  let job: ExportJob
  let usage: String

  var text: String {
    let library = job.library
    let count = job.symbols.count
    let symbols = count == 1 ? "One symbol" : "\(count) symbols"
    return """
      # \(library.family) for \(target.title)

      \(symbols) of \(library.family), made by `\(job.generator) export \(target.rawValue)`. Make changes in the \
      library and export again: an export refuses to overwrite files that have been changed.

      ## Use

      \(usage)

      ## Licence

      \(license)

      """
  }

  /// The terms of use, as the font states them.
  private var license: String {
    let library = job.library
    let lines = [library.copyright, library.license, library.licenseAddress].compactMap { $0 }
    guard !lines.isEmpty else {
      return
        "The font of the library states no licence. Ask its authors before you pass these files on."
    }
    // A licence may name the copyright and its address itself.
    let parts = lines.enumerated().filter { index, line in
      !lines.enumerated().contains { $0.offset != index && $0.element.contains(line) }
    }.map(\.element)
    return parts.joined(separator: "\n\n")
  }
}
