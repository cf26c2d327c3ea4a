import { createActor, type SnapshotFrom } from 'xstate'

import { buildQuote } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { homeLeg } from '#tests/model/samples.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import { earlierOf, endOf, lapsedOf, receiptOf, refusalOf, unknownOf } from '../answers.ts'
import type { BetSlipInput, LoadedSlip, Quote } from '../types.ts'
import { acceptance, submission } from './presses.ts'
import { emptySlip, loadedSlip, memberInput, ranges, slipMachine } from './samples.ts'
import { loadedPair, pairQuotes, pairRanges } from './severalSamples.ts'

/** The state of the placement: once a press is answered how it ended, and while nothing can be placed that it waits. */
export function placeOf({ value: { placement }, context }: SnapshotFrom<typeof slipMachine>): unknown {
  if (placement === 'answered') return endOf(context)
  return placement === 'editing' && context.secondsLeft > 0 ? 'tooFast' : placement
}

/** A slip that has read what was kept. */
export function start(
  input: Partial<BetSlipInput> = {},
  loaded: LoadedSlip = emptySlip,
  machine = slipMachine,
) {
  const slip = drive(({ parent }) => createActor(machine, { input: { ...memberInput, ...input }, parent }))
  slip.finish('loadSlip', loaded)
  const quote = (change: Partial<Quote>, isStale = false) =>
    slip.actor.send({ type: 'quotes.arrived', quotes: [{ ...buildQuote(homeLeg, change), isStale }] })
  /** What it shows, unless it broke. */
  const seen = () => {
    const snapshot = slip.actor.getSnapshot()
    if (snapshot.status === 'error') throw snapshot.error
    return snapshot
  }
  return {
    ...slip,
    quote,
    send: slip.actor.send.bind(slip.actor),
    /** The member presses, having read what the slip shows now. */
    submit: () => slip.actor.send(submission(seen().context)),
    canSubmit: () => seen().can(submission(seen().context)),
    accept: () => slip.actor.send(acceptance(seen().context)),
    context: () => seen().context,
    value: () => seen().value,
    /** Where the press is: the state of the placement, or how it ended. */
    place: () => placeOf(seen()),
    receipt: () => receiptOf(seen().context),
    refusal: () => refusalOf(seen().context),
    unknown: () => unknownOf(seen().context),
    lapsed: () => lapsedOf(seen().context),
    earlier: () => earlierOf(seen().context),
    /** The bets of the press have these answers, and no other is under way. */
    answer(...outputs: PlacementOutput[]): void {
      for (const output of outputs) slip.actor.send({ type: 'bet.answered', output })
      slip.finish('batch', { outputs })
    },
    stored: () => slip.received('keepSlip').findLast(({ type }) => type === 'slip.changed'),
  }
}

/** A slip with the home side at 2.10 and 100 staked: everything known, ready to place. */
export function ready(input: Partial<BetSlipInput> = {}) {
  const slip = start(input, loadedSlip)
  slip.finish('askRange', ranges)
  slip.quote({})
  return slip
}

/** Two singles, 100 and 50 staked, everything known. */
export function readyPair(input: Partial<BetSlipInput> = {}) {
  const slip = start(input, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  return slip
}

/** Two bets of one press that were sent. */
export function pressedPair() {
  const slip = readyPair()
  slip.submit()
  return slip
}
