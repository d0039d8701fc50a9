import CLibFuzzer
import FuzzTargets
import Glibc

/// Runs libFuzzer on the target named by the environment variable `FUZZ_TARGET`.
///
/// An argument would not reach the processes that libFuzzer starts. Without the variable, lists the targets with their
/// dictionaries and input size limits.
@main
enum Fuzz {
  /// The target, looked up at first use.
  private static let target: (any FuzzTarget)? = {
    guard let name = getenv("FUZZ_TARGET") else { return nil }
    let text = String(cString: name)
    guard let target = FuzzTargets.all.first(where: { $0.name == text }) else {
      print("no target \(text)")
      exit(64)
    }
    return target
  }()

  static func main() {
    guard target != nil else {
      for target in FuzzTargets.all {
        print(target.name, target.dictionary ?? "-", target.mostBytes)
      }
      return
    }
    var count = CommandLine.argc
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &words) { data, size in Fuzz.run(data, size) })
  }

  private static func run(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    do {
      try target?.run(Array(UnsafeBufferPointer(start: data, count: size)))
    } catch let broken as BrokenPromise {
      fatalError("broken promise: \(broken)")
    } catch {
      // The target rejected the input.
    }
    return 0
  }
}
