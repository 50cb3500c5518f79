import TestFixtures
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// The names of environment variables and flags.
@Suite struct `Names of variables` {
  @Test func `a name is the prefix and the words of the key in upper case`() {
    let names = [
      ("sound.volume", "T_SOUND_VOLUME"), ("a-b c", "T_A_B_C"), ("é9", "T_É9"), ("", "T_"),
      ("http.serverTimeout", "T_HTTP_SERVER_TIMEOUT"), ("parseURLQuickly", "T_PARSE_URLQUICKLY"),
      ("HTTPServer", "T_HTTPSERVER"), ("URL", "T_URL"), ("aB", "T_A_B"), ("AB", "T_AB"),
      ("http2Port", "T_HTTP2PORT"), ("go2wifi", "T_GO2WIFI"), ("a.BCd", "T_A_BCD"), ("A", "T_A"),
      ("a_B", "T_A_B"), ("useX", "T_USE_X"), ("caféBar", "T_CAFÉ_BAR"), ("straße", "T_STRASSE"),
      ("音量", "T_音量"), ("user-agent", "T_USER_AGENT"),
    ]
    let wrong = names.filter { VariableNames.name(of: $0.0, prefix: "T_") != $0.1 }
    #expect(wrong.map(\.0) == [])
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `any key is cut by the properties of its characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars = Array("azAZbB19._-éßǅªΣ日のカﾊが٣Ⅳ\u{301}\u{3099}\u{200D}👩🇯 \r\n".unicodeScalars)
    for _ in 0..<200 {
      var key = String.UnicodeScalarView()
      for _ in 0..<6 { key.append(scalars[Int.random(in: 0..<scalars.count, using: &random)]) }
      let characters = Array(String(key))
      let words = characters.indices.map { number in
        let character = characters[number]
        let begins = number > 0 && characters[number - 1].isLowercase && character.isUppercase
        return (begins ? "-" : "")
          + (character.isLetter || character.isNumber ? String(character) : "-")
      }
      #expect(String(key).flagName.utf8.elementsEqual(words.joined().lowercased().utf8), "\(key)")
    }
  }
}
