import { fileCircles, folderCircles, type Link } from './circles.ts'
import { isTestCode, onlyTests, placeOf, ruleAgainst, ruleAgainstPackage } from './directions.ts'
import { importsIn } from './imports.ts'
import { createResolver, type ImportsMap } from './resolve.ts'
import type { Room } from './rooms.ts'

/** The parts of a repository that are checked. */
export interface Tree {
  /** Every source file: its path from the root, and its content. */
  files: ReadonlyMap<string, string>
  /** The `imports` of package.json. */
  imports: ImportsMap
}

/**
 * Checks every import of a tree, types included, against the table of rooms.
 * @returns what is wrong, one line each: files in no room, forbidden imports, circles of files and of folders
 */
export function checkDirections({ files, imports }: Tree, table: readonly Room[]): string[] {
  const resolve = createResolver(imports, new Set(files.keys()))
  const roomless = [...files.keys()].filter((path) => !isTestCode(path) && placeOf(table, path) === null)
  const links: Link[] = []
  const against: string[] = []
  for (const [from, source] of files) {
    for (const { line, specifier } of importsIn(from, source)) {
      const to = resolve(from, specifier)
      const rule = ruleBroken(table, from, to, specifier)
      if (rule !== null) against.push(`${from}:${line} imports ${specifier}: ${rule}.`)
      if (to !== null) links.push({ from, line, specifier, to })
    }
  }
  return [
    ...roomless.map((path) => `${path} stands in no room: name one in checks/directions/rooms.ts.`),
    ...against,
    ...fileCircles(links),
    ...folderCircles(links.filter(countsForFolders)),
  ]
}

/** The rule that an import breaks, in words; null if it breaks none. Tests may import everything. */
function ruleBroken(
  table: readonly Room[],
  from: string,
  to: string | null,
  specifier: string,
): string | null {
  const place = isTestCode(from) ? null : placeOf(table, from)
  if (place === null) return null
  if (to === null) return ruleAgainstPackage(place, specifier)
  if (isTestCode(to)) return place.floor?.floor.showsTests ? null : onlyTests
  const other = placeOf(table, to)
  return other === null ? `${to} stands in no room` : ruleAgainst(place, other)
}

/** Whether an import stays in the product or stays in `tests/`: tests next to the code make no circle of its folders. */
function countsForFolders({ from, to }: Link): boolean {
  const isOfTests = (path: string): boolean => path.startsWith('tests/')
  return (isOfTests(from) && isOfTests(to)) || (!isTestCode(from) && !isTestCode(to))
}
