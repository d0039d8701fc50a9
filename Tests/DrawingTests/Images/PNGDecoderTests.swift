@testable import SymtextImageFormats
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct PNGDecoderTests {
  @Test func `Every kind of PNG decodes as in other programs`() throws {
    let directory = try TestImages.directory
    let names = PackageFiles.files(under: directory).filter { $0.hasSuffix(".rgba") }
      .map { String($0.dropLast(5)) }
    #expect(names.count >= 43)
    for name in names {
      let file = try PackageFiles.bytes("\(directory)/\(name).png")
      let expected = try PackageFiles.bytes("\(directory)/\(name).rgba")
      let pixmap = try PNGDecoder.pixmap(file, name: name)
      try #require(pixmap.pixels.count == expected.count, "\(name)")
      for start in stride(from: 0, to: expected.count, by: 4) {
        let alpha = Int(expected[start + 3])
        try #require(abs(Int(pixmap.pixels[start + 3]) - alpha) <= 1, "\(name)")
        for part in start..<start + 3 {
          let product = (Double(expected[part]) * Double(alpha) / 255).rounded()
          try #require(abs(Double(pixmap.pixels[part]) - product) <= 1, "\(name)")
          try #require(pixmap.pixels[part] <= pixmap.pixels[start + 3], "\(name)")
        }
      }
    }
  }

  @Test func `A large image is the mean of blocks of its pixels, and keeps its size`() throws {
    // 4,097 × 4,096 pixels are one column too many.
    let (width, height) = (4097, 4096)
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    for pixel in 0..<width * height where pixel % width % 2 == 0 {
      pixels.replaceSubrange(4 * pixel..<4 * pixel + 4, with: [200, 100, 0, 255])
    }
    let file = try PNGEncoder(level: 1).encode(
      Pixmap(width: width, height: height, pixels: pixels))
    let image = try PlainImage(png: file, name: "image.png")
    let pixmap = image.bitmap.pixmap
    #expect(pixmap.width == 2049 && pixmap.height == 2048)
    #expect(abs(image.width - Double(width)) < 1e-6 && abs(image.height - Double(height)) < 1e-6)
    #expect(Array(pixmap.pixels[0..<4]) == [100, 50, 0, 128])
    // The last column has one pixel of each row.
    #expect(Array(pixmap.pixels[4 * 2048..<4 * 2049]) == [200, 100, 0, 255])
    let ended = #expect(throws: ImageError.self) {
      try PlainImage(png: Array(file.prefix(file.count / 2)), name: "image.png")
    }
    #expect(ended?.kind == .damaged)
  }

  @Test(arguments: ["rgba", "grey", "palette-opacities", "type6-8-gama", "type0-1-interlaced"])
  func `Images with eight bits or fewer decode exactly`(name: String) throws {
    let expected = try PackageFiles.bytes(try TestImages.file("\(name).rgba"))
    let pixmap = try PNGDecoder.pixmap(
      try PackageFiles.bytes(try TestImages.file("\(name).png")), name: name)
    for start in stride(from: 0, to: expected.count, by: 4) {
      let alpha = Int(expected[start + 3])
      try #require(Int(pixmap.pixels[start + 3]) == alpha)
      for part in start..<start + 3 {
        try #require(Int(pixmap.pixels[part]) == (Int(expected[part]) * alpha + 127) / 255)
      }
    }
  }

  @Test func `A text that claims 2 GB is refused before allocation`() throws {
    let path = PackageFiles.path("Fuzzing/Kept/png/text-chunk-of-2-gigabytes.png")
    let error = try #require(throws: ImageError.self) { try PlainImage(file: path) }
    #expect(error.kind == .damaged && error.description.contains("it ends too early"))
  }

  @Test(
    arguments: [
      ("text", ImageError.Kind.notAnImage, "convert it to PNG"),
      ("jpeg", .damaged, "export it anew"), ("empty", .notAnImage, "is empty"),
      ("short", .damaged, "it ends too early"), ("header", .damaged, "its size cannot be read"),
      ("signature", .damaged, "its size cannot be read"), ("flipped", .damaged, "damaged PNG"),
      ("flat", .damaged, "its size cannot be read"), ("odd", .damaged, "damaged PNG"),
      ("hollow", .damaged, "it ends too early"),
      ("large", .tooLarge, "has 40000 × 40000 pixels"),
      ("huge", .tooLarge, "has 2147483648 × 2147483648 pixels"),
    ])
  func `An undecodable file gives one sentence`(
    name: String, kind: ImageError.Kind, part: String
  ) throws {
    let path = try TestImages.file("bad/\(name).png")
    let error = try #require(throws: ImageError.self) { try PlainImage(file: path) }
    #expect(error.kind == kind)
    #expect(error.description.contains(part), "\(error.description)")
    #expect(error.description.hasPrefix(path) && !error.description.contains("\n"))
  }

  @Test func `Every truncated or changed file gives an image or an error`() throws {
    let file = try PackageFiles.bytes(try TestImages.file("palette-opacities.png"))
    for count in file.indices {
      _ = try? PlainImage(png: Array(file[..<count]), name: "cut.png")
      var changed = file
      changed[count] ^= 0xFF
      _ = try? PlainImage(png: changed, name: "changed.png")
    }
    #expect(throws: ImageError.self) { try PlainImage(png: Array(file.dropLast(40)), name: "x") }
  }

  @Test func `Missing files and directories are named`() throws {
    let missing = try #require(throws: ImageError.self) { try PlainImage(file: "/nowhere/a.png") }
    #expect(missing.kind == .missing)
    #expect(missing.description == "cannot read /nowhere/a.png: there is no such file")
    let directory = try #require(throws: ImageError.self) { try PlainImage(file: "/usr") }
    #expect(directory.description == "/usr is not a regular file; name an image file")
    #expect(throws: ImageError.self) { try PlainImage(file: "/dev/zero") }
  }
}
