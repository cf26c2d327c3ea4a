import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'

import { granted } from '#tests/model/samples.ts'

import { CallFailed, failureOfKind, type FailureKind } from '../failure.ts'
import { sessionMachine } from './machine.ts'
import { requestFreshToken } from './requestFreshToken.ts'
import type { FreshToken } from './types.ts'

/** A session whose refresh ends as told, how often it was refreshed, and how many of those who asked still listen. */
function sessionWith(refresh: () => Promise<FreshToken>) {
  let refreshes = 0
  const counting = () => {
    refreshes += 1
    return refresh()
  }
  const actor = createActor(
    sessionMachine.provide({
      actors: { keepSession: fromCallback(() => {}), refreshToken: fromPromise(counting) },
    }),
    { input: granted },
  )
  let listening = 0
  const counted = <Listen extends (...given: never[]) => { unsubscribe: () => void }>(listen: Listen) =>
    ((...given) => {
      const { unsubscribe } = listen(...given)
      let isListening = true
      listening += 1
      return {
        unsubscribe: () => {
          if (isListening) listening -= 1
          isListening = false
          unsubscribe()
        },
      }
    }) as Listen
  actor.on = counted(actor.on.bind(actor))
  actor.subscribe = counted(actor.subscribe.bind(actor))
  actor.start()
  return {
    session: actor as ActorRefFrom<typeof sessionMachine>,
    refreshes: () => refreshes,
    listening: () => listening,
  }
}

const refusedAs = (kind: FailureKind) => () => Promise.reject(new CallFailed(failureOfKind(kind)))

describe('asking the session for a fresh token', () => {
  it('is answered with one refresh however many ask, and nobody goes on listening [SRV-07]', async () => {
    const { session, refreshes, listening } = sessionWith(() => Promise.resolve({ lifetime: 1_800_000 }))
    await Promise.all([requestFreshToken(session), requestFreshToken(session)])
    expect(refreshes()).toBe(1)
    expect(listening()).toBe(0)
  })

  it.each([
    ['offline', 'offline'],
    ['unauthorized', 'unauthorized'],
    ['forbidden', 'forbidden'],
  ] as const)(
    'that is refused as %s fails as %s, and nobody goes on listening [SRV-07] [SRV-08]',
    async (refused, told) => {
      const { session, listening } = sessionWith(refusedAs(refused))
      await expect(requestFreshToken(session)).rejects.toEqual(new CallFailed(failureOfKind(told)))
      expect(listening()).toBe(0)
    },
  )

  it.each(['unauthorized', 'forbidden'] as const)(
    'that was refused as %s before fails at once, and asks nobody [SRV-07] [SRV-08]',
    async (kind) => {
      const { session, refreshes, listening } = sessionWith(refusedAs(kind))
      await expect(requestFreshToken(session)).rejects.toThrow(CallFailed)
      await expect(requestFreshToken(session)).rejects.toEqual(new CallFailed(failureOfKind(kind)))
      expect(refreshes()).toBe(1)
      expect(listening()).toBe(0)
    },
  )
})
