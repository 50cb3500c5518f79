public import SimpleTableMenu

extension StartReport {
  /// The exit code for a program that ends because of the report.
  ///
  /// It is 3 if a store could not be read, or else 2 if an argument or a flag was refused, or else
  /// 0.
  public var exitCode: Int32 {
    if !unreadableStores.isEmpty { return 3 }
    return refusedArguments.isEmpty ? 0 : 2
  }
}
