import { describe, expect, it } from 'vitest'
import { createActor, fromTransition, type AnyActorRef, type AnyEventObject } from 'xstate'

import { createTime } from '#src/testing/ledger/time.ts'

import { countSecondsActor } from './countSeconds.ts'

const noTurns = () => Promise.resolve()

/** A page whose wait is counted, on clocks that the test moves. */
function begin(seconds: number) {
  const time = createTime(Date.UTC(2026, 0, 2))
  const { clock, stop } = time.pageClock()
  let ahead = 0
  const counted: number[] = []
  const parent: AnyActorRef = createActor(
    fromTransition((state: null, event: AnyEventObject) => {
      if (event.type === 'wait.counted') counted.push(event.secondsLeft)
      return state
    }, null),
  )
  parent.start()
  const counter = createActor(
    countSecondsActor({ api: { serverNow: () => clock.now() + ahead }, timers: clock, now: clock.steadyNow }),
    { parent },
  )
  counter.start()
  counter.send({ type: 'wait.began', seconds })
  return {
    counter,
    counted,
    stop,
    pass: (milliseconds: number) => time.pass(milliseconds, noTurns),
    /** The device's clock is moved, or the device slept so long: its timers stood still. */
    jump: (milliseconds: number) => (ahead += milliseconds),
  }
}

describe('a wait', () => {
  it('is counted down second by second, to nothing and not beyond [SLIP-20]', async () => {
    const { counted, pass } = begin(3)
    await pass(999)
    expect(counted).toEqual([])
    await pass(1)
    expect(counted).toEqual([2])
    await pass(60_000)
    expect(counted).toEqual([2, 1, 0])
  })

  it('is over at the next tick where the device slept through it [SLIP-20]', async () => {
    const { counted, pass, jump } = begin(30)
    await pass(1_000)
    jump(60_000)
    await pass(1_000)
    expect(counted).toEqual([29, 0])
  })

  it('is what is left of it after a shorter sleep, on whole seconds [SLIP-20]', async () => {
    const { counted, pass, jump } = begin(30)
    jump(10_400)
    await pass(1_000)
    expect(counted).toEqual([19])
    await pass(600)
    expect(counted).toEqual([19, 18])
  })

  it('grows no longer where the device’s clock is set back [SLIP-20]', async () => {
    const { counted, pass, jump } = begin(2)
    jump(-3_600_000)
    await pass(2_000)
    expect(counted).toEqual([1, 0])
  })

  it('gives way to the next, and to none [SLIP-17] [SLIP-20]', async () => {
    const { counter, counted, pass } = begin(5)
    await pass(1_500)
    counter.send({ type: 'wait.began', seconds: 2 })
    await pass(1_000)
    expect(counted).toEqual([4, 1])
    counter.send({ type: 'wait.began', seconds: 0 })
    await pass(10_000)
    expect(counted).toEqual([4, 1])
  })
})
