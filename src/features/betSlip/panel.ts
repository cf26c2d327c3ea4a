import { useSelector } from '@tanstack/react-store'
import { createAtom, type Atom } from '@tanstack/store'
import { useCallback } from 'react'

import type { Client } from '#src/client/client.ts'
import { useClient } from '#src/client/context.tsx'

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

/** What the panel shows, of a client: for what this feature does with it beside `useSlipPanel`. */
export function panelOf(client: Client): Atom<PanelState> {
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

/** Shows it otherwise. */
export function changePanel(panel: Atom<PanelState>, next: Partial<PanelState>): void {
  panel.set((before) => ({ ...before, ...next }))
}

/** The slip's panel: the bar's button opens it, the sheet closes it. */
export function useSlipPanel(): SlipPanel {
  const panel = panelOf(useClient())
  const state = useSelector(panel)
  const goToStake = useCallback(
    (isBeside: boolean) =>
      changePanel(panel, { tab: 'slip', isFocusAsked: true, ...(!isBeside && { isOpen: true }) }),
    [panel],
  )
  return {
    ...state,
    open: (tab = state.tab) => changePanel(panel, { isOpen: true, tab, ticketNum: null }),
    show: (tab) => changePanel(panel, { tab, ticketNum: null }),
    showTicket: (ticketNum) => changePanel(panel, { tab: 'history', ticketNum }),
    close: () => changePanel(panel, { isOpen: false, isFocusAsked: false }),
    goToStake,
  }
}
