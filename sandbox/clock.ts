/** What a clock needs to go on after a restart. `realAt` is the real time at which it showed `base`. */
export interface ClockState {
  base: number
  realAt: number
  speed: number
  frozen: boolean
}

/** Where a clock is stored; `save` is called on each change of it, never on a tick. */
export interface ClockStore {
  load(): ClockState | null
  save(state: ClockState): void
}

/** Sandbox time. It only moves forward. */
export interface Clock {
  /** Sandbox time, UTC milliseconds, whole. */
  now(): number
  readonly frozen: boolean
  readonly speed: number
  /** Moves forward by `ms`; RangeError unless these are whole, not negative, and lead to a time it can show. */
  advance(ms: number): number
  /** Moves forward to `to`; RangeError for the past and for a time it cannot show. Returns the new time. */
  advanceTo(to: number): number
  freeze(): void
  run(): void
  /** Sandbox milliseconds per real one; RangeError unless above 0 and at most 3600. */
  setSpeed(speed: number): void
  state(): ClockState
}

export const maxSpeed = 3600

/** What the clock can show, so that every time in its world has a four-digit year, including days ahead. */
export const earliestTime = 0
export const latestTime = Date.UTC(9999, 11, 1)

/** The most it moves at once: everything that happens in between is played before it stops again. */
export const farthestMoveMs = 366 * 24 * 3_600_000

function isTime(at: number): boolean {
  return Number.isSafeInteger(at) && at >= earliestTime && at <= latestTime
}

const timesShown = `it shows whole milliseconds since 1970, up to ${latestTime} (${new Date(latestTime).toISOString()}).`

/** The time as people read it, or a placeholder. */
function written(at: number): string {
  return isTime(at) ? `${new Date(at).toISOString()} (${at})` : String(at)
}

/**
 * A clock that shows base + real time elapsed × speed.
 *
 * A stored clock goes on as if it had never stopped: the time that a stopped sandbox misses counts as elapsed,
 * so it needs no saving while it runs and never goes back after a kill.
 * @param options.store where it is stored; nowhere if absent
 * @param options.start sandbox time of a new clock; real time if absent; RangeError if it cannot be shown
 * @param options.realNow real time in UTC milliseconds, given by tests
 */
export function createClock(
  options: { store?: ClockStore; start?: number; realNow?: () => number; frozen?: boolean } = {},
): Clock {
  const realNow = options.realNow ?? Date.now
  const stored = options.store?.load() ?? null
  let { base, realAt, speed, frozen } = stored ?? {
    base: options.start ?? realNow(),
    realAt: realNow(),
    speed: 1,
    frozen: options.frozen ?? false,
  }
  if (!isTime(base)) throw new RangeError(`The clock cannot start at ${written(base)}: ${timesShown}`)
  let shown = base

  // Real time may be set back under us; sandbox time must not follow.
  const now = (): number => {
    if (!frozen) shown = Math.max(shown, Math.floor(base + (realNow() - realAt) * speed))
    shown = Math.min(shown, latestTime)
    return shown
  }
  const change = (apply: () => void): number => {
    base = now()
    realAt = realNow()
    apply()
    shown = base
    options.store?.save({ base, realAt, speed, frozen })
    return shown
  }
  if (stored === null) change(() => {})

  const moveTo = (to: number): number => {
    const from = now()
    if (!isTime(to)) throw new RangeError(`The clock cannot show ${written(to)}: ${timesShown}`)
    if (to < from) {
      throw new RangeError(
        `The clock only moves forward: it is ${written(from)}, and not before ${written(to)}.`,
      )
    }
    if (to - from > farthestMoveMs) {
      throw new RangeError(`The clock moves by ${farthestMoveMs} ms (366 days) at once, not by ${to - from}.`)
    }
    return change(() => {
      base = Math.max(base, to)
    })
  }

  return {
    now,
    get frozen() {
      return frozen
    },
    get speed() {
      return speed
    },
    advance: (ms) => {
      if (!Number.isSafeInteger(ms) || ms < 0) {
        throw new RangeError(`The clock moves forward by whole milliseconds, not by ${ms}.`)
      }
      return moveTo(now() + ms)
    },
    advanceTo: moveTo,
    freeze: () => {
      change(() => {
        frozen = true
      })
    },
    run: () => {
      change(() => {
        frozen = false
      })
    },
    setSpeed: (next) => {
      if (!(next > 0 && next <= maxSpeed)) {
        throw new RangeError(`The speed is above 0 and at most ${maxSpeed}, not ${next}.`)
      }
      change(() => {
        speed = next
      })
    },
    state: () => ({ base, realAt, speed, frozen }),
  }
}
