import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate'
import type { EventObject, ActorRefFrom } from 'xstate'

import { betCost } from '#domain/bets/amounts.ts'
import type { Leg } from '#domain/bets/bet.ts'
import { amountText } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildQuote, buildRefusal } from '#src/testing/builders.ts'
import { record, recorded } from '#tests/model/chartCoverage/record.ts'
import { placedTicket, homeLeg } from '#tests/model/samples.ts'

import { batchMachine } from '../../batch/machine.ts'
import { CallFailed, failureOfKind } from '../../failure.ts'
import type { FailureKind } from '../../failure.ts'
import { confirmationLifetime, meaningOfUnseen } from '../../placement/lapse.ts'
import { placementMachine } from '../../placement/machine.ts'
import { answerToPress } from '../../placement/press.ts'
import type {
  Answer,
  BatchConfirmation,
  Closed,
  Decision,
  JournalEntry,
  PlacementInput,
  SealedRequest,
} from '../../placement/types.ts'
import { betSlipMachine } from '../machine.ts'
import type {
  BetSlipEvent,
  KeepSlipEvent,
  LoadedSlip,
  Quote,
  LegQuote,
  RangeAnswer,
  RangeQuestion,
  StoredSlip,
} from '../types.ts'
import { submission } from './presses.ts'
import { placeOf } from './ready.ts'
import { memberInput, ranges } from './samples.ts'

/** What goes wrong with one call: it never arrives, its reply never comes, it hangs, or the server stumbles. */
export type Fault = 'requestLost' | 'replyLost' | 'hangs' | 'hangsAfter' | 'unauthorized' | 'broken'

/**
 * A back end that keeps the contract's promises about X-UNIQUE, a browser's storage, and tabs on both: the real slip
 * and placement machines, with a network that fails as it is told.
 */
export function createWorld() {
  const clock = new SimulatedClock()
  const server = createServer(clock)
  const storage = createStorage()
  return { clock, server, storage, openTab: () => openTab(clock, server, storage) }
}

export type World = ReturnType<typeof createWorld>
export type Tab = ReturnType<typeof openTab>

function createServer(clock: SimulatedClock) {
  const replies = new Map<string, { readonly request: SealedRequest; readonly outcome: Decision }>()
  const ledger: { readonly key: string; readonly body: string }[] = []
  const received: { readonly key: string; readonly body: string }[] = []
  let refusal: number | null = null
  return {
    ledger,
    /** Every request to place, in the order they arrived. */
    received,
    /** What the next new bet is refused with. */
    refuseWith(code: number | null): void {
      refusal = code
    },
    place({ key, request }: JournalEntry): Decision {
      if (request === null) throw new Error('nothing to send')
      const { body, expiresAt } = request
      received.push({ key, body })
      const known = replies.get(key)
      if (known !== undefined)
        return known.request.body === body && known.request.expiresAt === expiresAt
          ? known.outcome
          : { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) }
      const code = clock.now() > expiresAt ? errors.unableToPlace.code : refusal
      const outcome: Decision =
        code === null
          ? { kind: 'placed', ticket: { ...placedTicket, ticketNum: `T-${ledger.length + 1}` } }
          : { kind: 'refused', refusal: buildRefusal(code) }
      if (code === null) ledger.push({ key, body })
      replies.set(key, { request, outcome })
      return outcome
    },
    /** What became of a key, told with the first request under it; its body stands for its digest. */
    ask(entry: JournalEntry): Answer {
      const known = replies.get(entry.key)
      if (known === undefined) return { kind: 'unseen' }
      const { request, outcome } = known
      const digest = entry.request?.body ?? null
      const press = { entry, digest, isWhole: true, isConfirmedElsewhere: false }
      return answerToPress(press, outcome, { expires: request.expiresAt, digest: request.body })
    },
  }
}

type Server = ReturnType<typeof createServer>

function createStorage() {
  let slip: StoredSlip | null = null
  const entries = new Map<string, JournalEntry>()
  const closed = new Map<string, string>()
  const tabs = new Set<(event: BetSlipEvent) => void>()
  let keys = 0
  const freshKey = (): string => {
    keys += 1
    return keys.toString(16).padStart(32, '0')
  }
  const notifyOthers = (self: (event: BetSlipEvent) => void, event: BetSlipEvent): void => {
    for (const tab of tabs) if (tab !== self) tab(event)
  }
  return {
    slip: () => slip,
    /** An entry as an earlier page left it, whatever has become of it. */
    leaveEntry(entry: JournalEntry): void {
      entries.set(entry.key, entry)
    },
    /** The confirmations that have no definite answer yet, or one that nobody was told. */
    openEntries: () => [...entries.values()],
    load(): LoadedSlip {
      const [entry] = entries.values()
      return { slip, entries: entry === undefined ? [] : [entry], freshKey: freshKey() }
    },
    write(self: (event: BetSlipEvent) => void, next: StoredSlip): void {
      // A slip whose bet is decided is not written: what is kept came after it.
      if (slip !== null && next.key !== null && closed.has(next.key))
        return self({ type: 'slip.changedElsewhere', slip })
      slip = next
      notifyOthers(self, { type: 'slip.changedElsewhere', slip: next })
    },
    record(
      self: (event: BetSlipEvent) => void,
      { key, bets }: BatchConfirmation,
      now: number,
    ): readonly PlacementInput[] {
      const [{ operation, ...bet }] = bets
      const isOutrun = slip !== null && slip.key !== key
      if (key === null || isOutrun)
        throw new CallFailed(failureOfKind('refused', errors.duplicateTicket.code))
      const body = JSON.stringify({
        sides: bet.legs.map(({ side }) => side),
        euroOdds: bet.legs.map(({ euroOdds }) => euroOdds),
        amount: amountText(betCost(bet.legs.length, bet.stakes)),
      })
      const entry: JournalEntry = {
        version: 2,
        key,
        request: { operation, body, expiresAt: now + confirmationLifetime },
        confirmedAt: now,
        ...bet,
      }
      entries.set(key, entry)
      notifyOthers(self, { type: 'confirmation.recordedElsewhere', entry })
      return [{ kind: 'send', entry }]
    },
    close(key: string): Closed {
      const nextKey = closed.get(key) ?? freshKey()
      closed.set(key, nextKey)
      const [nextEntry = null] = [...entries.values()].filter((entry) => !closed.has(entry.key))
      return { nextKey, isToldElsewhere: !entries.has(key), nextEntry }
    },
    tell(keys: readonly string[]): void {
      for (const key of keys) entries.delete(key)
    },
    /** All of it as it is now. Gives what puts it back, as a copy of the device does. */
    copy(): () => void {
      const kept = { slip, entries: [...entries], closed: [...closed] }
      return () => {
        slip = kept.slip
        entries.clear()
        closed.clear()
        for (const [key, entry] of kept.entries) entries.set(key, entry)
        for (const [key, next] of kept.closed) closed.set(key, next)
      }
    },
    join: (tab: (event: BetSlipEvent) => void) => tabs.add(tab),
    leave: (tab: (event: BetSlipEvent) => void) => tabs.delete(tab),
  }
}

type BrowserStorage = ReturnType<typeof createStorage>

function openTab(clock: SimulatedClock, server: Server, storage: BrowserStorage) {
  const faults: { place: Fault[]; ask: Fault[] } = { place: [], ask: [] }
  const heldSince = new Map<string, number>()
  let isHidden = false
  let hear: (event: BetSlipEvent) => void = () => undefined
  let quote: LegQuote = { ...buildQuote(homeLeg), isStale: false }

  const call = async <TReply>(kind: 'place' | 'ask', serve: () => TReply): Promise<TReply> => {
    const fault = faults[kind].shift()
    if (fault === 'requestLost') throw failed('offline')
    if (fault === 'unauthorized') throw failed('unauthorized')
    if (fault === 'hangs') return await new Promise<never>(() => undefined)
    const reply = serve()
    if (fault === 'replyLost') throw failed('offline')
    if (fault === 'broken') throw failed('broken')
    if (fault === 'hangsAfter') return await new Promise<never>(() => undefined)
    return reply
  }

  const placement = recorded(placementMachine).provide({
    actors: {
      placeBet: fromPromise<Decision, { entry: JournalEntry }>(({ input }) =>
        call('place', () => server.place(input.entry)),
      ),
      askOutcome: fromPromise<Answer, { entry: JournalEntry }>(async ({ input: { entry } }) => {
        const since = heldSince.get(entry.key) ?? clock.now()
        heldSince.set(entry.key, since)
        const question = { entry, askedAt: clock.now(), heldFor: clock.now() - since }
        const answer = await call('ask', () => server.ask(entry))
        return answer.kind === 'unseen' ? meaningOfUnseen(question) : answer
      }),
      closeConfirmation: fromPromise<Closed, { entry: JournalEntry }>(async ({ input }) =>
        storage.close(input.entry.key),
      ),
    },
  })
  const batch = recorded(batchMachine).provide({
    actors: {
      placement,
      recordBatch: fromPromise<readonly PlacementInput[], BatchConfirmation>(async ({ input }) =>
        storage.record(hear, input, clock.now()),
      ),
    },
  })
  const slipMachine = recorded(betSlipMachine).provide({
    actors: {
      loadSlip: fromPromise<LoadedSlip>(async () => storage.load()),
      keepSlip: fromCallback<KeepSlipEvent>(({ receive, sendBack }) => {
        hear = (event) => sendBack(event)
        const self = hear
        storage.join(self)
        receive((event) => {
          if (event.type === 'answers.told') storage.tell(event.keys)
          else storage.write(self, event.slip)
        })
        return () => storage.leave(self)
      }),
      askRange: fromPromise<RangeAnswer, RangeQuestion>(async () => ranges),
      watchLegs: fromCallback<EventObject, { legs: readonly Leg[] }>(({ sendBack }) =>
        sendBack({ type: 'quotes.arrived', quotes: [quote] }),
      ),
      watchConnectivity: fromCallback(() => undefined),
      countSeconds: fromCallback(() => undefined),
      batch,
    },
  })
  const actor: ActorRefFrom<typeof slipMachine> = createActor(slipMachine, {
    input: memberInput,
    clock,
    inspect: record,
  })
  const told: string[] = []
  actor.on('bet.placed', ({ ticket }) => told.push(`placed ${ticket.ticketNum}`))
  actor.on('bet.refused', ({ refusal: { code, earlier } }) =>
    told.push(`refused ${code}${earlier === undefined ? '' : `, earlier ${earlier.ticketNum}`}`),
  )
  let isUnknown = false
  actor.subscribe((snapshot) => {
    const isAsking = snapshot.matches({ placement: { underWay: 'outcomeUnknown' } })
    if (isAsking && !isUnknown) told.push('unknown')
    isUnknown = isAsking
  })
  actor.on('bet.lapsed', () =>
    told.push(actor.getSnapshot().context.answers.at(-1)?.outcome.kind ?? 'nothing'),
  )
  const look = (): void => {
    const { untold } = actor.getSnapshot().context
    if (!isHidden && untold.length > 0) actor.send({ type: 'answers.viewed', keys: untold })
  }
  // Whatever stands on a page that can be looked at is looked at.
  actor.subscribe(() => setImmediate(look))
  actor.start()
  return {
    actor,
    /** What the member was told, in order. */
    told,
    send: (event: BetSlipEvent) => actor.send(event),
    /** The member presses, having read what the tab shows now. */
    submit: () => actor.send(submission(actor.getSnapshot().context)),
    /** The terms the tab sees from now on. */
    quote(change: Partial<Quote>, isStale = false): void {
      quote = { ...buildQuote(homeLeg, change), isStale }
      actor.send({ type: 'quotes.arrived', quotes: [quote] })
    },
    /** What goes wrong with the next calls of a kind, one each. */
    failNext(kind: 'place' | 'ask', ...next: Fault[]): void {
      faults[kind].push(...next)
    },
    /** From now on the tab does not hear what other tabs store: it was frozen, or the news is still on its way. */
    missStorageEvents(): void {
      storage.leave(hear)
    },
    /** The member looks at something else. */
    hide(): void {
      isHidden = true
    },
    show(): void {
      isHidden = false
      look()
    },
    /** The page goes away, whatever it was doing. */
    close(): void {
      isHidden = true
      actor.stop()
    },
    placement: () => placeOf(actor.getSnapshot()),
  }
}

function failed(kind: FailureKind): CallFailed {
  return new CallFailed(failureOfKind(kind))
}

/** Lets everything that can happen without time passing happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((done) => setImmediate(done))
}
