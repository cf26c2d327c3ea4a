import { posix } from 'node:path'

/** The `imports` of package.json: `#src/*` → `./src/*`. */
export type ImportsMap = Readonly<Record<string, string>>

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']

/**
 * Says where the imports of a tree lead: through the imports map (`#…`), relative to the importing file (`.…`), or to
 * a package. A path without an ending gets that of the existing file; a query for the bundler (`?url`) is not part
 * of it.
 * @param files every file of the tree, from the repository's root
 * @returns a path from the root, or null if the import is a package's
 */
export function createResolver(
  map: ImportsMap,
  files: ReadonlySet<string>,
): (from: string, specifier: string) => string | null {
  const patterns = Object.entries(map).map(([key, path]) => ({ start: key.replace(/\*$/, ''), key, path }))
  const mapped = (specifier: string): string | null => {
    const entry = patterns.find(({ start, key }) =>
      key.endsWith('*') ? specifier.startsWith(start) : specifier === key,
    )
    return entry === undefined ? null : entry.path.replace('*', specifier.slice(entry.start.length))
  }
  return (from, specifier) => {
    const path = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : mapped(specifier)
    if (path === null) return null
    const plain = posix.normalize(path.replace(/\?.*$/, ''))
    return plain + (endings.find((ending) => files.has(plain + ending)) ?? '')
  }
}
