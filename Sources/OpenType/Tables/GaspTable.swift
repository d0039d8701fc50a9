/// The rasterization settings: smoothing at every size.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gasp>
package struct GaspTable: FontTable {

  package init() {}
  package static let tag: Tag = "gasp"

  package func encode(into writer: inout BinaryWriter) {
    writer.write(UInt16(1))  // version
    writer.write(UInt16(1))  // numRanges
    writer.write(UInt16(0xFFFF))  // rangeMaxPPEM
    writer.write(UInt16(0x000F))  // grid-fit and smooth, symmetric
  }
}
