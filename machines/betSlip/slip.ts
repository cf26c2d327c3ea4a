import type { BetKind, Leg } from '#domain/bet.ts'
import { kinds, stakeSlots } from '#domain/bets/kinds.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { amountText } from '#domain/money.ts'

import { failureOfKind } from '../failure.ts'
import type {
  Confirmation,
  JournalEntry,
  PlacementInput,
  PlacementOutput,
  Refusal,
} from '../placement/types.ts'
import { emptyGroup, withKind, withOthers, withTickets } from './kind.ts'
import { agreedBy, quoteId, requoted, unmarked } from './legs.ts'
import { stakesOf } from './stake.ts'
import type { BetSlipContext, KeepSlipEvent, LegQuote, LoadedSlip, StoredSlip } from './types.ts'

type Change = Partial<BetSlipContext>

/** The slip with a quote's terms as the current ones. */
function withQuote(context: BetSlipContext, quote: LegQuote): Pick<BetSlipContext, 'tickets' | 'quotes'> {
  return {
    tickets: requoted(context.tickets, context.quotes, quote),
    quotes: { ...context.quotes, [quoteId(quote)]: quote },
  }
}

/** The slip with the terms of all these quotes as the current ones. */
export function withQuotes(
  context: BetSlipContext,
  quotes: readonly LegQuote[],
): Pick<BetSlipContext, 'tickets' | 'quotes'> {
  const slip = quotes.reduce((before, quote) => ({ ...before, ...withQuote(before, quote) }), context)
  return { tickets: slip.tickets, quotes: slip.quotes }
}

/** The slip as another tab, or a time before the reload, left it; its terms count as unknown until quoted again [SLIP-21]. */
export function withStored(slip: StoredSlip): Change {
  const { version: _, ...stored } = slip
  return { ...stored, ...withOthers(stored.tickets) }
}

/** The slip at the start, from what was kept. */
export function withLoaded({ slip, entry, freshKey }: LoadedSlip): Change {
  const placement: PlacementInput | null = entry === null ? null : { kind: 'resume', entry }
  return { ...(slip === null ? {} : withStored(slip)), key: slip?.key ?? freshKey, placement }
}

/** A combination as it was put forward, made up or followed: the bet of its kind from now on [SLIP-13 SLIP-14 SLIP-23]. */
export function withCombination(
  context: BetSlipContext,
  taken: Pick<BetSlipContext, 'kind' | 'tickets' | 'isFollowBet' | 'bigComboId'> & { readonly at: number },
): Change {
  const { kind, tickets, isFollowBet, bigComboId, at } = taken
  const opened = { ...context, ...withKind(context, kind) }
  return {
    ...opened,
    ...withOthers(tickets),
    stakeTexts: {},
    isFollowBet,
    bigComboId,
    lastOddsSelectionAt: at,
  }
}

/** What is kept for a reload and for the other tabs. */
export function slipChanged(context: BetSlipContext): KeepSlipEvent {
  const { key, kind, tickets, stakeTexts, isFollowBet, bigComboId, parked, lastOddsSelectionAt } = context
  return {
    type: 'slip.changed',
    slip: {
      version: 2,
      key,
      kind,
      tickets,
      stakeTexts,
      isFollowBet,
      bigComboId,
      parked,
      lastOddsSelectionAt,
    },
  }
}

/** What the member confirms, at the terms they read: frozen here, whatever happens to the slip afterwards. */
export function confirmationOf(context: BetSlipContext): Confirmation {
  const stakes = stakesOf(context)
  if (stakes === null) throw new Error('nothing staked')
  const { key, kind, tickets, price, policy, isFollowBet, bigComboId } = context
  return { key, operation: kinds[kind].place, kind, tickets, stakes, price, policy, isFollowBet, bigComboId }
}

/** The slip without the legs of a kind. */
function emptied(context: BetSlipContext, kind: BetKind): Change {
  const { group } = kinds[kind]
  if (group === kinds[context.kind].group) return { ...withTickets(context, []), ...emptyGroup }
  const { [group]: _, ...parked } = context.parked
  return { parked }
}

/**
 * The slip after a definite answer. Where it still is the slip that was confirmed it gets its next key, which is the
 * only way to one [SLIP-18]; where another tab has begun another slip meanwhile, that one stays as it is.
 */
export function withOutcome(context: BetSlipContext, output: PlacementOutput): Change {
  const { outcome, entry, nextKey, nextEntry } = output
  const isSameSlip = entry === null || context.key === null || entry.key === context.key
  const common = {
    placement: null,
    unknownEntry: null,
    nextEntry,
    key: isSameSlip && entry !== null ? nextKey : context.key,
  }
  if (outcome.kind === 'lapsed' || outcome.kind === 'forgotten') return { ...common, lapsedEntry: entry }
  if (outcome.kind === 'refused') {
    const fresh = outcome.refusal.changes.map((quote) => ({ ...quote, isStale: false }))
    const { tickets, quotes } = withQuotes(context, fresh)
    return { ...common, refusal: outcome.refusal, tickets: agreedBy(context.policy, tickets, quotes), quotes }
  }
  return {
    ...common,
    ...(isSameSlip && emptied(context, entry?.kind ?? context.kind)),
    receipt: entry === null ? null : { ticket: outcome.ticket, entry },
  }
}

/** The slip with what was bet in it once more, with its stake: for another bet [SLIP-17]. */
export function withKept(context: BetSlipContext): Change {
  const { entry } = context.receipt ?? {}
  if (entry === undefined) return {}
  const opened = { ...context, ...withKind(context, entry.kind) }
  return {
    ...opened,
    ...withOthers(unmarked(entry.tickets)),
    stakeTexts: stakeTextsOf(entry),
    isFollowBet: entry.isFollowBet,
    bigComboId: entry.bigComboId,
  }
}

function stakeTextsOf({ kind, tickets, stakes }: JournalEntry): Readonly<Record<string, string>> {
  return Object.fromEntries(
    stakeSlots(kind, tickets.length).flatMap(({ slot, size }) => {
      const stake = stakes?.find((one) => one.size === size)
      return stake === undefined ? [] : [[slot, amountText(stake.perLine)]]
    }),
  )
}

/** The legs without the marks of one. */
export function withoutMark(tickets: readonly Leg[], id: string): readonly Leg[] {
  return tickets.map((ticket) => (quoteId(ticket) === id ? { ...ticket, change: 'none' as const } : ticket))
}

/** A guest's bet is refused before it is one [LAUNCH-05]. */
export const pleaseLogin: Refusal = { ...failureOfKind('refused', errors.pleaseLogin.code), changes: [] }
