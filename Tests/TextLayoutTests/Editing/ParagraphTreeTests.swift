import SymtextFonts
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// The tree of paragraphs, compared with an array.
struct ParagraphTreeTests {
  private func paragraph(_ number: Int, _ attributes: TextAttributes) -> DocumentParagraph {
    var paragraph = DocumentParagraph(StyledText("\(number)\n", attributes: attributes))
    paragraph.extent.height = Double(number % 7)
    paragraph.extent.width = Double(number % 1009)
    return paragraph
  }

  @Test func `A tree has the paragraphs and the sums of an array, after any replacements`() throws {
    let attributes = TextAttributes(font: try TestFaces.inter(size: 14))
    var random = SplitMix64(state: 11)
    var array = (0..<500).map { paragraph($0, attributes) }
    var tree = ParagraphTree(array)
    var next = 500
    for round in 0..<400 {
      let start = Int.random(in: 0...array.count, using: &random)
      let most = round % 50 == 0 ? 300 : 8
      let end = min(start + Int.random(in: 0...most, using: &random), array.count)
      let new = (0..<Int.random(in: 0...most, using: &random)).map {
        paragraph(next + $0, attributes)
      }
      next += new.count
      array.replaceSubrange(start..<end, with: new)
      tree.replaceSubrange(start..<end, with: new)
      #expect(tree.count == array.count, "round \(round)")
      #expect(tree.summary.utf8Count == array.reduce(0) { $0 + $1.text.utf8.count })
      guard !array.isEmpty else { continue }
      let index = Int.random(in: 0..<array.count, using: &random)
      #expect(tree[index].text.text == array[index].text.text, "round \(round)")
      let before = array[..<index]
      let sum = tree.sum(before: index)
      #expect(sum.utf8Count == before.reduce(0) { $0 + $1.text.utf8.count })
      #expect(sum.height == before.reduce(0) { $0 + $1.extent.height })
      #expect(sum.width == before.map(\.extent.width).max() ?? 0)
      #expect(tree.firstIndex { $0.utf8Count > sum.utf8Count } == index)
    }
    var all: [String] = []
    tree.forEach(in: 0..<tree.count) { all.append($0.text.text) }
    #expect(all == array.map(\.text.text))
    var part: [String] = []
    tree.forEach(in: 30..<90) { part.append($0.text.text) }
    #expect(part == array[30..<90].map(\.text.text))
  }

  @Test func `A search goes through few nodes`() throws {
    let attributes = TextAttributes(font: try TestFaces.inter(size: 14))
    var tree = ParagraphTree([paragraph(0, attributes)])
    // Always at one place, where a tree without balance would become a list.
    for number in 1..<20_000 {
      tree.replaceSubrange(1..<1, with: [paragraph(number, attributes)])
    }
    var count = 0
    let index = tree.firstIndex {
      count += 1
      return $0.utf8Count > tree.summary.utf8Count / 2
    }
    #expect(count <= 4 * 32, "\(count) sums for 20,000 paragraphs")
    #expect(tree.sum(before: index).utf8Count <= tree.summary.utf8Count / 2)
  }
}
