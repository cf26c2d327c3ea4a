/** A folder with more product files than this should be divided. */
export const mostFiles = 15

const notProduct = /\.(?:test|spec)\.tsx?$|\.gen\.|(?:^|\/)README\.md$|(?:^|\/)(?:testing|tests|samples)\//

/** A folder and the number of product files in it. */
export interface Shelf {
  readonly folder: string
  readonly files: number
}

/** The folders with more product files than `mostFiles`, the fullest first. The router requires routes to be one folder. */
export function shelvesAmong(paths: readonly string[]): Shelf[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    if (notProduct.test(path) || !/\.(?:tsx?|mjs|js)$/.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .map(([folder, files]) => ({ folder, files }))
    .filter(({ folder, files }) => files > mostFiles && !folder.startsWith('src/routes'))
    .toSorted((one, other) => other.files - one.files)
}
