import SimpleTable

/// Titles that try to break the layout.
struct TortureMenu {
  var table: Table {
    Table("Torture \u{1B}[31m\u{202E}chamber\u{202C}") {
      scripts
      emoji
      lengths
      controlCharacters
    }
  }

  private var scripts: Section {
    Section("言語 · لغات · भाषाएँ", footer: "Scripts of every width and direction.", id: "scripts") {
      Row("日本語の設定", detail: "東京都千代田区", accessory: .disclosureIndicator).id("japanese")
      Row("إعدادات الشبكة", detail: "متصل", accessory: .detailButton).id("arabic")
      Row("नेटवर्क सेटिंग्स", detail: "चालू है", accessory: .checkmark).id("hindi")
      Row("한국어 설정", subtitle: "사용할 언어와 지역을 고르십시오. 바꾸면 바로 적용됩니다.").id("korean")
      Row("Ze\u{301}ro\u{308}\u{304}\u{323} wi\u{302}dth", detail: "é = e\u{301}").id("combining")
    }
  }

  private var emoji: Section {
    Section("🏁 Emoji", id: "emoji") {
      Row("Flags 🇯🇵🇸🇦🇮🇳🏴󠁧󠁢󠁷󠁬󠁳󠁿🏳️‍🌈", detail: "🇺🇳", icon: "🚩").id("flags")
      Row("Family 👨‍👩‍👧‍👦 of four", detail: "👨‍👩‍👧‍👦", icon: "👨‍👩‍👧‍👦").id("family")
      Row("Waving 👋🏿👋🏽👋🏻", detail: "👍🏾", icon: "👋🏼", accessory: .custom("🧑🏽‍🚀")).id("skin")
      Row("❤️ or ❤, ☎️ or ☎", icon: "⚙️").id("selectors")
    }
  }

  private var lengths: Section {
    Section(longHeader, footer: longWord, id: "lengths") {
      Row(longTitle, detail: "detail", accessory: .disclosureIndicator).id("long")
      Row("Long detail", detail: longTitle, accessory: .checkmark).id("long-detail")
      Row(longTitle, subtitle: longWord, detail: longTitle, icon: "📏").badge(longTitle).id("all")
      Row("").id("empty")
      Row("", detail: "no title", accessory: .detailDisclosureButton).id("no-title")
      Row("   ").id("spaces")
    }
  }

  private var controlCharacters: Section {
    Section("Control\u{7}ed\u{1B}[2J", footer: "A bell\u{7},\ta tab.", id: "control") {
      Row("Red \u{1B}[31malert\u{1B}[0m", detail: "\u{1B}]0;title\u{7}").id("escape")
      Row("Before\tafter the tab", detail: "\t").id("tab")
      Row("First line\nsecond line\r\nthird line").id("line-break")
      Row("Right \u{202E}to left\u{202C} override", detail: "\u{9B}1m").id("override")
    }
  }

  private let longTitle = String(String(repeating: "three hundred ", count: 22).prefix(300))
  private let longWord = String(repeating: "Donaudampfschifffahrt", count: 6)
  private let longHeader = """
    A header that is itself a sentence, and one that goes on for longer than most screens are wide
    """
}
