import Observation
import SimpleTableMenu
import TestTraits

extension CommandProgram {
  static let packer = CommandProgram(name: "packer", prefix: "PACKER_") { _ in
    Menu(Packer().table)
  }
}

/// An action that says how far it is, and what has come of it.
@Observable final class Packer {
  private var fraction: Double?
  private var result: String?

  private nonisolated(nonsending) func pack() async {
    for step in 0...1 {
      fraction = Double(step) / 2
      for _ in 0..<20 { await Task.yield() }
    }
    (fraction, result) = (nil, "3 files packed")
  }

  var table: Table {
    Table.page("Packer") {
      ButtonRow("Pack") { await self.pack() }.progress(self.fraction).status(self.result)
        .id("pack")
    }
  }
}
