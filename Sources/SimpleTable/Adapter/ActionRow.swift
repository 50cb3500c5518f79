/// A row of a page whose action takes time, known by the links that lead to the page.
package struct ActionRow: Hashable {
  let links: [RowID]
  let id: RowID
}
