import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { launchMachine } from '#machines/launch/machine.ts'
import type { LaunchContext, LaunchInput } from '#machines/launch/types.ts'

import type { Model } from '../graph.ts'
import { granted, launchLink, loadedMember, settings } from '../samples.ts'
import { withStandIns } from '../standIn.ts'

export const launch = withStandIns(launchMachine)

const failures = [
  { failed: new CallFailed(failureOfKind('refused', errors.tokenExpired.code)) },
  { failed: new CallFailed(failureOfKind('refused', errors.accountInactive.code)) },
  { failed: new CallFailed(failureOfKind('unauthorized')) },
  { failed: new CallFailed(failureOfKind('timedOut')) },
  { failed: new CallFailed(failureOfKind('unauthorized', errors.authenticationTimeout.code)) },
  { failed: new Error('anything else') },
]

export const launchInputs = {
  link: { start: { kind: 'link', link: launchLink }, isStorageBlocked: false },
  linkWithoutStorage: { start: { kind: 'link', link: launchLink }, isStorageBlocked: true },
  restored: { start: { kind: 'restored', settings }, isStorageBlocked: false },
  nothing: { start: { kind: 'nothing' }, isStorageBlocked: false },
  blocked: { start: { kind: 'nothing' }, isStorageBlocked: true },
} as const satisfies Readonly<Record<string, LaunchInput>>

function modelFrom(input: LaunchInput): Model<LaunchContext> {
  return {
    machine: launch,
    input,
    events: () => [{ type: 'retry.requested' }],
    reports: {
      exchangeLink: [{ done: granted }, ...failures],
      checkSession: [{ done: granted }, ...failures],
      loadMember: [{ done: loadedMember }, ...failures],
    },
    facts: ({ granted: got, loaded, failure }) => ({
      hasSettings: got !== null,
      hasMember: loaded !== null,
      failure,
    }),
    limit: 2_000,
  }
}

/** By what the page is opened with. */
export const launchModels: Readonly<Record<string, Model<LaunchContext>>> = {
  'a link': modelFrom(launchInputs.link),
  'a link, and storage blocked': modelFrom(launchInputs.linkWithoutStorage),
  'a kept session': modelFrom(launchInputs.restored),
  'neither link nor session': modelFrom(launchInputs.nothing),
  'neither, and storage blocked': modelFrom(launchInputs.blocked),
}
