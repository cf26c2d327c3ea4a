import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type ClockState,
  type ClockStore,
  createClock,
  farthestMoveMs,
  latestTime,
  maxSpeed,
} from './clock.ts'

function fakeTime(start = 1_000): { now: () => number; pass: (ms: number) => void } {
  let at = start
  return {
    now: () => at,
    pass: (ms) => {
      at += ms
    },
  }
}

function memoryStore(): ClockStore & { saves: number } {
  let kept: ClockState | null = null
  return {
    saves: 0,
    load: () => kept,
    save(state) {
      kept = { ...state }
      this.saves += 1
    },
  }
}

describe('the sandbox clock', () => {
  it('shows its start plus the real time that passes, times its speed', () => {
    const time = fakeTime()
    const clock = createClock({ start: 50_000, realNow: time.now })
    expect(clock.now()).toBe(50_000)
    time.pass(1_000)
    expect(clock.now()).toBe(51_000)
    clock.setSpeed(60)
    time.pass(1_000)
    expect(clock.now()).toBe(111_000)
  })

  it('stands still while frozen, and can be moved forward then', () => {
    const time = fakeTime()
    const clock = createClock({ start: 0, realNow: time.now })
    clock.freeze()
    time.pass(5_000)
    expect(clock.now()).toBe(0)
    expect(clock.advance(700)).toBe(700)
    clock.run()
    time.pass(10)
    expect(clock.now()).toBe(710)
  })

  it('refuses to go back, and refuses invalid speeds', () => {
    const clock = createClock({ start: 1_000, realNow: () => 0 })
    expect(() => clock.advance(-1)).toThrow(RangeError)
    expect(() => clock.advance(Number.NaN)).toThrow(RangeError)
    expect(() => clock.advanceTo(999)).toThrow(RangeError)
    for (const speed of [0, -1, maxSpeed + 1, Number.NaN])
      expect(() => clock.setSpeed(speed)).toThrow(RangeError)
    expect(clock.advanceTo(1_000)).toBe(1_000)
  })

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1_000.5],
    [-1],
    [Number.MAX_SAFE_INTEGER],
    [8_640_000_000_000_001],
    [latestTime + 1],
  ])('refuses %d, which is no time it can show, and stays where it is', (to) => {
    const clock = createClock({ start: 1_000, realNow: () => 0 })
    expect(() => clock.advanceTo(to)).toThrow(/cannot show/)
    expect(() => clock.advance(to)).toThrow(RangeError)
    expect(() => createClock({ start: to, realNow: () => 0 })).toThrow(/cannot start/)
    expect(clock.now()).toBe(1_000)
  })

  it('moves by at most a year at once, and not beyond its last day', () => {
    const clock = createClock({ start: 0, realNow: () => 0 })
    expect(() => clock.advance(farthestMoveMs + 1)).toThrow(/at once/)
    expect(clock.advance(farthestMoveMs)).toBe(farthestMoveMs)
    const last = createClock({ start: latestTime - 10, realNow: () => 0 })
    expect(() => last.advance(11)).toThrow(/cannot show/)
    expect(last.advance(10)).toBe(latestTime)
  })

  it('stops at its last day when it gets there on its own', () => {
    const time = fakeTime()
    const clock = createClock({ start: latestTime - 10, realNow: time.now })
    time.pass(60_000)
    expect(clock.now()).toBe(latestTime)
    expect(new Date(clock.now()).toISOString()).toBe('9999-12-01T00:00:00.000Z')
  })

  it('goes on from its store after a kill, as if it had never stopped', () => {
    const time = fakeTime()
    const store = memoryStore()
    const first = createClock({ store, start: 0, realNow: time.now })
    first.advance(3_600_000)
    first.setSpeed(10)
    time.pass(2_000)
    expect(first.now()).toBe(3_620_000)
    time.pass(1_000)
    const second = createClock({ store, start: 99, realNow: time.now })
    expect(second.now()).toBe(3_630_000)
    expect(second.speed).toBe(10)
  })

  it('is frozen after a restart when it was before', () => {
    const time = fakeTime()
    const store = memoryStore()
    createClock({ store, start: 5, realNow: time.now, frozen: true }).advance(10)
    time.pass(60_000)
    const clock = createClock({ store, realNow: time.now })
    expect(clock.frozen).toBe(true)
    expect(clock.now()).toBe(15)
  })

  it('saves when it is changed and not while it runs', () => {
    const time = fakeTime()
    const store = memoryStore()
    const clock = createClock({ store, realNow: time.now })
    const saves = store.saves
    for (let count = 0; count < 10; count += 1) {
      time.pass(100)
      clock.now()
    }
    expect(store.saves).toBe(saves)
  })

  it('never goes back, whatever is done to it, even when real time is set back', () => {
    const steps = fc.oneof(
      fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: -5_000, max: 60_000 }) }),
      fc.record({ kind: fc.constant('advance' as const), ms: fc.integer({ min: 0, max: 100_000 }) }),
      fc.record({ kind: fc.constant('speed' as const), ms: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constantFrom('freeze' as const, 'run' as const), ms: fc.constant(0) }),
    )
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (list) => {
        const time = fakeTime(1_000_000)
        const clock = createClock({ start: 0, realNow: time.now })
        let before = clock.now()
        for (const { kind, ms } of list) {
          if (kind === 'pass') time.pass(ms)
          else if (kind === 'advance') clock.advance(ms)
          else if (kind === 'speed') clock.setSpeed(ms)
          else clock[kind]()
          const now = clock.now()
          expect(now).toBeGreaterThanOrEqual(before)
          expect(Number.isInteger(now)).toBe(true)
          before = now
        }
      }),
    )
  })
})
