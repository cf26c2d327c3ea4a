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
  return {
    ...slip,
    quote,
    send: slip.actor.send.bind(slip.actor),
    /** The member presses, having read what the slip shows now. */
    submit: () => slip.actor.send(submission(slip.actor.getSnapshot().context)),
    canSubmit: () => slip.actor.getSnapshot().can(submission(slip.actor.getSnapshot().context)),
    accept: () => slip.actor.send(acceptance(slip.actor.getSnapshot().context)),
    context: () => slip.actor.getSnapshot().context,
    value: () => slip.actor.getSnapshot().value,
    stored: () => slip.received('keepSlip').at(-1),
  }
}

/** A slip with the home side at 2.10 and 100 staked: everything known, ready to place. */
export function ready(input: Partial<BetSlipInput> = {}) {
  const slip = start(input, loadedSlip)
  slip.finish('askRange', ranges)
  slip.quote({})
  return slip
}
