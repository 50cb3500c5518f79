import Foundation
import SimpleTable
import SimpleTableStorage
import TestTraits
import Testing

@Suite struct `Rules about paths` {
  private let folder: TemporaryDirectory
  private let menu: Menu

  init() throws {
    folder = try TemporaryDirectory()
    _ = try folder.file("file", "x")
    var (file, place) = ("", "")
    menu = Menu(
      Table.page {
        TextFieldRow(
          "File", text: Binding(get: { file }, set: { file = $0 }, default: ""), content: .file,
          rules: [.exists]
        ).id("file")
        TextFieldRow(
          "Folder", text: Binding(get: { place }, set: { place = $0 }, default: ""),
          content: .folder, rules: [.isFolder]
        ).id("folder")
      })
  }

  @Test(
    arguments: [
      ("/file", nil, "is not a folder"), ("", nil, nil), ("/", nil, nil),
      ("/none", "does not exist", "is not a folder"),
      ("/file/none", "does not exist", "is not a folder"), ("/./file", nil, "is not a folder"),
      ("/none/../file", "does not exist", "is not a folder"),
    ] as [(String, String?, String?)])
  func `what is entered must be there`(path: String, file: String?, place: String?) {
    func reason(_ key: String) -> String? {
      menu.setValue(folder.path + path, for: key).reason(in: menu.words)
    }
    check(reason("file"), file)
    check(reason("folder"), place)
  }

  @Test func `an empty path is none, and the user's own folder is known`() {
    for path in ["", "~", "~/"] {
      check(menu.setValue(path, for: "file"), .accepted)
      check(menu.setValue(path, for: "folder"), .accepted)
      check(menu.setting("folder")?.value, path)
    }
    check(menu.setValue("~/\(UUID().uuidString)", for: "file"), .refused("does not exist"))
  }

  @Test func `a stored path applies although it has gone, until one is chosen`() throws {
    let gone = folder.path + "/gone"
    let values = ValuesFile(
      try folder.file("values.json", "{\"file\": \"\(gone)\", \"folder\": \"\(gone)\"}"))
    check(menu.start(stores: [.user: values]).isEmpty)
    check(menu.settings.map(\.value), [gone, gone])
    check(menu.invalidSettings.map(\.reason), ["does not exist", "is not a folder"])
    try FileManager.default.createDirectory(atPath: gone, withIntermediateDirectories: false)
    checkEmpty(menu.invalidSettings)
  }

  @Test(arguments: [("~", ""), ("~/", "/"), ("~/a/~", "/a/~"), ("~/ä b", "/ä b")])
  func `a tilde at the start is the user's own folder`(path: String, rest: String) throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let start = home.hasSuffix("/") && !rest.isEmpty ? String(home.dropLast()) : home
    check(path.expandingTilde, start + rest)
  }

  @Test(arguments: ["", "~ada", "~ada/x", "a/~/b", "./~/x", "/~", " ~/x", "~\\x"])
  func `any other path is as it is typed`(path: String) {
    check(path.expandingTilde, path)
  }
}
