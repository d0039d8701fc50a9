/// The names of positions in the design space.
///
/// <https://learn.microsoft.com/typography/opentype/spec/stat>
package struct StatTable: FontTable {
  package static let tag: Tag = "STAT"

  package var axis: (tag: Tag, nameID: Int)
  /// The named values.
  ///
  /// An elidable value is left out of names; `linked` is the bold counterpart of a value.
  package var values: [(value: Double, nameID: Int, isElidable: Bool, linked: Double?)]

  package init(
    axis: (tag: Tag, nameID: Int),
    values: [(value: Double, nameID: Int, isElidable: Bool, linked: Double?)]
  ) {
    self.axis = axis
    self.values = values
  }

  package func encode(into writer: inout BinaryWriter) {
    writer.write(UInt32(0x0001_0001))  // majorVersion 1, minorVersion 1
    writer.write(UInt16(8))  // designAxisSize
    writer.write(UInt16(1))  // designAxisCount
    writer.write(UInt32(20))  // designAxesOffset
    writer.write(UInt16(values.count))  // axisValueCount
    writer.write(UInt32(28))  // offsetToAxisValueOffsets
    writer.write(UInt16(2))  // elidedFallbackNameID: “Regular”
    writer.write(axis.tag)
    writer.write(UInt16(axis.nameID))
    writer.write(UInt16(0))  // axisOrdering
    var offset = 2 * values.count
    for value in values {
      writer.write(UInt16(offset))  // axisValueOffsets
      offset += value.linked == nil ? 12 : 16
    }
    for value in values {
      writer.write(UInt16(value.linked == nil ? 1 : 3))  // format
      writer.write(UInt16(0))  // axisIndex
      writer.write(UInt16(value.isElidable ? 2 : 0))  // flags
      writer.write(UInt16(value.nameID))
      writer.write(fixed: value.value)
      if let linked = value.linked { writer.write(fixed: linked) }  // linkedValue
    }
  }
}
