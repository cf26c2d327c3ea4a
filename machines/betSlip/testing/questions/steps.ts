import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { yuan } from '#src/testing/builders.ts'
import type { Step, Steps } from '#tests/model/graph.ts'
import { homeLeg, journalEntry } from '#tests/model/samples.ts'
import { done, failedWith, over, tells, where } from '#tests/model/steps.ts'

import type { PlacementOutput } from '../../../placement/types.ts'
import { quoteId } from '../../legs.ts'
import type { BetSlipContext } from '../../types.ts'
import { acceptance, submission } from '../presses.ts'
import {
  crossing,
  emptySlip,
  heldSlip,
  loadedSlip,
  loadedWithEntry,
  offeredBigCombo,
  outputs,
  quotes,
  ranges,
  recordedElsewhere,
  removedHome,
  toggledHome,
  toggledPaused,
} from '../samples.ts'

/** A press of a member who has read what the slip shows. */
const reading =
  (press: (context: BetSlipContext) => AnyEventObject): Step =>
  ({ context }) =>
    press(context)

const isAskedAboutChanges = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ placement: 'confirmingChanges' })

const quickStake = '100'

/**
 * What a member does to the slip and what the world says of it, one name for one thing: each question takes of these what it
 * is about. Where its world is another, such as that of two singles, the same name says what it is there.
 */
const slipSteps = {
  'press home': toggledHome,
  'press away': { ...toggledHome, leg: { ...homeLeg, side: 'away' }, at: 2_000 },
  'press a paused selection': toggledPaused,
  remove: removedHome,
  'remove all': { type: 'selections.cleared' },
  undo: { type: 'selection.undone' },
  'the time to undo is over': { type: 'undo.ended' },
  'open combo': { type: 'kind.chosen', kind: 'combo' },
  'open single': { type: 'kind.chosen', kind: 'single' },
  'take a big combo': offeredBigCombo,
  'stake 5': { type: 'stake.typed', text: '5' },
  'stake 50': { type: 'stake.typed', text: '50' },
  'stake 100': { type: 'stake.typed', text: '100' },
  'stake 200': { type: 'stake.typed', text: '200' },
  'add 50': where(({ stakeTexts }: BetSlipContext) => (stakeTexts[wholeStake] ?? '') === '', {
    type: 'stake.increased',
    by: yuan(50),
  }),
  'stake the most': { type: 'stake.maximised' },
  'clear the stake': { type: 'stake.cleared' },
  'the balance falls to 50': { type: 'balance.changed', balance: yuan(50) },
  'any odds': { type: 'policy.chosen', policy: 'any' },
  'better odds only': { type: 'policy.chosen', policy: 'better' },
  'no other odds': { type: 'policy.chosen', policy: 'none' },
  place: reading(submission),
  'place what stood there before: nothing': crossing.submissionOfNothing,
  'accept and place': (snapshot) => (isAskedAboutChanges(snapshot) ? acceptance(snapshot.context) : null),
  'accept at the leg': (snapshot) => (isAskedAboutChanges(snapshot) ? null : acceptance(snapshot.context)),
  'accept what stood there before: the odds': crossing.acceptance,
  'accept what stood there before: a lock': crossing.acceptedLock,
  'do not place': { type: 'changes.declined' },
  'dismiss the refusal': { type: 'refusal.dismissed' },
  'dismiss the lapse': { type: 'lapse.dismissed' },
  'close the receipt': { type: 'receipt.closed' },
  'keep the selections': { type: 'selections.kept' },
  'the answer is seen': { type: 'answers.viewed', keys: [journalEntry.key] },
  'check now': { type: 'check.requested' },
  'ask for the range again': { type: 'range.requested' },

  'press home for a quick bet': { ...toggledHome, quickStake },
  // Later than the second half of a double press.
  'press home for a quick bet a second later': { ...toggledHome, quickStake, at: 2_000 },
  'press a paused selection for a quick bet': { ...toggledPaused, quickStake },
  'undo the quick bet': { type: 'quickBet.undone' },

  'the kept slip is read: empty': done('loadSlip', emptySlip),
  'the kept slip is read: a selection': done('loadSlip', loadedSlip),
  'the kept slip is read: a selection and an open bet': done('loadSlip', loadedWithEntry),
  'the kept slip cannot be read': failedWith('loadSlip', new Error('storage is broken')),
  'the price rises': tells('watchLegs', quotes.better),
  'the price falls': tells('watchLegs', quotes.worse),
  'the handicap moves': tells('watchLegs', quotes.moved),
  'the market pauses': tells('watchLegs', quotes.paused),
  'the line is cut': tells('watchLegs', quotes.stale),
  'an earlier price comes late': tells('watchLegs', quotes.old),
  'a price of another market comes': tells('watchLegs', quotes.elsewhere),
  'the mark of a move ends': { type: 'mark.ended', id: quoteId(homeLeg) },
  'the terms are to be compared': { type: 'terms.changed' },
  'the range comes': done('askRange', ranges),
  'no bets are taken': done('askRange', { kind: 'unavailable' }),
  'the account is frozen': done('askRange', { kind: 'unavailable', code: errors.accountFrozen.code }),
  'the range is not known': failedWith('askRange', new Error('no answer')),
  'the range is out of date': { type: 'range.outdated' },
  'another tab changes the slip': tells('keepSlip', { type: 'slip.changedElsewhere', slip: heldSlip }),
  'another tab places a bet': tells('keepSlip', recordedElsewhere),
  'the network goes': tells('watchConnectivity', { type: 'connection.lost' }),
  'the network is back': tells('watchConnectivity', { type: 'connection.cameBack' }),
  'the page is hidden': tells('watchConnectivity', { type: 'page.hidden' }),
  'the page is put away': tells('watchConnectivity', { type: 'page.left' }),
  'the page wakes': tells('watchConnectivity', { type: 'page.woke' }),
  'a second is left': tells('countSeconds', { type: 'wait.counted', secondsLeft: 1 }),
  'the wait is over': tells('countSeconds', { type: 'wait.counted', secondsLeft: 0 }),
  'the session ends': { type: 'session.ended' },
} satisfies Steps

/** Every wait of the slip's that may be over. */
export const waits = {
  'it is time to ask again': over('rangeRetryDelay'),
  'the check takes too long': over('checkTimeout'),
  'four seconds pass': over('quickBetDelay'),
} satisfies Steps

/** Steps of the slip by their names. */
export function only<TName extends keyof typeof slipSteps>(
  ...names: readonly TName[]
): Pick<typeof slipSteps, TName> {
  const steps = names.map((name) => [name, slipSteps[name]] as const)
  return Object.fromEntries(steps) as Pick<typeof slipSteps, TName>
}

/** The world's own terms come: at first, once the line is back, or after a move. */
export function asItWas(event: AnyEventObject): Steps {
  const inTerms =
    (...its: readonly string[]): Step =>
    (snapshot) =>
      its.some((state) => snapshot.matches({ terms: { watching: state } })) ? event : null
  return {
    'the prices come': inTerms('waiting'),
    'the line is back': inTerms('stale'),
    'the market is as it was': inTerms('agreed', 'changed', 'locked'),
  }
}

/** What the server says of a bet, by name. */
const answers = {
  'answer: placed': outputs.placed,
  'answer: refused': outputs.refused,
  'answer: the odds have changed': outputs.changed,
  'answer: too fast': outputs.tooFast,
  'answer: the account is frozen': outputs.barred,
  'answer: never sent': outputs.neverSent,
  'answer: another bet is placed': outputs.placedElsewhere,
  'answer: lapsed': outputs.lapsed,
  'answer: forgotten': outputs.forgotten,
  'answer: told in another tab': outputs.toldElsewhere,
  'answer: placed and another is open': outputs.withNext,
} satisfies Record<string, PlacementOutput>

type AnswerName = keyof typeof answers

/** What becomes of one bet: one of these answers, or what else may be said before; then it is over. */
export function answersTo(names: readonly AnswerName[], others: Steps = {}): Steps {
  return answering(1, Object.fromEntries(names.map((name) => [name, answers[name]])), others)
}

/**
 * What becomes of a press: its bets have so many of these answers, or what else may be said before; then it is over, and
 * where nothing was written down at once.
 */
export function answering(
  many: number,
  possible: Readonly<Record<string, PlacementOutput>>,
  others: Steps = {},
): Steps {
  const isOver = ({ answers: known }: BetSlipContext): boolean =>
    known.length >= many || known.some(({ entry }) => entry === null)
  const mayCome =
    ({ entry }: PlacementOutput) =>
    ({ answers: known }: BetSlipContext): boolean =>
      entry === null ? known.length === 0 : known.every((answer) => answer.entry?.key !== entry.key)
  const untilOver = (step: Step): Step => where((context: BetSlipContext) => !isOver(context), step)
  const told = Object.entries(possible).map(([name, output]) => {
    const answer = tells('batch', { type: 'bet.answered', output })
    return [name, where(mayCome(output), answer)] as const
  })
  const before = [...told, ...Object.entries(others)].map(([name, step]) => [name, untilOver(step)] as const)
  const all: Step = (snapshot) => {
    const { answers: known } = snapshot.context as BetSlipContext
    const step = where(isOver, done('batch', { outputs: known }))
    return typeof step === 'function' ? step(snapshot) : step
  }
  return { ...Object.fromEntries(before), 'all are answered': all }
}

/** What else may become of a bet that is under way. */
export const notAnswered = tells('batch', { type: 'outcome.becameUnknown', entry: journalEntry })
export const breaks = failedWith('batch', new Error('a fault of ours'))
