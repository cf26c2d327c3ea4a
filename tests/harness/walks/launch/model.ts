import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { launchMachine } from '#machines/launch/machine.ts'
import type { LaunchContext, LaunchInput } from '#machines/launch/types.ts'

import type { Model, WalkStep } from '../../../model/graph.ts'
import { granted, launchLink, loadedMember, settings } from '../../../model/samples.ts'
import { withStandIns } from '../../../model/standIn.ts'
import { longPaths, type PathStep, stateOf } from '../paths.ts'

export const launchChart = withStandIns(launchMachine)

/** Calls that the launch waits for. */
const calls = ['exchangeLink', 'checkSession', 'loadMember'] as const
export type LaunchCall = (typeof calls)[number]

/** How such a call ends. */
const endings = ['is answered', 'gets no answer', 'says that it is over', 'is refused'] as const
export type Ending = (typeof endings)[number]

/** What happens on a path, in words: the page is opened, a call ends, or the member presses a button. */
export type LaunchStepName = 'begin' | `${LaunchCall} ${Ending}` | 'retry'

export interface LaunchStep extends PathStep {
  readonly name: LaunchStepName
}

const failed = {
  'gets no answer': failureOfKind('timedOut'),
  'says that it is over': failureOfKind('unauthorized', errors.tokenExpired.code),
  'is refused': failureOfKind('refused', errors.accountInactive.code),
} as const

const answers = { exchangeLink: granted, checkSession: granted, loadMember: loadedMember } as const

function ended(call: LaunchCall, ending: Ending): AnyEventObject & { readonly step: LaunchStepName } {
  const step = `${call} ${ending}` as const
  const actor = { actorId: call, step }
  if (ending === 'is answered') return { ...actor, type: `xstate.done.actor.${call}`, output: answers[call] }
  return { ...actor, type: `xstate.error.actor.${call}`, error: new CallFailed(failed[ending]) }
}

function says(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  if (snapshot.matches('timedOut')) return [{ type: 'retry.requested', step: 'retry' }]
  const running = calls.filter((call) => snapshot.children[call] !== undefined)
  return running.flatMap((call) => endings.map((ending) => ended(call, ending)))
}

/** What a page can be opened with. */
const openings = {
  'a link': { start: { kind: 'link', link: launchLink }, isStorageBlocked: false },
  'a kept session': { start: { kind: 'restored', settings }, isStorageBlocked: false },
  'neither link nor session': { start: { kind: 'nothing' }, isStorageBlocked: false },
  'neither, and storage blocked': { start: { kind: 'nothing' }, isStorageBlocked: true },
} as const satisfies Readonly<Record<string, LaunchInput>>

export type OpenedWith = keyof typeof openings

function modelOf(input: LaunchInput): Model<LaunchContext> {
  return {
    machine: launchChart,
    input,
    events: says,
    reports: {},
    facts: ({ granted: has, failure }) => [has !== null, failure?.kind],
    limit: 2_000,
  }
}

export const launchStep = ({ event, value }: WalkStep): LaunchStep | null =>
  'step' in event ? { name: event.step, state: stateOf(value) } : null
export const beginLaunch = (value: StateValue): LaunchStep => ({ name: 'begin', state: stateOf(value) })

function partOf(openedWith: OpenedWith) {
  const model = modelOf(openings[openedWith])
  return { model, paths: longPaths<LaunchContext, LaunchStep>(model, launchStep, beginLaunch) }
}

/** The models and paths of a launch, by what its page is opened with. */
export const launchParts = {
  'a link': partOf('a link'),
  'a kept session': partOf('a kept session'),
  'neither link nor session': partOf('neither link nor session'),
  'neither, and storage blocked': partOf('neither, and storage blocked'),
}
