/// Glyph names.
///
/// <https://learn.microsoft.com/typography/opentype/spec/post>
package struct PostTable: FontTable {
  package static let tag: Tag = "post"

  package var names: [String]

  package init(names: [String]) {
    self.names = names
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    writer.write(UInt32(0x0002_0000))  // version 2.0
    writer.write(UInt32(0))  // italicAngle
    writer.write(Int16(-150))  // underlinePosition
    writer.write(Int16(100))  // underlineThickness
    writer.write(UInt32(0))  // isFixedPitch
    for _ in 0..<4 { writer.write(UInt32(0)) }  // memory use, unknown
    writer.write(UInt16(names.count))  // numGlyphs
    var custom: [String] = []
    for name in names {
      switch name {  // the two names of the standard Macintosh order that occur here
      case ".notdef": writer.write(UInt16(0))
      case "space": writer.write(UInt16(3))
      default:
        writer.write(UInt16(258 + custom.count))  // glyphNameIndex
        custom.append(name)
      }
    }
    for name in custom {
      let bytes = Array(name.utf8)
      guard bytes.count <= 63 else {
        throw FontError("the glyph name “\(name)” has more than 63 characters; shorten it")
      }
      writer.write(UInt8(bytes.count))
      writer.write(bytes: bytes)
    }
  }
}
