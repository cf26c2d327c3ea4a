import { errors } from '#domain/errorCatalogue.ts'
import { defaultLuckyFilters } from '#domain/luckyCombo.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import type { LuckyComboContext } from '#machines/luckyCombo/types.ts'
import { buildLeg } from '#src/testing/builders.ts'

import type { Model } from '../graph.ts'
import { withStandIns } from '../standIn.ts'

export const luckyCombo = withStandIns(luckyComboMachine)
export const legs = ['1', '2', '3'].map((id) => buildLeg({ eventId: `e${id}`, marketId: `m${id}` }))
export const filters = { ...defaultLuckyFilters, count: 4 }
export const ask = { type: 'combination.requested', oddsType: 'malay' } as const
export const timedOut = new CallFailed(failureOfKind('timedOut'))
export const nothing = new CallFailed(failureOfKind('refused', errors.noResult.code))
export const offline = new CallFailed(failureOfKind('offline'))

export const luckyComboModels: Readonly<Record<string, Model<LuckyComboContext>>> = {
  'a combination to a member’s wishes': {
    machine: luckyCombo,
    input: undefined,
    events: () => [
      { type: 'filters.changed', filters },
      ask,
      ...legs.map(({ marketId }) => ({ type: 'leg.removed', marketId })),
      { type: 'combination.added' },
    ],
    reports: { generate: [{ done: legs }, ...[timedOut, nothing, offline].map((failed) => ({ failed }))] },
    facts: (context) => context,
    limit: 2_000,
  },
}
