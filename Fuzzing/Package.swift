// swift-tools-version: 6.2
import PackageDescription

// The program that feeds libFuzzer's inputs to what is in Targets; Scripts/fuzz builds it, with all modules
// instrumented. The targets are a product of the main package while SYMTEXT_FUZZING is set.
let package = Package(
  name: "symtext-fuzzing",
  dependencies: [.package(name: "symtext", path: "..")],
  targets: [
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "symtext-fuzz",
      dependencies: ["CLibFuzzer", .product(name: "FuzzTargets", package: "symtext")]),
  ],
  swiftLanguageModes: [.v6]
)
