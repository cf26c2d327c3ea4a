import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { granted, guestSettings, launchLink, loadedMember, settings } from '#tests/model/samples.ts'
import { type Chapter, createStory, type Story, testChapters } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { CallFailed, failureOfKind } from '../failure.ts'
import { launchMachine } from './machine.ts'
import { launchInvariant } from './testing/invariants.ts'
import { launch as machine, launchInputs as starts, launchModels, launchInputs } from './testing/model.ts'
import type { LaunchInput } from './types.ts'

const start = (input: LaunchInput = starts.link) =>
  drive(({ parent }) => createActor(machine, { input, parent }))

describe('launch, walked by its graph', () => {
  it('takes every transition, from every kind of start: one call at a time, a link used once, and a reason wherever it stands still [CHART-04] [LAUNCH-03]', () => {
    const walked = new Set(
      Object.values(launchModels).flatMap((model) => [...replayAll(model, launchInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const expired = new CallFailed(failureOfKind('refused', errors.tokenExpired.code))

const over = new CallFailed(failureOfKind('unauthorized'))

describe('launch', () => {
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

  it('offers to try again if no answer came, and then exchanges the link again [LAUNCH-03]', () => {
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

const begin = (input: LaunchInput): Story => createStory(launchMachine, input)

const lost = new CallFailed(failureOfKind('timedOut'))

const inactive = new CallFailed(failureOfKind('refused', errors.accountInactive.code))

const chapters: readonly Chapter[] = [
  {
    title: 'by a link exchanges it, loads the member, and is ready [LAUNCH-02]',
    begins: () => begin(launchInputs.link),
    happens: (launch) => {
      launch.ends('exchangeLink', granted)
      launch.ends('loadMember', loadedMember)
    },
    lines: [
      'begins: goes to waiting.exchangingLink, keeps start, keeps isStorageBlocked false, starts exchangeLink',
      'exchangeLink ends: goes to waiting.loadingMember, keeps granted, starts loadMember, leaves exchangeLink',
      'loadMember ends: goes to ready, keeps loaded, leaves loadMember, is over',
    ],
  },
  {
    title: 'of a kept session checks it, loads the member, and is ready [LAUNCH-08]',
    begins: () => begin(launchInputs.restored),
    happens: (launch) => {
      launch.ends('checkSession', granted)
      launch.ends('loadMember', loadedMember)
    },
    lines: [
      'begins: goes to waiting.checkingSession, keeps start, keeps isStorageBlocked false, starts checkSession',
      'checkSession ends: goes to waiting.loadingMember, keeps granted, starts loadMember, leaves checkSession',
      'loadMember ends: goes to ready, keeps loaded, leaves loadMember, is over',
    ],
  },
  {
    title: 'from nothing fails, or says that nothing can be kept [LAUNCH-12]',
    begins: () => begin(launchInputs.blocked),
    happens: () => {},
    lines: ['begins: goes to storageBlocked, keeps start, keeps isStorageBlocked true'],
  },
  {
    title: 'from nothing at all fails [LAUNCH-02]',
    begins: () => begin(launchInputs.nothing),
    happens: (launch) => {
      launch.says({ type: 'retry.requested' })
    },
    lines: ['begins: goes to failed, keeps start, keeps isStorageBlocked false', 'retry.requested: stays'],
  },
  {
    title: 'that has no answer in time may be tried again, as often as one likes [LAUNCH-03]',
    begins: () => begin(launchInputs.link),
    happens: (launch) => {
      launch.passes(29_999)
      launch.passes(1)
      launch.says({ type: 'retry.requested' })
      launch.fails('exchangeLink', lost)
      launch.says({ type: 'retry.requested' })
      launch.ends('exchangeLink', granted)
      launch.fails('loadMember', lost)
      launch.says({ type: 'retry.requested' })
      launch.ends('loadMember', loadedMember)
    },
    lines: [
      'begins: goes to waiting.exchangingLink, keeps start, keeps isStorageBlocked false, starts exchangeLink',
      '29999 ms pass: stays',
      '1 ms pass: goes to timedOut, leaves exchangeLink',
      'retry.requested: goes to waiting.exchangingLink, starts exchangeLink',
      'exchangeLink fails: goes to timedOut, keeps failure, leaves exchangeLink',
      'retry.requested: goes to waiting.exchangingLink, forgets failure, starts exchangeLink',
      'exchangeLink ends: goes to waiting.loadingMember, keeps granted, starts loadMember, leaves exchangeLink',
      'loadMember fails: goes to timedOut, keeps failure, leaves loadMember',
      'retry.requested: goes to waiting.loadingMember, forgets failure, starts loadMember',
      'loadMember ends: goes to ready, keeps loaded, leaves loadMember, is over',
    ],
  },
  {
    title: 'whose token has expired says so [LAUNCH-05]',
    begins: () => begin(launchInputs.link),
    happens: (launch) => {
      launch.fails('exchangeLink', expired)
      launch.says({ type: 'retry.requested' })
    },
    lines: [
      'begins: goes to waiting.exchangingLink, keeps start, keeps isStorageBlocked false, starts exchangeLink',
      'exchangeLink fails: goes to tokenExpired, keeps failure, leaves exchangeLink',
      'retry.requested: stays',
    ],
  },
  {
    title: 'that is refused says so [LAUNCH-02]',
    begins: () => begin(launchInputs.link),
    happens: (launch) => {
      launch.fails('exchangeLink', inactive)
      launch.says({ type: 'retry.requested' })
    },
    lines: [
      'begins: goes to waiting.exchangingLink, keeps start, keeps isStorageBlocked false, starts exchangeLink',
      'exchangeLink fails: goes to failed, keeps failure, leaves exchangeLink',
      'retry.requested: stays',
    ],
  },
  {
    title: 'of a session without an answer may be tried again [LAUNCH-08]',
    begins: () => begin(launchInputs.restored),
    happens: (launch) => {
      launch.fails('checkSession', lost)
      launch.says({ type: 'retry.requested' })
      launch.fails('checkSession', over)
    },
    lines: [
      'begins: goes to waiting.checkingSession, keeps start, keeps isStorageBlocked false, starts checkSession',
      'checkSession fails: goes to timedOut, keeps failure, leaves checkSession',
      'retry.requested: goes to waiting.checkingSession, forgets failure, starts checkSession',
      'checkSession fails: goes to tokenExpired, keeps failure, leaves checkSession',
    ],
  },
  {
    title: 'of a session that is refused fails [LAUNCH-08]',
    begins: () => begin(launchInputs.restored),
    happens: (launch) => {
      launch.fails('checkSession', inactive)
    },
    lines: [
      'begins: goes to waiting.checkingSession, keeps start, keeps isStorageBlocked false, starts checkSession',
      'checkSession fails: goes to failed, keeps failure, leaves checkSession',
    ],
  },
  {
    title: 'whose session ends as the member is loaded says so [LAUNCH-08]',
    begins: () => begin(launchInputs.restored),
    happens: (launch) => {
      launch.ends('checkSession', granted)
      launch.fails('loadMember', over)
    },
    lines: [
      'begins: goes to waiting.checkingSession, keeps start, keeps isStorageBlocked false, starts checkSession',
      'checkSession ends: goes to waiting.loadingMember, keeps granted, starts loadMember, leaves checkSession',
      'loadMember fails: goes to tokenExpired, keeps failure, leaves loadMember',
    ],
  },
  {
    title: 'whose member is refused fails [LAUNCH-02]',
    begins: () => begin(launchInputs.link),
    happens: (launch) => {
      launch.ends('exchangeLink', granted)
      launch.fails('loadMember', inactive)
    },
    lines: [
      'begins: goes to waiting.exchangingLink, keeps start, keeps isStorageBlocked false, starts exchangeLink',
      'exchangeLink ends: goes to waiting.loadingMember, keeps granted, starts loadMember, leaves exchangeLink',
      'loadMember fails: goes to failed, keeps failure, leaves loadMember',
    ],
  },
]

testChapters('all that becomes of a launch', chapters)
