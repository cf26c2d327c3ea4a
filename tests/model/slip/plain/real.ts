import type { BetKind, Leg } from '#domain/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import type { LoadedSlip, RangeAnswer, StoredSlip } from '#machines/betSlip/types.ts'
import type { PlacementOutput } from '#machines/placement/types.ts'
import { buildRefusal, yuan } from '#src/testing/builders.ts'

import { journalEntry, key, nextKey, placedTicket, settings } from '../../samples.ts'
import { acceptance } from '../presses.ts'
import { start } from '../ready.ts'
import { limits } from './kinds.ts'
import { idOf, type PlainMarket, quoteOf } from './market.ts'
import { type Policy, stakeLimits } from './slip.ts'

const most = yuan(10 ** 9)
const range = { minAmount: yuan(stakeLimits.least), maxAmount: yuan(stakeLimits.most), maxPayout: null }
const slots = ['whole', '2', '3', '4']
const ranges: RangeAnswer = {
  kind: 'known',
  ranges: Object.fromEntries(slots.map((slot) => [slot, range])),
  price: '3.10',
}
const fresh: LoadedSlip = { slip: null, entry: null, freshKey: key }

/** The real slip, with everything around it at hand: ranges and terms are known as soon as they are asked for. */
export function createReal(market: PlainMarket) {
  let refused: number[] = []
  const begin = (policy: Policy, loaded: LoadedSlip) => {
    const slip = start(
      {
        policy,
        balance: yuan(stakeLimits.balance),
        limits: { ...settings, ...limits, maxPayout: most, maxComboPayout: most, maxComboAmount: most },
      },
      loaded,
    )
    slip.actor.on('selection.refused', ({ code }) => refused.push(code))
    return slip
  }
  let slip = begin('better', fresh)
  let kept: StoredSlip | null = null

  const confirmed = () => {
    const { placement } = slip.context()
    if (placement?.kind !== 'confirm') throw new Error('Nothing is confirmed.')
    return placement.confirmation
  }
  return {
    market,
    send: (event: Parameters<typeof slip.send>[0]): void => slip.send(event),
    submit: (): void => slip.submit(),
    accept: (): void => slip.send(acceptance(slip.context())),
    /** Everything that is asked for is answered, and the terms are told. */
    settle(): void {
      const tell = (): void => {
        const quotes = slip.context().tickets.map((leg) => quoteOf(market.offer(idOf(leg))))
        if (quotes.length > 0) slip.send({ type: 'quotes.arrived', quotes })
      }
      tell()
      if (slip.isRunning('askRange')) slip.finish('askRange', ranges)
      tell()
    },
    /** The server's answer to the bet under way. */
    answer(what: 'placed' | 'refused' | 'changed' | 'lapsed'): void {
      if (!slip.isRunning('placement')) return
      const { key: _, operation: __, ...bet } = confirmed()
      const outcomes: Record<typeof what, PlacementOutput['outcome']> = {
        placed: { kind: 'placed', ticket: placedTicket },
        refused: { kind: 'refused', refusal: buildRefusal(errors.insufficientBalance.code) },
        changed: {
          kind: 'refused',
          refusal: buildRefusal(errors.oddsChanged.code, {
            changes: bet.tickets.map((leg) => quoteOf(market.offer(idOf(leg)))),
          }),
        },
        lapsed: { kind: 'lapsed' },
      }
      const entry = { ...journalEntry, ...bet, key: slip.context().key ?? key }
      slip.finish('placement', { outcome: outcomes[what], entry, nextKey, nextEntry: null, isTold: false })
    },
    /** The page goes, and another begins with what was kept. */
    reload(): void {
      if (slip.isRunning('placement')) return
      kept = stored() ?? kept
      slip = begin(slip.context().policy, kept === null ? fresh : { ...fresh, slip: kept })
    },
    snapshot: () => slip.actor.getSnapshot(),
    confirmed,
    /** What was said since it was last asked for. */
    takeRefused(): number[] {
      const said = refused
      refused = []
      return said
    },
  }

  function stored(): StoredSlip | null {
    const event = slip.stored()
    // What the stand-in was sent is what the real one would have written.
    return event === undefined ? null : (event as unknown as { slip: StoredSlip }).slip
  }
}

export type RealSlip = ReturnType<typeof createReal>

/** Selections by their names, with the price agreed to. */
export function named(tickets: readonly Leg[]): { id: string; price: string; line: string | null }[] {
  return tickets.map((leg) => ({ id: idOf(leg), price: leg.euroOdds, line: leg.handicap }))
}

export const allKinds: readonly BetKind[] = ['single', 'combo', 'mix', 'betBuilder', 'bigCombo', 'luckyCombo']
