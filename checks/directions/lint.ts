import { onlyTests, sayBeside, sayImports, sayWithout } from './directions.ts'
import type { Floor, Room } from './rooms.ts'

/** An override of lint's configuration. */
export interface Override {
  files: string[]
  rules: Record<'eslint/no-restricted-imports', ['error', { patterns: Pattern[] }]>
}

interface Pattern {
  /** As in a `.gitignore`. */
  group: string[]
  message: string
}

/**
 * The directions of the table as rules for lint, one override per room, so that an editor shows a wrong import at once.
 * Lint only reads the text of imports: `import('…')` types, and relative imports between rooms of a folder, are left to the check.
 */
export function lintOverrides(table: readonly Room[]): Override[] {
  return table.flatMap((room) => {
    const { floors } = room
    if (!isFolder(room.path)) return []
    if (floors === undefined) return [override(room.path, outside(room, room.path, room, table))]
    const family = floors.flatMap((floor, index) =>
      roomsOf(floor).map((name) => {
        const path = `${room.path}/${name}`
        const patterns = outside(room, path, floor, table)
        return override(path, [...patterns, ...inside(room, floors, index, name)])
      }),
    )
    // The later of two overrides counts: a room that is named comes after the folder it is in.
    return family.toSorted((a, b) => Number(isOfMany(b.files)) - Number(isOfMany(a.files)))
  })
}

function override(path: string, patterns: Pattern[]): Override {
  const files = isFolder(path) ? [`${path}/**`] : [path]
  const filled = patterns.filter(({ group }) => group.length > 0)
  return { files, rules: { 'eslint/no-restricted-imports': ['error', { patterns: filled }] } }
}

function isFolder(path: string): boolean {
  return !path.includes('.')
}

function isOfMany(files: readonly string[]): boolean {
  return files.some((file) => file.endsWith('/*/**'))
}

/** The rooms of a floor, and those of them that may import more than the others. */
function roomsOf(floor: Floor): string[] {
  return [...new Set([...floor.rooms, ...Object.keys(floor.beside ?? {})])]
}

/** What a room may not import from the other rooms of the root, from packages and from tests. */
function outside(
  room: Room,
  path: string,
  { imports = room.imports, showsTests }: Pick<Floor, 'imports' | 'showsTests'>,
  table: readonly Room[],
): Pattern[] {
  const closed = table
    .map((other) => other.path)
    .filter((other) => other !== room.path && !imports.includes(other))
  return [
    {
      group: closed.filter(isFolder).map((other) => `#${other}/**`),
      message: `${sayImports(path, imports)}.`,
    },
    ...(room.without ?? []).map((name) => ({ group: [name], message: `${sayWithout(room.path, name)}.` })),
    {
      group: showsTests ? [] : ['#tests/**', '**/testing/**', '**/testing.ts'],
      message: `${onlyTests}.`,
    },
  ]
}

/** What a room of a floor may not import from the floors above, and from its own floor. */
function inside(room: Room, floors: readonly Floor[], index: number, name: string): Pattern[] {
  const below = floors.slice(index + 1).flatMap((floor) => floor.rooms)
  const here = floors[index]?.rooms ?? []
  const open = [...below, ...(floors[index]?.beside?.[name] ?? [])]
  const above = floors.slice(0, index).flatMap((floor) => floor.rooms)
  const beside = here.filter((other) => other !== name || name.endsWith('/*'))
  return [
    {
      group: closedGroup(room.path, above, [...open, name]),
      message: `Imports only go down: ${room.path}/${name} may not import a floor above it.`,
    },
    {
      group: closedGroup(room.path, beside, [...open, name]),
      // To lint, `#src/features/odds/…` looks the same from inside that feature as from another.
      message: `${sayBeside(here)}; inside of one, imports are relative.`,
    },
  ]
}

/** Patterns for rooms of a room, without those among them that stay open. */
function closedGroup(room: string, closed: readonly string[], open: readonly string[]): string[] {
  const folders = closed.map((name) => name.replace(/\/\*$/, ''))
  const isAmongThem = (name: string): boolean => folders.some((folder) => name.startsWith(`${folder}/`))
  return [
    ...folders.flatMap((folder) => {
      const way = isFolder(folder) ? `${folder}/**` : folder
      return folder.includes('/') ? [`#${room}/${way}`] : [`#${room}/${way}`, `../**/${way}`]
    }),
    ...open.filter((name) => !name.endsWith('/*') && isAmongThem(name)).map((name) => `!#${room}/${name}/**`),
  ]
}
