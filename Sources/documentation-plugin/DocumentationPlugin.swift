import Foundation
import PackagePlugin

/// Makes tests of the samples in the README, the guides, and the comments of the libraries.
@main
struct DocumentationPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    var arguments = [root.path]
    var inputs: [URL] = []
    var outputs: [URL] = []
    func add(_ option: String, _ name: String, _ module: [String], _ sources: [URL]) {
      let output = context.pluginWorkDirectoryURL.appendingPathComponent(name + ".swift")
      arguments += [option, output.path] + module + sources.map(\.path)
      inputs += sources
      outputs.append(output)
    }
    let docs = root.appendingPathComponent("Docs")
    let guides = try FileManager.default.contentsOfDirectory(
      at: docs, includingPropertiesForKeys: nil)
    add("--document", "README", [], [root.appendingPathComponent("README.md")])
    for guide in guides.sorted(by: \.path) where guide.pathExtension == "md" {
      add("--document", "Guide" + guide.deletingPathExtension().lastPathComponent, [], [guide])
    }
    let samples = FileManager.default.enumerator(
      at: docs.appendingPathComponent("Samples"), includingPropertiesForKeys: nil)
    for case let file as URL in samples ?? .init() where file.pathExtension == "swift" {
      add("--file", "Sample" + file.deletingPathExtension().lastPathComponent, [], [file])
    }
    let libraries = context.package.products(ofType: LibraryProduct.self).flatMap(\.targets)
    for case let module as any SourceModuleTarget in libraries {
      let sources = module.sourceFiles(withSuffix: "swift").map(\.url).sorted(by: \.path)
      add("--module", "Module" + module.moduleName, [module.moduleName], sources)
    }
    return [
      .buildCommand(
        displayName: "Turning documentation into tests",
        executable: try context.tool(named: "documentation-tool").url,
        arguments: arguments, inputFiles: inputs, outputFiles: outputs)
    ]
  }
}

extension Sequence {
  fileprivate func sorted(by value: KeyPath<Element, String>) -> [Element] {
    sorted { $0[keyPath: value] < $1[keyPath: value] }
  }
}
