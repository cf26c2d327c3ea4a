import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef, useState } from 'react'

import type { BetKind, SelectionRef } from '#domain/bets/bet.ts'
import { amountText } from '#domain/money/money.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { CashOutToasts } from '#src/features/cashOut/deferredCashOut.tsx'
import { PrebookToasts } from '#src/features/prebook/deferredPrebook.tsx'
import { refusedSelectionsOf } from '#src/features/selection/refusedSelections.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { slipSelectionsOf } from '#src/features/selection/slipSelections.ts'
import { Announcement, Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { errorText } from '#src/words/errors.ts'
import { chosenName } from '#src/words/market/selections.ts'

import { UnseenOutcome } from './outcome/deferredOutcome.tsx'
import { useSlipPanel } from './panel.ts'
import { QuickBet } from './quickBet/QuickBet.tsx'
import type { SlipView } from './view/slipView.ts'
import { useSlipView } from './view/useSlip.ts'

/** What was staked on a single is offered again for the next [SLIP-06]. */
function useLastStakeKept(): void {
  const actor = useSlipActor()
  const { preferences } = useClient()
  useEffect(() => {
    const subscription = actor.on('bet.placed', ({ ticket: { amount, lines, prebook } }) => {
      if (lines.length === 1 && prebook === null) preferences.set('lastStake', amountText(amount))
    })
    return () => subscription.unsubscribe()
  }, [actor, preferences])
}

interface Said {
  readonly did: 'added' | 'removed'
  readonly name: string
  /** The id of the selection: another one of the same name is announced again. */
  readonly id: string
}

/**
 * Says politely what came into the slip and what left it: by a press of odds, which otherwise only the pressed button
 * shows, or in another tab. What the slip itself shows is announced where it is shown; prices never are [A11Y-01].
 */
export function SlipAnnouncer({ isSlipShown }: { isSlipShown: boolean }) {
  const said = useSaid()
  // Of a quick bet more is said.
  const isWaiting = useSlipView(isWaitingOf)
  useLastStakeKept()
  const name = said?.name ?? ''
  const panel = useSlipPanel()
  const { hasCashOut } = useSession().settings
  const showTicket = (ticketNum: string): void => {
    panel.open('history')
    panel.showTicket(ticketNum)
  }
  return (
    <>
      {said !== null && !isWaiting && (
        <Announcement key={`${said.did} ${said.id}`}>
          {said.did === 'added' ? (
            <Trans>Added to bet slip: {name}</Trans>
          ) : (
            <Trans>Removed from bet slip: {name}</Trans>
          )}
        </Announcement>
      )}
      <RefusedSelection />
      {!isSlipShown && <UnseenOutcome />}
      <QuickBet isSlipShown={isSlipShown} />
      <PrebookToasts onShow={() => panel.open('history')} />
      {hasCashOut && <CashOutToasts onShow={showTicket} />}
    </>
  )
}

/** A selection by its name. */
type Named = SelectionRef & Parameters<typeof chosenName>[1]

function namedLegsOf({ agreed }: SlipView): readonly Named[] {
  return agreed.map(({ eventId, marketId, side, selectionName, betType, handicap, line }) => ({
    eventId,
    marketId,
    side,
    selectionName,
    betType,
    handicap,
    line,
  }))
}

function kindOf({ kind }: SlipView): BetKind {
  return kind
}

function isWaitingOf({ isQuickBetWaiting }: SlipView): boolean {
  return isQuickBetWaiting
}

function isEditing({ phase }: SlipView): boolean {
  return phase === 'editing'
}

/** The last of these legs that is not among those. */
function lastBeside(legs: readonly Named[], others: readonly Named[]): Named | undefined {
  return legs.findLast((leg) => !others.some((other) => quoteId(other) === quoteId(leg)))
}

/**
 * What came or went last while a kind of bet was edited, or was pressed before this was there to tell it: neither what was
 * found at a launch nor what a bet took along.
 */
function useSaid(): Said | null {
  const { i18n } = useLingui()
  const selections = slipSelectionsOf(useSlipActor())
  const legs = useSlipView(namedLegsOf)
  const kind = useSlipView(kindOf)
  const isEdited = useSlipView(isEditing)
  const last = useRef({ isEdited, legs, kind })
  const [said, say] = useState<Said | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { isEdited, legs, kind }
    const tell = (did: Said['did'], leg: Named): void =>
      say({ did, name: chosenName(i18n, leg), id: quoteId(leg) })
    const isGoingOn = isEdited && before.isEdited && kind === before.kind
    const untold = legs.findLast((leg) => isEdited && selections.takeUntold(leg))
    const added = untold ?? (isGoingOn ? lastBeside(legs, before.legs) : undefined)
    const removed = lastBeside(before.legs, legs)
    if (added !== undefined) tell('added', added)
    else if (!isGoingOn) say(null)
    else if (removed !== undefined) tell('removed', removed)
  }, [selections, isEdited, legs, kind, i18n])
  return said
}

/** 'Unable to add to betslip when match ended or paused' [SLIP-04]. */
function RefusedSelection() {
  const code = useSelector(refusedSelectionsOf(useSlipActor()))
  const { i18n } = useLingui()
  return code === null ? null : (
    <Toast tone="warning" icon="warning">
      {errorText(i18n, { code })}
    </Toast>
  )
}
