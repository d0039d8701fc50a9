import HTTPFront
import NIOCore
import SymtextSupport
import Testing

struct AnswerOutlineTests {
  private static func outline(_ text: some StringProtocol, measuresResult: Bool) -> AnswerOutline? {
    AnswerOutline(ByteBuffer(string: String(text)), measuresResult: measuresResult)
  }

  @Test func `a picture's line has an id and a number of bytes, wherever they stand`() throws {
    let line =
      #"{"id":71,"altText":"\"}],{\\","bytes":2048,"warnings":["a\\\"",{"bytes":7}],"x":null}"#
    for measures in [false, true] {
      let outline = try #require(Self.outline(line, measuresResult: measures))
      #expect(outline.id == 71)
      #expect(outline.byteCount == 2048)
      #expect(outline.result == nil)
    }
    #expect(Self.outline("{}", measuresResult: true)?.byteCount == 0)
  }

  @Test(arguments: [
    #"{"a":[1,{"b":"}]"}],"text":"say \"hi\" \\"}"#, #"["\\",[],{},"\u0022"]"#, "12.50", "null",
    #""a,b}""#, "{}",
  ])
  func `a result is found as it is written`(_ result: String) throws {
    let line = #"{"id":3,"status":"ok","result":"# + result + #","warnings":["]"],"bytes":0}"#
    let range = try #require(Self.outline(line, measuresResult: true)?.result)
    #expect(Array(line.utf8)[range].elementsEqual(result.utf8))
    let value = try JSONReader.value(Array(line.utf8), keepsNumerals: true)
    #expect(
      value["result"]?.packedText
        == (try JSONReader.value(Array(result.utf8), keepsNumerals: true)).packedText)
  }

  @Test func `a line is read only up to its result`() throws {
    let outline = try #require(
      Self.outline(#"{"id":9,"result":{"cut off"#, measuresResult: false))
    #expect(outline.id == 9 && outline.byteCount == 0)
  }

  @Test func `no part of a line, and no wrong number of bytes, is an answer`() {
    let line = #"{"id":1,"status":"ok","text":"a\"b","list":[{"a":1}],"bytes":12}"#
    for count in 0..<line.count {
      #expect(Self.outline(line.prefix(count), measuresResult: false) == nil)
    }
    #expect(Self.outline(line, measuresResult: false)?.byteCount == 12)
    for wrong in ["-1", "99999999999999999999", "1e3", "\"5\"", "[]"] {
      #expect(Self.outline(#"{"id":1,"bytes":\#(wrong)}"#, measuresResult: false) == nil)
    }
    #expect(Self.outline(#"["id",1]"#, measuresResult: false) == nil)
  }
}
