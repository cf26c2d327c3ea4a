import { describe, expect, it } from 'vitest'

import { ahead, hour, noAnswer, now, off, on } from '../testing/model.ts'
import { hears, start, value } from '../testing/told.ts'

describe('maintenance', () => {
  const down = () => {
    const driven = start()
    hears(driven, on)
    return driven
  }

  it('asks nothing at a launch: what the launch says is heard [ROUTE-09]', () => {
    expect(value(start())).toEqual({ available: 'waiting' })
  })

  it('asks for the status at a reload, and stays where it gets no answer [ROUTE-09]', () => {
    const driven = start()
    driven.actor.send({ type: 'check.requested' })
    expect(driven.isRunning('askStatus')).toBe(true)
    driven.fail('askStatus', noAnswer)
    expect(value(driven)).toEqual({ available: 'waiting' })
  })

  it.each([
    ['on', on, { underMaintenance: 'waiting' }],
    ['ahead', ahead, { announced: 'waiting' }],
    ['off', off, { available: 'waiting' }],
  ] as const)('that is %s is known from a notice as from the status [LIVE-12]', (_, status, state) => {
    const told = start()
    hears(told, status)
    expect(value(told)).toEqual(state)
    const asked = start()
    asked.actor.send({ type: 'service.refused' })
    asked.finish('askStatus', status)
    expect(value(asked)).toEqual(state)
    if (status !== off) expect(asked.actor.getSnapshot().context.status).toEqual(status)
  })

  it('is asked about once, however many calls are refused [LIVE-12]', () => {
    const driven = start()
    driven.actor.send({ type: 'service.refused' })
    const asked = driven.actor.getSnapshot().children.askStatus
    driven.actor.send({ type: 'service.refused' })
    expect(driven.actor.getSnapshot().children.askStatus).toBe(asked)
  })

  it('that was announced is asked about when its time has come, and every half hour until then', () => {
    const soon = start()
    hears(soon, { ...ahead, from: now + 60_000 })
    soon.clock.increment(60_000 + 14_999)
    expect(value(soon)).toEqual({ announced: 'waiting' })
    soon.clock.increment(1)
    expect(value(soon)).toEqual({ announced: 'asking' })
    soon.finish('askStatus', on)
    expect(value(soon)).toEqual({ underMaintenance: 'waiting' })
    const late = start()
    hears(late, { ...ahead, from: now + 40 * 24 * hour, to: null })
    late.clock.increment(30 * 60_000)
    expect(value(late)).toEqual({ announced: 'asking' })
  })

  it('that was announced and does not begin is asked about again, and never believed by the clock alone', () => {
    const driven = start()
    hears(driven, { ...ahead, from: now - 1 })
    driven.clock.increment(15_000)
    driven.finish('askStatus', { ...ahead, from: now - 1, at: now + 15_000 })
    expect(value(driven)).toEqual({ announced: 'waiting' })
    driven.clock.increment(15_000)
    driven.finish('askStatus', { ...ahead, from: now - 1, to: now, at: now + 30_000 })
    expect(value(driven)).toEqual({ available: 'waiting' })
  })

  it.each([
    'service.refused',
    'check.requested',
    'connection.cameBack',
    'page.returned',
    'page.woke',
  ] as const)('that was announced is asked about at once on %s [LIVE-12] [MEMBER-11]', (type) => {
    const driven = start()
    hears(driven, ahead)
    driven.actor.send({ type })
    expect(value(driven)).toEqual({ announced: 'asking' })
    // Members go on betting meanwhile.
    expect(driven.actor.getSnapshot().hasTag('down')).toBe(false)
    driven.finish('askStatus', on)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: on },
    })
  })

  it('that was announced is still that, and asked about again in its time, where nobody answers [LIVE-12]', () => {
    const driven = start()
    hears(driven, ahead)
    driven.actor.send({ type: 'check.requested' })
    driven.fail('askStatus', noAnswer)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { announced: 'waiting' },
      context: { status: ahead },
    })
    driven.clock.increment(30 * 60_000)
    expect(value(driven)).toEqual({ announced: 'asking' })
  })

  it('that was announced begins when a notice says so [LIVE-12] [MEMBER-11]', () => {
    const driven = start()
    hears(driven, ahead)
    hears(driven, on)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: on },
    })
    expect(driven.actor.getSnapshot().hasTag('down')).toBe(true)
  })

  it('that is moved keeps the new times, and that is called off is forgotten [MEMBER-11]', () => {
    const driven = start()
    hears(driven, ahead)
    const moved = { ...ahead, from: now + 2 * hour, to: now + 3 * hour }
    hears(driven, moved)
    expect(driven.actor.getSnapshot()).toMatchObject({
      value: { announced: 'waiting' },
      context: { status: moved },
    })
    hears(driven, off)
    expect(value(driven)).toEqual({ available: 'waiting' })
    const running = down()
    const longer = { ...on, to: now + 5 * hour }
    hears(running, longer)
    expect(running.actor.getSnapshot()).toMatchObject({
      value: { underMaintenance: 'waiting' },
      context: { status: longer },
    })
  })

  it('is asked about every 10 to 20 s while it lasts, answered or not [MEMBER-11]', () => {
    const driven = down()
    driven.clock.increment(14_999)
    expect(value(driven)).toEqual({ underMaintenance: 'waiting' })
    driven.clock.increment(1)
    expect(value(driven)).toEqual({ underMaintenance: 'asking' })
    driven.fail('askStatus', noAnswer)
    driven.clock.increment(15_000)
    driven.finish('askStatus', on)
    expect(value(driven)).toEqual({ underMaintenance: 'waiting' })
  })

  it.each(['check.requested', 'connection.cameBack', 'page.returned', 'page.woke'] as const)(
    'is asked about at once on %s [MEMBER-11]',
    (type) => {
      const driven = down()
      driven.actor.send({ type })
      expect(value(driven)).toEqual({ underMaintenance: 'asking' })
    },
  )

  it('that ends lets the members back over 3 s, each at a time of its own [MEMBER-11]', () => {
    const driven = down()
    driven.actor.send({ type: 'check.requested' })
    driven.finish('askStatus', off)
    expect(value(driven)).toBe('ending')
    driven.clock.increment(1_499)
    expect(driven.actor.getSnapshot().hasTag('down')).toBe(true)
    driven.clock.increment(1)
    expect(value(driven)).toEqual({ available: 'waiting' })
    const first = start(0)
    hears(first, on)
    hears(first, off)
    first.clock.increment(0)
    expect(value(first)).toEqual({ available: 'waiting' })
  })

  it('that ends and is announced again says so; that begins again keeps the page [MEMBER-11]', () => {
    const next = { ...ahead, from: now + 24 * hour, to: null }
    const driven = down()
    hears(driven, next)
    expect(value(driven)).toBe('ending')
    driven.clock.increment(1_500)
    expect(value(driven)).toEqual({ announced: 'waiting' })
    const again = down()
    hears(again, off)
    hears(again, on)
    expect(value(again)).toEqual({ underMaintenance: 'waiting' })
  })
})
