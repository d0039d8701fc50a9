import SymtextTestSupport
import Testing

/// Simulates a system without a library: a preloaded library hides it.
struct HiddenLibrary {
  private let directory: TemporaryDirectory
  private let preloaded: String

  /// - Parameter name: The prefix of the library's file name.
  init(_ name: String) throws {
    directory = try TemporaryDirectory()
    let source = try directory.write(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <string.h>
      void *dlopen(const char *name, int mode) {
        if (name && strstr(name, "\(name)")) return 0;
        void *(*next)(const char *, int) = dlsym(RTLD_NEXT, "dlopen");
        return next(name, mode);
      }
      """, to: "hide.c")
    preloaded = directory.file("hide.so")
    let result = try Subprocess.run(
      "/usr/bin/env", ["clang", "-shared", "-fPIC", source, "-o", preloaded, "-ldl"])
    try #require(result.status == 0, "\(result.errorText)")
  }

  /// Runs `symtext` without the library.
  func run(_ arguments: [String], directory: String? = nil) throws -> ProcessResult {
    try Subprocess.run(
      "/usr/bin/env", ["LD_PRELOAD=\(preloaded)", SymtextProcess.executable] + arguments,
      directory: directory)
  }
}
