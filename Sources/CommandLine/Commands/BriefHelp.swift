/// Shortens help texts for lists of completions.
package enum BriefHelp {
  /// The first sentence of a help text without its full stop, or its main clause if it is long.
  package static func text(_ help: String, columns: Int = 72) -> String {
    var text = firstSentence(of: help)
    for end in [": ", "; ", ", "] where text.count > columns {
      guard let cut = text.firstRange(of: end) else { continue }
      let clause = text[..<cut.lowerBound]
      // A single word is not informative.
      if clause.contains(" ") { text = String(clause) }
    }
    return text.count > columns ? text.prefix(columns - 1) + "…" : text
  }

  private static func firstSentence(of help: String) -> String {
    let end = help.firstRange(of: ". ")?.lowerBound ?? help.endIndex
    let sentence = help[..<end]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}
