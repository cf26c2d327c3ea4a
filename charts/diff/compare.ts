import type { ChartModel, ChartState, ChartTransition } from '../model/chart.ts'

/** What is new, what is gone, and what differs. */
export interface Changed<TThing> {
  readonly added: readonly TThing[]
  readonly removed: readonly TThing[]
  readonly changed: readonly { readonly before: TThing; readonly after: TThing }[]
}

export interface Changes {
  readonly states: Changed<ChartState>
  readonly transitions: Changed<ChartTransition>
}

/**
 * What has changed from one chart to another. A state is identified by its path. A transition that cannot be found
 * unchanged is identified by its source, cause and guard, or else by its source, cause and target.
 */
export function compare(before: ChartModel, after: ChartModel): Changes {
  return {
    states: matched(before.states, after.states, [({ path }) => path]),
    transitions: matched(before.transitions, after.transitions, [
      withoutPlace,
      ({ source, cause, guard }) => JSON.stringify([source, cause, guard]),
      ({ source, cause, targets }) => JSON.stringify([source, cause, targets]),
    ]),
  }
}

/** Pairs things before and after, by one key after another, each once. */
function matched<TThing extends object>(
  before: readonly TThing[],
  after: readonly TThing[],
  keys: readonly ((thing: TThing) => string)[],
): Changed<TThing> {
  const removed = [...before]
  let added = [...after]
  const changed: { before: TThing; after: TThing }[] = []
  for (const key of keys) {
    added = added.filter((thing) => {
      const at = removed.findIndex((other) => key(other) === key(thing))
      const [other] = at < 0 ? [] : removed.splice(at, 1)
      if (other === undefined) return true
      if (withoutPlace(other) !== withoutPlace(thing)) changed.push({ before: other, after: thing })
      return false
    })
  }
  return { added, removed, changed }
}

/** What follows from other things: a position among others, a name built from it, and what is inside. */
const following = new Set(['name', 'index', 'choices', 'mood', 'children'])

/** Everything that defines a thing. */
function withoutPlace(thing: object): string {
  return JSON.stringify(Object.entries(thing).filter(([key]) => !following.has(key)))
}
