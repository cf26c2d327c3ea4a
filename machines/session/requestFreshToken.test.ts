import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'

import { granted } from '#tests/model/samples.ts'

import { CallFailed, failureOfKind, type FailureKind } from '../failure.ts'
import { sessionMachine } from './machine.ts'
import { requestFreshToken } from './requestFreshToken.ts'
import type { FreshToken } from './types.ts'

/** A session whose refresh ends as told, and how many of those who asked still listen to it. */
function sessionWith(refresh: () => Promise<FreshToken>) {
  const actor = createActor(
    sessionMachine.provide({
      actors: { keepSession: fromCallback(() => {}), refreshToken: fromPromise(refresh) },
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
  onTestFinished(() => void actor.stop())
  return { session: actor as ActorRefFrom<typeof sessionMachine>, listening: () => listening }
}

const refusedAs = (kind: FailureKind) => () => Promise.reject(new CallFailed(failureOfKind(kind)))

describe('asking the session for a fresh token', () => {
  it('is answered with one refresh however many ask, and nobody goes on listening [SRV-07]', async () => {
    const refresh = vi.fn<() => Promise<FreshToken>>(() => Promise.resolve({ lifetime: 1_800_000 }))
    const { session, listening } = sessionWith(refresh)
    await Promise.all([requestFreshToken(session), requestFreshToken(session)])
    expect(refresh).toHaveBeenCalledTimes(1)
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
      const refresh = vi.fn<() => Promise<FreshToken>>(refusedAs(kind))
      const { session, listening } = sessionWith(refresh)
      await expect(requestFreshToken(session)).rejects.toThrow(CallFailed)
      await expect(requestFreshToken(session)).rejects.toEqual(new CallFailed(failureOfKind(kind)))
      expect(refresh).toHaveBeenCalledTimes(1)
      expect(listening()).toBe(0)
    },
  )
})
