package import SymtextCommandLine
package import SymtextDrawing
package import SymtextSupport

/// The picture of a command, before anything is written.
package struct Picture {
  /// The picture.
  package var list: DisplayList
  /// Warnings for standard error.
  package var warnings: [Sentence]
  /// The lines of requested reports, for standard error.
  package var report: [String]
  /// Its measures, for standard output.
  package var measures: JSONDocument?
  /// The lines of its measures as text.
  package var summary: [String]

  package init(
    list: DisplayList, warnings: [Sentence] = [], report: [String] = [],
    measures: JSONDocument? = nil, summary: [String] = []
  ) {
    self.list = list
    self.warnings = warnings
    self.report = report
    self.measures = measures
    self.summary = summary
  }
}
