import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type { LaunchInput } from '#machines/launch/types.ts'

import { drive } from './drive.ts'
import { launch as machine, launchInputs as starts } from './models/launch.ts'
import { granted, loadedMember } from './samples.ts'

const start = (input: LaunchInput) => drive(({ parent }) => createActor(machine, { input, parent }))

describe('a launch', () => {
  it('knows neither settings nor member nor anything wrong before it has an answer [LAUNCH-02]', () => {
    expect(start(starts.link).actor.getSnapshot().context).toEqual({
      ...starts.link,
      granted: null,
      loaded: null,
      failure: null,
    })
  })

  it('leads to the event of its link, and of a kept session to none [LAUNCH-08] [LAUNCH-10]', () => {
    const link = start(starts.link)
    link.finish('exchangeLink', granted)
    const restored = start(starts.restored)
    restored.finish('checkSession', granted)
    for (const launch of [link, restored]) launch.finish('loadMember', loadedMember)
    expect(link.actor.getSnapshot().output).toEqual({ ...granted, ...loadedMember, eventId: 'e7' })
    expect(restored.actor.getSnapshot().output).toEqual({ ...granted, ...loadedMember, eventId: null })
  })

  it('goes on with the session that is kept though nothing more can be [LAUNCH-08] [LAUNCH-12]', () => {
    expect(start({ ...starts.restored, isStorageBlocked: true }).isRunning('checkSession')).toBe(true)
  })

  it.each([
    ['exchangeLink', starts.link],
    ['checkSession', starts.restored],
  ])(
    'can be tried again where a server breaks at %s, whatever it says of the token [LAUNCH-03]',
    (step, input) => {
      const launch = start(input)
      launch.fail(step, new CallFailed(failureOfKind('broken', errors.tokenExpired.code)))
      expect(launch.actor.getSnapshot().value).toBe('timedOut')
      launch.actor.send({ type: 'retry.requested' })
      expect(launch.isRunning(step)).toBe(true)
    },
  )
})
