/// Values with an id as the records of a list: their names as entries, and each by its name.
struct Records<Record: Identifiable> {
  let binding: Binding<[Record]>

  /// Returns a new record with a name.
  let makeRecord: (Record.ID) -> Record

  /// The names in order.
  ///
  /// Setting them keeps the records that have one of them. Others are those of the
  /// default, or new ones.
  var names: Binding<[Record.ID]> {
    Binding(
      get: { binding.wrappedValue.map(\.id) },
      set: { binding.wrappedValue = records(named: $0) },
      default: binding.defaultValue?.map(\.id), isConstant: binding.isConstant,
      accepts: binding.accepts.map { accepts in Shared { accepts.value(records(named: $0)) } })
  }

  private func records(named names: [Record.ID]) -> [Record] {
    var known = byName(binding.wrappedValue)
    var defaults = byName(binding.defaultValue ?? [])
    return names.map { known[$0]?.popLast() ?? defaults[$0]?.popLast() ?? makeRecord($0) }
  }

  /// Brings records back that were read; those that are still there stay as they are.
  ///
  /// - Returns: `false` if they are of another type.
  func restore(_ original: Any) -> Bool {
    guard let records = original as? [Record] else { return false }
    var known = byName(binding.wrappedValue)
    binding.wrappedValue = records.map { known[$0.id]?.popLast() ?? $0 }
    return true
  }

  /// Returns a binding to the record with a name, which is a new one where it is gone.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - index: Where the record was last.
  /// - Returns: The binding, which takes no other name; setting it where the record is gone does
  ///   nothing.
  func record(named name: Record.ID, at index: Int) -> Binding<Record> {
    let place = { (records: [Record]) in
      records.indices.contains(index) && records[index].id == name
        ? index : records.firstIndex { $0.id == name }
    }
    let record = { (records: [Record]) in place(records).map { records[$0] } ?? makeRecord(name) }
    return Binding(
      get: { record(binding.wrappedValue) },
      set: { value in
        guard value.id == name, let place = place(binding.wrappedValue) else { return }
        binding.update { if $0.indices.contains(place) { $0[place] = value } }
      },
      default: record(binding.defaultValue ?? []), isConstant: binding.isConstant,
      accepts: Shared { $0.id == name })
  }

  /// Returns records by name; of several with one name the first comes last.
  private func byName(_ records: [Record]) -> [Record.ID: [Record]] {
    Dictionary(grouping: records.reversed(), by: \.id)
  }
}
