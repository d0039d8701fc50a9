import TestSupport
import Testing

/// A system on which ICU is not installed: a library loaded before all others hides it.
struct MissingUnicodeDataTests {
  private static let hiding = Result {
    let directory = try TemporaryDirectory()
    let source = try directory.write(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <string.h>
      void *dlopen(const char *name, int mode) {
        if (name && strstr(name, "libicu")) return 0;
        void *(*next)(const char *, int) = dlsym(RTLD_NEXT, "dlopen");
        return next(name, mode);
      }
      """, to: "hide.c")
    let library = directory.file("hide.so")
    let result = try Subprocess.run(
      "/usr/bin/env", ["clang", "-shared", "-fPIC", source, "-o", library, "-ldl"])
    try #require(result.status == 0, "\(result.errorText)")
    return (directory, library)
  }

  private func render(_ arguments: String...) throws -> ProcessResult {
    let library = try Self.hiding.get().1
    return try Subprocess.run(
      "/usr/bin/env",
      ["LD_PRELOAD=\(library)", SymtextProcess.executable, "metrics"] + arguments)
  }

  @Test(arguments: [["one two", "--width", "30"], ["שלום"], ["abc", "--direction", "rtl"]])
  func `Text that needs it is an error that names the package`(words: [String]) throws {
    let library = try Self.hiding.get().1
    let result = try Subprocess.run(
      "/usr/bin/env", ["LD_PRELOAD=\(library)", SymtextProcess.executable, "metrics"] + words)
    #expect(result.status == 69)
    #expect(result.errorText.contains("need ICU, which is not installed"))
    #expect(result.errorText.contains("libicu72"))
    #expect(result.output.isEmpty)
  }

  @Test func `A line from left to right does not need it`() throws {
    let result = try render("Add {plus.circle} to cart")
    #expect(result.status == 0)
    #expect(result.errorText.isEmpty)
  }
}
