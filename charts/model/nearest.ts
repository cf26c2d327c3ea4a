/** The name that is most like another, or null where none is much like it. */
export function nearest(given: string, names: Iterable<string>): string | null {
  let best: { readonly name: string; readonly distance: number } | null = null
  for (const name of names) {
    const distance = Math.min(
      editsBetween(given.toLowerCase(), name.toLowerCase()),
      // Of a state or an event people remember the last word.
      editsBetween(given.toLowerCase(), lastWordOf(name)) + 1,
    )
    if (best === null || distance < best.distance) best = { name, distance }
  }
  return best === null || best.distance > Math.max(3, given.length / 2) ? null : best.name
}

function lastWordOf(name: string): string {
  return (name.split('.').at(-1) ?? name).toLowerCase()
}

/** How many letters are added, left out or changed between two words. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1]
    for (const [column, other] of Array.from(to).entries())
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
