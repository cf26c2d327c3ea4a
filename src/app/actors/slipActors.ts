import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { SlipTicket } from '#domain/bet.ts'
import { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { BetSlipEvent, KeepSlipEvent, LoadedSlip, RangeAnswer } from '#machines/betSlip/types.ts'
import { slipFact } from '#src/storage/facts.ts'
import { createKey, type Journal } from '#src/storage/journal.ts'
import type { Storage } from '#src/storage/storage.ts'

import { forMachine } from '../failure.ts'
import type { Parts } from '../parts.ts'
import { placementLogic } from './placementActors.ts'
import { connectivityActor } from './socketActors.ts'
import { watchQuotes } from './watchQuotes.ts'

/** The kept slip with a key that is still to be used, and the confirmation that has no answer yet [SLIP-18 SLIP-21]. */
export function loadSlip({ storage, journal }: { storage: Storage; journal: Journal }): LoadedSlip {
  const slip = storage.read(slipFact)
  const [entry = null] = journal.open()
  const freshKey = createKey()
  if (slip === null) return { slip: null, entry, freshKey }
  // Closed by another tab, or just before this one went away.
  const next = slip.key === null ? null : journal.nextAfter(slip.key)
  return { slip: next === null ? slip : { ...slip, key: next }, entry, freshKey }
}

function keepSlipActor({ storage, journal }: Pick<Parts, 'storage' | 'journal'>) {
  return fromCallback<KeepSlipEvent>(({ receive, sendBack }) => {
    const tell = (event: BetSlipEvent): void => sendBack(event)
    receive(({ slip }) => {
      storage.write(slipFact, slip)
    })
    const unwatchSlip = storage.subscribe((name) => {
      if (name !== slipFact.name) return
      const slip = storage.read(slipFact)
      if (slip !== null) tell({ type: 'slip.changedElsewhere', slip })
    })
    const unwatchJournal = journal.subscribe((entry) =>
      tell({ type: 'confirmation.recordedElsewhere', entry }),
    )
    return () => {
      unwatchSlip()
      unwatchJournal()
    }
  })
}

/** The slip, with what it keeps, asks and watches. */
export function slipLogic(parts: Parts) {
  return betSlipMachine.provide({
    actors: {
      loadSlip: fromPromise<LoadedSlip>(() => Promise.resolve(loadSlip(parts))),
      keepSlip: keepSlipActor(parts),
      askRange: fromPromise<RangeAnswer, { tickets: readonly SlipTicket[] }>(({ input, signal }) => {
        const [ticket] = input.tickets
        return ticket === undefined
          ? Promise.resolve({ kind: 'unavailable' })
          : forMachine(parts.api.betRange(ticket, signal))
      }),
      watchSelection: fromCallback<EventObject, { tickets: readonly SlipTicket[] }>(({ input, sendBack }) =>
        watchQuotes(parts, input.tickets, (event: BetSlipEvent) => sendBack(event)),
      ),
      watchConnectivity: connectivityActor(parts),
      placement: placementLogic(parts),
    },
  })
}
