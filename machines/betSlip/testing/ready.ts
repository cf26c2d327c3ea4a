import { createActor } from 'xstate'

import type { BetSlipInput, LoadedSlip, Quote } from '#machines/betSlip/types.ts'
import { buildQuote } from '#src/testing/builders.ts'

import { drive } from '../drive.ts'
import { homeLeg } from '../samples.ts'
import { acceptance, submission } from './presses.ts'
import { emptySlip, loadedSlip, memberInput, ranges, slipMachine } from './samples.ts'

/** A slip that has read what was kept. */
export function start(input: Partial<BetSlipInput> = {}, loaded: LoadedSlip = emptySlip) {
  const slip = drive(({ parent }) =>
    createActor(slipMachine, { input: { ...memberInput, ...input }, parent }),
  )
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
