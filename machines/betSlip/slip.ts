import { type BetKind, isSameSelection, type Leg } from '#domain/bets/bet.ts'
import { kinds, stakeSlots } from '#domain/bets/kinds.ts'
import { amountText } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { neverSent } from '../batch/neverSent.ts'
import { failureOfKind } from '../failure.ts'
import type {
  BatchConfirmation,
  BatchInput,
  Confirmation,
  JournalEntry,
  PlacementOutput,
} from '../placement/types.ts'
import { betsOfPress, type SlipBet, stakedOn } from './bets.ts'
import { emptyGroup, groupOf, withKind, withOthers, withLegs } from './kind.ts'
import { agreedBy, isNews, quoteId, quotesOf, requoted, unmarked } from './legs.ts'
import { stakesOf, stakeTextOf } from './stake.ts'
import type {
  BetSlipContext,
  BetSlipEmitted,
  KeepSlipEvent,
  LegQuote,
  LoadedSlip,
  SlipAnswer,
  StoredSlip,
} from './types.ts'
import { withUndo } from './undo.ts'

type Change = Partial<BetSlipContext>

type Quoted = Pick<BetSlipContext, 'legs' | 'quotes'>

/** The slip with a quote's terms as the current ones. */
function withQuote({ legs, quotes }: Quoted, quote: LegQuote): Quoted {
  return { legs: requoted(legs, quotes, quote), quotes: { ...quotes, [quoteId(quote)]: quote } }
}

/** The slip with the terms of all these quotes as the current ones. */
export function withQuotes({ legs, quotes: known }: Quoted, quotes: readonly LegQuote[]): Quoted {
  return quotes.reduce(withQuote, { legs, quotes: known })
}

/** The slip as another tab, or a time before the reload, left it; its terms count as unknown until quoted again [SLIP-21]. */
export function withStored(slip: StoredSlip): Change {
  const { version: _, ...stored } = slip
  return { ...stored, ...withOthers(stored.legs) }
}

/** The slip at the start, from what was kept. */
export function withLoaded({ slip, freshKey }: LoadedSlip): Change {
  return { ...(slip === null ? {} : withStored(slip)), key: slip?.key ?? freshKey }
}

/** A combination as it was put forward, made up or followed: the bet of its kind from now on [SLIP-13 SLIP-14 SLIP-23]. */
export function withCombination(
  context: BetSlipContext,
  taken: Pick<BetSlipContext, 'kind' | 'legs' | 'isFollowBet' | 'bigComboId'> & { readonly at: number },
): Change {
  const { kind, legs, isFollowBet, bigComboId, at } = taken
  const opened = { ...context, ...withKind(context, kind) }
  // What the group held comes back by undoing; what was only taken over for it still stands where it came from.
  const held = kinds[context.kind].group === kinds[kind].group ? context : context.parked[kinds[kind].group]
  const change = {
    ...withOthers(legs),
    stakeTexts: {},
    isFollowBet,
    bigComboId,
    isAdding: false,
    isStakeShared: false,
    lastOddsSelectionAt: at,
  }
  return { ...opened, ...withUndo({ ...opened, legs: held?.legs ?? [] }, change) }
}

/** What is kept for a reload and for the other tabs. */
export function slipChanged(context: BetSlipContext): Extract<KeepSlipEvent, { type: 'slip.changed' }> {
  const { key, kind, parked, lastOddsSelectionAt, unsent } = context
  return {
    type: 'slip.changed',
    slip: { version: 2, key, kind, ...groupOf(context), parked, lastOddsSelectionAt, unsent },
  }
}

/** A bet as the member confirms it, at the terms they read: frozen here, whatever happens to the slip afterwards. */
function confirmed({ slip }: SlipBet): Confirmation {
  const stakes = stakesOf(slip)
  if (stakes === null) throw new Error('nothing staked')
  const { kind, legs, price, policy, isFollowBet, bigComboId } = slip
  return { operation: kinds[kind].place, kind, legs, stakes, price, policy, isFollowBet, bigComboId }
}

/** The bets of a press, the first and the rest. @throws Error where there are none */
function confirmedBets(context: BetSlipContext): BatchConfirmation['bets'] {
  const [first, ...others] = betsOfPress(context).map(confirmed)
  if (first === undefined) throw new Error('nothing to bet')
  return [first, ...others]
}

/** What the member confirms with a press. */
export function batchOf(context: BetSlipContext): BatchInput {
  return { kind: 'confirm', confirmation: { key: context.key, bets: confirmedBets(context) } }
}

/** The slip without the legs of what was bet, and what is kept of it. */
function emptied(context: BetSlipContext, kind: BetKind, bet: readonly Leg[]): Change {
  const { group, makes } = kinds[kind]
  const isOpen = group === kinds[context.kind].group
  const { [group]: waiting = emptyGroup } = context.parked
  const { legs } = isOpen ? context : waiting
  const left =
    makes === 'oneBet' ? [] : legs.filter((leg) => !bet.some((other) => isSameSelection(leg, other)))
  if (isOpen) return { ...withLegs(context, left), ...(left.length === 0 && emptyGroup) }
  const others = { ...waiting, legs: left, ...stakedOn({ ...waiting, kind }, left) }
  return { parked: { ...context.parked, [group]: others } }
}

/** What is told of a definite answer, outside the slip too. */
export function newsOfOutcome({ outcome, entry, isTold }: PlacementOutput): BetSlipEmitted {
  if (isTold) return { type: 'bet.toldElsewhere', outcome: outcome.kind }
  if (outcome.kind === 'refused') return { type: 'bet.refused', refusal: outcome.refusal }
  const { key } = written(entry)
  return outcome.kind === 'placed'
    ? { type: 'bet.placed', ticket: outcome.ticket, key }
    : { type: 'bet.lapsed', key }
}

/** The entry of a bet that was sent: what was not written down was not. */
function written(entry: JournalEntry | null): JournalEntry {
  if (entry === null) throw new Error('never written down')
  return entry
}

/** The terms that came with an answer: a refusal names those that have changed. */
export function quotesOfAnswer({ outcome }: PlacementOutput): readonly LegQuote[] {
  return outcome.kind === 'refused'
    ? outcome.refusal.changes.map((quote) => ({ ...quote, isStale: false }))
    : []
}

/** The slip with the terms that came with an answer, where nothing newer is known [LIVE-06]. */
function withFreshTerms(context: BetSlipContext, output: PlacementOutput): Quoted {
  const news = quotesOfAnswer(output).filter((quote) => isNews(context.legs, context.quotes, quote))
  const { legs, quotes } = withQuotes(context, news)
  return { legs: agreedBy(context.policy, legs, quotes), quotes }
}

/**
 * The slip after a bet has its answer. Where it still is the slip that was confirmed it gets its next key, which is the
 * only way to one [SLIP-18]; where another tab has begun another slip meanwhile, that one stays as it is.
 */
export function withAnswer(context: BetSlipContext, output: PlacementOutput): Change {
  const { outcome, entry, nextKey, nextEntry } = output
  const hasItsKey = entry !== null && (context.key === null || entry.key === context.key)
  // One of several has a key of its own: its selection is in the slip as those of the others are.
  const answer: SlipAnswer = { ...output, isOfSlip: hasItsKey || entry?.batch !== undefined }
  const common: Change = {
    nextEntry,
    key: hasItsKey ? nextKey : context.key,
    checked: context.checked.filter(({ key }) => key !== entry?.key),
    answers: [...context.answers.filter((known) => known.entry?.key !== entry?.key), answer],
    untold: entry === null ? context.untold : [...context.untold, entry.key],
  }
  return outcome.kind === 'refused' ? { ...common, ...withFreshTerms(context, output) } : common
}

/** The slip without what is placed of it: what is not stays in it. */
export function withoutPlaced(context: BetSlipContext): BetSlipContext {
  return placedOf(context.answers.filter(({ isOfSlip }) => isOfSlip)).reduce(
    (slip, { kind, legs }) => ({ ...slip, ...emptied(slip, kind, legs) }),
    context,
  )
}

function placedOf(answers: readonly SlipAnswer[]): readonly JournalEntry[] {
  return answers.flatMap(({ outcome, entry }) => (outcome.kind === 'placed' && entry !== null ? [entry] : []))
}

/** The slip with what was placed in it once more, with its stakes: for another bet [SLIP-17]. */
export function withKept(context: BetSlipContext): BetSlipContext {
  return placedOf(context.answers).reduce<BetSlipContext>(
    (slip, entry) => ({
      ...slip,
      ...(kinds[entry.kind].makes === 'aBetEach'
        ? withSingleAgain(slip, entry)
        : withWholeAgain(slip, entry)),
      // There is no way back to a slip without it: the stakes may be the same, where one is on all.
      undo: null,
    }),
    context,
  )
}

function withWholeAgain(context: BetSlipContext, entry: JournalEntry): Change {
  return {
    ...withKind(context, entry.kind),
    ...withOthers(unmarked(entry.legs)),
    stakeTexts: stakeTextsOf(entry),
    isFollowBet: entry.isFollowBet,
    bigComboId: entry.bigComboId,
  }
}

/** The slip with a single in it again, beside what it holds. */
function withSingleAgain(context: BetSlipContext, entry: JournalEntry): BetSlipContext {
  const opened = { ...context, ...withKind(context, entry.kind) }
  const known = new Set(entry.legs.map((leg) => quoteId(leg)))
  const others = opened.legs.filter((leg) => !known.has(quoteId(leg)))
  // Its terms count as unknown until they are quoted.
  const quotes = quotesOf(others, opened.quotes)
  const slip = { ...opened, ...withLegs({ ...opened, quotes }, [...others, ...unmarked(entry.legs)]) }
  const ids = slip.legs.map((leg) => quoteId(leg))
  const text = stakeTextOf({ stakeTexts: stakeTextsOf(entry) })
  const own: Readonly<Record<string, string>> = Object.fromEntries([...known].map((id) => [id, text]))
  if (ids.length < 2) return { ...slip, stakeTexts: stakeTextsOf(entry) }
  return {
    ...slip,
    ...(slip.isStakeShared ? {} : { stakeTexts: { ...slip.stakeTexts, ...own } }),
  }
}

function stakeTextsOf({ kind, legs, stakes }: JournalEntry): Readonly<Record<string, string>> {
  return Object.fromEntries(
    stakeSlots(kind, legs.length).flatMap(({ slot, size }) => {
      const stake = stakes?.find((one) => one.size === size)
      return stake === undefined ? [] : [[slot, amountText(stake.perLine)]]
    }),
  )
}

/** The legs without the marks of one. */
export function withoutMark(legs: readonly Leg[], id: string): readonly Leg[] {
  return legs.map((leg) => (quoteId(leg) === id ? { ...leg, change: 'none' as const } : leg))
}

/** A guest's bet is refused before it is one [LAUNCH-05]. */
export const refusedGuest: SlipAnswer = {
  ...neverSent({ ...failureOfKind('refused', errors.pleaseLogin.code), changes: [] }),
  isOfSlip: false,
}
