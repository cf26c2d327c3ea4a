import type { Clock } from '../clock.ts'
import type { MarketCommand, TimedCommand } from '../market/commands.ts'
import type { MarketModel } from '../market/model.ts'
import type { Feed } from './feed.ts'

/** Plays the feeds into the model as sandbox time passes. */
export interface Driver {
  /** Applies everything due by now, in order of time, as one batch. Returns the number of commands. */
  playDue(): number
  /** The same; returns the time it was played to, which is the time of everything the model now says. */
  present(): number
  /** The time up to which everything has been played. */
  readonly playedTo: number
  /** Moves the clock and plays everything due before it returns. Returns the new time. */
  advance(ms: number): number
  advanceTo(to: number): number
  /** Plays what is due every `everyMs` of real time (250 if absent) until `stop`. */
  start(everyMs?: number): void
  stop(): void
  addFeed(feed: Feed): void
  readonly feeds: readonly Feed[]
}

/** A backlog longer than this (sandbox time) is played fast: only the last price of each market. */
export const fastAfterMs = 30_000

type PricesCommand = Extract<MarketCommand, { kind: 'prices' }>

interface Source {
  feed: Feed
  next: TimedCommand | null
}

/**
 * A driver of `feeds` into `model` by `clock`. Commands at the same time are applied in the order of the
 * feeds. A command that the model refuses is counted there and changes nothing.
 */
export function createDriver(options: { clock: Clock; feeds: readonly Feed[]; model: MarketModel }): Driver {
  const { clock, model } = options
  const sources: Source[] = []
  const fresh = new Set<Feed>()
  let playedTo = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setInterval> | null = null

  const pull = (feed: Feed): TimedCommand | null => {
    const step = feed.commands.next()
    return step.done === true ? null : step.value
  }

  const addFeed = (feed: Feed): void => {
    // The first command is only pulled when it is asked for, so that a hint to skip comes before it.
    sources.push({ feed, next: null })
    fresh.add(feed)
  }
  for (const feed of options.feeds) addFeed(feed)

  const earliest = (): Source | null => {
    let found: Source | null = null
    let at = Number.POSITIVE_INFINITY
    for (const source of sources) {
      if (source.next === null || source.next.at >= at) continue
      found = source
      at = source.next.at
    }
    return found
  }

  const playDue = (): number => {
    const now = clock.now()
    const fast = now - playedTo > fastAfterMs || fresh.size > 0
    if (fast) for (const { feed } of sources) feed.skipPricesBefore?.(now)
    for (const source of sources) {
      if (!fresh.delete(source.feed)) continue
      source.next = pull(source.feed)
    }
    playedTo = now

    return model.batch(() => {
      const late = new Map<string, { command: PricesCommand; at: number; feed: Feed }>()
      let played = 0
      for (;;) {
        const source = earliest()
        if (source === null || source.next === null || source.next.at > now) break
        const { at, command } = source.next
        const { feed } = source
        source.next = pull(feed)
        played += 1
        if (fast && command.kind === 'prices' && feed.origin !== 'control') {
          const held = late.get(command.marketId)
          late.set(command.marketId, { command: merge(held?.command, command), at, feed })
          continue
        }
        if ('marketId' in command) {
          const held = late.get(command.marketId)
          if (held !== undefined) {
            late.delete(command.marketId)
            model.apply(held.command, held.at, held.feed.origin)
          }
        }
        model.apply(command, at, feed.origin)
      }
      for (const held of late.values()) model.apply(held.command, held.at, held.feed.origin)
      return played
    })
  }

  return {
    playDue,
    present: () => {
      playDue()
      return playedTo
    },
    get playedTo() {
      return playedTo
    },
    advance: (ms) => {
      const now = clock.advance(ms)
      playDue()
      return now
    },
    advanceTo: (to) => {
      const now = clock.advanceTo(to)
      playDue()
      return now
    },
    start: (everyMs = 250) => {
      timer ??= setInterval(playDue, everyMs)
    },
    stop: () => {
      if (timer !== null) clearInterval(timer)
      timer = null
    },
    addFeed,
    get feeds() {
      return sources.map((source) => source.feed)
    },
  }
}

/** Later prices replace earlier ones, side by side: a command may name only some of the sides. */
function merge(before: PricesCommand | undefined, after: PricesCommand): PricesCommand {
  if (before === undefined) return after
  const prices = new Map(before.prices.map((price) => [price.side, price]))
  for (const price of after.prices) prices.set(price.side, { ...prices.get(price.side), ...price })
  return { ...after, prices: [...prices.values()] }
}
