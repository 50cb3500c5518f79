import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An image in SVG as a reader of XML sees it.
final class ReadPicture: NSObject, XMLParserDelegate {
  struct Text: Equatable {
    var text: String
    let x: Int
    let y: Int
    let length: Int
    let look: String

    /// The address to which it leads.
    let address: String?
  }

  /// The texts of each line that has any.
  private(set) var lines: [[Text]] = []
  private(set) var title = ""
  private(set) var rules = ""
  private(set) var root: [String: String] = [:]
  private(set) var rectangles: [[String: String]] = []
  private var element = ""
  private var address: String?

  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    element = name
    func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? -1 }
    switch name {
    case "svg": root = attributes
    case "rect": rectangles.append(attributes)
    case "g": lines.append([])
    case "a": address = attributes["href"]
    case "text":
      let look = [attributes["class"], attributes["style"]].compactMap(\.self)
      lines[lines.count - 1].append(
        Text(
          text: "", x: number("x"), y: number("y"), length: number("textLength"),
          look: look.joined(separator: " "), address: address))
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    element = ""
    if name == "a" { address = nil }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    switch element {
    case "text": lines[lines.count - 1][lines[lines.count - 1].count - 1].text += string
    case "title": title += string
    case "style": rules += string
    default: break
    }
  }
}
