#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

// Functions of the C library that the standard library lacks. Only this file imports them.

/// The sine of an angle in radians.
package func sin(_ angle: Double) -> Double {
  #if canImport(Darwin)
    Darwin.sin(angle)
  #else
    Glibc.sin(angle)
  #endif
}

/// The cosine of an angle in radians.
package func cos(_ angle: Double) -> Double {
  #if canImport(Darwin)
    Darwin.cos(angle)
  #else
    Glibc.cos(angle)
  #endif
}

/// The tangent of an angle in radians.
package func tan(_ angle: Double) -> Double {
  #if canImport(Darwin)
    Darwin.tan(angle)
  #else
    Glibc.tan(angle)
  #endif
}

/// The exponential function.
package func exp(_ value: Double) -> Double {
  #if canImport(Darwin)
    Darwin.exp(value)
  #else
    Glibc.exp(value)
  #endif
}

/// The cube root.
package func cbrt(_ value: Double) -> Double {
  #if canImport(Darwin)
    Darwin.cbrt(value)
  #else
    Glibc.cbrt(value)
  #endif
}

/// The angle of a direction, in radians, from the x axis towards the y axis, −π to π.
package func atan2(_ y: Double, _ x: Double) -> Double {
  #if canImport(Darwin)
    Darwin.atan2(y, x)
  #else
    Glibc.atan2(y, x)
  #endif
}

/// Returns `base` raised to `exponent`.
package func pow(_ base: Double, _ exponent: Double) -> Double {
  #if canImport(Darwin)
    Darwin.pow(base, exponent)
  #else
    Glibc.pow(base, exponent)
  #endif
}
