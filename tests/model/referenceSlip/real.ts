import type { BetKind, Leg } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { acceptance } from '#machines/betSlip/testing/presses.ts'
import { start } from '#machines/betSlip/testing/ready.ts'
import type { BetSlipInput, LoadedSlip, RangeAnswer, StoredSlip } from '#machines/betSlip/types.ts'
import type { Confirmation, JournalEntry, PlacementOutput } from '#machines/placement/types.ts'
import { buildRefusal, yuan } from '#src/testing/builders.ts'

import { journalEntry, key, nextKey, placedTicket, settings } from '../samples.ts'
import { limits } from './kinds.ts'
import { createMarket, idOf, legOf, type PlainMarket, quoteOf } from './market.ts'
import { type PlainAnswer, seconds, stakeLimits } from './state.ts'

const most = yuan(10 ** 9)
const range = { minAmount: yuan(stakeLimits.least), maxAmount: yuan(stakeLimits.most), maxPayout: null }
const { ids, offer } = createMarket()
const slots = ['whole', '2', '3', '4', ...ids.map((id) => quoteId(legOf(offer(id))))]
const ranges: RangeAnswer = {
  kind: 'known',
  ranges: Object.fromEntries(slots.map((slot) => [slot, range])),
  price: '3.10',
}
const fresh: LoadedSlip = { slip: null, entries: [], freshKey: key }

/** What the member has chosen, which a reload does not change. */
type Chosen = Pick<BetSlipInput, 'policy' | 'pressRule'>

/** The real slip, with everything around it at hand: ranges and terms are known as soon as they are asked for. */
export function createReal(market: PlainMarket) {
  let refused: number[] = []
  const begin = ({ policy, pressRule }: Chosen, loaded: LoadedSlip) => {
    const slip = start(
      {
        policy,
        pressRule,
        balance: yuan(stakeLimits.balance),
        limits: { ...settings, ...limits, maxPayout: most, maxComboPayout: most, maxComboAmount: most },
      },
      loaded,
    )
    slip.actor.on('selection.refused', ({ code }) => refused.push(code))
    return slip
  }
  let slip = begin({ policy: 'better', pressRule: 'replace' }, fresh)
  let kept: StoredSlip | null = null
  /** How often this tab had written what is kept when another did. */
  let written = 0

  /** The bets that were confirmed and not written down yet. */
  const confirmed = (): readonly Confirmation[] => {
    const { batch } = slip.context()
    if (batch?.kind !== 'confirm') throw new Error('Nothing is confirmed.')
    return batch.confirmation.bets
  }
  /** What is left of the wait that is counted. */
  let secondsLeft = 0
  let waits = 0
  const hearWaits = (): void => {
    const heard = slip.received('countSeconds')
    if (heard.length > waits) secondsLeft = Number(heard.at(-1)?.['seconds'])
    waits = heard.length
  }
  let entries: readonly JournalEntry[] = []
  /** The bets under way, as they were written down. */
  const recorded = (): readonly JournalEntry[] => {
    if (entries.length === 0)
      entries = confirmed().map((bet, at, { length }) => {
        const { operation: _, ...recordedBet } = bet
        const own = at === 0 ? slip.context().key : String(at).padStart(32, '0')
        const several = length === 1 ? {} : { batch: slip.context().key ?? key }
        return { ...journalEntry, ...recordedBet, key: own ?? key, ...several }
      })
    return entries
  }
  const outcomeOf = (what: PlainAnswer, legs: readonly Leg[]): PlacementOutput['outcome'] => {
    const refusal = (code: number, more: Parameters<typeof buildRefusal>[1] = {}) =>
      ({ kind: 'refused', refusal: buildRefusal(code, more) }) as const
    switch (what) {
      case 'placed':
        return { kind: 'placed', ticket: placedTicket }
      case 'refused':
        return refusal(errors.insufficientBalance.code)
      case 'changed':
        return refusal(errors.oddsChanged.code, {
          changes: legs.map((leg) => quoteOf(market.offer(idOf(leg)))),
        })
      case 'tooFast':
        return refusal(errors.placeBetTooFast.code, { params: { seconds: String(seconds.tooFast) } })
      case 'lapsed':
        return { kind: 'lapsed' }
    }
  }
  const isUnderWay = (): boolean => slip.isRunning('batch')
  return {
    market,
    send: (event: Parameters<typeof slip.send>[0]): void => slip.send(event),
    submit: (): void => slip.submit(),
    accept: (): void => slip.send(acceptance(slip.context())),
    /** Everything that is asked for is answered, and the terms are told. */
    settle(): void {
      const tell = (): void => {
        const quotes = slip.context().legs.map((leg) => quoteOf(market.offer(idOf(leg))))
        if (quotes.length > 0) slip.send({ type: 'quotes.arrived', quotes })
      }
      tell()
      if (slip.isRunning('askRange')) slip.finish('askRange', ranges)
      tell()
    },
    /** The server's answer to one of the bets under way, or that it is not known yet. @param leg of it */
    answer(what: PlainAnswer | 'unknown', leg: string): void {
      const entry = recorded().find(({ legs: [first] }) => first !== undefined && idOf(first) === leg)
      if (entry === undefined) throw new Error(`No bet on ${leg} is under way.`)
      if (what === 'unknown') return slip.send({ type: 'outcome.becameUnknown', entry })
      const outcome = outcomeOf(what, entry.legs)
      const output: PlacementOutput = { outcome, entry, nextKey, nextEntry: null, isTold: false }
      slip.send({ type: 'bet.answered', output })
      const { answers: outputs } = slip.context()
      if (outputs.length < recorded().length) return
      slip.finish('batch', { outputs })
      entries = []
    },
    wait(time: number): void {
      for (let second = 0; second < time; second += 1) {
        hearWaits()
        slip.clock.increment(1_000)
        if (secondsLeft === 0) continue
        secondsLeft -= 1
        slip.send({ type: 'wait.counted', secondsLeft })
      }
    },
    /** The page goes, and another begins with what was kept. */
    reload(): void {
      const answered = new Set(slip.context().answers.map(({ entry }) => entry?.key))
      const open = isUnderWay() ? recorded().filter((entry) => !answered.has(entry.key)) : []
      kept = stored() ?? kept
      written = 0
      waits = 0
      secondsLeft = 0
      slip = begin(slip.context(), { ...fresh, slip: kept, entries: open })
      entries = open
    },
    /** Another tab has changed what is kept. */
    hearElsewhere(change: (slip: StoredSlip) => StoredSlip): void {
      const before = stored() ?? kept
      if (before === null) return
      kept = change(before)
      written = writings().length
      slip.send({ type: 'slip.changedElsewhere', slip: kept })
    },
    /** The name of a stake: that of one of several singles is made of its leg. */
    slot: (slot: string): string => (ids.includes(slot) ? quoteId(legOf(market.offer(slot))) : slot),
    snapshot: () => slip.actor.getSnapshot(),
    /** What a reloaded page would find; null if nothing was kept yet. */
    kept: () => stored() ?? kept,
    recorded,
    /** What was said since it was last asked for. */
    takeRefused(): number[] {
      const said = refused
      refused = []
      return said
    },
  }

  function writings(): readonly unknown[] {
    return slip.received('keepSlip').filter(({ type }) => type === 'slip.changed')
  }

  function stored(): StoredSlip | null {
    const event = writings().length > written ? slip.stored() : undefined
    // What the stand-in was sent is what the real one would have written.
    return event === undefined ? null : (event as unknown as { slip: StoredSlip }).slip
  }
}

export type RealSlip = ReturnType<typeof createReal>

/** Selections by their names, with the price agreed to. */
export function named(legs: readonly Leg[]): { id: string; price: string; line: string | null }[] {
  return legs.map((leg) => ({ id: idOf(leg), price: leg.euroOdds, line: leg.handicap }))
}

export const allKinds: readonly BetKind[] = ['single', 'combo', 'mix', 'betBuilder', 'bigCombo', 'luckyCombo']
