// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is built alike: Swift 6, unsafe code marked, no warning let through.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "symtext",
  products: [
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "FontGlyphs", targets: ["FontGlyphs"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "SymbolText", targets: ["SymbolText"]),
    .executable(name: "symtext", targets: ["symtext"]),
  ],
  targets: [
    // The pipeline, first stage first.
    .target(name: "Geometry", dependencies: ["CPolyclipping"], swiftSettings: swiftSettings),
    .target(
      name: "FontGlyphs", dependencies: ["Geometry", "CExpat", "CBrotli"],
      swiftSettings: swiftSettings),
    .target(
      name: "TextLayout", dependencies: ["Geometry", "CHarfBuzz", "CFontconfig", "CUnicode"],
      swiftSettings: swiftSettings),
    .target(
      name: "SymbolText",
      dependencies: [
        "Geometry", "FontGlyphs", "TextLayout", "CFreeType", "CDeflate", "CPNG", "CBundledFont",
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "symtext",
      dependencies: ["Geometry", "FontGlyphs", "TextLayout", "SymbolText"],
      swiftSettings: swiftSettings),

    // The C libraries behind it.
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .target(name: "CUnicode"),
    .target(name: "CBrotli"),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
    .target(name: "CPolyclipping", linkerSettings: [.linkedLibrary("polyclipping")]),
    .target(name: "CBundledFont"),

    // The tests.
    .target(
      name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FontGlyphsTests", dependencies: ["FontGlyphs", "Geometry", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "Geometry", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SymbolTextTests",
      dependencies: ["SymbolText", "TextLayout", "FontGlyphs", "Geometry", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "symtext", "SymbolText", "TextLayout", "FontGlyphs", "Geometry", "TestSupport",
      ],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
