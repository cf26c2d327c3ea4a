import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { yuan } from '#src/testing/builders.ts'
import type { Model, Report } from '#tests/model/graph.ts'
import { homeLeg, journalEntry, nextKey } from '#tests/model/samples.ts'

import { quoteId } from '../../legs.ts'
import type { BetSlipContext } from '../../types.ts'
import { acceptance, submission } from '../presses.ts'
import {
  answersTo,
  builderSlip,
  crossing,
  delayedRanges,
  emptySlip,
  heldSlip,
  loadedSlip,
  loadedWithEntry,
  memberInput,
  offeredBigCombo,
  outputs,
  quotes,
  ranges,
  says,
  sleptMachine,
  tells,
  toggledHome,
  toggledPaused,
} from '../samples.ts'
import { model } from './question.ts'

const known: Report = { done: ranges }

/** One bet, or none yet: what each question is about. */
export const singleModels: Record<string, Model<BetSlipContext>> = {
  'what is in the slip': model({
    events: () => [
      toggledHome,
      toggledPaused,
      { type: 'selection.removed', marketId: 'm1', side: 'home' },
      ...says('selections.cleared', 'selection.undone', 'undo.ended'),
    ],
    reports: {
      loadSlip: [{ done: emptySlip }],
      watchLegs: tells(quotes.same, quotes.worse),
      keepSlip: tells({ type: 'slip.changedElsewhere', slip: heldSlip }),
    },
  }),
  'whether its terms still stand': model({
    events: ({ context }) => [
      acceptance(context),
      crossing.acceptance,
      crossing.acceptedLock,
      { type: 'mark.ended', id: quoteId(homeLeg) },
      ...says('terms.changed'),
    ],
    reports: { loadSlip: [{ done: loadedSlip }], watchLegs: tells(...Object.values(quotes)) },
  }),
  'how much may be staked': model({
    events: () => [toggledHome, ...says('range.requested', 'range.outdated')],
    reports: {
      loadSlip: [{ done: loadedSlip }, { failed: new Error('storage is broken') }],
      askRange: [known, { done: { kind: 'unavailable' } }, { failed: new Error('no answer') }],
      watchConnectivity: tells({ type: 'connection.cameBack' }),
    },
  }),
  'the stake': model({
    events: ({ context }) => [
      { type: 'stake.typed', text: '5' },
      { type: 'stake.typed', text: '100' },
      ...((context.stakeTexts[wholeStake] ?? '') === '' ? [{ type: 'stake.increased', by: yuan(50) }] : []),
      submission(context),
      ...says('stake.maximised', 'stake.cleared'),
      { type: 'balance.changed', balance: yuan(50) },
    ],
    reports: { loadSlip: [{ done: emptySlip }, { done: loadedSlip }], askRange: [known] },
  }),
  'which kind of bet it is': model({
    input: { ...memberInput, policy: 'any' },
    events: ({ context }) => [
      toggledHome,
      { type: 'kind.chosen', kind: 'combo' },
      { type: 'kind.chosen', kind: 'single' },
      offeredBigCombo,
      ...(context.kind === 'bigCombo' ? [submission(context)] : []),
    ],
    reports: { loadSlip: [{ done: emptySlip }] },
  }),
  'a price that the server makes': model({
    input: { ...memberInput, policy: 'any' },
    events: () => [],
    reports: {
      loadSlip: [{ done: { ...loadedSlip, slip: builderSlip } }],
      askRange: [{ done: { ...ranges, price: '3.10' } }],
      watchLegs: tells(quotes.same, quotes.worse),
    },
  }),
  'the policy': model({
    events: () => ['any', 'better', 'none'].map((policy) => ({ type: 'policy.chosen', policy })),
    reports: {
      loadSlip: [{ done: loadedSlip }],
      watchLegs: tells(quotes.same, quotes.better, quotes.worse),
    },
  }),
  'from submitting to sending': model({
    events: ({ context }) => [
      { type: 'stake.typed', text: '5' },
      submission(context),
      crossing.submissionOfNothing,
    ],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known, { done: { kind: 'unavailable' } }],
      watchLegs: tells(quotes.same, quotes.worse, quotes.stale),
    },
  }),
  'from being asked about changes to sending': model({
    events: ({ context }) => [
      submission(context),
      acceptance(context),
      crossing.acceptance,
      crossing.acceptedLock,
      { type: 'mark.ended', id: quoteId(homeLeg) },
      ...says('changes.declined'),
    ],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known],
      watchLegs: tells(quotes.same, quotes.worse, quotes.paused),
    },
  }),
  'a change of mind while asked about changes': model({
    events: ({ context }) => [
      toggledHome,
      { type: 'stake.typed', text: '200' },
      { type: 'policy.chosen', policy: 'any' },
      submission(context),
    ],
    reports: { loadSlip: [{ done: loadedSlip }], watchLegs: tells(quotes.worse) },
  }),
  'from sending to an answer': model({
    events: ({ context }) => [
      submission(context),
      acceptance(context),
      { type: 'answers.viewed', keys: [journalEntry.key] },
      ...says('refusal.dismissed', 'receipt.closed', 'selections.kept', 'check.requested'),
    ],
    reports: {
      loadSlip: [{ done: loadedSlip }, { done: loadedWithEntry }, { failed: new Error('storage is broken') }],
      askRange: [known],
      watchLegs: tells(quotes.same),
      batch: answersTo(
        [outputs.placed, outputs.refused, outputs.changed, outputs.neverSent, outputs.placedElsewhere],
        { tells: { type: 'outcome.becameUnknown', entry: journalEntry } },
        { failed: new Error('a fault of ours') },
      ),
      watchConnectivity: tells({ type: 'connection.cameBack' }),
    },
  }),
  'a bet that ends without a decision, or was told elsewhere, and the next that is open': model({
    events: () => [toggledHome, offeredBigCombo, ...says('lapse.dismissed', 'receipt.closed')],
    reports: {
      loadSlip: [{ done: loadedSlip }, { done: loadedWithEntry }],
      batch: answersTo([outputs.lapsed, outputs.forgotten, outputs.toldElsewhere, outputs.withNext]),
    },
  }),
  'another bet after an answer': model({
    events: () => [
      toggledHome,
      offeredBigCombo,
      { type: 'stake.typed', text: '200' },
      { type: 'policy.chosen', policy: 'better' },
    ],
    reports: {
      loadSlip: [{ done: loadedWithEntry }],
      batch: answersTo([outputs.placed, outputs.refused, outputs.changed]),
    },
  }),
  'other tabs, and the end of the session': model({
    events: ({ context }) => [submission(context), ...says('session.ended')],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known],
      watchLegs: tells(quotes.same),
      keepSlip: tells(
        { type: 'slip.changedElsewhere', slip: { ...heldSlip, key: nextKey } },
        { type: 'confirmation.recordedElsewhere', entry: journalEntry },
      ),
      batch: answersTo([outputs.placed, outputs.refused, outputs.placedElsewhere], {
        tells: { type: 'outcome.becameUnknown', entry: journalEntry },
      }),
    },
  }),
  'a quick bet, and what keeps it from being sent': model({
    events: ({ context }) => [
      { ...toggledHome, quickStake: '100' },
      // Later than the second half of a double press.
      { ...toggledHome, quickStake: '100', at: 2_000 },
      { ...toggledPaused, quickStake: '100' },
      submission(context),
      ...says('quickBet.undone'),
    ],
    reports: {
      loadSlip: [{ done: emptySlip }],
      askRange: [known, { done: { kind: 'unavailable' } }],
      watchLegs: tells(quotes.same, quotes.worse),
      watchConnectivity: tells({ type: 'connection.lost' }, { type: 'page.hidden' }),
      batch: answersTo([outputs.placed]),
    },
  }),
  'what the member does while a quick bet waits': model({
    events: () => [
      { ...toggledHome, quickStake: '100' },
      { ...toggledHome, leg: { ...homeLeg, side: 'away' }, at: 2_000 },
      { type: 'stake.typed', text: '200' },
      { type: 'policy.chosen', policy: 'any' },
    ],
    reports: {
      loadSlip: [{ done: emptySlip }],
      watchConnectivity: tells({ type: 'page.left' }, { type: 'page.woke' }),
    },
  }),
  'a quick bet whose time ran out while the device slept': model({
    machine: sleptMachine,
    events: () => [{ ...toggledHome, quickStake: '100' }],
    reports: { loadSlip: [{ done: emptySlip }], askRange: [known], watchLegs: tells(quotes.same) },
  }),
  'what is waited for': model({
    events: ({ context }) => [submission(context), { type: 'stake.typed', text: '100' }],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [{ done: delayedRanges }],
      countSeconds: tells({ type: 'wait.counted', secondsLeft: 1 }, { type: 'wait.counted', secondsLeft: 0 }),
      watchLegs: tells(quotes.same),
      batch: answersTo([outputs.tooFast]),
    },
  }),
  'a member who is barred': model({
    events: ({ context }) => [submission(context), ...says('refusal.dismissed')],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known, { done: { kind: 'unavailable', code: errors.accountFrozen.code } }],
      watchLegs: tells(quotes.same),
      batch: answersTo([outputs.barred]),
    },
  }),
  'a guest': model({
    input: { ...memberInput, isGuest: true, balance: null, policy: 'any' },
    events: ({ context }) => [toggledHome, submission(context), ...says('refusal.dismissed')],
    reports: { loadSlip: [{ done: emptySlip }] },
  }),
  'a member who always wants to be asked': model({
    input: { ...memberInput, policy: 'none' },
    events: ({ context }) => [submission(context)],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [known],
      watchLegs: tells(quotes.same, quotes.better),
    },
  }),
}
