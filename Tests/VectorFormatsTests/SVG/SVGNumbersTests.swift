import SymtextSupport
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import Foundation
@testable import SymtextGraphics
import Testing

/// Numbers and path data of SVG pictures.
struct SVGNumbersTests {
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (12.3456, "12.346"),
    (100, "100"), (0.0004, "0"), (-0.0004, "0"), (0.0005, ".001"), (10.05, "10.05"),
    (-1000.5, "-1000.5"), (.nan, "0"),
  ])
  func `Numbers are short`(value: Double, text: String) {
    #expect(SVGPrecision(decimals: 3).text(value) == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, 1e300, .greatestFiniteMagnitude])
  func `Far-away coordinates are clamped`(value: Double) {
    let text = SVGPrecision(decimals: 3).text(value)
    #expect(text == (value < 0 ? "-9000000000000" : "9000000000000"))
  }

  @Test(arguments: [(10_000.0, 3), (10, 3), (9.9, 4), (1, 4), (0.9, 5), (0.01, 6), (0, 6)])
  func `Small pictures have more decimals`(size: Double, decimals: Int) {
    #expect(SVGPrecision(size: size).decimals == decimals)
  }

  private func data(_ elements: [Path.Element]) -> String {
    String(
      decoding: CompactPathData(Path(elements), precision: SVGPrecision(decimals: 3)).bytes,
      as: UTF8.self)
  }

  @Test func `Path data is relative and as short as possible`() {
    let text = data([
      .move(Point(10, 10)), .line(Point(20, 10)), .line(Point(20, 10.5)), .line(Point(15.5, 11)),
      .line(Point(15, 11.25)), .quad(Point(14, 12), Point(13, 11)),
      .quad(Point(12.5, 10.5), Point(12.75, 11.125)),
      .cubic(Point(9, 9), Point(8, 8), Point(7, 10)),
      .close,
    ])
    #expect(
      text
        == "M10 10h10v.5l-4.5.5-.5.25q-1 .75-2-.25-.5-.5-.25.125c-3.75-2.125-4.75-3.125-5.75-1.125z"
    )
  }

  @Test
  func `The closing line is omitted, and a second contour begins relative to the first`() {
    let square: [Path.Element] = [
      .move(Point(0, 0)), .line(Point(2, 0)), .line(Point(2, 2)), .line(Point(0, 0)), .close,
    ]
    let moved: [Path.Element] = [
      .move(Point(5, 5)), .line(Point(6, 7)), .line(Point(7, 5)), .close,
    ]
    #expect(data(square + moved) == "M0 0h2v2zm5 5 1 2 1-2z")
  }

  @Test func `Items without extent are omitted`() {
    #expect(data([]) == "")
    #expect(data([.move(Point(3, 3)), .close]) == "")
    #expect(data([.move(Point(3, 3)), .line(Point(3, 3.0001)), .close]) == "")
    #expect(
      data([
        .move(Point(9, 9)), .close, .move(Point(1, 1)), .line(Point(2, 1)),
        .quad(Point(2, 1), Point(2, 1)), .line(Point(2, 3)), .close,
      ]) == "M1 1h1v2z")
  }

  @Test func `A contour without a move begins where the last one did`() {
    #expect(
      data([
        .move(Point(1, 1)), .line(Point(2, 1)), .line(Point(2, 3)), .close, .line(Point(0, 5)),
        .line(Point(3, 3)), .close,
      ]) == "M1 1h1v2zm0 0-1 4 3-2z")
  }

  @Test func `Rounding errors do not accumulate`() {
    var path = Path()
    path.move(to: .zero)
    for step in 1...1000 { path.line(to: Point(Double(step) * 0.0014, Double(step % 2))) }
    let text = String(
      decoding: CompactPathData(path, precision: SVGPrecision(decimals: 3)).bytes, as: UTF8.self)
    var sum = 0
    var number = ""
    var numbers: [String] = []
    for character in text.dropFirst(5) {
      if character == " " || character == "-" || (character == "." && number.contains(".")) {
        if !number.isEmpty { numbers.append(number) }
        number = character == " " ? "" : String(character)
      } else {
        number.append(character)
      }
    }
    numbers.append(number)
    for index in stride(from: 0, to: numbers.count, by: 2) {
      sum += Int((Double("0" + numbers[index]) ?? .nan) * 1000 + 0.5)
    }
    #expect(text.hasPrefix("M0 0l"))
    #expect(sum == 1400)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 255])
  func `Base64 equals Foundation's`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 250) }
    #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
  }
}
