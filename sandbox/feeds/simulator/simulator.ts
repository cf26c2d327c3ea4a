import type { TimedCommand } from '../../market/commands.ts'
import type { WorldSeed } from '../../market/worldSeed.ts'
import type { Feed } from '../feed.ts'
import { type SkipHint, playEvent } from './play.ts'
import { backMs, longestLeadMs, placesBetween, planEvent } from './schedule.ts'

/** How far ahead events are looked for at a time. */
const stretchMs = 2 * 3_600_000

/** What the feed's name begins with. */
export const simulatorName = 'simulator'

interface Running {
  next: TimedCommand
  rest: Iterator<TimedCommand>
  /** Decides between commands at the same time, so that their order is always the same. */
  rank: number
}

/**
 * An endless feed of invented matches: whenever it begins and at any time after, there are more than a hundred events
 * today, more than twenty of them in play, and some early. The same for the same seed and epoch.
 */
export function simulatorFeed({ seed, epoch }: WorldSeed): Feed {
  const skip: SkipHint = { before: Number.NEGATIVE_INFINITY }
  return {
    name: `${simulatorName} (seed ${seed})`,
    commands: run(seed, epoch, skip),
    problems: [],
    skipPricesBefore: (at) => {
      skip.before = Math.max(skip.before, at)
    },
  }
}

function* run(seed: number, epoch: number, skip: SkipHint): Generator<TimedCommand> {
  const queue = createQueue()
  let planned = epoch - backMs - longestLeadMs
  let rank = 0
  for (;;) {
    const first = queue.first()
    if (first === undefined || first.next.at >= planned) {
      const places = placesBetween(seed, epoch, planned, planned + stretchMs)
      places.sort((a, b) => a.publishAt - b.publishAt)
      planned += stretchMs
      for (const place of places) {
        const rest = playEvent(planEvent(seed, epoch, place), skip)
        const step = rest.next()
        if (step.done !== true) queue.add({ next: step.value, rest, rank: (rank += 1) })
      }
      continue
    }
    const { next } = first
    const step = first.rest.next()
    if (step.done === true) queue.removeFirst()
    else queue.replaceFirst({ ...first, next: step.value })
    yield next
  }
}

/** Running events, the one with the earliest command first (a binary heap). */
function createQueue(): {
  first(): Running | undefined
  add(item: Running): void
  replaceFirst(item: Running): void
  removeFirst(): void
} {
  const heap: Running[] = []
  const isBefore = (a: Running | undefined, b: Running | undefined): boolean => {
    if (a === undefined || b === undefined) return b === undefined && a !== undefined
    return a.next.at < b.next.at || (a.next.at === b.next.at && a.rank < b.rank)
  }
  const sink = (item: Running): void => {
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      const child = isBefore(heap[left + 1], heap[left]) ? left + 1 : left
      const below = heap[child]
      if (below === undefined || !isBefore(below, item)) break
      heap[place] = below
      place = child
    }
    heap[place] = item
  }
  return {
    first: () => heap[0],
    add: (item) => {
      let place = heap.length
      heap.push(item)
      while (place > 0) {
        const parent = (place - 1) >> 1
        const above = heap[parent]
        if (above === undefined || !isBefore(item, above)) break
        heap[place] = above
        place = parent
      }
      heap[place] = item
    },
    replaceFirst: sink,
    removeFirst: () => {
      const last = heap.pop()
      if (last !== undefined && heap.length > 0) sink(last)
    },
  }
}
