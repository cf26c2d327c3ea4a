/** Which nodes a node points to, in a directed graph. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The knots of a graph: sets of nodes that all lead to one another, in alphabetical order. Without a knot there is no
 * circle. (The strongly connected components that hold a circle, by Tarjan's algorithm.)
 */
export function knotsOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  const visit = (node: string): number => {
    const at = order.size
    let lowest = at
    order.set(node, at)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      const seen = order.get(next)
      if (seen === undefined) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, seen)
    }
    if (lowest === at) {
      const members = open.splice(open.indexOf(node))
      if (members.length > 1 || graph.get(node)?.has(node) === true) found.push(members.toSorted())
    }
    return lowest
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/**
 * A shortest way around in a knot, through one of the given nodes.
 * @returns `[a, b, c]` for a → b → c → a
 */
export function wayAround(graph: Graph, knot: readonly string[], starts: readonly string[]): string[] {
  const inside = new Set(knot)
  const ways = starts.map((start) => wayBack(graph, inside, start))
  return ways.reduce((best, way) => (way.length < best.length ? way : best))
}

function wayBack(graph: Graph, inside: ReadonlySet<string>, start: string): string[] {
  const seen = new Set([start])
  let ways = [[start]]
  while (ways.length > 0) {
    const longer: string[][] = []
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? start) ?? []) {
        if (next === start) return way
        if (!inside.has(next) || seen.has(next)) continue
        seen.add(next)
        longer.push([...way, next])
      }
    }
    ways = longer
  }
  return [start]
}
