import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { granted } from '#tests/model/samples.ts'
import { type Chapter, createStory, type Story, testChapters } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { CallFailed, failureOfKind } from '../failure.ts'
import { refreshDelayFor, sessionMachine } from './machine.ts'
import { requestFreshToken } from './requestFreshToken.ts'
import { sessionInvariant } from './testing/invariants.ts'
import { asGuest, freshToken, session as machine, sessionModels } from './testing/model.ts'
import type { SessionInput } from './types.ts'

describe('session, walked by its graph', () => {
  it('takes every transition, as member and as guest: one refresh at a time, and none once it is over [CHART-04] [LIVE-04]', () => {
    const walked = new Set(
      Object.values(sessionModels).flatMap((model) => [...replayAll(model, sessionInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = (input: SessionInput = granted) =>
  drive(({ parent }) => createActor(machine, { input, parent }))

describe('session', () => {
  it('says whether a member or a guest is here [LAUNCH-05]', () => {
    expect(start().actor.getSnapshot().value).toMatchObject({ active: { identity: 'member' } })
    expect(start(asGuest).actor.getSnapshot().value).toMatchObject({ active: { identity: 'guest' } })
  })

  it('refreshes the token once, however many ask, and all of them are told [LIVE-04]', async () => {
    const session = start()
    const asked = [1, 2, 3].map(() => requestFreshToken(session.actor))
    expect(session.isRunning('refreshToken')).toBe(true)
    session.finish('refreshToken', freshToken)
    await Promise.all(asked)
    expect(session.actor.getSnapshot().context.tokenLifetime).toBe(freshToken.lifetime)
    expect(session.isRunning('refreshToken')).toBe(false)
  })

  it('keeps a fresh token for a reload [LAUNCH-08]', () => {
    const session = start()
    session.actor.send({ type: 'token.refreshRequested' })
    session.finish('refreshToken', freshToken)
    expect(session.received('keepSession')).toEqual([{ type: 'token.changed', ...freshToken }])
  })

  it('takes the token another tab has fetched, and all who wait for one get it', async () => {
    const session = start()
    const asked = requestFreshToken(session.actor)
    session.actor.send({ type: 'token.refreshedElsewhere', lifetime: 900_000 })
    await asked
    expect(session.actor.getSnapshot().context.tokenLifetime).toBe(900_000)
    expect(session.isRunning('refreshToken')).toBe(false)
  })

  it('refreshes the token unasked before it expires', () => {
    const session = start()
    session.clock.increment(granted.tokenLifetime - 60_001)
    expect(session.isRunning('refreshToken')).toBe(false)
    session.clock.increment(1)
    expect(session.isRunning('refreshToken')).toBe(true)
  })

  it('goes on where a refresh gets no answer, and asks again', async () => {
    const session = start()
    const asked = requestFreshToken(session.actor)
    session.fail('refreshToken', new CallFailed(failureOfKind('offline')))
    await expect(asked).rejects.toMatchObject({ failure: { kind: 'offline' } })
    expect(session.actor.getSnapshot().status).toBe('active')
    session.clock.increment(15_000)
    expect(session.isRunning('refreshToken')).toBe(true)
  })

  it('asks at once for a token that is overdue where somebody needs it [LIVE-04]', () => {
    const session = start()
    session.actor.send({ type: 'token.refreshRequested' })
    session.fail('refreshToken', new CallFailed(failureOfKind('offline')))
    expect(session.actor.getSnapshot()).toMatchObject({ value: { active: { token: 'overdue' } } })
    session.actor.send({ type: 'token.refreshRequested' })
    expect(session.isRunning('refreshToken')).toBe(true)
    session.finish('refreshToken', freshToken)
    expect(session.actor.getSnapshot().context.tokenLifetime).toBe(freshToken.lifetime)
  })

  it.each(['good', 'overdue'] as const)(
    'goes by the token that another tab has fetched, where its own is %s, and is not asked for another until that one ends',
    (state) => {
      const session = start()
      const told: unknown[] = []
      session.actor.on('token.refreshed', (event) => told.push(event))
      if (state === 'overdue') {
        session.actor.send({ type: 'token.refreshRequested' })
        session.fail('refreshToken', new CallFailed(failureOfKind('offline')))
      }
      session.clock.increment(10_000)
      session.actor.send({ type: 'token.refreshedElsewhere', lifetime: 900_000 })
      expect(session.actor.getSnapshot()).toMatchObject({ value: { active: { token: 'good' } } })
      expect(told).toEqual([{ type: 'token.refreshed', lifetime: 900_000 }])
      // It is kept already, by the tab that has fetched it.
      expect(session.received('keepSession')).toEqual([])
      session.clock.increment(839_999)
      expect(session.isRunning('refreshToken')).toBe(false)
      session.clock.increment(1)
      expect(session.isRunning('refreshToken')).toBe(true)
    },
  )

  it.each(['call.unauthorized', 'channel.unauthorized'] as const)(
    'expires on %s, and keeps nothing running [SRV-07] [LIVE-04]',
    (type) => {
      const session = start()
      session.actor.send({ type })
      expect(session.actor.getSnapshot()).toMatchObject({ value: 'expired', output: { end: 'expired' } })
      expect(session.isRunning('keepSession')).toBe(false)
    },
  )

  it('is forbidden on a 403 [SRV-08]', () => {
    const session = start()
    session.actor.send({ type: 'call.forbidden' })
    expect(session.actor.getSnapshot()).toMatchObject({ value: 'forbidden', output: { end: 'forbidden' } })
  })

  it.each([
    ['unauthorized', 'expired', 'unauthorized'],
    ['forbidden', 'forbidden', 'forbidden'],
  ] as const)(
    'is over where the refresh is answered %s, and everybody who waits hears it [LIVE-04]',
    async (kind, end, heard) => {
      const session = start()
      const asked = requestFreshToken(session.actor)
      session.fail('refreshToken', new CallFailed(failureOfKind(kind)))
      expect(session.actor.getSnapshot().output).toEqual({ end })
      await expect(asked).rejects.toMatchObject({ failure: { kind: heard } })
      await expect(requestFreshToken(session.actor)).rejects.toMatchObject({
        failure: { kind: heard },
      })
    },
  )

  it('is kept with all its settings, for a reload [LAUNCH-08]', () => {
    expect(start().given('keepSession')).toEqual({ settings: granted.settings })
  })

  it('asks for a token again 15 s after a refresh that got no answer, and not a moment sooner [LIVE-04]', () => {
    const session = start()
    session.actor.send({ type: 'token.refreshRequested' })
    session.fail('refreshToken', new CallFailed(failureOfKind('offline')))
    session.clock.increment(14_999)
    expect(session.isRunning('refreshToken')).toBe(false)
    session.clock.increment(1)
    expect(session.isRunning('refreshToken')).toBe(true)
  })

  it.each([
    ['call.unauthorized', 'unauthorized'],
    ['channel.unauthorized', 'unauthorized'],
    ['call.forbidden', 'forbidden'],
  ] as const)(
    'that ends on %s while its token is refreshed tells all who wait for it [SRV-07] [SRV-08] [LIVE-04]',
    async (type, kind) => {
      const session = start()
      const asked = [1, 2].map(() => requestFreshToken(session.actor))
      session.actor.send({ type })
      for (const waiting of asked) await expect(waiting).rejects.toMatchObject({ failure: { kind } })
      expect(session.isRunning('refreshToken')).toBe(false)
    },
  )
})

describe('when the token is refreshed', () => {
  it('is a minute before it expires, half way through a short life, and never later than a timer can wait', () => {
    expect(refreshDelayFor(3_600_000)).toBe(3_540_000)
    expect(refreshDelayFor(60_000)).toBe(30_000)
    expect(refreshDelayFor(0)).toBe(1_000)
    expect(refreshDelayFor(Number.MAX_SAFE_INTEGER)).toBe(2 ** 31 - 1)
  })
})

const begin = (): Story => createStory(sessionMachine, granted)

const failed = (kind: 'offline' | 'unauthorized' | 'forbidden') => new CallFailed(failureOfKind(kind))

const chapters: readonly Chapter[] = [
  {
    title: 'of a member is that its token is renewed in time, again and again [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.passes(3_599_999)
      session.passes(1)
      session.says({ type: 'token.refreshRequested' })
      session.ends('refreshToken', freshToken)
      session.says({ type: 'token.refreshRequested' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      '3599999 ms pass: goes to active.token.refreshing, starts refreshToken',
      '1 ms pass: stays',
      'token.refreshRequested: stays',
      'refreshToken ends: goes to active.token.good, keeps tokenLifetime 1800000, leaves refreshToken, sends token.changed to keepSession, emits token.refreshed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
    ],
  },
  {
    title: 'of a guest is the same, and its end is no refresh that failed [LAUNCH-09] [SRV-07]',
    begins: () => createStory(sessionMachine, asGuest),
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
      session.says({ type: 'call.unauthorized' })
    },
    lines: [
      'begins: goes to active.identity.guest and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'call.unauthorized: goes to expired, leaves keepSession, leaves refreshToken, is over',
    ],
  },
  {
    title: 'whose token is not renewed goes on, says so, and asks again [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('offline'))
      session.passes(14_999)
      session.passes(1)
      session.fails('refreshToken', failed('offline'))
      session.says({ type: 'token.refreshRequested' })
      session.ends('refreshToken', freshToken)
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to active.token.overdue, leaves refreshToken, emits token.refreshFailed',
      '14999 ms pass: stays',
      '1 ms pass: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to active.token.overdue, leaves refreshToken, emits token.refreshFailed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken ends: goes to active.token.good, keeps tokenLifetime 1800000, leaves refreshToken, sends token.changed to keepSession, emits token.refreshed',
    ],
  },
  {
    title: 'takes the token that another tab has renewed, wherever it is [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshedElsewhere', ...freshToken })
      session.says({ type: 'token.refreshRequested' })
      session.says({ type: 'token.refreshedElsewhere', lifetime: 60_000 })
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('offline'))
      session.says({ type: 'token.refreshedElsewhere', ...freshToken })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshedElsewhere: stays, keeps tokenLifetime 1800000, emits token.refreshed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'token.refreshedElsewhere: goes to active.token.good, keeps tokenLifetime 60000, leaves refreshToken, emits token.refreshed',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to active.token.overdue, leaves refreshToken, emits token.refreshFailed',
      'token.refreshedElsewhere: goes to active.token.good, keeps tokenLifetime 1800000, emits token.refreshed',
    ],
  },
  {
    title: 'ends with its token [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('unauthorized'))
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to expired, leaves keepSession, leaves refreshToken, is over',
    ],
  },
  {
    title: 'ends where the member may not be here [SRV-08]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'token.refreshRequested' })
      session.fails('refreshToken', failed('forbidden'))
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'token.refreshRequested: goes to active.token.refreshing, starts refreshToken',
      'refreshToken fails: goes to forbidden, leaves keepSession, leaves refreshToken, is over',
    ],
  },
  {
    title: 'ends on a call without a good token [SRV-07]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'call.unauthorized' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'call.unauthorized: goes to expired, leaves keepSession, is over',
    ],
  },
  {
    title: 'ends on a channel without a good token [LIVE-04]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'channel.unauthorized' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'channel.unauthorized: goes to expired, leaves keepSession, is over',
    ],
  },
  {
    title: 'ends on a call that is forbidden [SRV-08]',
    begins: begin,
    happens: (session) => {
      session.says({ type: 'call.forbidden' })
    },
    lines: [
      'begins: goes to active.identity.member and active.token.good, keeps settings, keeps tokenLifetime 3600000, starts keepSession',
      'call.forbidden: goes to forbidden, leaves keepSession, is over',
    ],
  },
]

testChapters('all that becomes of a session', chapters)
