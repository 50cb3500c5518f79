// write: `await command.main()`
import SimpleTable
import SimpleTableCommand

let menu = Menu(Table { Section { Row("Wi-Fi") } })
let command = SettingsCommand("radio", menu: menu)
command.main()  // expect: 'async' call in a function that does not support concurrency
