internal import SymtextSymbolText

/// A target of an export: files of some symbols of a library.
protocol TargetWriter {
  var job: ExportJob { get }

  /// Returns the files, without the README.
  /// - Throws: ``ExportError`` if two symbols would have one name, or if one cannot be drawn.
  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile]

  /// How to use the files, in Markdown, for the README.
  var usage: String { get }
}

extension ExportTarget {
  /// Returns all files of the target, with its README.
  /// - Throws: ``ExportError`` if two symbols would have one name, if one cannot be drawn, or if the target has none of the
  ///   modes.
  package func files(
    of job: ExportJob
  ) throws(ExportError) -> (files: [ExportedFile], report: TargetReport) {
    var report = TargetReport(self)
    let job = try withoutPalette(job, &report)
    let writer = writer(job)
    var files = try writer.files(&report)
    let readme = ExportReadme(target: self, job: job, usage: writer.usage)
    files.append(ExportedFile("README.md", readme.text))
    try ExportedFile.check(files)
    report.symbolCount = job.symbols.count
    report.fileCount = files.count
    report.byteCount = files.reduce(0) { $0 + $1.bytes.count }
    return (files, report)
  }

  /// Leaves out the mode palette where nothing could choose its colours later.
  private func withoutPalette(
    _ job: ExportJob, _ report: inout TargetReport
  ) throws(ExportError) -> ExportJob {
    guard [.png, .pdf, .compose, .qt, .figma].contains(self), job.modes.contains(.palette) else {
      return job
    }
    var job = job
    job.modes.removeAll { $0 == .palette }
    guard !job.modes.isEmpty else {
      throw ExportError(
        "the colours of a palette cannot be chosen in its files; choose another mode, or the target svg, sprite, iconify, android, typst, gtk or windows"
      )
    }
    report.add(
      .leftOut, "the mode palette is left out, because its colours cannot be chosen in the files")
    return job
  }

  private func writer(_ job: ExportJob) -> any TargetWriter {
    switch self {
    case .svg: SVGFolder(job: job)
    case .sprite: SVGSprite(job: job)
    case .png: PixelFolder(job: job)
    case .pdf: PDFFolder(job: job)
    case .iconify: IconifySets(job: job)
    case .constants: ConstantFiles(job: job)
    case .xcode: XcodePackage(job: job)
    case .android: AndroidResources(job: job)
    case .compose: ComposeSources(job: job)
    case .flutter: FlutterPackage(job: job)
    case .web: WebPackage(job: job)
    case .reactnative: ReactNativePackage(job: job)
    case .typst: TypstPackage(job: job)
    case .latex: LaTeXPackage(job: job)
    case .gtk: GTKTheme(job: job)
    case .qt: QtThemes(job: job)
    case .windows: WindowsResources(job: job)
    case .vscode: CodeExtension(job: job)
    case .figma: FigmaPage(job: job)
    }
  }
}
