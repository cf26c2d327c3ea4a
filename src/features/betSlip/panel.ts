import { useSelector } from '@tanstack/react-store'
import { createAtom, type Atom } from '@tanstack/store'
import { type FocusEvent, type RefObject, useCallback, useEffect } from 'react'

import { useClient } from '#src/client/context.tsx'
import type { Client } from '#src/client/createClient.ts'

export type SlipPanelTab = 'slip' | 'history'

interface PanelState {
  readonly isOpen: boolean
  readonly tab: SlipPanelTab
  /** The ticket that the history is asked to show; null for none in particular. */
  readonly ticketNum: string | null
  /** The focus is asked for, and goes to the stake as soon as that is there. */
  readonly isFocusAsked: boolean
}

/** Which of its two tabs the panel shows, and on phones and pads whether it is open at all [SLIP-22]. */
export interface SlipPanel extends PanelState {
  readonly open: (tab?: SlipPanelTab) => void
  /** Changes the tab and leaves open or closed as it is. */
  readonly show: (tab: SlipPanelTab) => void
  /** Shows the history at a ticket, or at none in particular. */
  readonly showTicket: (ticketNum: string | null) => void
  readonly close: () => void
  /** Brings the slip up, unless it stands `isBeside` the events, and the focus to its stake. */
  readonly goToStake: (isBeside: boolean) => void
}

const perClient = new WeakMap<Client, Atom<PanelState>>()

function panelOf(client: Client): Atom<PanelState> {
  const known = perClient.get(client)
  if (known !== undefined) return known
  const panel = createAtom<PanelState>({
    isOpen: false,
    tab: 'slip',
    ticketNum: null,
    isFocusAsked: false,
  })
  perClient.set(client, panel)
  return panel
}

function change(panel: Atom<PanelState>, next: Partial<PanelState>): void {
  panel.set((before) => ({ ...before, ...next }))
}

/** The slip's panel: the bar's button opens it, the sheet closes it. */
export function useSlipPanel(): SlipPanel {
  const panel = panelOf(useClient())
  const state = useSelector(panel)
  const goToStake = useCallback(
    (isBeside: boolean) =>
      change(panel, { tab: 'slip', isFocusAsked: true, ...(!isBeside && { isOpen: true }) }),
    [panel],
  )
  return {
    ...state,
    open: (tab = state.tab) => change(panel, { isOpen: true, tab, ticketNum: null }),
    show: (tab) => change(panel, { tab, ticketNum: null }),
    showTicket: (ticketNum) => change(panel, { tab: 'history', ticketNum }),
    close: () => change(panel, { isOpen: false, isFocusAsked: false }),
    goToStake,
  }
}

/**
 * Takes the focus where `goToStake` asks for it.
 * @param element where a stake is keyed in
 * @param isFirst whether it is the first one
 */
export function useAskedFocus(element: RefObject<HTMLElement | null>, isFirst: boolean): void {
  const panel = panelOf(useClient())
  const { isFocusAsked } = useSelector(panel)
  // After a dialog around it has been opened, which has focused its first button.
  useEffect(() => {
    if (!isFocusAsked || !isFirst) return
    change(panel, { isFocusAsked: false })
    element.current?.focus()
  }, [panel, element, isFocusAsked, isFirst])
}

/**
 * Keeps the focus for the stake where that is not there, or not yet: a key pressed right after the odds comes before
 * what they have put in the slip. The stake takes it when it comes, unless the member has gone elsewhere.
 * @param isWaiting whether the stake is missing
 * @returns what to do when the focus leaves the element
 */
export function useFocusUntilStake(
  element: RefObject<HTMLElement | null>,
  isWaiting: boolean,
): { onBlur: (event: FocusEvent) => void } {
  const panel = panelOf(useClient())
  const { isFocusAsked } = useSelector(panel)
  useEffect(() => {
    if (isFocusAsked && isWaiting) element.current?.focus()
  }, [panel, element, isFocusAsked, isWaiting])
  return {
    onBlur: ({ target, currentTarget }) => {
      if (target === currentTarget) change(panel, { isFocusAsked: false })
    },
  }
}
