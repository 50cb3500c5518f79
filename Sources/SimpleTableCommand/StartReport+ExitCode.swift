public import SimpleTableMenu

extension StartReport {
  /// The exit status for a program that stops because of this report.
  ///
  /// It is 3 if a store could not be read, else 2 if an argument was refused, else 0.
  public var exitCode: Int32 {
    if !unreadableStores.isEmpty { return 3 }
    return refusedArguments.isEmpty ? 0 : 2
  }
}
