import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { requestFreshToken } from '#machines/session/requestFreshToken.ts'

import { drive } from './drive.ts'
import { session as machine } from './models/session.ts'
import { granted } from './samples.ts'

const start = () => drive(({ parent }) => createActor(machine, { input: granted, parent }))

describe('a session', () => {
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
