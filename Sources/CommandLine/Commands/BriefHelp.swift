/// Sentences of help, cut to where a list of completions has room.
package enum BriefHelp {
  /// The first sentence of a help without its full stop, or what of it is the main clause when it is long.
  package static func text(_ help: String, columns: Int = 72) -> String {
    var text = firstSentence(of: help)
    for end in [": ", "; ", ", "] where text.count > columns {
      guard let cut = text.firstRange(of: end) else { continue }
      let clause = text[..<cut.lowerBound]
      // One word says nothing.
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
