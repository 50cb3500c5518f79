import Testing
@testable import SimpleTable
