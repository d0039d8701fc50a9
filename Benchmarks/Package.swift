// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that benchmarks never slow or break a build of the main one.
let package = Package(
  name: "symtext-benchmarks",
  dependencies: [.package(name: "symtext", path: "..")],
  targets: [
    .executableTarget(
      name: "symtext-bench",
      dependencies: [
        .product(name: "Geometry", package: "symtext"),
        .product(name: "Colors", package: "symtext"),
        .product(name: "OpenType", package: "symtext"),
        .product(name: "FontGlyphs", package: "symtext"),
        .product(name: "SymbolImport", package: "symtext"),
        .product(name: "Fonts", package: "symtext"),
        .product(name: "TextLayout", package: "symtext"),
        .product(name: "Pixels", package: "symtext"),
        .product(name: "Drawing", package: "symtext"),
        .product(name: "VectorFormats", package: "symtext"),
        .product(name: "SymbolText", package: "symtext"),
        .product(name: "Animation", package: "symtext"),
        .product(name: "Films", package: "symtext"),
        .product(name: "Previews", package: "symtext"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
