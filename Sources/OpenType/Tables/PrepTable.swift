/// A program that only turns dropout control on.
///
/// <https://learn.microsoft.com/typography/opentype/spec/prep>
package struct PrepTable: FontTable {

  package init() {}
  package static let tag: Tag = "prep"

  package func encode(into writer: inout BinaryWriter) {
    // PUSHW[1] 511, SCANCTRL[], PUSHB[1] 4, SCANTYPE[]
    writer.write(bytes: [0xB8, 0x01, 0xFF, 0x85, 0xB0, 0x04, 0x8D])
  }
}
