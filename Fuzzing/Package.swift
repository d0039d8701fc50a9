// swift-tools-version: 6.2
import PackageDescription

// The program that feeds libFuzzer's inputs to the code in Targets. Scripts/fuzz builds it with all modules
// instrumented. The main package has the targets as a product while SYMTEXT_FUZZING is set.
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
