import { errors } from '#domain/errorCatalogue.ts'
import { defaultLuckyFilters } from '#domain/luckyCombo.ts'
import { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import type { LuckyComboContext } from '#machines/luckyCombo/types.ts'
import { buildLeg } from '#src/testing/builders.ts'

import { withStandIns } from '../../../model/standIn.ts'
import {
  begun,
  done,
  failed,
  type Happenings,
  modelOf,
  type NameIn,
  over,
  type ToldStep,
  toldStep,
} from '../happenings.ts'
import { longPaths } from '../paths.ts'

export const luckyChart = withStandIns(luckyComboMachine)

const legs = ['1', '2', '3'].map((id) => buildLeg({ eventId: `e${id}`, marketId: `m${id}` }))

const always = {
  'change a filter': { type: 'filters.changed', filters: { ...defaultLuckyFilters, count: 3 } },
  generate: { type: 'combination.requested', oddsType: 'euro' },
} as const

const happenings = {
  filtering: always,
  generating: {
    'change a filter': always['change a filter'],
    'one is offered': done('generate', legs),
    'none fits': failed('generate', 'refused', errors.noResult.code),
    'it is refused': failed('generate', 'refused', errors.accountInactive.code),
    'fifteen seconds pass': over('luckyTimeout'),
  },
  offered: {
    ...always,
    'take one out': ({ context }) => {
      const { legs: offered } = context as LuckyComboContext
      return { type: 'leg.removed', marketId: offered[0]?.marketId }
    },
    'add it': { type: 'combination.added' },
  },
  timedOut: always,
  nothingFound: always,
  failed: always,
} satisfies Happenings

export type LuckyStepName = NameIn<typeof happenings>
export type LuckyStep = ToldStep<LuckyStepName>

/** How many legs are shown. */
export interface LuckyFacts {
  readonly count: number
}

/** What follows by itself, and at once. */
export const passing: ReadonlySet<LuckyStepName> = new Set<LuckyStepName>([
  'one is offered',
  'none fits',
  'it is refused',
])

const model = modelOf<LuckyComboContext>(happenings, {
  machine: luckyChart,
  input: undefined,
  facts: ({ legs: { length } }): LuckyFacts => ({ count: length }),
})

export const luckyStep = toldStep<LuckyStepName>
export const luckyParts = {
  'the slip’s lucky combo': { model, paths: longPaths(model, luckyStep, begun, { longest: 60, passing }) },
}
