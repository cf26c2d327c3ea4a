// Where the time of a run went: the ten slowest tests and files, told at its end.

/**
 * The longest first, ten of them at most.
 * @param {readonly { name: string, ms: number }[]} all @returns {string[]} a line each
 */
export function slowest(all) {
  return all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

/**
 * The sums of files. Of files that say how long they took with all that their hooks did, that is taken.
 * @param {readonly import('./ran.mjs').Ran[]} ran @param {ReadonlyMap<string, number>} whole ms by file
 * @returns {{ name: string, ms: number }[]}
 */
export function byFile(ran, whole) {
  const sums = new Map()
  for (const { file, ms } of ran) sums.set(file, (sums.get(file) ?? 0) + ms)
  return [...sums].map(([name, ms]) => ({ name, ms: whole.get(name) ?? ms }))
}
