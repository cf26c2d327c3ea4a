import { wholeStake } from '#domain/bets/kinds.ts'
import type { Model } from '#tests/model/graph.ts'
import { done, tells, where } from '#tests/model/steps.ts'

import type { BetSlipContext } from '../../types.ts'
import {
  answers,
  entries,
  firstId,
  loadedPair,
  pair,
  pairNeverSent,
  pairQuotes,
  pairRanges,
} from '../severalSamples.ts'
import { model } from './question.ts'
import { answering, asItWas, breaks, only } from './steps.ts'

/** What may come of two singles, beside their answers. */
const ofPair = {
  'the kept slip is read: two singles': done('loadSlip', loadedPair),
  'the range comes': done('askRange', pairRanges),
} as const

const isShared = ({ isStakeShared }: BetSlipContext): boolean => isStakeShared
const isSeparate = (context: BetSlipContext): boolean => !isShared(context)
const notAnswered = (at: 0 | 1) => tells('batch', { type: 'outcome.becameUnknown', entry: entries[at] })

/** Several singles: what each question is about. */
export const severalModels: Readonly<Record<string, Model<BetSlipContext>>> = {
  'several singles and their stakes': model({
    ...ofPair,
    'one stake for all': where(isSeparate, { type: 'stake.shared', isShared: true }),
    'a stake for each': where(isShared, { type: 'stake.shared', isShared: false }),
    'remove the second': { type: 'selection.removed', marketId: 'm2', side: 'home' },
    'stake the most': where(isShared, { type: 'stake.maximised', slot: wholeStake }),
    'stake the most on the first': where(isSeparate, { type: 'stake.maximised', slot: firstId }),
  }),
  'a single that another replaces, and both of them': model(
    {
      ...only('stake 50', 'place', 'undo', 'the time to undo is over', 'the kept slip is read: a selection'),
      ...asItWas(pairQuotes),
      'the range comes': ofPair['the range comes'],
      'press home of the second match': { type: 'selection.toggled', leg: pair[1], at: 3_000 },
      'presses add': where(({ pressRule }: BetSlipContext) => pressRule !== 'add', {
        type: 'pressRule.chosen',
        pressRule: 'add',
      }),
      'presses replace': where(({ pressRule }: BetSlipContext) => pressRule === 'add', {
        type: 'pressRule.chosen',
        pressRule: 'replace',
      }),
      'remove the second': { type: 'selection.removed', marketId: 'm2', side: 'home' },
      'keep both': { type: 'replaced.kept' },
    },
    { limit: 20_000 },
  ),
  'several singles, from a press to their answers': model(
    {
      ...ofPair,
      ...only('place', 'close the receipt', 'keep the selections', 'check now'),
      ...asItWas(pairQuotes),
      'press home': { type: 'selection.toggled', leg: pair[0], at: 3_000 },
      'take a big combo': where(
        ({ answers: { length } }: BetSlipContext) => length > 1,
        only('take a big combo')['take a big combo'],
      ),
      ...answering(
        2,
        {
          'the first is placed': answers.firstPlaced,
          'the second is refused': answers.secondRefused,
          'none is sent': pairNeverSent,
        },
        { 'the second is not answered': notAnswered(1), 'placing breaks': breaks },
      ),
    },
    { limit: 20_000 },
  ),
  'several bets that were open at the start': model(
    {
      ...only('the session ends', 'close the receipt', 'the kept slip cannot be read'),
      ...only('another tab places a bet', 'the network is back'),
      'the kept slip is read: two open bets': done('loadSlip', { ...loadedPair, entries }),
      ...answering(
        2,
        {
          'the first is told in another tab': answers.firstTold,
          'the second is told in another tab': answers.secondTold,
          'the second lapses': answers.secondLapsed,
        },
        { 'the first is not answered': notAnswered(0), 'placing breaks': breaks },
      ),
    },
    { limit: 20_000 },
  ),
}
