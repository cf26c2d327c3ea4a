import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef, useState } from 'react'

import type { Leg } from '#domain/bet.ts'
import { quoteId } from '#machines/betSlip/tickets.ts'
import { PrebookToast } from '#src/features/prebook/PrebookToast.tsx'
import { refusedSelectionsOf } from '#src/features/selection/refusedSelections.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { slipSelectionsOf } from '#src/features/selection/slipSelections.ts'
import { Announcement, Toast } from '#src/ui/toasts/Toast.tsx'
import { errorText } from '#src/words/errors.ts'
import { selectionName } from '#src/words/selections.ts'

import { useSlipPanel } from './panel.ts'
import type { SlipView } from './slipView.ts'
import { UnseenOutcome } from './UnseenOutcome.tsx'
import { useSlipView } from './useSlip.ts'

interface Said {
  readonly did: 'added' | 'removed'
  readonly name: string
  /** Of the selection, so that one of the same name is said anew. */
  readonly id: string
}

/**
 * Says politely what came into the slip and what left it: by a press of odds, which otherwise only the pressed button
 * shows, or in another tab. What the slip itself shows is announced where it is shown; prices never are [A11Y-01].
 */
export function SlipAnnouncer({ isSlipShown }: { isSlipShown: boolean }) {
  const said = useSaid()
  const name = said?.name ?? ''
  const panel = useSlipPanel()
  return (
    <>
      {said !== null && (
        <Announcement key={`${said.did} ${said.id}`}>
          {said.did === 'added' ? (
            <Trans>Added to the bet slip: {name}</Trans>
          ) : (
            <Trans>Removed from the bet slip: {name}</Trans>
          )}
        </Announcement>
      )}
      <RefusedSelection />
      {!isSlipShown && <UnseenOutcome />}
      <PrebookToast onShow={() => panel.open('history')} />
    </>
  )
}

function firstOf({ tickets }: SlipView): Leg | undefined {
  return tickets[0]
}

function isSameSelection(a: Leg | undefined, b: Leg | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && quoteId(a) === quoteId(b))
}

function isEditing({ phase }: SlipView): boolean {
  return phase === 'editing'
}

/**
 * What came or went last while the slip was edited, or was pressed before this was there to tell it: neither what was
 * found at a launch nor what a bet took along.
 */
function useSaid(): Said | null {
  const { i18n } = useLingui()
  const selections = slipSelectionsOf(useSlipActor())
  const ticket = useSlipView(firstOf, isSameSelection)
  const isEdited = useSlipView(isEditing)
  const id = ticket === undefined ? null : quoteId(ticket)
  const name =
    ticket === undefined ? '' : selectionName(i18n, { side: ticket.side, name: ticket.selectionName })
  const last = useRef({ isEdited, id, name })
  const [said, say] = useState<Said | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { isEdited, id, name }
    const isGoingOn = isEdited && before.isEdited
    const isUntold = isEdited && id !== null && selections.takeUntold(id)
    const hasCome = isUntold || (isGoingOn && id !== before.id)
    if (id !== null && hasCome) say({ did: 'added', name, id })
    else if (!isGoingOn) say(null)
    else if (id !== before.id && before.id !== null) say({ did: 'removed', name: before.name, id: before.id })
  }, [selections, isEdited, id, name])
  return said
}

/** 'Unable to add to betslip when match ended or paused' [SLIP-04]. */
function RefusedSelection() {
  const code = useSelector(refusedSelectionsOf(useSlipActor()))
  const { i18n } = useLingui()
  return code === null ? null : <Toast icon="warning">{errorText(i18n, { code })}</Toast>
}
