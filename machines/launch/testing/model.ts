import { errors } from '#domain/session/errorCatalogue.ts'
import type { Step, Model, Steps } from '#tests/model/graph.ts'
import { granted, launchLink, loadedMember, settings } from '#tests/model/samples.ts'
import { done, failed, failedWith, over } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { launchMachine } from '../machine.ts'
import type { LaunchContext, LaunchInput } from '../types.ts'

export const launch = withStubs(launchMachine)

/** Calls that the launch waits for, with what they are answered. */
const answers = { exchangeLink: granted, checkSession: granted, loadMember: loadedMember } as const
export type LaunchCall = keyof typeof answers

/** How such a call ends. */
const endings = {
  'is answered': (call: LaunchCall) => done(call, answers[call]),
  'gets no answer': (call: LaunchCall) => failed(call, 'timedOut'),
  'says that the partner did not answer': (call: LaunchCall) =>
    failed(call, 'unauthorized', errors.authenticationTimeout.code),
  'says that it is over': (call: LaunchCall) => failed(call, 'unauthorized', errors.tokenExpired.code),
  'says so with another status': (call: LaunchCall) => failed(call, 'refused', errors.tokenExpired.code),
  'is not authorized': (call: LaunchCall) => failed(call, 'unauthorized'),
  'is refused': (call: LaunchCall) => failed(call, 'refused', errors.accountInactive.code),
  'breaks off': (call: LaunchCall) => failedWith(call, new Error('anything else')),
} satisfies Readonly<Record<string, (call: LaunchCall) => Step>>
export type Ending = keyof typeof endings

/** What happens to a launch, in words: a call ends, time passes, or the member presses a button. */
export type LaunchStepName = `${LaunchCall} ${Ending}` | 'retry' | 'half a minute passes'

const steps: Steps & Readonly<Record<LaunchStepName, Step>> = {
  retry: { type: 'retry.requested' },
  'half a minute passes': over('launchTimeout'),
  ...endingsOf('exchangeLink'),
  ...endingsOf('checkSession'),
  ...endingsOf('loadMember'),
}

function endingsOf<TCall extends LaunchCall>(call: TCall): Readonly<Record<`${TCall} ${Ending}`, Step>> {
  const named = Object.entries(endings).map(([ending, endedBy]) => [`${call} ${ending}`, endedBy(call)])
  return Object.fromEntries(named)
}

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
    steps,
    facts: ({ granted: got, loaded, failure }) => ({
      hasSettings: got !== null,
      hasMember: loaded !== null,
      failure,
    }),
    limit: 2_000,
  }
}

/** By what the page is opened with. */
export const launchModels = {
  'a link': modelFrom(launchInputs.link),
  'a link, and storage blocked': modelFrom(launchInputs.linkWithoutStorage),
  'a kept session': modelFrom(launchInputs.restored),
  'neither link nor session': modelFrom(launchInputs.nothing),
  'neither, and storage blocked': modelFrom(launchInputs.blocked),
}
