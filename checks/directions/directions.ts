import type { Floor, Room } from './rooms.ts'

/** A room, or a room of a floor, with what its files may import. */
export interface Place {
  /** Its folder or file, from the repository's root: `src/features/betSlip`. */
  path: string
  /** The root room that it is, or that contains it. */
  room: Room
  /** Its floor, and how many are above it. Null for a room without floors. */
  floor: { floor: Floor; index: number } | null
}

const testFile = /\.(test|spec|bench)\.[cm]?[jt]sx?$/
const helperOfTests = /(^|\/)testing(\/|\.tsx?$)|^tests\//

/** Whether a file is a test, or only helps tests. */
export function isTestCode(path: string): boolean {
  return testFile.test(path) || helperOfTests.test(path)
}

/** Where a file belongs. Null if no row of the table names it. */
export function placeOf(table: readonly Room[], path: string): Place | null {
  const room = table.find((candidate) => isIn(path, candidate.path))
  if (room === undefined) return null
  if (room.floors === undefined) return { path: room.path, room, floor: null }
  const inside = path.slice(room.path.length + 1)
  const named = room.floors.flatMap((floor, index) =>
    floor.rooms.flatMap((pattern) => {
      const name = roomNamed(pattern, inside)
      return name === null ? [] : [{ name, pattern, place: { floor, index } }]
    }),
  )
  const exact = named.find(({ pattern }) => !pattern.endsWith('/*')) ?? named[0]
  if (exact === undefined) return null
  return { path: `${room.path}/${exact.name}`, room, floor: exact.place }
}

/** The name of the room that a pattern of a floor makes from a path, or null if the path does not match. */
function roomNamed(pattern: string, path: string): string | null {
  if (!pattern.endsWith('/*')) return isIn(path, pattern) ? pattern : null
  const parent = pattern.slice(0, -2)
  if (!path.startsWith(`${parent}/`)) return null
  const [child] = path.slice(parent.length + 1).split('/')
  return `${parent}/${child}`
}

function isIn(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`)
}

/** The rule that an import of one place by another breaks, in words. Null if it is allowed. */
export function ruleAgainst(from: Place, to: Place): string | null {
  if (from.path === to.path) return null
  if (from.room !== to.room) return ruleOfRooms(from, to)
  if (from.floor === null || to.floor === null) return null
  if (to.floor.index > from.floor.index) return null
  const [inner, other] = [nameIn(from), nameIn(to)]
  if (to.floor.index < from.floor.index) {
    return `imports only go down: ${from.path} may not import ${to.path}, which stands above it`
  }
  if (from.floor.floor.beside?.[inner]?.includes(other) === true) return null
  return `${sayBeside(besides(inner, other))}: ${inner} may not import ${other}`
}

function ruleOfRooms(from: Place, to: Place): string | null {
  const allowed = from.floor?.floor.imports ?? from.room.imports
  if (allowed.includes(to.room.path)) return null
  return `${sayImports(from.path, allowed)}: it may not import ${to.room.path}`
}

/** The rule that importing a package in a place breaks, in words. Null if it is allowed. */
export function ruleAgainstPackage(from: Place, name: string): string | null {
  const isForbidden = (from.room.without ?? []).some((pattern) =>
    pattern.endsWith('*')
      ? name.startsWith(pattern.slice(0, -1))
      : name === pattern || name.startsWith(`${pattern}/`),
  )
  return isForbidden ? sayWithout(from.room.path, name) : null
}

/** The name of a place within its room: `features/betSlip`. */
function nameIn(place: Place): string {
  return place.path.slice(place.room.path.length + 1)
}

/** Two rooms of a floor by their names, or by the name of the folder that holds both: `features/*`. */
function besides(one: string, other: string): string[] {
  const [family = '', ...rest] = one.split('/')
  return rest.length > 0 && other.startsWith(`${family}/`) ? [`${family}/*`] : [one, other]
}

/** The rule of test code, in words. */
export const onlyTests = 'only tests import what helps tests'

/** The rule of the rooms of a floor, in words; `features/*` are the features. */
export function sayBeside(names: readonly string[]): string {
  return `${listOf(names.map((name) => name.replace(/\/\*$/, '')))} do not import each other`
}

/** The rule of what a room imports, in words. */
export function sayImports(path: string, imports: readonly string[]): string {
  return imports.length === 0 ? `${path} imports no other room` : `${path} imports ${listOf(imports)} alone`
}

/** The rule of the packages that a room may not import, in words. */
export function sayWithout(path: string, name: string): string {
  return `${path} does without the package ${name}`
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
