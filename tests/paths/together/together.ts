import { appModels } from '#machines/app/testing/model.ts'
import { batchModels } from '#machines/batch/testing/model.ts'
import { walkedModels } from '#machines/betSlip/testing/questions/walked.ts'
import type { StepName } from '#machines/betSlip/testing/questions/walkedSteps.ts'
import type { BetSlipContext } from '#machines/betSlip/types.ts'
import { type PlacementStepName, placementModels } from '#machines/placement/testing/model.ts'
import { sessionModels, type SessionStepName } from '#machines/session/testing/model.ts'
import { socketModels, type SocketStepName } from '#machines/socket/testing/model.ts'

import type { AnyModel, Steps } from '../../model/graph.ts'
import { journalEntry } from '../../model/samples.ts'
import { done, where } from '../../model/steps.ts'
import type { TogetherName } from '../wish.ts'

/** A machine that runs with others: which of its models, and what of that is still up to the world. */
export interface Member {
  /** Its id in the machine that starts it, or how that begins. */
  readonly id: string
  /** The actor that the other has for it, by the name in its setup. */
  readonly src: string
  readonly model: AnyModel
  /** Without the steps that the other machines of the set do themselves. */
  readonly steps: Steps
  /** What it starts itself. */
  readonly starts: readonly Member[]
}

function only<TName extends string>(model: { readonly steps: Steps }, ...names: readonly TName[]): Steps {
  return Object.fromEntries(
    names.map((name) => {
      const step = model.steps[name]
      if (step === undefined) throw new Error(`there is no step "${name}"`)
      return [name, step] as const
    }),
  )
}

const { 'one selection in a market that moves': slip } = walkedModels
const { 'one bet of a press': batch } = batchModels
const { 'a bet confirmed now': placement } = placementModels
const { 'from the start to the end': app } = appModels
const { 'a member': session } = sessionModels
const { 'the channel of the events': socket } = socketModels

/** The slip is about its first bet, which is the one that is written down. */
const isFirst = (context: BetSlipContext): boolean => context.key === journalEntry.key

function ofFirst(steps: Steps): Steps {
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, where(isFirst, step)]))
}

/** Which machines can be asked about together, the one that starts the others first. */
export const together: Readonly<Record<TogetherName, Member>> = {
  'betSlip+batch+placement': {
    id: 'betSlip',
    src: 'betSlip',
    model: slip,
    // One bet, from the empty slip to its answer.
    steps: {
      ...only<StepName>(slip, 'the kept slip is read: empty'),
      ...ofFirst(
        only<StepName>(
          slip,
          'press home',
          'the prices come',
          'the range comes',
          'stake 100',
          'place',
          'check now',
        ),
      ),
    },
    starts: [
      {
        id: 'batch',
        src: 'batch',
        model: batch,
        steps: {
          // The bet of the slip.
          'it is written down': done('recordBatch', [{ kind: 'send', entry: journalEntry }]),
          ...only(batch, 'there is no room for it'),
        },
        starts: [
          {
            id: 'placement',
            src: 'placement',
            model: placement,
            steps: only<PlacementStepName>(
              placement,
              'it is placed',
              'it is refused',
              'the reply cannot be read',
              'no answer comes',
              'ten seconds pass',
              'it is time to ask again',
              'asked: placed',
              'asked: refused',
              'asked: in progress',
              'asked: never seen',
              'asked: no answer',
              'sent again: placed',
              'sent again: refused',
              'it is closed',
            ),
            starts: [],
          },
        ],
      },
    ],
  },
  'app+session+socket': {
    id: 'app',
    src: 'app',
    model: app,
    steps: only(app, 'the start is read', 'a member is launched'),
    starts: [
      {
        id: 'session',
        src: 'session',
        model: session,
        steps: only<SessionStepName>(
          session,
          'its time is nearly over',
          'the token is renewed',
          'the refresh is refused',
          'the refresh is forbidden',
          'a call is refused',
          'a call is forbidden',
        ),
        starts: [],
      },
      {
        id: 'eventsChannel',
        src: 'socket',
        model: socket,
        steps: only<SocketStepName>(
          socket,
          'the channel opens',
          'a sign of life comes',
          'the channel ends',
          'it is time to try again',
          'the server refuses the token',
          'the server forbids the channel',
        ),
        starts: [],
      },
    ],
  },
}
