import { knotsOf, wayAround } from './knots.ts'

/** An import of one file by another. */
export interface Link {
  /** The importing file, from the repository's root, and the line of the import (counted from 1). */
  from: string
  line: number
  /** What it imports, as written, and the file that this is. */
  specifier: string
  to: string
}

/** Which nodes import which, and the first link that says so. */
type Arrows = Map<string, Map<string, Link>>

/** The circles of files, one line each. */
export function fileCircles(links: readonly Link[]): string[] {
  const arrows: Arrows = new Map()
  for (const link of links) draw(arrows, link.from, link.to, link)
  return circlesIn(arrows).map((way) => lineOf(arrows, way, 'files'))
}

/**
 * The circles of folders, one line each. In each folder, its files and subfolders import each other one way only; a
 * folder imports what the files below it import. A circle of files only is left to `fileCircles`.
 */
export function folderCircles(links: readonly Link[]): string[] {
  const levels = new Map<string, Arrows>()
  for (const link of links) {
    const [from, to] = [link.from.split('/'), link.to.split('/')]
    const shared = from.findIndex((name, index) => name !== to[index])
    if (shared === -1) continue
    const level = from.slice(0, shared).join('/')
    const arrows = levels.get(level) ?? new Map()
    levels.set(level, arrows)
    draw(arrows, from.slice(0, shared + 1).join('/'), to.slice(0, shared + 1).join('/'), link)
  }
  const files = new Set(links.flatMap(({ from, to }) => [from, to]))
  const isFolder = (path: string): boolean => !files.has(path)
  return [...levels.values()].flatMap((arrows) =>
    circlesIn(arrows, isFolder).map((way) => lineOf(arrows, way, 'folders')),
  )
}

function draw(arrows: Arrows, from: string, to: string, link: Link): void {
  const outgoing = arrows.get(from) ?? new Map<string, Link>()
  arrows.set(from, outgoing)
  if (!outgoing.has(to)) outgoing.set(to, link)
}

/** A shortest way around in each knot, through a node that counts. */
function circlesIn(arrows: Arrows, counts: (node: string) => boolean = () => true): string[][] {
  const graph = new Map([...arrows].map(([from, outgoing]) => [from, new Set(outgoing.keys())]))
  return knotsOf(graph).flatMap((knot) => {
    const starts = knot.filter(counts)
    return starts.length === 0 ? [] : [wayAround(graph, knot, starts)]
  })
}

function lineOf(arrows: Arrows, way: readonly string[], what: 'files' | 'folders'): string {
  const steps = way.flatMap(
    (node, index) => arrows.get(node)?.get(way[(index + 1) % way.length] ?? node) ?? [],
  )
  const [first, ...others] = steps.map(({ from, line, specifier }) => `${from}:${line} imports ${specifier}`)
  const circle = [...way, way[0]].join(' → ')
  return `${first}: a circle of ${what}, ${[circle, ...others].join('; ')}.`
}
