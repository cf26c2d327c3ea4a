import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'

import { pollDelayFor, returnDelayFor, startDelayFor } from '../delays.ts'
import { ahead, hour, maintenance as machine, now } from '../testing/model.ts'

const minute = 60_000

describe('the wait until it is asked whether an announced maintenance has begun', () => {
  it('is half an hour where that is longer away, and not a moment less [MEMBER-11] [LIVE-12]', () => {
    const driven = drive(({ parent }) => createActor(machine, { input: { random: 0.5 }, parent }))
    driven.actor.send({ type: 'status.arrived', status: { ...ahead, from: now + 24 * hour, to: null } })
    driven.clock.increment(30 * minute - 1)
    expect(driven.isRunning('askStatus')).toBe(false)
    driven.clock.increment(1)
    expect(driven.isRunning('askStatus')).toBe(true)
  })

  it('is 10 to 20 s more than it is away where that is sooner, and never less than that [MEMBER-11] [LIVE-12]', () => {
    const waitFor = (away: number, random: number) => startDelayFor({ ...ahead, from: now + away }, random)
    expect(waitFor(5 * minute, 0)).toBe(5 * minute + 10_000)
    expect(waitFor(5 * minute, 0.5)).toBe(5 * minute + 15_000)
    expect(waitFor(-5 * minute, 0.25)).toBe(12_500)
    expect(waitFor(30 * minute - 10_000, 0)).toBe(30 * minute)
    expect(waitFor(30 * minute, 0)).toBe(30 * minute)
  })
})

describe('the waits of a maintenance', () => {
  it('are 10 to 20 s between two questions, and up to 3 s until the member is back [MEMBER-11] [LIVE-12]', () => {
    expect([0, 0.5, 1].map(pollDelayFor)).toEqual([10_000, 15_000, 20_000])
    expect([0, 0.5, 1].map(returnDelayFor)).toEqual([0, 1_500, 3_000])
  })
})
