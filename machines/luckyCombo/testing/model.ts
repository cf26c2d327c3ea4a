import type { AnyMachineSnapshot } from 'xstate'

import { defaultLuckyFilters } from '#domain/bets/luckyCombo.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildLeg } from '#src/testing/builders.ts'
import type { Step, Model, Steps } from '#tests/model/graph.ts'
import { done, failed, failedWith, over } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { CallFailed, failureOfKind } from '../../failure.ts'
import { luckyComboMachine } from '../machine.ts'
import type { LuckyComboContext } from '../types.ts'

export const luckyCombo = withStubs(luckyComboMachine)
export const legs = ['1', '2', '3'].map((id) => buildLeg({ eventId: `e${id}`, marketId: `m${id}` }))
export const filters = { ...defaultLuckyFilters, count: 4 }
export const ask = { type: 'combination.requested', oddsType: 'malay' } as const
export const timedOut = new CallFailed(failureOfKind('timedOut'))
export const nothing = new CallFailed(failureOfKind('refused', errors.noResult.code))
export const offline = new CallFailed(failureOfKind('offline'))

const shownIn = ({ context }: AnyMachineSnapshot): LuckyComboContext['legs'] => context.legs

/** The leg at that place of the list is taken out, where the list is so long. */
const takenOut =
  (at: number): Step =>
  (snapshot) => {
    const leg = shownIn(snapshot)[at]
    return leg === undefined ? null : { type: 'leg.removed', marketId: leg.marketId }
  }

const goneTakenOut: Step = (snapshot) => {
  const shown = shownIn(snapshot).map(({ marketId }) => marketId)
  const gone = legs.find(({ marketId }) => !shown.includes(marketId))
  return gone === undefined ? null : { type: 'leg.removed', marketId: gone.marketId }
}

const steps = {
  'change a filter': { type: 'filters.changed', filters },
  generate: ask,
  'one is offered': done('generate', legs),
  'none fits': failedWith('generate', nothing),
  'it is refused': failed('generate', 'refused', errors.accountInactive.code),
  'the line is cut': failedWith('generate', offline),
  'no answer comes': failedWith('generate', timedOut),
  'fifteen seconds pass': over('luckyTimeout'),
  'take one out': takenOut(0),
  'take the second out': takenOut(1),
  'take the third out': takenOut(2),
  'take out one that is gone': goneTakenOut,
  'add it': { type: 'combination.added' },
} satisfies Steps

/** What happens to a combination that is made up, in words. */
export type LuckyStepName = keyof typeof steps

/** What of it decides what can happen next: all that is known. */
export type LuckyFacts = LuckyComboContext

const model: Model<LuckyComboContext> = {
  machine: luckyCombo,
  input: undefined,
  steps,
  facts: (context): LuckyFacts => context,
  limit: 2_000,
}

export const luckyComboModels = { 'the slip’s lucky combo': model }
