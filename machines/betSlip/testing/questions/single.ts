import type { Model } from '#tests/model/graph.ts'
import { nextKey } from '#tests/model/samples.ts'
import { done, tells, where } from '#tests/model/steps.ts'

import type { BetSlipContext } from '../../types.ts'
import {
  builderSlip,
  delayedRanges,
  heldSlip,
  loadedSlip,
  memberInput,
  quotes,
  ranges,
  sleptMachine,
} from '../samples.ts'
import { model } from './question.ts'
import { answersTo, asItWas, breaks, notAnswered, only } from './steps.ts'

/** One bet, or none yet: what each question is about. */
export const singleModels: Readonly<Record<string, Model<BetSlipContext>>> = {
  'what is in the slip': model({
    ...only(
      'press home',
      'press a paused selection',
      'remove',
      'remove all',
      'undo',
      'the time to undo is over',
      'the kept slip is read: empty',
      'the price falls',
      'another tab changes the slip',
    ),
    ...asItWas(quotes.same),
  }),
  'whether its terms still stand': model({
    ...only(
      'accept and place',
      'accept at the leg',
      'accept what stood there before: the odds',
      'accept what stood there before: a lock',
      'the mark of a move ends',
      'the terms are to be compared',
      'the kept slip is read: a selection',
      'the price rises',
      'the price falls',
      'the handicap moves',
      'the market pauses',
      'the line is cut',
      'an earlier price comes late',
      'a price of another market comes',
    ),
    ...asItWas(quotes.same),
  }),
  'how much may be staked': model(
    only(
      'press home',
      'ask for the range again',
      'the range is out of date',
      'the kept slip is read: a selection',
      'the kept slip cannot be read',
      'the range comes',
      'no bets are taken',
      'the range is not known',
      'the network is back',
    ),
  ),
  'the stake': model(
    only(
      'stake 5',
      'stake 100',
      'add 50',
      'place',
      'stake the most',
      'clear the stake',
      'the balance falls to 50',
      'the kept slip is read: empty',
      'the kept slip is read: a selection',
      'the range comes',
    ),
  ),
  'which kind of bet it is': model(
    {
      ...only('press home', 'open combo', 'open single', 'take a big combo', 'the kept slip is read: empty'),
      place: where(({ kind }: BetSlipContext) => kind === 'bigCombo', only('place').place),
    },
    { input: { ...memberInput, policy: 'any' } },
  ),
  'a price that the server makes': model(
    {
      ...only('the price falls'),
      ...asItWas(quotes.same),
      'the kept slip is read: a bet builder': done('loadSlip', { ...loadedSlip, slip: builderSlip }),
      'the range comes': done('askRange', { ...ranges, price: '3.10' }),
    },
    { input: { ...memberInput, policy: 'any' } },
  ),
  'the policy': model({
    ...only('any odds', 'better odds only', 'no other odds', 'the kept slip is read: a selection'),
    ...only('the price rises', 'the price falls'),
    ...asItWas(quotes.same),
  }),
  'from submitting to sending': model({
    ...only(
      'stake 5',
      'place',
      'place what stood there before: nothing',
      'the kept slip is read: a selection',
      'the range comes',
      'no bets are taken',
      'the price falls',
      'the line is cut',
    ),
    ...asItWas(quotes.same),
  }),
  'from being asked about changes to sending': model({
    ...only(
      'place',
      'accept and place',
      'accept at the leg',
      'accept what stood there before: the odds',
      'accept what stood there before: a lock',
      'the mark of a move ends',
      'do not place',
      'the kept slip is read: a selection',
      'the range comes',
      'the price falls',
      'the market pauses',
    ),
    ...asItWas(quotes.same),
  }),
  'a change of mind while asked about changes': model(
    only(
      'press home',
      'stake 200',
      'any odds',
      'place',
      'the kept slip is read: a selection',
      'the price falls',
    ),
  ),
  'from sending to an answer': model({
    ...only(
      'place',
      'accept and place',
      'accept at the leg',
      'the answer is seen',
      'dismiss the refusal',
      'close the receipt',
      'keep the selections',
      'check now',
      'the kept slip is read: a selection',
      'the kept slip is read: a selection and an open bet',
      'the kept slip cannot be read',
      'the range comes',
      'the network is back',
    ),
    ...asItWas(quotes.same),
    ...answersTo(
      [
        'answer: placed',
        'answer: refused',
        'answer: the odds have changed',
        'answer: never sent',
        'answer: another bet is placed',
      ],
      { 'no answer': notAnswered, 'placing breaks': breaks },
    ),
  }),
  'a bet that ends without a decision, or was told elsewhere, and the next that is open': model({
    ...only(
      'press home',
      'take a big combo',
      'dismiss the lapse',
      'close the receipt',
      'the kept slip is read: a selection',
      'the kept slip is read: a selection and an open bet',
    ),
    ...answersTo([
      'answer: lapsed',
      'answer: forgotten',
      'answer: told in another tab',
      'answer: placed and another is open',
    ]),
  }),
  'another bet after an answer': model({
    ...only(
      'press home',
      'take a big combo',
      'stake 200',
      'better odds only',
      'the kept slip is read: a selection and an open bet',
    ),
    ...answersTo(['answer: placed', 'answer: refused', 'answer: the odds have changed']),
  }),
  'other tabs, and the end of the session': model({
    ...only('place', 'the session ends', 'the kept slip is read: a selection', 'the range comes'),
    ...only('another tab places a bet'),
    ...asItWas(quotes.same),
    'another tab changes the slip': tells('keepSlip', {
      type: 'slip.changedElsewhere',
      slip: { ...heldSlip, key: nextKey },
    }),
    ...answersTo(['answer: placed', 'answer: refused', 'answer: another bet is placed'], {
      'no answer': notAnswered,
    }),
  }),
  'a quick bet, and what keeps it from being sent': model({
    ...only(
      'press home for a quick bet',
      'press home for a quick bet a second later',
      'press a paused selection for a quick bet',
      'place',
      'undo the quick bet',
      'the kept slip is read: empty',
      'the range comes',
      'no bets are taken',
      'the price falls',
      'the network goes',
      'the page is hidden',
    ),
    ...asItWas(quotes.same),
    ...answersTo(['answer: placed']),
  }),
  'what the member does while a quick bet waits': model(
    only(
      'press home for a quick bet',
      'press away',
      'stake 200',
      'any odds',
      'the kept slip is read: empty',
      'the page is put away',
      'the page wakes',
    ),
  ),
  'a quick bet whose time ran out while the device slept': model(
    {
      ...only('press home for a quick bet', 'the kept slip is read: empty', 'the range comes'),
      ...asItWas(quotes.same),
    },
    { machine: sleptMachine },
  ),
  'what is waited for': model({
    ...only(
      'place',
      'stake 100',
      'the kept slip is read: a selection',
      'a second is left',
      'the wait is over',
    ),
    'the range comes: bets wait two seconds': done('askRange', delayedRanges),
    ...asItWas(quotes.same),
    ...answersTo(['answer: too fast']),
  }),
  'a member who is barred': model({
    ...only(
      'place',
      'dismiss the refusal',
      'the kept slip is read: a selection',
      'the range comes',
      'the account is frozen',
    ),
    ...asItWas(quotes.same),
    ...answersTo(['answer: the account is frozen']),
  }),
  'a guest': model(only('press home', 'place', 'dismiss the refusal', 'the kept slip is read: empty'), {
    input: { ...memberInput, isGuest: true, balance: null, policy: 'any' },
  }),
  'a member who always wants to be asked': model(
    {
      ...only('place', 'the kept slip is read: a selection', 'the range comes', 'the price rises'),
      ...asItWas(quotes.same),
    },
    { input: { ...memberInput, policy: 'none' } },
  ),
}
