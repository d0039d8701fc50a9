@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import Testing

/// Icons in the forms in which design programs export them, good and bad.
///
/// Each is read with its whole geometry, or refused with a place and a reason.
struct ExportedIconTests {
  /// The outcome of an import.
  enum Outcome: Equatable, Sendable {
    /// The box of all lines and areas on the drawing grid.
    case box(Rect)
    /// The start of the message, without the file's name.
    case refused(String)

    /// A line across the middle.
    static let line = box(Rect(minX: 4, minY: 12, maxX: 20, maxY: 12))
    static let square = box(Rect(minX: 4, minY: 4, maxX: 20, maxY: 20))
  }

  /// A file and its outcome.
  struct Export: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let svg: String
    let outcome: Outcome

    init(_ name: String, _ svg: String, _ outcome: Outcome) {
      (testDescription, self.svg, self.outcome) = (name, svg, outcome)
    }
  }

  private static let exports: [Export] = [
    Export(
      "figma clip",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g clip-path="url(#c)"><path d="M4 12h16"/></g><defs><clipPath id="c"><rect width="24" height="24" fill="white"/></clipPath></defs></svg>"##,
      .line),
    Export(
      "figma mask",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><rect width="24" height="24" fill="#fff"/></mask><g mask="url(#m)"><path d="M4 4h16v16H4z"/></g></svg>"##,
      .square),
    Export(
      "figma mask alpha",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><rect width="24" height="24" fill="#D9D9D9"/></mask><g mask="url(#m)"><path d="M4 4h16v16H4z"/></g></svg>"##,
      .square),
    Export(
      "figma var",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="var(--fill-0, currentColor)"/></svg>"#,
      .square),
    Export(
      "figma var nested",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16" stroke="var(--a, var(--b, #000))"/></svg>"##,
      .line),
    Export(
      "figma ids",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g id="Vector 1"><path id="Vector" d="M4 12h16"/><path id="Vector_2" d="M4 6h16"/></g></svg>"##,
      .box(Rect(minX: 4, minY: 6, maxX: 20, maxY: 12))),
    Export(
      "figma blend",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g style="mix-blend-mode:multiply"><path d="M4 12h16"/></g></svg>"##,
      .line),
    Export(
      "figma filter",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g filter="url(#f)"><path d="M4 12h16"/></g><defs><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs></svg>"##,
      .refused("1:127: a filter cannot become an outline")),
    Export(
      "figma gradient",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="url(#g)"/><defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs></svg>"##,
      .refused(#"1:61: fill="url(#g)" is not a plain colour"#)),
    Export(
      "figma image",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="url(#p)"/><defs><pattern id="p" width="1" height="1"><image href="data:image/png;base64,AA=="/></pattern></defs></svg>"#,
      .refused(#"1:61: fill="url(#p)" is not a plain colour"#)),
    Export(
      "illustrator style",
      #"<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" id="Layer_1" data-name="Layer 1" viewBox="0 0 24 24"><defs><style>.cls-1{fill:none;stroke:#231f20;stroke-linecap:round;stroke-width:2px;}</style></defs><path class="cls-1" d="M4 12h16"/></svg>"#,
      .line),
    Export(
      "illustrator doctype",
      ##"<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27 --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/></svg>"##,
      .line),
    Export(
      "illustrator entities",
      ##"<!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/ai/">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g xmlns:x="&ns_ai;"><path d="M4 12h16"/></g></svg>"##,
      .line),
    Export(
      "illustrator switch",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><switch><foreignObject requiredExtensions="&#38;ns;" width="1" height="1"/><g><path d="M4 12h16"/></g></switch></svg>"##,
      .line),
    Export(
      "illustrator px",
      ##"<svg xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" width="24px" height="24px" viewBox="0 0 24 24" style="enable-background:new 0 0 24 24;" xml:space="preserve" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/></svg>"##,
      .line),
    Export(
      "illustrator display none",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/><g style="display:none"><path d="M0 0h24"/></g></svg>"##,
      .line),
    Export(
      "sketch use",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1"><defs><path d="M4 4h16v16H4z" id="path-1"/></defs><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><use fill="#000" fill-rule="nonzero" xlink:href="#path-1"/></g></svg>"##,
      .square),
    Export(
      "sketch mask use",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><path d="M0 0h24v24H0z" id="p"/></defs><mask id="m" fill="white"><use href="#p"/></mask><g mask="url(#m)" fill="#000"><path d="M4 4h16v16H4z"/></g></svg>"##,
      .square),
    Export(
      "sketch transform",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g transform="translate(-100 -200)"><g transform="translate(100 200)"><path d="M4 12h16"/></g></g></svg>"##,
      .line),
    Export(
      "penpot ns",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g id="shape-1" rx="0" ry="0" style="fill:none" xmlns:penpot="https://penpot.app/xmlns"><penpot:shape name="a"/><path d="M4 12h16" style="stroke-width:2;stroke:#000;stroke-opacity:1"/></g></svg>"##,
      .line),
    Export(
      "affinity serif",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 24 24" version="1.1" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(1,0,0,1,-3,0)"><g id="a" serif:id="a b"><path d="M7,12L23,12" style="fill:none;stroke:black;stroke-width:2px;"/></g></g></svg>"#,
      .line),
    Export(
      "affinity text",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><text x="2" y="12">A</text><path d="M4 12h16"/></svg>"##,
      .refused("1:127: <text> cannot become an outline")),
    Export(
      "inkscape namedview",
      ##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://s" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><sodipodi:namedview/><defs/><path d="M4 12h16"/></svg>"##,
      .line),
    Export(
      "inkscape mm",
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24mm" height="24mm" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/></svg>"##,
      .line),
    Export(
      "no viewbox",
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/></svg>"##,
      .line),
    Export(
      "no size",
      ##"<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/></svg>"##,
      .refused("1:1: <svg> has neither a viewBox nor a width and a height")),
    Export(
      "percent",
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/></svg>"##,
      .refused("1:1: <svg> has neither a viewBox nor a width and a height")),
    Export(
      "white page",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="#fff"/><path d="M4 4h16v16H4z" fill="#000"/></svg>"##,
      .square),
    Export(
      "transparent page",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M0 0h24v24H0z" fill="none" stroke="none"/><path d="M4 12h16"/></svg>"##,
      .line),
    Export(
      "svgo merged",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16M4 6h16M4 18h16"/></svg>"##,
      .box(Rect(minX: 4, minY: 6, maxX: 20, maxY: 18))),
    Export(
      "svgo numbers",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h.5.5l1-.5-.5.5"/></svg>"##,
      .box(Rect(minX: 4, minY: 11.5, maxX: 6, maxY: 12))),
    Export(
      "fa large",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M0 0h512v512H0z"/></svg>"#,
      .box(Rect(minX: 0, minY: 0, maxX: 24, maxY: 24))),
    Export(
      "offset viewbox",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M-8 0h16"/></svg>"##,
      .line),
    Export(
      "material negative",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -960 960 960" fill="none" stroke="#000" stroke-width="80"><path d="M160-480h640"/></svg>"##,
      .line),
    Export(
      "marker",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><defs><marker id="a"><path d="M0 0h4"/></marker></defs><path d="M4 12h16" marker-end="url(#a)"/></svg>"##,
      .refused("1:182: the marker “url(#a)” cannot become an outline")),
    Export(
      "broken path",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16L"/></svg>"##,
      .refused("1:127: path data, character 10: a number is expected for the command L")),
    Export(
      "empty",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"></svg>"##,
      .refused("1:1: nothing visible is drawn; shapes need a fill or a stroke")),
    Export(
      "invisible",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16" stroke-opacity="0"/></svg>"##,
      .refused("1:1: nothing visible is drawn; shapes need a fill or a stroke")),
    Export(
      "far away",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M400 12h16"/></svg>"##,
      .refused("1:1: <path> lies outside the viewBox and is left out")),
    Export(
      "non scaling",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><g transform="scale(2)"><path d="M2 6h8" vector-effect="non-scaling-stroke"/></g></svg>"##,
      .refused(#"1:151: vector-effect="non-scaling-stroke" is not supported"#)),
    Export(
      "animate",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"><animate attributeName="d"/></path></svg>"##,
      .line),
    Export(
      "script",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><script>alert(1)</script><path d="M4 12h16"/></svg>"##,
      .line),
    Export(
      "xinclude",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="a"/><path d="M4 12h16"/></svg>"##,
      .refused("1:127: <include> of XInclude is not followed")),
    Export(
      "svgo use",
      ##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"><defs><path id="a" d="M4 4h4v4H4z"/></defs><use xlink:href="#a"/><use xlink:href="#a" x="12" y="12"/></svg>"##,
      .square),
    Export(
      "svgo arc flags",
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="none" stroke="#000" stroke-linecap="round" stroke-width="2" d="M4 12a8 8 0 1116 0A8 8 0 114 12"/></svg>"##,
      .square),
    Export(
      "svgo class",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>.a{fill:none;stroke:#000;stroke-width:2}.a,.b{stroke-linecap:round}</style><path d="M4 12h1.6e1" class="a b"/></svg>"##,
      .line),
    Export(
      "penpot fills and strokes",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" id="screenshot-1" style="-webkit-print-color-adjust: exact;" fill="none" version="1.1"><style></style><g id="shape-1"><defs><clipPath class="frame-clip" id="f"><rect rx="0" ry="0" width="24" height="24" transform="matrix(1.000000, 0.000000, 0.000000, 1.000000, 0.000000, 0.000000)"/></clipPath></defs><g clip-path="url(#f)" fill="none"><g class="fills"><rect width="24" height="24" class="frame-background"/></g><g class="fills"><path d="M4.000,12.000L20.000,12.000"/></g><g class="strokes"><g class="stroke-shape"><path d="M4.000,12.000L20.000,12.000" style="fill: none; stroke-width: 2; stroke: rgb(0, 0, 0); stroke-opacity: 1; stroke-linecap: round;"/></g></g></g></g></svg>"##,
      .line),
    Export(
      "affinity artboard",
      ##"<svg width="100%" height="100%" viewBox="0 0 24 24" version="1.1" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linecap:round;stroke-linejoin:round;stroke-miterlimit:1.5;"><g transform="matrix(1,0,0,1,-100,-200)"><g id="Artboard1" serif:id="Artboard 1" transform="matrix(1,0,0,1,100,200)"><rect x="0" y="0" width="24" height="24" style="fill:none;"/><g transform="matrix(2,0,0,2,0,0)"><path d="M2,6L10,6" style="fill:none;stroke:black;stroke-width:1px;"/></g></g></g></svg>"##,
      .line),
    Export(
      "figma page of nothing",
      ##"<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg"><g id="icon/x"><rect id="bounds" width="24" height="24" fill="white" fill-opacity="0"/><path id="Vector 3 (Stroke)" fill-rule="evenodd" clip-rule="evenodd" d="M4 4H20V20H4V4ZM6 6V18H18V6H6Z" fill="black"/></g></svg>"##,
      .square),
    Export(
      "not closed",
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"><path d="M4 12h16"/>"##,
      .refused("1:147: this is not well-formed XML")),
  ]

  @Test(arguments: exports)
  func `An export is read as a whole, or refused with place and reason`(export: Export) throws {
    let importer = IconImporter(file: "a.svg")
    switch export.outcome {
    case .box(let expected):
      let imported = try importer.symbol(from: Array(export.svg.utf8), name: "a")
      let box = try #require(imported.symbol.layers.lineBounds)
      let edges = [
        (box.minX, expected.minX), (box.minY, expected.minY), (box.maxX, expected.maxX),
        (box.maxY, expected.maxY),
      ]
      #expect(edges.allSatisfy { abs($0 - $1) < 0.01 }, "\(box)")
      // White behind everything is left out with a warning; nothing else is.
      #expect(imported.warnings.count == (export.testDescription == "white page" ? 1 : 0))
    case .refused(let message):
      let error = #expect(throws: ImportError.self) {
        try importer.symbol(from: Array(export.svg.utf8), name: "a")
      }
      #expect(
        error?.description.hasPrefix("a.svg:\(message)") ?? false, "\(error?.description ?? "")")
    }
  }
}
