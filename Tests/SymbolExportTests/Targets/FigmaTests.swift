import Foundation
import FoundationXML
import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

struct FigmaTests {
  /// Reads the groups of a page, with their places and the text of headings.
  private final class Reader: NSObject, XMLParserDelegate {
    var groups: [(id: String, x: Double, y: Double)] = []
    var size: (width: Double, height: Double) = (0, 0)
    var headings: [String] = []
    private var isHeading = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      isHeading = name == "text"
      if isHeading { headings.append("") }
      func number(_ key: String) -> Double { attributes[key].flatMap { Double($0) } ?? 0 }
      if name == "svg" { size = (number("width"), number("height")) }
      guard name == "g", let id = attributes["id"] else { return }
      let place = attributes["transform"]?.dropFirst("translate(".count).dropLast()
        .split(separator: " ").compactMap { Double($0) }
      groups.append((id, place?.first ?? -1, place?.last ?? -1))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isHeading { headings[headings.count - 1] += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      isHeading = false
    }
  }

  private func page(_ job: ExportJob) throws -> Reader {
    let text = try #require(try TestJob.texts(.figma, job)["figma.svg"])
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse())
    return reader
  }

  @Test func `Each symbol and variant is a group in a place of its own`() throws {
    var job = try TestJob.job()
    job.weights = [.light, .regular, .bold]
    job.modes = [.monochrome, .multicolor]
    let page = try page(job)
    #expect(page.groups.count == 6 * job.symbols.count)
    #expect(Set(page.groups.map(\.id)).count == page.groups.count)
    #expect(page.groups.contains { $0.id == "heart-fill/weight=bold, mode=multicolor" })
    for (index, one) in page.groups.enumerated() {
      #expect(one.x >= 0 && one.x + 24 <= page.size.width && one.y + 24 <= page.size.height)
      for other in page.groups.dropFirst(index + 1) {
        #expect(abs(one.x - other.x) >= 24 || abs(one.y - other.y) >= 24, "\(one) \(other)")
      }
    }
    #expect(Set(page.headings) == Set(job.symbols.map(\.metadata.category)))
  }

  @Test func `A single variant has the name of the symbol alone`() throws {
    let page = try page(TestJob.job(["heart", "bell.slash"]))
    #expect(Set(page.groups.map(\.id)) == ["heart", "bell-slash"])
  }
}
