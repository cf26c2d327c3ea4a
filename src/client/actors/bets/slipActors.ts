import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { betSlipMachine } from '#machines/betSlip/machine.ts'
import { isLongOver } from '#machines/betSlip/quickBet.ts'
import type {
  BetSlipEvent,
  JournalEntry,
  KeepSlipEvent,
  LoadedSlip,
  StoredSlip,
} from '#machines/betSlip/types.ts'
import { betApi } from '#src/api/bets/betApi.ts'
import { connectivityActor } from '#src/client/actors/connectivityActors.ts'
import { durableStorage } from '#src/client/durableStorage.ts'
import type { Services } from '#src/client/services.ts'
import { createJournal, type Journal } from '#src/storage/journal/journal.ts'
import { slipRecord } from '#src/storage/records/slipRecord.ts'
import type { Storage } from '#src/storage/storage.ts'

import { askRangeActor } from './askRange.ts'
import { countSecondsActor } from './countSeconds.ts'
import { paceQuotes } from './paceQuotes.ts'
import { batchLogic } from './placementActors.ts'
import { watchQuotes } from './watchQuotes.ts'

interface Kept {
  readonly storage: Storage
  readonly journal: Journal
}

/** The kept slip with a key that is still to be used [SLIP-18]: its own may have been closed before it was written again. */
function keptSlip({ storage, journal }: Kept): StoredSlip | null {
  const slip = storage.read(slipRecord)
  const next = slip === null || slip.key === null ? null : journal.nextAfter(slip.key)
  return slip === null || next === null ? slip : { ...slip, key: next }
}

/**
 * The kept slip, and the confirmations that have no answer yet, or one that the member may not have seen [SLIP-18 SLIP-21].
 * Where the page went between an answer and what it changes in the slip, that is the slip still that was confirmed: its
 * key is left to it, by which the answer is known to be its own.
 */
export function loadSlip(kept: Kept & Pick<Services, 'createKey'>): LoadedSlip {
  const { storage, journal, createKey } = kept
  const untold = journal.untold()
  const stored = storage.read(slipRecord)
  const slip = untold.some(({ key }) => key === stored?.key) ? stored : keptSlip(kept)
  return { slip, entries: [...untold, ...journal.open()], freshKey: createKey() }
}

/**
 * Keeps the slip for a reload and for the member's other tabs, and tells what those do [SLIP-18 SLIP-21]. A page that
 * comes back from where nothing reaches it reads for itself what it has missed.
 */
export function keepSlipActor(services: Kept & Pick<Services, 'connectivity'>) {
  const { storage, journal, connectivity } = services
  return fromCallback<KeepSlipEvent>(({ receive, sendBack }) => {
    const tell = (event: BetSlipEvent): void => sendBack(event)
    const keptText = (): string => JSON.stringify(keptSlip(services))
    let known = keptText()

    const reportSlip = (): void => {
      known = keptText()
      const slip = keptSlip(services)
      if (slip !== null) tell({ type: 'slip.changedElsewhere', slip })
    }

    receive((event) => {
      if (event.type === 'answers.told') return event.keys.forEach((key) => journal.tell(key))
      const { slip } = event
      // The bet under this key is decided, which this tab has missed: what is kept came after it.
      if (slip.key !== null && journal.nextAfter(slip.key) !== null) return reportSlip()
      storage.write(slipRecord, slip)
      known = keptText()
    })
    const unwatchSlip = storage.subscribe((name) => {
      if (name === slipRecord.name) reportSlip()
    })
    // A booking has nothing of the slip's but a selection: another tab's is that tab's own.
    const isBet = ({ request }: JournalEntry): boolean => request?.operation !== 'bookBet'
    const reportConfirmation = (entry: JournalEntry): void => {
      if (isBet(entry)) tell({ type: 'confirmation.recordedElsewhere', entry })
    }
    const unwatchJournal = journal.subscribe(reportConfirmation)
    const unwatchPage = connectivity.subscribe(({ type }) => {
      if (type !== 'page.returned') return
      // Before the slip: what the other tab sends must be known before what it may have begun since.
      const entry = journal.open().find(isBet)
      if (entry !== undefined) reportConfirmation(entry)
      if (keptText() !== known) reportSlip()
    })
    return () => {
      unwatchSlip()
      unwatchJournal()
      unwatchPage()
    }
  })
}

/** The slip, with what it keeps, asks and watches. */
export function slipLogic(client: Services) {
  const storage = client.once(durableStorage)
  const journal = createJournal({ storage, now: client.api.serverNow, createKey: client.createKey })
  const services = { ...client, storage, journal, api: betApi(client.api) }
  return betSlipMachine.provide({
    guards: { isLongOver: ({ context }) => isLongOver(context, client.deviceNow()) },
    actors: {
      loadSlip: fromPromise<LoadedSlip>(async () => {
        await journal.recall()
        return loadSlip(services)
      }),
      keepSlip: keepSlipActor(services),
      askRange: askRangeActor(services),
      watchLegs: fromCallback<EventObject, { legs: readonly Leg[] }>(({ input, sendBack }) => {
        const tell = (event: BetSlipEvent): void => sendBack(event)
        const paced = paceQuotes(services, (quotes) => tell({ type: 'quotes.arrived', quotes }))
        const unwatch = watchQuotes(services, input.legs, ({ quotes }) => paced.tell(quotes))
        return () => {
          unwatch()
          paced.stop()
        }
      }),
      watchConnectivity: connectivityActor(services),
      countSeconds: countSecondsActor(services),
      batch: batchLogic(services),
    },
  })
}
