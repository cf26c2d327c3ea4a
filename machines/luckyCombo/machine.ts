import { assign, fromPromise, setup } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { defaultLuckyFilters, type LuckyFilters } from '#domain/bets/luckyCombo.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { failureOf } from '../failure.ts'
import type { LuckyComboContext, LuckyComboEvent, LuckyWish } from './types.ts'

/** Makes up a combination to the member's wishes [SLIP-14]. It offers and never places: the slip does that. */
export const luckyComboMachine = setup({
  types: {
    context: {} as LuckyComboContext,
    events: {} as LuckyComboEvent,
    children: {} as { generate: 'generate' },
  },
  actors: {
    generate: fromPromise<readonly Leg[], LuckyWish>(() => {
      throw new Error('generate: not provided')
    }),
  },
  guards: {
    isTimeout: (_, { error }: { error: unknown }) => failureOf(error).kind === 'timedOut',
    isNothing: (_, { error }: { error: unknown }) => failureOf(error).code === errors.noResult.code,
    isOnlyLeg: ({ context }, { marketId }: { marketId: string }) =>
      context.legs.every((leg) => leg.marketId === marketId),
  },
  actions: {
    keepFilters: assign({ filters: (_, { filters }: { filters: LuckyFilters }) => filters }),
    keepOddsType: assign({ oddsType: (_, { oddsType }: { oddsType: OddsType }) => oddsType }),
    keepLegs: assign({ legs: (_, { output }: { output: readonly Leg[] }) => output }),
    removeLeg: assign({
      legs: ({ context }, { marketId }: { marketId: string }) =>
        context.legs.filter((leg) => leg.marketId !== marketId),
    }),
    forgetLegs: assign({ legs: [] }),
    noteFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { luckyTimeout: 15_000 },
}).createMachine({
  id: 'luckyCombo',
  context: { filters: defaultLuckyFilters, oddsType: 'euro', legs: [], failure: null },
  initial: 'filtering',
  on: {
    'filters.changed': {
      target: '.filtering',
      actions: { type: 'keepFilters', params: ({ event }) => event },
    },
    'combination.requested': {
      target: '.generating',
      actions: { type: 'keepOddsType', params: ({ event }) => event },
    },
  },
  states: {
    filtering: {
      description: 'The member chooses what is wished for; nothing is made up yet.',
      meta: { shownBy: ['src/features/luckyCombo/LuckyFilters.tsx'] },
      entry: ['forgetLegs', 'forgetFailure'],
    },
    generating: {
      description: 'The server makes one up. Who changes a filter gives this one up.',
      meta: { shownBy: ['src/features/luckyCombo/LuckyCombo.tsx'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'generate',
        src: 'generate',
        input: ({ context: { filters, oddsType } }) => ({ filters, oddsType }),
        onDone: { target: 'offered', actions: { type: 'keepLegs', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isTimeout', params: ({ event }) => event }, target: 'timedOut' },
          { guard: { type: 'isNothing', params: ({ event }) => event }, target: 'nothingFound' },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
      },
      after: { luckyTimeout: 'timedOut' },
      on: {
        // One is being made up already.
        'combination.requested': {},
      },
    },
    offered: {
      description: 'The combination is shown: another, less of it, or into the slip.',
      meta: { shownBy: ['src/features/luckyCombo/LuckyOffer.tsx'] },
      on: {
        'leg.removed': [
          { guard: { type: 'isOnlyLeg', params: ({ event }) => event }, target: 'filtering' },
          { actions: { type: 'removeLeg', params: ({ event }) => event } },
        ],
        'combination.added': 'filtering',
      },
    },
    timedOut: {
      description: 'No answer in time: the member may ask again.',
      meta: { shownBy: ['src/features/luckyCombo/LuckyCombo.tsx'] },
      entry: 'forgetLegs',
    },
    nothingFound: {
      description: 'The market has no such combination: the member may wish for less.',
      meta: { shownBy: ['src/features/luckyCombo/LuckyCombo.tsx'] },
      entry: 'forgetLegs',
    },
    failed: {
      description: 'Refused, or cut off, with the reason in `failure`.',
      meta: { shownBy: ['src/features/luckyCombo/LuckyCombo.tsx'] },
      entry: 'forgetLegs',
    },
  },
})
