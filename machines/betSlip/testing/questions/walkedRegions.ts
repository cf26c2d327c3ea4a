import { wholeStake } from '#domain/bets/kinds.ts'
import { yuan } from '#src/testing/builders.ts'
import { awayLeg, homeLeg } from '#tests/model/samples.ts'

import { quoteId } from '../../legs.ts'
import { replacementOf, undoOf } from '../../undo.ts'
import { submission } from '../presses.ts'
import { heldSlip, loadedSlip, outputs, quotes, ranges, sleptMachine } from '../samples.ts'
import { pair } from '../severalSamples.ts'
import {
  allAnswered,
  answer,
  done,
  isAsItWas,
  ofOne,
  placeOf,
  type Says,
  step,
  toggle,
  walked,
} from './walking.ts'

const pressHome = step('press home', { ...toggle, leg: homeLeg })
const removeHome = step('remove', {
  type: 'selection.removed',
  marketId: homeLeg.marketId,
  side: homeLeg.side,
})
const stake100 = step('stake 100', { type: 'stake.typed', text: '100' })

/** What is put in and taken out, by the member and in another tab, and how long each is marked or can be undone. */
const contents: Says = (context) => {
  const { legs, pressRule } = context
  const [leg] = legs
  if (leg === undefined) {
    if (undoOf(context) !== null)
      return [
        step('undo', { type: 'selection.undone' }),
        step('the time to undo is over', { type: 'undo.ended' }),
      ]
    return [
      pressHome,
      step('press a paused selection', { ...toggle, leg: { ...pair[1], status: 'paused' } }),
      step('another tab changes the slip', {
        type: 'slip.changedElsewhere',
        slip: { ...heldSlip, stakeTexts: {} },
      }),
      pressRule === 'replace'
        ? step('presses add', { type: 'pressRule.chosen', pressRule: 'add' })
        : step('presses replace', { type: 'pressRule.chosen', pressRule: 'replace' }),
    ]
  }
  if (leg.change !== 'none')
    return [step('the mark of a move ends', { type: 'mark.ended', id: quoteId(leg) })]
  if (!isAsItWas(context)) return [step('the market is as it was', quotes.same)]
  return [removeHome, step('the price rises', quotes.better)]
}

/** What is staked on one selection, and on two. */
const stakes: Says = (context) => {
  const { legs, balance, isStakeShared } = context
  if (legs.length === 0) return [pressHome]
  if (legs.length > 1)
    return [
      isStakeShared
        ? step('a stake for each', { type: 'stake.shared', isShared: false })
        : step('one stake for all', { type: 'stake.shared', isShared: true }),
    ]
  if (replacementOf(context) !== null) return [step('keep both', { type: 'replaced.kept' })]
  if (ofOne(context) !== '') return [step('clear the stake', { type: 'stake.cleared', slot: wholeStake })]
  if (balance?.minor !== yuan(50).minor)
    return [
      step('add 50', { type: 'stake.increased', by: yuan(50), slot: wholeStake }),
      step('the balance falls to 50', { type: 'balance.changed', balance: yuan(50) }),
    ]
  return [
    step('stake the most', { type: 'stake.maximised', slot: wholeStake }),
    step('press home of the second match', { ...toggle, leg: pair[1] }),
  ]
}

const rangeAnswers = [
  done('the range comes', 'askRange', ranges),
  done('no bets are taken', 'askRange', { kind: 'unavailable' }),
  step('the range is not known', {
    type: 'xstate.error.actor.askRange',
    error: new Error('no answer'),
    actorId: 'askRange',
  }),
]

/** How much may be staked: asked whenever the selections change, and again where the answer was none. */
const range: Says = (context, snapshot) => {
  const at = placeOf(context, snapshot)
  if (typeof at === 'object')
    return context.answers.length > 0
      ? [allAnswered(context)]
      : [answer('answer: the account is frozen', context, outputs.barred)]
  if (at === 'refused') return [step('dismiss the refusal', { type: 'refusal.dismissed' })]
  if (context.legs.length === 0) return [pressHome]
  if (snapshot.matches({ range: 'failed' }))
    return [
      step('ask for the range again', { type: 'range.requested' }),
      step('the network is back', { type: 'connection.cameBack' }),
    ]
  if (!snapshot.matches({ range: 'known' })) return []
  return ofOne(context) === '' ? [removeHome, stake100] : [step('place', submission(context))]
}

const pressQuick = { ...toggle, leg: homeLeg, quickStake: '100' }
const quickBet = step('press home for a quick bet', pressQuick)

/** A bet by one press, and all that may happen before it is sent. */
const quickBets: Says = (context, snapshot) => {
  const { legs, policy } = context
  const [leg] = legs
  const at = placeOf(context, snapshot)
  if (typeof at === 'object')
    return context.answers.length > 0
      ? [allAnswered(context)]
      : [answer('answer: placed', context, outputs.placed)]
  if (at === 'placed') return [step('close the receipt', { type: 'receipt.closed' })]
  if (leg === undefined) return [quickBet]
  if (at === 'quickBet')
    return [
      step('press it twice at once', pressQuick),
      step('press it again a second later', { ...pressQuick, at: 2_000 }),
      step('undo the quick bet', { type: 'quickBet.undone' }),
      step('press away', { ...toggle, leg: awayLeg, at: 2_000 }),
      step('press a paused selection', { ...toggle, leg: { ...pair[1], status: 'paused' } }),
      step('stake 200', { type: 'stake.typed', text: '200' }),
      ...(policy === 'any'
        ? [step('better odds only', { type: 'policy.chosen', policy: 'better' as const })]
        : []),
      step('the market pauses', quotes.paused),
      step('the network goes', { type: 'connection.lost' }),
      step('the page is hidden', { type: 'page.hidden' }),
      step('the page is put away', { type: 'page.left' }),
      step('the page wakes', { type: 'page.woke' }),
    ]
  if (legs.length > 1) return []
  if (!isAsItWas(context)) return [step('the market is as it was', quotes.same)]
  return [step('remove', { type: 'selection.removed', marketId: leg.marketId, side: leg.side })]
}

/** One whose time ran out while nobody could see it. */
const sleptThrough: Says = (context) => (context.legs.length === 0 ? [quickBet] : [])

/** What the slip's regions beside its placement and terms are about, as it is done in the browser. */
export const regionModels = {
  'what is in the slip, in the browser': walked(contents, {
    more: ({ pressRule, legs }) => [pressRule, legs.map(({ change }) => change)],
  }),
  'what is staked, in the browser': walked(stakes, {
    more: ({ isStakeShared, balance }) => [isStakeShared, balance?.minor],
  }),
  'a quick bet, in the browser': walked(quickBets, {
    rangeAnswers: rangeAnswers.slice(0, 2),
    more: ({ unsent, lastOddsSelectionAt }) => [unsent, lastOddsSelectionAt],
  }),
  'a quick bet of a device that slept, in the browser': walked(sleptThrough, { machine: sleptMachine }),
  'how much may be staked, in the browser': walked(range, {
    kept: done('the kept slip is read: a selection', 'loadSlip', loadedSlip),
    rangeAnswers,
  }),
}
