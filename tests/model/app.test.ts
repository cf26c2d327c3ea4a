import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { yuan } from '#src/testing/builders.ts'

import { drive } from './drive.ts'
import { appInvariant } from './invariants/app.ts'
import { app as machine, appInput as input, appModels, asGuest, asMember, linkFound } from './models/app.ts'
import { replayAll } from './replay.ts'
import { unwalked } from './transitions.ts'

describe('app, walked by its graph', () => {
  it('takes every transition; session and channels live exactly while it runs, the channel of an event is that of the one on screen, and what has ended stays so [CHART-04] [LIVE-02]', () => {
    const walked = new Set(
      Object.values(appModels).flatMap((model) => [...replayAll(model, appInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('app', () => {
  const start = () => drive(({ parent }) => createActor(machine, { input, parent }))
  const running = (launched = asMember) => {
    const app = start()
    app.finish('readStart', linkFound)
    app.finish('launch', launched)
    return app
  }

  it('reads what it was opened with, launches, and runs [LAUNCH-01] [LAUNCH-02]', () => {
    const app = start()
    expect(app.actor.getSnapshot().hasTag('starting')).toBe(true)
    app.finish('readStart', linkFound)
    expect(app.given('launch')).toEqual(linkFound)
    app.finish('launch', asMember)
    expect(app.actor.getSnapshot().hasTag('running')).toBe(true)
    expect(app.given('session')).toEqual({
      settings: asMember.settings,
      tokenLifetime: asMember.tokenLifetime,
    })
  })

  it('gives the slip the member’s currency, balance, limits and the partner’s default policy [SLIP-16]', () => {
    expect(running().given('betSlip')).toEqual({
      isGuest: false,
      currency: { code: 'CNY', digits: 2 },
      balance: yuan(10_000),
      policy: 'any',
      limits: {
        maxPayout: yuan(100_000),
        maxComboPayout: yuan(100_000),
        maxComboAmount: yuan(10_000),
        comboMaxEvents: 20,
        mixedComboMaxEvents: 5,
      },
    })
    const asksAlways = { ...asMember, settings: { ...asMember.settings, acceptAnyOdds: false } }
    expect(running(asksAlways).given('betSlip')).toMatchObject({ policy: 'none' })
  })

  it('opens the events and notifications channels, and for a guest no notifications [LIVE-01] [LIVE-03] [LAUNCH-05]', () => {
    const app = running()
    expect(app.given('eventsChannel')).toEqual({ channel: { kind: 'events' }, random: 0.5 })
    expect(app.given('notificationsChannel')).toEqual({ channel: { kind: 'notifications' }, random: 0.5 })
    expect(running(asGuest).isRunning('notificationsChannel')).toBe(false)
  })

  it('opens the channel of the event on screen, changes it with the screen, and closes it [LIVE-02]', () => {
    const app = running()
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    expect(app.given('eventChannel')).toMatchObject({ channel: { kind: 'event', eventId: 'e1' } })
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e2' })
    expect(app.given('eventChannel')).toMatchObject({ channel: { kind: 'event', eventId: 'e2' } })
    app.actor.send({ type: 'eventChannel.closed' })
    expect(app.isRunning('eventChannel')).toBe(false)
  })

  it.each([
    ['unauthorized', { type: 'channel.unauthorized' }],
    ['forbidden', { type: 'call.forbidden' }],
  ] as const)('tells the session that a channel was closed for good as %s [LIVE-04]', (end, told) => {
    for (const channel of ['eventsChannel', 'notificationsChannel', 'eventChannel']) {
      const app = running()
      app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
      app.finish(channel, { end })
      expect(app.received('session')).toEqual([told])
      expect(app.isRunning(channel)).toBe(false)
    }
  })

  it('opens no channel of another event once one was closed for good: the session is about to end [LIVE-02] [LIVE-04]', () => {
    const app = running()
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    app.finish('eventChannel', { end: 'unauthorized' })
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e2' })
    expect(app.actor.getSnapshot().value).toMatchObject({ running: { event: 'refused' } })
    expect(app.isRunning('eventChannel')).toBe(false)
  })

  it('is over before it began, and says no more than that, where it cannot read what it was opened with [LAUNCH-01]', () => {
    const app = start()
    app.fail('readStart', new Error('the address bar cannot be read'))
    expect(app.actor.getSnapshot().value).toEqual({ ended: 'other' })
    expect(app.actor.getSnapshot().hasTag('over')).toBe(true)
    for (const id of ['launch', 'session', 'betSlip']) expect(app.isRunning(id)).toBe(false)
  })

  it.each(['expired', 'forbidden'] as const)(
    'closes every channel and the slip where the session is %s [SRV-07] [SRV-08] [LIVE-04]',
    (end) => {
      const app = running()
      app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
      app.finish('session', { end })
      expect(app.actor.getSnapshot().value).toEqual({ ended: end })
      for (const channel of ['eventsChannel', 'notificationsChannel', 'eventChannel'])
        expect(app.isRunning(channel)).toBe(false)
      expect(app.received('betSlip')).toEqual([{ type: 'session.ended' }])
    },
  )

  it('keeps the slip when the session ends, so that a bet being checked stays on the screen [SLIP-18]', () => {
    const app = running()
    app.finish('session', { end: 'expired' })
    expect(app.isRunning('betSlip')).toBe(true)
  })

  it('names its actors, so that calls, screens and channels find them', () => {
    const app = running()
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    for (const id of ['session', 'betSlip', 'eventsChannel', 'notificationsChannel', 'eventChannel'])
      expect(app.actor.system.get(id)).toBeDefined()
  })
})
