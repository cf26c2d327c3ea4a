import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { launchMachine } from '#machines/launch/machine.ts'
import type { LaunchInput } from '#machines/launch/types.ts'

import { launchInputs } from './models/launch.ts'
import { granted, loadedMember } from './samples.ts'
import { type Chapter, createStory, type Story, testChapters } from './story.ts'

const begin = (input: LaunchInput): Story => createStory(launchMachine, input)
const lost = new CallFailed(failureOfKind('timedOut'))
const expired = new CallFailed(failureOfKind('refused', errors.tokenExpired.code))
const over = new CallFailed(failureOfKind('unauthorized'))
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
