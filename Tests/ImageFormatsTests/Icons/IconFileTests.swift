@testable import SymtextImageFormats
import Testing

/// Icons of several sizes in one file, read by the tests' own reader.
struct IconFileTests {
  private let pictures: [[UInt8]] = [[1, 2, 3], [4], [5, 6]]

  private func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  private func little(_ bytes: ArraySlice<UInt8>) -> Int { big(ArraySlice(bytes.reversed())) }

  @Test func `An icns file has each picture after its type and length`() throws {
    let file = try ICNSFile.bytes([
      .init(points: 16, pixelRatio: 1, png: pictures[0]),
      .init(points: 16, pixelRatio: 2, png: pictures[1]),
      .init(points: 512, pixelRatio: 2, png: pictures[2]),
    ])
    #expect(
      String(decoding: file[0..<4], as: UTF8.self) == "icns" && big(file[4..<8]) == file.count)
    var (place, read) = (8, [(String, [UInt8])]())
    while place < file.count {
      let length = big(file[place + 4..<place + 8])
      read.append(
        (
          String(decoding: file[place..<place + 4], as: UTF8.self),
          Array(file[place + 8..<place + length])
        ))
      place += length
    }
    #expect(read.map(\.0) == ["icp4", "ic11", "ic10"] && read.map(\.1) == pictures)
  }

  @Test func `An ico file has the size and position of each picture`() throws {
    let file = try ICOFile.bytes([
      .init(pixels: 16, png: pictures[0]), .init(pixels: 48, png: pictures[1]),
      .init(pixels: 256, png: pictures[2]),
    ])
    #expect(file[0..<6] == [0, 0, 1, 0, 3, 0])
    for (index, side) in [16, 48, 0].enumerated() {
      let entry = file[(6 + 16 * index)..<(22 + 16 * index)]
      let first = entry.startIndex
      #expect(Int(entry[first]) == side && Int(entry[first + 1]) == side)
      #expect(little(entry[first + 6..<first + 8]) == 32)
      let (size, start) = (
        little(entry[first + 8..<first + 12]), little(entry[first + 12..<first + 16])
      )
      #expect(Array(file[start..<start + size]) == pictures[index])
    }
  }

  @Test func `A size that a format does not have is an error`() {
    #expect(throws: RenderingError.self) {
      try ICNSFile.bytes([.init(points: 48, pixelRatio: 1, png: [])])
    }
    #expect(throws: RenderingError.self) { try ICOFile.bytes([.init(pixels: 512, png: [])]) }
  }
}
