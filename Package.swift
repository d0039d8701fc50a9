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

/// A library of the pipeline.
func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swiftSettings)
}

/// All modules, first stage first.
let modules: [Target.Dependency] = [
  "Support", "Colors", "Geometry", "Strokes", "OpenType", "Symbols", "FontGlyphs", "DesignVariants",
  "SVGReading", "SymbolImport", "Fonts", "TextLayout", "Pixels", "Drawing", "VectorFormats",
  "Contrast", "Images", "SymbolText", "Animation", "Films",
  "Previews", "DocumentIcons", "Catalog", "Exporting", "Galleries", "Authoring", "CommandSupport",
  "Reports",
  "Requests", "Batches", "Serving",
  "CommandDocs",
]

/// The tests of one module; they may use any, to make what they try it on.
func tests(_ name: String, exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: modules + ["symtext", "TestSupport", "SymbolTestSupport"], exclude: exclude,
    swiftSettings: swiftSettings)
}

/// A C library of the system.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "symtext",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Colors", targets: ["Colors"]),
    .library(name: "OpenType", targets: ["OpenType"]),
    .library(name: "Symbols", targets: ["Symbols"]),
    .library(name: "FontGlyphs", targets: ["FontGlyphs"]),
    .library(name: "SVGReading", targets: ["SVGReading"]),
    .library(name: "SymbolImport", targets: ["SymbolImport"]),
    .library(name: "Fonts", targets: ["Fonts"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "Pixels", targets: ["Pixels"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "VectorFormats", targets: ["VectorFormats"]),
    .library(name: "Contrast", targets: ["Contrast"]),
    .library(name: "Images", targets: ["Images"]),
    .library(name: "SymbolText", targets: ["SymbolText"]),
    .library(name: "Animation", targets: ["Animation"]),
    .library(name: "Films", targets: ["Films"]),
    .library(name: "Previews", targets: ["Previews"]),
    .library(name: "DocumentIcons", targets: ["DocumentIcons"]),
    .library(name: "Exporting", targets: ["Exporting"]),
    .library(name: "Authoring", targets: ["Authoring"]),
    .executable(name: "symtext", targets: ["symtext"]),
  ],
  targets: [
    // What everything stands on.
    library("Support", ["CTemporaryFiles"]),
    library("Colors", ["Support"]),
    library("Geometry", ["Support", "CPolyclipping"]),
    library("Strokes", ["Support", "Geometry"]),
    library("OpenType", ["Support", "Geometry", "CBrotli", "CBundledFont", "CDeflate"]),

    // From drawings to a font.
    library("Symbols", ["Support", "Colors", "Geometry", "Strokes", "OpenType"]),
    library(
      "FontGlyphs", ["Support", "Geometry", "Strokes", "OpenType", "Symbols"]),
    library(
      "DesignVariants", ["Geometry", "Strokes", "OpenType", "Symbols", "FontGlyphs"]),
    library("SVGReading", ["Support", "Colors", "Geometry", "CExpat"]),
    library(
      "SymbolImport",
      [
        "Support", "Colors", "Geometry", "Strokes", "OpenType", "Symbols", "FontGlyphs",
        "DesignVariants", "SVGReading",
      ]),

    // From text and symbols to a picture.
    library(
      "Fonts", ["Support", "Geometry", "OpenType", "CHarfBuzz", "CFontconfig"]),
    library(
      "TextLayout",
      ["Support", "Geometry", "OpenType", "Fonts", "CHarfBuzz", "CUnicode"]),
    library("Pixels", ["CDeflate", "CWebP"]),
    library(
      "Drawing",
      [
        "Support", "Colors", "Geometry", "OpenType", "Fonts", "TextLayout", "Pixels", "CFreeType",
        "CPNG",
      ]),
    library(
      "VectorFormats",
      ["Support", "Colors", "Geometry", "OpenType", "Fonts", "TextLayout", "Pixels", "Drawing"]),
    library(
      "Contrast",
      ["Colors", "Geometry", "Fonts", "TextLayout", "Pixels", "Drawing"]),
    library(
      "Images",
      [
        "Support", "Colors", "Geometry", "Strokes", "SVGReading", "Pixels", "Drawing", "CJPEG",
        "CWebP",
      ]),
    library(
      "SymbolText",
      [
        "Support", "Colors", "Geometry", "OpenType", "Strokes", "Symbols", "FontGlyphs",
        "DesignVariants", "Fonts",
        "TextLayout", "Drawing", "Images",
      ]),
    library(
      "Animation",
      [
        "Support", "Colors", "Geometry", "OpenType", "Symbols", "FontGlyphs", "Fonts",
        "TextLayout", "Drawing",
        "SymbolText",
      ]),
    library(
      "Films",
      [
        "Support", "Colors", "Geometry", "Pixels", "Drawing", "VectorFormats", "SymbolText",
        "Animation",
      ]),
    library(
      "Previews",
      [
        "Colors", "Geometry", "Symbols", "FontGlyphs", "Fonts", "TextLayout", "Pixels",
        "Drawing",
        "SymbolText", "Animation", "Films",
      ]),
    library(
      "DocumentIcons",
      [
        "Colors", "Geometry", "Fonts", "TextLayout", "Pixels",
        "Drawing", "SymbolText",
      ]),

    // What there is, and how it is found.
    library(
      "Catalog",
      [
        "Support", "Colors", "Geometry", "Symbols", "FontGlyphs", "Fonts", "TextLayout", "Drawing",
        "VectorFormats", "SymbolText", "Animation", "CBundledNames",
      ]),

    // What other platforms need.
    library(
      "Exporting",
      [
        "Support", "Geometry", "OpenType", "Symbols", "FontGlyphs",
        "SymbolImport", "Fonts", "TextLayout",
        "SymbolText", "Animation",
      ]),

    library(
      "Galleries",
      [
        "Support", "Colors", "Geometry", "OpenType", "Symbols", "FontGlyphs", "SymbolImport",
        "Fonts",
        "TextLayout", "Pixels", "VectorFormats", "SymbolText", "Animation", "Catalog", "Exporting",
        "CGalleryPage",
      ]),

    // What designers need beside it.
    library(
      "Authoring",
      [
        "Support", "Geometry", "OpenType", "Strokes", "Symbols", "FontGlyphs", "DesignVariants",
        "SVGReading", "SymbolImport", "Fonts",
        "TextLayout", "SymbolText",
      ]),

    // The program, and what all of its commands stand on.
    library(
      "CommandSupport",
      [
        "Support", "Colors", "OpenType", "Symbols", "FontGlyphs",
        "SymbolImport", "Pixels", "Drawing",
        "VectorFormats", "Contrast", "SymbolText",
      ]),
    library(
      "Reports",
      [
        "Support", "Colors", "Geometry", "OpenType", "Symbols", "FontGlyphs", "Fonts", "TextLayout",
        "Drawing", "Contrast", "SymbolText", "Previews", "Catalog", "CommandSupport",
      ]),
    library(
      "Requests", ["Support", "SymbolText", "CommandSupport"]),
    library(
      "Batches",
      ["Support", "Fonts", "Pixels", "SymbolText", "CommandSupport", "Requests"]),
    library(
      "Serving",
      [
        "Support", "OpenType", "FontGlyphs", "Fonts", "Pixels", "VectorFormats", "SymbolText",
        "CommandSupport",
        "Requests",
      ]),
    // What the program says of itself: its version, man pages, completions.
    library("CommandDocs", ["Support", "CommandSupport", "CLibraryVersions"]),
    .executableTarget(
      name: "symtext",
      dependencies: modules,
      swiftSettings: swiftSettings),

    // The C libraries behind it.
    systemLibrary("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    systemLibrary(
      "CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    systemLibrary("CLibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    .target(name: "CPNG", dependencies: ["CLibPNG"]),
    // Clipper 6.4.2 by Angus Johnson is in it and counts its work: as a library of the system it would bring
    // the C++ library to every start.
    .target(name: "CPolyclipping", exclude: ["Clipper/LICENSE.txt"]),
    // ICU, Brotli, libwebp and libturbojpeg are opened when they are first needed, in whatever version is there.
    .target(name: "CLibraryLoader"),
    .target(name: "CUnicode", dependencies: ["CLibraryLoader"]),
    .target(name: "CBrotli", dependencies: ["CLibraryLoader"]),
    .target(name: "CWebP", dependencies: ["CLibraryLoader"]),
    .target(name: "CJPEG", dependencies: ["CLibraryLoader"]),
    .target(
      name: "CLibraryVersions",
      dependencies: [
        "CLibraryLoader", "CUnicode", "CHarfBuzz", "CFreeType", "CFontconfig", "CLibPNG",
        "CDeflate",
        "CExpat",
      ]),
    .target(name: "CBundledFont"),
    .target(name: "CBundledNames"),
    .target(name: "CGalleryPage"),
    .target(name: "CTemporaryFiles"),

    // The tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
    .target(
      name: "SymbolTestSupport",
      dependencies: [
        "TestSupport", "Colors", "Geometry", "OpenType", "Strokes", "Symbols", "FontGlyphs",
        "DesignVariants",
        "SVGReading", "SymbolImport", "Fonts", "TextLayout", "Pixels", "Drawing", "VectorFormats",
        "SymbolText",
      ],
      path: "Tests/SymbolTestSupport", swiftSettings: swiftSettings),
    tests("Support"),
    tests("Geometry"),
    tests("Colors"),
    tests("OpenType"),
    tests("FontGlyphs"),
    tests("DesignVariants"),
    tests("SymbolImport"),
    tests("TextLayout"),
    tests("Pixels"),
    tests("Drawing"),
    tests("Contrast"),
    tests("Images"),
    tests("SymbolText"),
    tests("Animation"),
    tests("Previews"),
    tests("DocumentIcons"),
    tests(
      "Catalog",
      exclude: [
        "Search/everyday-words.tsv", "Search/standard-actions.tsv", "Search/wanted-names.txt",
      ]),
    tests("Exporting"),
    tests("Galleries"),
    tests("Authoring"),
    tests("CommandDocs"),
    tests("Command"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// What is fuzzed: a target a file, in Fuzzing/Targets.
if Context.environment["SYMTEXT_FUZZING"] == nil {
  // The tests run it on the inputs that are kept.
  package.targets.append(
    .testTarget(
      name: "FuzzingTests", dependencies: modules + ["symtext", "TestSupport"],
      path: "Fuzzing/Targets", swiftSettings: swiftSettings))
} else {
  // For Scripts/fuzz it is a product, and the command a library: no program can be linked into another.
  let fuzzed = "FuzzTargets"
  package.products = [.library(name: fuzzed, targets: [fuzzed])]
  package.targets.removeAll { $0.name == "symtext" }
  package.targets += [
    .target(
      name: "symtext", dependencies: modules,
      swiftSettings: swiftSettings + [
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "symtext_main"])
      ]),
    .target(
      name: fuzzed, dependencies: modules + ["symtext", "TestSupport"], path: "Fuzzing/Targets",
      exclude: ["Tests"], swiftSettings: swiftSettings),
  ]
}
