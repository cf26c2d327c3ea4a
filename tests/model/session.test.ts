import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { refreshDelayFor } from '#machines/session/machine.ts'
import { requestFreshToken } from '#machines/session/requestFreshToken.ts'
import type { SessionInput } from '#machines/session/types.ts'

import { drive } from './drive.ts'
import { sessionInvariant } from './invariants/session.ts'
import { asGuest, freshToken, session as machine, sessionModels } from './models/session.ts'
import { replayAll } from './replay.ts'
import { granted } from './samples.ts'
import { unwalked } from './transitions.ts'

describe('session, walked by its graph', () => {
  it('takes every transition, as member and as guest: one refresh at a time, and none once it is over [CHART-04] [LIVE-04]', () => {
    const walked = new Set(
      Object.values(sessionModels).flatMap((model) => [...replayAll(model, sessionInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('session', () => {
  const start = (input: SessionInput = granted) =>
    drive(({ parent }) => createActor(machine, { input, parent }))

  it('says whether a member or a guest is here [LAUNCH-05]', () => {
    expect(start().actor.getSnapshot().value).toMatchObject({ active: { identity: 'member' } })
    expect(start(asGuest).actor.getSnapshot().value).toMatchObject({ active: { identity: 'guest' } })
  })

  it('refreshes the token once, however many ask, and all hear of it [LIVE-04]', async () => {
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
})

describe('when the token is refreshed', () => {
  it('is a minute before it expires, half way through a short life, and never later than a timer can wait', () => {
    expect(refreshDelayFor(3_600_000)).toBe(3_540_000)
    expect(refreshDelayFor(60_000)).toBe(30_000)
    expect(refreshDelayFor(0)).toBe(1_000)
    expect(refreshDelayFor(Number.MAX_SAFE_INTEGER)).toBe(2 ** 31 - 1)
  })
})
