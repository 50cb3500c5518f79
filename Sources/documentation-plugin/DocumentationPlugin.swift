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
    let readme = root.appendingPathComponent("README.md")
    let guides = try FileManager.default
      .contentsOfDirectory(at: docs, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }.sorted(by: \.path)
    add("--document", "README", [], [readme])
    for guide in guides {
      add("--document", "Guide" + guide.deletingPathExtension().lastPathComponent, [], [guide])
    }
    let samples = FileManager.default.enumerator(
      at: docs.appendingPathComponent("Samples"), includingPropertiesForKeys: nil)
    for case let file as URL in samples ?? .init() where file.pathExtension == "swift" {
      add("--file", "Sample" + file.deletingPathExtension().lastPathComponent, [], [file])
    }
    let libraries = context.package.products(ofType: LibraryProduct.self).flatMap(\.targets)
    var documents = [readme] + guides
    for case let module as any SourceModuleTarget in libraries {
      let page = module.directoryURL
        .appendingPathComponent("\(module.moduleName).docc/\(module.moduleName).md")
      documents.append(page)
      add("--document", "Catalogue" + module.moduleName, [], [page])
      let sources = module.sourceFiles(withSuffix: "swift").map(\.url).sorted(by: \.path)
      add("--module", "Module" + module.moduleName, [module.moduleName], sources)
    }
    add("--tests", "Guides", [], documents)
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
