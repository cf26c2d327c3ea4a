import type { AnyMachineSnapshot } from 'xstate'

import type { Model } from '#tests/model/graph.ts'
import { awayLeg, homeLeg, key } from '#tests/model/samples.ts'

import { quoteId } from '../../legs.ts'
import type { BetSlipContext } from '../../types.ts'
import { replacementOf, undoOf } from '../../undo.ts'
import { acceptance, submission } from '../presses.ts'
import { outputs, quotes } from '../samples.ts'
import { answers, pair } from '../severalSamples.ts'
import { regionModels } from './walkedRegions.ts'
import { refusedStake } from './walkedSteps.ts'
import {
  allAnswered,
  answer,
  entryOf,
  facts,
  isAsItWas,
  ofOne,
  placeOf,
  type Said,
  type Says,
  step,
  toggle,
  walked,
} from './walking.ts'

const beingMade = ['editing', 'stakeMissing', 'refused']

/** One selection, in a market that moves: everything that can be done with it until there is an answer. */
const single: Says = (context, snapshot) => {
  const { legs, kind, policy } = context
  const at = placeOf(context, snapshot)
  const terms: unknown = snapshot.value['terms'].watching ?? 'none'
  const isMade = typeof at === 'string' && beingMade.includes(at)
  const isAlike = isAsItWas(context)
  if (typeof at === 'object') return answered(context, snapshot)
  if (at === 'placed') return afterReceipt
  if (legs.length === 0)
    return [
      step('press home', { ...toggle, leg: homeLeg }),
      ...(undoOf(context) === null ? [] : [step('undo', { type: 'selection.undone' })]),
      ...(kind === 'combo' ? [step('open single', { type: 'kind.chosen', kind: 'single' })] : []),
    ]
  if (kind === 'combo') return [step('open single', { type: 'kind.chosen', kind: 'single' })]
  const steps: Said[] = [...moves(context, isMade || at === 'confirmingChanges')]
  if (at === 'confirmingChanges')
    return [
      ...steps,
      step('do not place', { type: 'changes.declined' }),
      ...(terms === 'stale' ? [] : [step('accept and place', acceptance(context))]),
    ]
  if (!isMade) return steps
  if (terms === 'changed' || terms === 'locked') steps.push(step('accept at the leg', acceptance(context)))
  if (at === 'refused') steps.push(step('dismiss the refusal', { type: 'refusal.dismissed' }))
  if (terms === 'agreed') steps.push(step('place', submission(context)))
  if (terms === 'changed' && ofOne(context) !== '')
    steps.push(step('accept and place', { ...acceptance(context), type: 'slip.submitted' }))
  if (!isAlike) return steps
  if (ofOne(context) === '') steps.push(step('stake 100', { type: 'stake.typed', text: '100' }))
  // What is bet under the other policy is what its own answers are about.
  if (policy === 'better') return steps
  if (ofOne(context) === '')
    steps.push(step('stake what is refused', { type: 'stake.typed', text: refusedStake }))
  else if (at === 'editing') steps.push(step('better odds only', { type: 'policy.chosen', policy: 'better' }))
  if (at === 'refused') steps.push(step('stake 100', { type: 'stake.typed', text: '100' }))
  steps.push(step('remove', { ...homeOrAway(context), type: 'selection.removed' }))
  // What was replaced is kept both, or else not.
  const isUndoable = undoOf(context) !== null && replacementOf(context) === null
  if (isUndoable && at === 'editing') steps.push(step('undo', { type: 'selection.undone' }))
  else if (legs[0]?.side === 'home') steps.push(step('press away', { ...toggle, leg: awayLeg }))
  steps.push(step('press home', { ...toggle, leg: homeLeg }))
  if (at === 'editing' && ofOne(context) === '')
    steps.push(step('open combo', { type: 'kind.chosen', kind: 'combo' }))
  return steps
}

function homeOrAway({ legs: [leg = homeLeg] }: BetSlipContext): { marketId: string; side: string } {
  return { marketId: leg.marketId, side: leg.side }
}

const afterReceipt: readonly Said[] = [
  step('close the receipt', { type: 'receipt.closed' }),
  step('keep the selections', { type: 'selections.kept' }),
  step('press home', { ...toggle, leg: homeLeg }),
]

/** What the market may do to the home selection. */
function moves(context: BetSlipContext, isWatched: boolean): readonly Said[] {
  if (!isWatched || context.legs[0]?.side !== 'home') return []
  if (Object.values(context.quotes).some(({ isStale }) => isStale))
    return [step('the line is back', quotes.same)]
  const pauses = step('the market pauses', quotes.paused)
  if (!isAsItWas(context))
    return [
      step('the market is as it was', quotes.same),
      ...(Object.values(context.quotes).some(({ status }) => status === 'paused') ? [] : [pauses]),
    ]
  return [
    step('the price rises', quotes.better),
    step('the price falls', quotes.worse),
    pauses,
    step('the line is cut', quotes.stale),
  ]
}

/** How a bet that was sent may end, by what was staked. */
function answered(context: BetSlipContext, snapshot: AnyMachineSnapshot): readonly Said[] {
  if (context.answers.length > 0) return [allAnswered(context)]
  if (snapshot.matches({ placement: { underWay: 'outcomeUnknown' } }))
    return [step('check now', { type: 'check.requested' }), answer('answer: placed', context, outputs.placed)]
  if (ofOne(context) === refusedStake) return [answer('answer: refused', context, outputs.refused)]
  return [
    answer('answer: placed', context, outputs.placed),
    step('no answer', { type: 'outcome.becameUnknown', entry: entryOf(context) }),
    ...(context.policy === 'better' && context.legs[0]?.side === 'home' && isAsItWas(context)
      ? [answer('answer: the odds have changed', context, outputs.changed)]
      : []),
  ]
}

/** A second bet that comes too soon after the first. */
const hasty: Says = (context, snapshot) => {
  const isSecond = context.key !== key
  const at = placeOf(context, snapshot)
  if (at === 'tooFast')
    return [step('the wait goes on', { type: 'wait.counted', secondsLeft: context.secondsLeft - 1 })]
  if (typeof at === 'object' && context.answers.length > 0) return [allAnswered(context)]
  if (typeof at === 'object')
    return [
      isSecond
        ? answer('answer: too fast', context, outputs.tooFast)
        : answer('answer: placed', context, outputs.placed),
    ]
  if (at === 'placed') return [step('keep the selections', { type: 'selections.kept' })]
  if (context.legs.length === 0) return [step('press home', { ...toggle, leg: homeLeg })]
  if (ofOne(context) === '') return [step('stake 100', { type: 'stake.typed', text: '100' })]
  return [step('place', submission(context))]
}

/** Two singles side by side, bet with one press. */
const several: Says = (context, snapshot) => {
  const [first, second] = pair
  const [firstText, secondText] = pair.map((leg) => context.stakeTexts[quoteId(leg)] ?? '')
  if (snapshot.matches({ placement: 'underWay' })) return answersOf(context, secondText === refusedStake)
  if (snapshot.matches({ placement: 'answered' })) return afterReceipt.slice(0, 2)
  if (context.legs.length === 0) return [step('press home', { ...toggle, leg: first })]
  if (context.legs.length === 1) {
    if (context.isAdding || ofOne(context) !== '') return []
    if (context.legs[0]?.marketId === first.marketId)
      return [step('press home of the second match', { ...toggle, leg: second })]
    return replacementOf(context) === null ? [] : [step('keep both', { type: 'replaced.kept' })]
  }
  const typed = { type: 'stake.typed', slot: quoteId(second) }
  if (firstText === '')
    return [
      ...(secondText === '' ? [step('place', submission(context))] : []),
      step('stake 100 on the first', { ...typed, slot: quoteId(first), text: '100' }),
    ]
  if (secondText === '')
    return [
      step('stake 50 on the second', { ...typed, text: '50' }),
      step('stake what is refused on the second', { ...typed, text: refusedStake }),
    ]
  return [step('place', submission(context))]
}

function answersOf(context: BetSlipContext, isRefused: boolean): readonly Said[] {
  const { length } = context.answers
  const last = isRefused ? answers.secondRefused : answers.secondPlaced
  if (length === 0)
    return [step('the first is placed', { type: 'bet.answered', output: answers.firstPlaced })]
  if (length === 1)
    return [
      step(isRefused ? 'the second is refused' : 'the second is placed', {
        type: 'bet.answered',
        output: last,
      }),
    ]
  return [allAnswered(context)]
}

/** What a member does in the browser too: each step has a name, and what follows automatically comes first. */
export const walkedModels = {
  'one selection in a market that moves': walked(single),
  'a bet too soon after the last': {
    ...walked(hasty),
    facts: (context) => ({ ...facts(context), key: context.key, seconds: context.secondsLeft }),
  },
  'two singles with one press': walked(several),
  ...regionModels,
} satisfies Record<string, Model<BetSlipContext>>
