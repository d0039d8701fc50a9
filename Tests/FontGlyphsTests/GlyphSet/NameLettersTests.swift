@testable import SymtextFontGlyphs
@testable import SymtextGraphics
import Testing

/// The letters that spell symbol names.
struct NameLettersTests {
  @Test func `Every character of a name has one letter, sorted`() {
    let capitals = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { Character(Unicode.Scalar($0)) }
    let digits = (0...9).map { Character(String($0)) }
    let small = capitals.map { Character($0.lowercased()) }
    #expect(NameLetters.letters.map(\.character) == ["-", "."] + digits + capitals + ["_"] + small)
  }

  @Test(arguments: NameLetters.letters)
  func `The centre lines have the stated width and height`(
    letter: NameLetters.Letter
  ) throws {
    let points = try SVGPathData.parse(letter.path).flattened(tolerance: 0.005).flatMap(\.points)
    let left = try #require(points.map(\.x).min())
    let right = try #require(points.map(\.x).max())
    let top = try #require(points.map(\.y).min())
    let bottom = try #require(points.map(\.y).max())
    #expect(abs(left) < 0.08)
    #expect(abs(right - letter.width) < 0.08)
    #expect(top > 4.75)
    #expect(bottom < 23.45)
    if letter.character.isUppercase && letter.character != "Q" || letter.character.isNumber {
      #expect(abs(top - 5.2) < 0.08)
      #expect(abs(bottom - 18.8) < 0.08)
    }
  }
}
