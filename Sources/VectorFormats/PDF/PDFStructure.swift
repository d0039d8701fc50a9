internal import SymtextDrawing
internal import SymtextSupport

/// The structure of a page for screen readers: paragraphs and figures.
///
/// ISO 32000-1, 14.7 and 14.8.
struct PDFStructure {
  private(set) var parts: [ReadingPart] = []

  /// Adds a part.
  /// - Returns: The number for its marked content.
  mutating func add(_ part: ReadingPart) -> Int {
    parts.append(part)
    return parts.count - 1
  }

  /// Writes the structure tree.
  /// - Parameters:
  ///   - page: The object number of the page.
  ///   - links: The object numbers of its link annotations, which come last.
  ///   - languages: The languages of descriptions that differ from the document's, by the description.
  /// - Returns: The object number of the root.
  func write(
    to file: inout PDFFile, page: Int, links: [Int], languages: ExactDictionary<String> = [:]
  ) -> Int {
    let root = file.reserve()
    let document = file.reserve()
    var parents = [Int](repeating: document, count: parts.count)
    var children: [String] = []
    for paragraph in ReadingOrder(parts).paragraphs {
      let isText = paragraph.contains { if case .figure = parts[$0] { false } else { true } }
      let element = isText ? file.reserve() : document
      let kids = paragraph.map { part in
        guard case .figure(let text, let box) = parts[part] else {
          parents[part] = element
          return "\(part)"
        }
        let figure = file.add(
          "<</Type/StructElem/S/Figure/P \(element) 0 R/Pg \(page) 0 R/K \(part)"
            + "/Alt\(PDFSyntax.text(text))"
            + (languages[text].map { "/Lang\(PDFSyntax.text($0))" } ?? "")
            + "/A<</O/Layout/Placement/\(isText ? "Inline" : "Block")/BBox\(PDFSyntax.box(box))>>>>"
        )
        parents[part] = figure
        return "\(figure) 0 R"
      }
      guard isText else {
        children += kids
        continue
      }
      file.set(
        element,
        "<</Type/StructElem/S/P/P \(document) 0 R/Pg \(page) 0 R/K[\(kids.joined(separator: " "))]>>"
      )
      children.append("\(element) 0 R")
    }
    let linkElements = links.map { link in
      file.add(
        "<</Type/StructElem/S/Link/P \(document) 0 R/Pg \(page) 0 R"
          + "/K<</Type/OBJR/Obj \(link) 0 R/Pg \(page) 0 R>>>>")
    }
    children += linkElements.map { "\($0) 0 R" }
    file.set(
      document,
      "<</Type/StructElem/S/Document/P \(root) 0 R/K[\(children.joined(separator: " "))]>>")
    let references = parents.map { "\($0) 0 R" }.joined(separator: " ")
    let others = linkElements.enumerated().map { " \($0.offset + 1) \($0.element) 0 R" }.joined()
    file.set(
      root,
      "<</Type/StructTreeRoot/K \(document) 0 R/ParentTree<</Nums[0[\(references)]\(others)]>>/ParentTreeNextKey \(1 + links.count)>>"
    )
    return root
  }
}
