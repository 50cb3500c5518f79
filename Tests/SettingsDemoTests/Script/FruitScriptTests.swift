import Testing

@testable import settings_demo

@Suite struct FruitScriptTests {
  @Test func `both pickers open, citrus first`() {
    #expect(
      output(of: "fruit", "select citrus; select melon; select lime; select watermelon") == """
        > select citrus
        + [0,1] Grapefruit
        + [0,2] Lemon
        + [0,3] Lime
        + [0,4] Orange
        > select melon
        + [0,6] Cantaloupe
        + [0,7] Honeydew
        + [0,8] Watermelon
        > select lime
        ~ [0,0] Citrus
        ~ [0,3] Lime
        ~ [0,4] Orange
        > select watermelon
        ~ [0,5] Melon
        ~ [0,7] Honeydew
        ~ [0,8] Watermelon

          Fruit

            Citrus                      Lime ▾
              Grapefruit
              Lemon
              Lime                           ✓
              Orange
            Melon                 Watermelon ▾
              Cantaloupe
              Honeydew
        ❯     Watermelon                     ✓
          Select a row to see its choices;
          select it again to put them away.

        """)
  }

  @Test func `both pickers open, melon first`() {
    #expect(
      output(of: "fruit", "select melon; select citrus; select watermelon; select lime") == """
        > select melon
        + [0,2] Cantaloupe
        + [0,3] Honeydew
        + [0,4] Watermelon
        > select citrus
        + [0,1] Grapefruit
        + [0,2] Lemon
        + [0,3] Lime
        + [0,4] Orange
        > select watermelon
        ~ [0,5] Melon
        ~ [0,7] Honeydew
        ~ [0,8] Watermelon
        > select lime
        ~ [0,0] Citrus
        ~ [0,3] Lime
        ~ [0,4] Orange

          Fruit

            Citrus                      Lime ▾
              Grapefruit
              Lemon
        ❯     Lime                           ✓
              Orange
            Melon                 Watermelon ▾
              Cantaloupe
              Honeydew
              Watermelon                     ✓
          Select a row to see its choices;
          select it again to put them away.

        """)
  }

  @Test func `a row selected again takes its choices away and shows what was chosen`() {
    #expect(
      output(of: "fruit", "select citrus; select lemon; select citrus") == """
        > select citrus
        + [0,1] Grapefruit
        + [0,2] Lemon
        + [0,3] Lime
        + [0,4] Orange
        > select lemon
        ~ [0,0] Citrus
        ~ [0,2] Lemon
        ~ [0,4] Orange
        > select citrus
        - [0,1] Grapefruit
        - [0,2] Lemon
        - [0,3] Lime
        - [0,4] Orange

          Fruit

        ❯   Citrus                     Lemon ▸
            Melon                   Honeydew ▸
          Select a row to see its choices;
          select it again to put them away.

        """)
  }

  @Test func `the upper picker leaves while the lower one stays`() {
    #expect(
      output(of: "fruit", "select melon; select citrus; select citrus; select cantaloupe") == """
        > select melon
        + [0,2] Cantaloupe
        + [0,3] Honeydew
        + [0,4] Watermelon
        > select citrus
        + [0,1] Grapefruit
        + [0,2] Lemon
        + [0,3] Lime
        + [0,4] Orange
        > select citrus
        - [0,1] Grapefruit
        - [0,2] Lemon
        - [0,3] Lime
        - [0,4] Orange
        > select cantaloupe
        ~ [0,1] Melon
        ~ [0,2] Cantaloupe
        ~ [0,3] Honeydew

          Fruit

            Citrus                    Orange ▸
            Melon                 Cantaloupe ▾
        ❯     Cantaloupe                     ✓
              Honeydew
              Watermelon
          Select a row to see its choices;
          select it again to put them away.

        """)
  }

  @Test func `choices that are put away are out of sight until revealed`() {
    #expect(
      output(of: "fruit", "select lime; reveal lime; select lime") == """
        > select lime
        ignored: row "lime" is out of sight
        > reveal lime
        + [0,1] Grapefruit
        + [0,2] Lemon
        + [0,3] Lime
        + [0,4] Orange
        > select lime
        ~ [0,0] Citrus
        ~ [0,3] Lime
        ~ [0,4] Orange

          Fruit

            Citrus                      Lime ▾
              Grapefruit
              Lemon
        ❯     Lime                           ✓
              Orange
            Melon                   Honeydew ▸
          Select a row to see its choices;
          select it again to put them away.

        """)
  }

  @Test func `a hidden row takes its choices along`() {
    #expect(
      output(of: "fruit", "select melon; hide melon; select honeydew; show melon") == """
        > select melon
        + [0,2] Cantaloupe
        + [0,3] Honeydew
        + [0,4] Watermelon
        > hide melon
        - [0,1] Melon
        - [0,2] Cantaloupe
        - [0,3] Honeydew
        - [0,4] Watermelon
        > select honeydew
        ignored: row "honeydew" is out of sight
        > show melon
        + [0,1] Melon
        + [0,2] Cantaloupe
        + [0,3] Honeydew
        + [0,4] Watermelon

          Fruit

            Citrus                    Orange ▸
        ❯   Melon                   Honeydew ▾
              Cantaloupe
              Honeydew                       ✓
              Watermelon
          Select a row to see its choices;
          select it again to put them away.

        """)
  }

  @Test func `a filter shows a choice below its row`() {
    #expect(
      output(of: "fruit", "filter lem; filter") == """
        > filter lem
        - [0,1] Melon
        + [0,1] Lemon
        > filter
        - [0,1] Lemon
        + [0,1] Melon

          Fruit

            Citrus                    Orange ▸
            Melon                   Honeydew ▸
          Select a row to see its choices;
          select it again to put them away.

        """)
  }
}
