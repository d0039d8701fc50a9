package import SymtextCommandLine
package import SymtextDrawing
package import SymtextSupport

/// What a command has drawn, before anything is written.
package struct Picture {
  /// The picture.
  package var list: DisplayList
  /// What is not as it was asked for: sentences for standard error.
  package var warnings: [Sentence]
  /// What was asked to be told of the picture: lines for standard error.
  package var report: [String]
  /// Its measures, to be printed beside it.
  package var measures: JSONDocument?
  /// The same for people, a line each.
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
