import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type { LaunchInput } from '#machines/launch/types.ts'

import { drive } from './drive.ts'
import { launchInvariant } from './invariants/launch.ts'
import { launch as machine, launchInputs as starts, launchModels } from './models/launch.ts'
import { replayAll } from './replay.ts'
import { granted, guestSettings, launchLink, loadedMember, settings } from './samples.ts'
import { unwalked } from './transitions.ts'

describe('launch, walked by its graph', () => {
  it('takes every transition, from every kind of start: one call at a time, a link used once, and a reason wherever it stands still [CHART-04] [LAUNCH-03]', () => {
    const walked = new Set(
      Object.values(launchModels).flatMap((model) => [...replayAll(model, launchInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('launch', () => {
  const start = (input: LaunchInput = starts.link) =>
    drive(({ parent }) => createActor(machine, { input, parent }))

  it('exchanges the link, loads the member, and is ready with both [LAUNCH-02]', () => {
    const launch = start()
    expect(launch.actor.getSnapshot().matches('waiting')).toBe(true)
    expect(launch.given('exchangeLink')).toEqual({ link: launchLink })
    launch.finish('exchangeLink', granted)
    expect(launch.given('loadMember')).toEqual({ settings })
    launch.finish('loadMember', loadedMember)
    expect(launch.actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { ...granted, ...loadedMember, eventId: 'e7' },
    })
  })

  it('is ready without a wallet for a guest [LAUNCH-05]', () => {
    const launch = start()
    launch.finish('exchangeLink', { ...granted, settings: guestSettings })
    launch.finish('loadMember', { ...loadedMember, balance: null })
    expect(launch.actor.getSnapshot().output).toMatchObject({ settings: { isGuest: true }, balance: null })
  })

  it('offers to try again where no answer came, and then exchanges the link anew [LAUNCH-03]', () => {
    const launch = start()
    launch.fail('exchangeLink', new CallFailed(failureOfKind('timedOut')))
    expect(launch.actor.getSnapshot()).toMatchObject({
      value: 'timedOut',
      context: { failure: { kind: 'timedOut' } },
    })
    launch.actor.send({ type: 'retry.requested' })
    expect(launch.isRunning('exchangeLink')).toBe(true)
    expect(launch.actor.getSnapshot().context.failure).toBeNull()
  })

  /** Brings a launch to the step whose call is named, and starts from what that step needs. */
  const stepsTo = {
    exchangeLink: () => start(),
    checkSession: () => start(starts.restored),
    loadMember: () => {
      const launch = start()
      launch.finish('exchangeLink', granted)
      return launch
    },
  } as const
  const unanswered = {
    'no answer in time': failureOfKind('timedOut'),
    'a cut line': failureOfKind('offline'),
    'a server that broke': failureOfKind('broken'),
    "the server's own word that it timed out": failureOfKind(
      'unauthorized',
      errors.authenticationTimeout.code,
    ),
  }
  it.each(
    Object.entries(stepsTo).flatMap(([step, at]) =>
      Object.entries(unanswered).map(([what, failure]) => ({ step, at, what, failure })),
    ),
  )(
    'can be tried again at $step after $what, and goes on from there [LAUNCH-03]',
    ({ step, at, failure }) => {
      const launch = at()
      launch.fail(step, new CallFailed(failure))
      expect(launch.actor.getSnapshot()).toMatchObject({ value: 'timedOut', context: { failure } })
      expect(launch.actor.getSnapshot().can({ type: 'retry.requested' })).toBe(true)
      launch.actor.send({ type: 'retry.requested' })
      expect(launch.isRunning(step)).toBe(true)
      expect(launch.actor.getSnapshot().context.failure).toBeNull()
    },
  )

  it('does not use the link twice where only the member was missing [LAUNCH-03]', () => {
    const launch = start()
    launch.finish('exchangeLink', granted)
    launch.fail('loadMember', new CallFailed(failureOfKind('offline')))
    launch.actor.send({ type: 'retry.requested' })
    expect(launch.isRunning('exchangeLink')).toBe(false)
    expect(launch.isRunning('loadMember')).toBe(true)
  })

  it('does not wait for ever for an answer [LAUNCH-03]', () => {
    const launch = start()
    launch.clock.increment(29_999)
    expect(launch.actor.getSnapshot().matches('waiting')).toBe(true)
    launch.clock.increment(1)
    expect(launch.actor.getSnapshot().value).toBe('timedOut')
    expect(launch.isRunning('exchangeLink')).toBe(false)
  })

  it('says that the token has expired, where the server does [LAUNCH-03] [LAUNCH-04]', () => {
    const launch = start()
    launch.fail('exchangeLink', new CallFailed(failureOfKind('refused', errors.tokenExpired.code)))
    expect(launch.actor.getSnapshot()).toMatchObject({
      value: 'tokenExpired',
      context: { failure: { code: errors.tokenExpired.code } },
    })
  })

  it('fails with the reason the server gave [LAUNCH-03] [LAUNCH-04]', () => {
    const launch = start()
    launch.fail('exchangeLink', new CallFailed(failureOfKind('refused', errors.accountInactive.code)))
    expect(launch.actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { failure: { code: errors.accountInactive.code } },
    })
  })

  it('goes on with a kept session after checking it [LAUNCH-08] [LAUNCH-12]', () => {
    const launch = start(starts.restored)
    expect(launch.given('checkSession')).toEqual({ settings })
    launch.finish('checkSession', granted)
    launch.finish('loadMember', loadedMember)
    expect(launch.actor.getSnapshot().output).toMatchObject({ settings, eventId: null })
  })

  it('says that a kept session is over where the server refuses it [LAUNCH-12]', () => {
    const launch = start(starts.restored)
    launch.fail('checkSession', new CallFailed(failureOfKind('unauthorized')))
    expect(launch.actor.getSnapshot().value).toBe('tokenExpired')
  })

  it.each([
    [
      'exchangeLink',
      'a token that has expired',
      'tokenExpired',
      failureOfKind('refused', errors.tokenExpired.code),
    ],
    ['exchangeLink', 'a refusal', 'failed', failureOfKind('refused', errors.accountInactive.code)],
    ['exchangeLink', 'a 401', 'failed', failureOfKind('unauthorized')],
    [
      'checkSession',
      'a token that has expired',
      'tokenExpired',
      failureOfKind('refused', errors.tokenExpired.code),
    ],
    ['checkSession', 'a 401', 'tokenExpired', failureOfKind('unauthorized')],
    ['checkSession', 'a refusal', 'failed', failureOfKind('refused', errors.accountInactive.code)],
    ['checkSession', 'a 403', 'failed', failureOfKind('forbidden')],
    [
      'loadMember',
      'a token that has expired',
      'tokenExpired',
      failureOfKind('refused', errors.tokenExpired.code),
    ],
    ['loadMember', 'a 401', 'tokenExpired', failureOfKind('unauthorized')],
    ['loadMember', 'a refusal', 'failed', failureOfKind('refused', errors.accountInactive.code)],
    ['loadMember', 'a 403', 'failed', failureOfKind('forbidden')],
  ] as const)(
    'that meets at %s with %s is %s, with that reason, and is not tried again [LAUNCH-03] [LAUNCH-04] [LAUNCH-12]',
    (step, _, state, failure) => {
      const launch = stepsTo[step]()
      launch.fail(step, new CallFailed(failure))
      expect(launch.actor.getSnapshot()).toMatchObject({ value: state, context: { failure } })
      expect(launch.actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false)
      // Nobody is brought in by a part of a launch.
      expect(launch.actor.getSnapshot().output).toBeUndefined()
    },
  )

  it('launches with a link though storage is blocked, and without one says that storage is [LAUNCH-08]', () => {
    expect(start(starts.linkWithoutStorage).isRunning('exchangeLink')).toBe(true)
    expect(start(starts.blocked).actor.getSnapshot().value).toBe('storageBlocked')
  })

  it('fails without a reason where there is nothing to launch from [LAUNCH-03]', () => {
    expect(start(starts.nothing).actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { failure: null },
    })
  })
})
