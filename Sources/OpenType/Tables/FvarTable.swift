/// The axis of a variable font, and its named instances.
///
/// <https://learn.microsoft.com/typography/opentype/spec/fvar>
package struct FvarTable: FontTable {
  package static let tag: Tag = "fvar"

  package var axis: (tag: Tag, minimum: Double, defaultValue: Double, maximum: Double, nameID: Int)
  package var instances: [(nameID: Int, coordinate: Double)]

  package init(
    axis: (tag: Tag, minimum: Double, defaultValue: Double, maximum: Double, nameID: Int),
    instances: [(nameID: Int, coordinate: Double)]
  ) {
    self.axis = axis
    self.instances = instances
  }

  /// Returns the table without instances.
  /// - Parameter table: A table written by ``encode(into:)``.
  /// - Returns: The table, and the name IDs of the instances; `nil` for any other table.
  package static func withoutInstances(_ table: [UInt8]) -> (table: [UInt8], names: Set<Int>)? {
    let reader = BinaryReader(FontData(table))
    guard reader.uint16(8) == 1, let count = reader.uint16(12), let size = reader.uint16(14),
      36 + count * size == table.count
    else { return nil }
    var result = Array(table.prefix(36))
    // instanceCount
    result[12] = 0
    result[13] = 0
    return (result, Set((0..<count).compactMap { reader.uint16(36 + $0 * size) }))
  }

  /// Returns the name ID of the first axis; `nil` if there is none.
  package static func axisName(_ table: [UInt8]) -> Int? {
    let reader = BinaryReader(FontData(table))
    return reader.uint16(4).flatMap { reader.uint16($0 + 18) }
  }

  package func encode(into writer: inout BinaryWriter) {
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt16(16))  // axesArrayOffset
    writer.write(UInt16(2))  // reserved
    writer.write(UInt16(1))  // axisCount
    writer.write(UInt16(20))  // axisSize
    writer.write(UInt16(instances.count))  // instanceCount
    writer.write(UInt16(8))  // instanceSize: subfamily, flags, one coordinate
    writer.write(axis.tag)
    writer.write(fixed: axis.minimum)  // minValue
    writer.write(fixed: axis.defaultValue)  // defaultValue
    writer.write(fixed: axis.maximum)  // maxValue
    writer.write(UInt16(0))  // flags
    writer.write(UInt16(axis.nameID))  // axisNameID
    for instance in instances {
      writer.write(UInt16(instance.nameID))  // subfamilyNameID
      writer.write(UInt16(0))  // flags
      writer.write(fixed: instance.coordinate)
    }
  }
}
