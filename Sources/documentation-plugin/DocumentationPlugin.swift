import Foundation
import PackagePlugin

/// Makes tests of the samples in the README, the guides, and the comments of the libraries.
@main
struct DocumentationPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let documents = try Self.documents(in: root)
    let modules = Self.libraryModules(of: context.package)
    var inputs = documents
    var outputs: [URL] = []
    func output(_ name: String) -> URL {
      let url = context.pluginWorkDirectoryURL.appendingPathComponent(name + ".swift")
      outputs.append(url)
      return url
    }
    var arguments = [root.path, output("SampleCounts").path]
    for document in documents {
      let name = document.deletingPathExtension().lastPathComponent
      arguments += ["--document", document.path, output("Document" + name).path]
    }
    for module in modules {
      let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
        .sorted { $0.path < $1.path }
      arguments += ["--module", module.moduleName, output("Module" + module.moduleName).path]
      arguments += sources.map(\.path)
      inputs += sources
    }
    return [
      .buildCommand(
        displayName: "Turning documentation into tests",
        executable: try context.tool(named: "documentation-tool").url,
        arguments: arguments, inputFiles: inputs, outputFiles: outputs)
    ]
  }

  /// Returns the README and the guides, as far as there are any.
  private static func documents(in root: URL) throws -> [URL] {
    let readme = root.appendingPathComponent("README.md")
    let folder = root.appendingPathComponent("Docs")
    let files = FileManager.default
    let guides =
      files.fileExists(atPath: folder.path)
      ? try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) : []
    return ([readme] + guides.sorted { $0.path < $1.path })
      .filter { $0.pathExtension == "md" && files.fileExists(atPath: $0.path) }
  }

  private static func libraryModules(of package: Package) -> [any SourceModuleTarget] {
    var names: Set<String> = []
    return package.products(ofType: LibraryProduct.self).flatMap(\.targets)
      .compactMap { $0 as? any SourceModuleTarget }
      .filter { names.insert($0.moduleName).inserted }
  }
}
