#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A thread that runs one function.
package struct BackgroundThread {
  fileprivate final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread; `nil` if the system has none left.
  package init?(_ run: @escaping @Sendable () -> Void) {
    // The thread owns this reference and releases it at its end.
    let box = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var made: pthread_t?
    #else
      var made = pthread_t()
    #endif
    guard unsafe pthread_create(&made, nil, runBody, box.toOpaque()) == 0 else {
      unsafe box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let made else { return nil }
    #endif
    thread = made
  }

  /// Waits until the function returns.
  package func join() { pthread_join(thread, nil) }
}

#if canImport(Darwin)
  private func runBody(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<BackgroundThread.Body>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }
#else
  private func runBody(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let box = unsafe box else { return nil }
    unsafe Unmanaged<BackgroundThread.Body>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }
#endif
