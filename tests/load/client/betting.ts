import type { ActorRefFrom } from 'xstate'

import { wholeStake } from '#domain/bets/kinds.ts'
import { amountText } from '#domain/money/money.ts'
import { pendingChanges } from '#machines/betSlip/legs.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'
import type { SlipAnswer } from '#machines/betSlip/types.ts'
import type { Client } from '#src/client/client.ts'
import { actorOf } from '#src/client/root/actorOf.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

import type { Offer } from './offer.ts'
import type { Press, ToldBet } from './told.ts'

type Slip = ActorRefFrom<typeof betSlipMachine>

export interface BettingWish {
  readonly client: Client
  readonly offer: Offer
  /** In [0, 1). */
  readonly random: () => number
  readonly onTold: (told: ToldBet) => void
  readonly onEnd: (press: Press) => void
}

/** Bets by the client's own slip, as a member presses it: one press at a time. */
export function createBetting({ client, offer, random, onTold, onEnd }: BettingWish) {
  const heard = new WeakSet<SlipAnswer>()
  /** The press under way: when it was, once it is known what may be staked. */
  let press: { at: number | null; isReady: boolean } | null = null

  const slipOf = (): Slip | null => {
    const slip = actorOf(client, 'betSlip')
    return slip === undefined || isArriving(slip.getSnapshot()) ? null : slip
  }
  const putAway = (slip: Slip): void => {
    for (const type of [
      'receipt.closed',
      'lapse.dismissed',
      'refusal.dismissed',
      'changes.declined',
      'selections.cleared',
    ] as const)
      slip.send({ type })
  }
  const end = (slip: Slip, what: Press['what'], why: string): void => {
    if (press === null) return
    const { at } = press
    press = null
    onEnd({ kind: 'bet', what, why, milliseconds: at === null ? null : performance.now() - at })
    putAway(slip)
  }
  const hear = (slip: Slip, answer: SlipAnswer): void => {
    if (heard.has(answer)) return
    heard.add(answer)
    const { outcome, entry } = answer
    const ticket = outcome.kind === 'placed' ? outcome.ticket : null
    onTold({
      kind: 'bet',
      key: entry?.key ?? null,
      what: outcome.kind,
      ticketNum: ticket?.ticketNum ?? null,
      amount: ticket === null ? null : amountText(ticket.amount),
    })
    end(
      slip,
      outcome.kind,
      outcome.kind === 'refused' ? String(outcome.refusal.code ?? outcome.refusal.kind) : '',
    )
  }
  /** What the member does next about the press under way. */
  const follow = (slip: Slip): void => {
    const snapshot = slip.getSnapshot()
    if (isArriving(snapshot)) return
    const { legs, quotes, policy, answers, untold } = snapshot.context
    for (const answer of answers) hear(slip, answer)
    if (untold.length > 0) queueMicrotask(() => slip.send({ type: 'answers.viewed', keys: untold }))
    if (press === null || !press.isReady) return
    if (snapshot.hasTag('locked') || snapshot.matches({ placement: 'checking' })) return
    if (press.at === null) {
      if (snapshot.matches({ range: 'asking' })) return
      press.at = performance.now()
      slip.send({ type: 'slip.submitted', terms: agreedTerms(legs) })
    } else if (snapshot.matches({ placement: 'confirmingChanges' })) {
      const changes = pendingChanges(legs, quotes, policy)
      if (random() < 0.5) slip.send({ type: 'changes.accepted', terms: askedTerms(legs, changes) })
      else end(slip, 'notSent', 'declined')
    } else end(slip, 'notSent', whyNot(snapshot))
  }

  return {
    /** Follows the slip from now on; once. */
    watch(): void {
      const watching = client.appActor.subscribe(() => {
        const slip = actorOf(client, 'betSlip')
        if (slip === undefined) return
        queueMicrotask(() => watching.unsubscribe())
        slip.on('selection.refused', ({ code }) => end(slip, 'notSent', `odds refused ${code}`))
        slip.subscribe(() => follow(slip))
      })
    },
    isFree(): boolean {
      const snapshot = slipOf()?.getSnapshot()
      return (
        press === null &&
        snapshot?.hasTag('locked') === false &&
        !snapshot.matches({ placement: 'restoring' })
      )
    },
    /** Whether a bet has no definite answer yet. */
    isOpen: (): boolean => press !== null || slipOf()?.getSnapshot().hasTag('locked') === true,
    /** The slip's states, which say what an answer is waiting for; null where there is no slip. */
    states: (): unknown => slipOf()?.getSnapshot().value ?? null,
    /** Asks what became of a bet whose answer is missing. */
    check: (): void => slipOf()?.send({ type: 'check.requested' }),
    /**
     * Puts the selections of so many matches into the slip, stakes on them and presses.
     * @returns false where the list has nothing that takes bets
     */
    bet(matches: 1 | 3): boolean {
      const slip = slipOf()
      const chosen = offer.open(matches)
      const stake = offer.stakeFor(chosen)
      if (slip === null || stake === null || chosen.length < matches) return false
      const kind = matches === 1 ? 'single' : 'combo'
      putAway(slip)
      press = { at: null, isReady: false }
      slip.send({ type: 'kind.chosen', kind })
      for (const leg of chosen) slip.send({ type: 'selection.toggled', leg, at: Date.now(), kind })
      slip.send({ type: 'stake.typed', text: amountText(stake), slot: wholeStake })
      if (press !== null) press.isReady = true
      follow(slip)
      return true
    },
  }
}

/** Why the slip sent nothing. */
function whyNot({ value, context }: ReturnType<Slip['getSnapshot']>): string {
  if (value.placement === 'stakeMissing') return 'no stake'
  if (value.range !== 'known')
    return context.unavailableCode === null
      ? `range ${value.range}, ${context.kind} of ${context.legs.length}`
      : String(context.unavailableCode)
  return 'terms'
}
