import SymtextGraphics
import SymtextDrawing
import Foundation
import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// SVG images compared with other renderers.
struct SVGImageDifferentialTests {
  private static let gradients = """
    <linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f6d365"/>
    <stop offset=".5" stop-color="#fd6a5c"/><stop offset="1" stop-color="#3a1c71" stop-opacity=".6"/></linearGradient>
    <radialGradient id="r" cx=".4" cy=".4" r=".6"><stop stop-color="#fff"/><stop offset="1" stop-color="#06c"/>
    </radialGradient>
    <linearGradient id="u" gradientUnits="userSpaceOnUse" x1="4" y1="0" x2="8" y2="0" spreadMethod="reflect">
    <stop stop-color="#0a0"/><stop offset="1" stop-color="#fe0"/></linearGradient>
    """

  private static let scenes = [
    "gradients": gradients
      + ##"<rect width="12" height="24" fill="url(#l)"/><circle cx="17" cy="8" r="6" fill="url(#r)"/>"##
      + ##"<rect x="12" y="15" width="12" height="9" fill="url(#u)"/>"##,
    "turned gradients": gradients
      + ##"<g transform="translate(12 2) rotate(30) skewX(10)"><rect width="10" height="9" fill="url(#r)"/>"##
      + ##"<ellipse cx="3" cy="14" rx="7" ry="3" fill="url(#l)" stroke="url(#u)" stroke-width="2"/></g>"##,
    "strokes": ##"<g fill="none" stroke="#c20" stroke-width="3" stroke-linejoin="round">"##
      + ##"<path d="M3 3l6 12 4-9 8 15" stroke-linecap="square"/>"##
      + ##"<path d="M2 22C8 12 14 30 22 20" stroke-dasharray="4 2 1 2" stroke="#084" stroke-width="1.5"/></g>"##,
    "fades":
      ##"<g opacity=".5"><circle cx="9" cy="12" r="7" fill="#c20"/><circle cx="15" cy="12" r="7" fill="#00c"/></g>"##
      + ##"<rect x="2" y="18" width="20" height="4" fill="#080" fill-opacity=".4" stroke="#000" stroke-opacity=".6"/>"##,
    "clips":
      ##"<clipPath id="c"><circle cx="12" cy="12" r="9"/><path d="M0 0h6v6H0z"/></clipPath>"##
      + ##"<g clip-path="url(#c)"><rect width="24" height="12" fill="#06c"/><path d="M0 24L24 12v12z" fill="#e80"/></g>"##,
    "even and odd": ##"<path fill-rule="evenodd" fill="#639" d="M12 1L19 22 1 9h22L5 22z"/>"##,
    "uses": ##"<defs><g id="leaf"><path d="M0 0q3-6 6 0-3 6-6 0z"/></g></defs><g fill="#284">"##
      + ##"<use href="#leaf" x="3" y="6"/><use href="#leaf" transform="translate(16 12) rotate(70) scale(1.6)"/></g>"##
      + ##"<svg x="2" y="12" width="10" height="10" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2" fill="#a36"/></svg>"##,
  ]

  private struct Comparison: Decodable {
    var mean: Double
    var flatMean: Double
    var flatMost: Int
  }

  @Test func `resvg and Chromium draw them the same`() throws {
    let directory = try TemporaryDirectory()
    for (name, shapes) in Self.scenes {
      let file = """
        <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24">\(shapes)</svg>
        """
      let image = try PlainImage(bytes: Array(file.utf8), name: "\(name).svg")
      #expect(image.width == 96 && image.height == 96)
      let list = DisplayList(
        width: 96, height: 96,
        items: [image.item(in: Rect(x: 0, y: 0, width: 96, height: 96), tint: .black)])
      try PackageFiles.write(try list.png(background: .white), to: directory.file("\(name).png"))
      try directory.write(file, to: "\(name).svg")
    }
    let result = try Python.run("compare_svg.py", [directory.path])
    let comparisons = try JSONDecoder().decode([String: Comparison].self, from: Data(result.utf8))
    #expect(comparisons.count == 2 * Self.scenes.count)
    for (name, comparison) in comparisons {
      // Away from edges, and including them; of 255.
      #expect(comparison.flatMean < 1, "\(name): \(comparison)")
      #expect(comparison.flatMost <= 12, "\(name): \(comparison)")
      #expect(comparison.mean < 6, "\(name): \(comparison)")
    }
  }
}
