/** What a clock needs to go on after a restart. `realAt` is the real time at which it showed `base`. */
export interface ClockState {
  base: number
  realAt: number
  speed: number
  frozen: boolean
}

/** Where a clock is kept; `save` is called on each change of it, never on a tick. */
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
  /** Moves forward by `ms`; RangeError when that is negative or not a number. Returns the new time. */
  advance(ms: number): number
  /** Moves forward to `to`; RangeError when that is in the past. Returns the new time. */
  advanceTo(to: number): number
  freeze(): void
  run(): void
  /** Sandbox milliseconds per real one; RangeError unless above 0 and at most 3600. */
  setSpeed(speed: number): void
  state(): ClockState
}

export const maxSpeed = 3600

/**
 * A clock that shows base + real time elapsed × speed.
 *
 * A stored clock goes on as if it had never stopped: the time a stopped sandbox misses counts as elapsed,
 * so it needs no saving while it runs and never goes back after a kill.
 * @param options.store where it is kept; nowhere when absent
 * @param options.start sandbox time of a new clock; real time when absent
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
  let shown = base

  // Real time may be set back under us; sandbox time must not follow.
  const now = (): number => {
    if (!frozen) shown = Math.max(shown, Math.floor(base + (realNow() - realAt) * speed))
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

  return {
    now,
    get frozen() {
      return frozen
    },
    get speed() {
      return speed
    },
    advance: (ms) => {
      if (!Number.isFinite(ms) || ms < 0)
        throw new RangeError(`The clock only moves forward, not by ${ms} ms.`)
      return change(() => {
        base = Math.floor(base + ms)
      })
    },
    advanceTo: (to) => {
      if (!Number.isFinite(to) || to < now()) {
        throw new RangeError(`The clock only moves forward: it is ${now()}, not before ${to}.`)
      }
      return change(() => {
        base = Math.max(base, Math.floor(to))
      })
    },
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
