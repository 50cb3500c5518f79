extension TableAdapter {
  /// Why a value that was put in was refused, shown while the row's value stays what it was.
  struct Refusal {
    let reason: String
    let value: SettingValue?
  }

  /// Notes why a row's value was refused, if it was, and reloads.
  func settle(_ row: Row, _ id: RowID, _ refusal: String?) -> ValueOutcome {
    refusals[id] = refusal.map { Refusal(reason: $0, value: row.control?.value) }
    reload()
    return refusal.map(ValueOutcome.refused) ?? .accepted
  }

  /// Forgets why a row's value was refused, as nobody is about to mend it, and reloads.
  package func forgetRefusal(row id: RowID) {
    if refusals.removeValue(forKey: id) != nil { reload() }
  }

  /// Lets go of what was refused for rows that are gone or whose values have changed since.
  func forgetSettledRefusals() {
    for (id, refusal) in refusals {
      let reading = position(of: id).flatMap { declared[$0].storage.extras?.reading }
      if reading == nil || reading?.state.value != refusal.value { refusals[id] = nil }
    }
  }
}
