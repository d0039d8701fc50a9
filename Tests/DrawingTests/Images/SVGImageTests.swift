@testable import SymtextDrawing
import SymtextGraphics
import Testing

@testable import SymtextImageFormats

/// SVG files as images.
struct SVGImageTests {
  private func image(_ content: String, root: String = "viewBox=\"0 0 20 10\"") throws -> PlainImage
  {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(content)</svg>"
    return try PlainImage(bytes: Array(svg.utf8), name: "my_logo.svg")
  }

  private func vectors(_ image: PlainImage) throws -> VectorImage {
    guard case .vectors(let vectors) = image.content else { throw Missing() }
    return vectors
  }

  private struct Missing: Error {}

  @Test func `the size is that of the viewBox, or of width and height`() throws {
    let shape = "<rect width=\"20\" height=\"10\"/>"
    #expect(try image(shape).width == 20)
    #expect(try image(shape, root: "viewBox=\"0 0 20 10\" height=\"30\"").width == 60)
    let square = try image(shape, root: "viewBox=\"0 0 20 10\" width=\"40\" height=\"40\"")
    #expect(square.height == 40)
    // A picture taller than its viewBox shows more above and below.
    #expect(try vectors(square).frame == Rect(x: 0, y: -5, width: 20, height: 20))
  }

  @Test func `its title is the alternative text, or else the name of its file`() throws {
    #expect(try image("<title> A  logo </title>").altText == "A logo")
    #expect(try image("").altText == "my logo")
  }

  @Test func `a group's opacity applies to its shapes together`() throws {
    let drawn = try vectors(
      image("<g opacity=\".5\"><circle r=\"3\"/><rect width=\"4\" height=\"4\"/></g>"))
    guard case .group(let steps, let opacity)? = drawn.steps.first else { throw Missing() }
    #expect(drawn.steps.count == 1 && steps.count == 2 && opacity == 0.5)
  }

  @Test func `a stroke is an outline, and the viewBox clips`() throws {
    let drawn = try vectors(image("<path d=\"M-5 5H30\" stroke=\"red\" stroke-width=\"2\"/>"))
    guard case .fill(let path, _, _)? = drawn.steps.last, let box = path.bounds else {
      throw Missing()
    }
    #expect(abs(box.minX) < 0.01 && abs(box.maxX - 20) < 0.01)
    #expect(abs(box.minY - 4) < 0.01 && abs(box.maxY - 6) < 0.01)
  }

  @Test func `a bounding-box gradient is scaled to the shape`() throws {
    let drawn = try vectors(
      image(
        """
        <linearGradient id="Ab"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
        <rect x="4" width="8" height="10" fill="url(#Ab)"/>
        """))
    guard case .fill(_, .gradient(let gradient), _)? = drawn.steps.first else { throw Missing() }
    #expect(gradient.start.x == 4 && abs(gradient.end.x - 12) < 1e-9)
  }

  @Test func `omitted features give one sentence`() throws {
    let image = try image("<rect width=\"9\" height=\"9\"/>\n<text>Hi</text><script/>")
    #expect(
      image.omissions
        == "parts of my_logo.svg are not drawn: line 2: <text> is not drawn; and 1 more")
    #expect(try self.image("<circle r=\"3\"/>").omissions == nil)
  }
}
