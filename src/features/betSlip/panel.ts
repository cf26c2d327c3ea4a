import { useSelector } from '@tanstack/react-store'
import { createAtom, type Atom } from '@tanstack/store'
import { useCallback } from 'react'

import { reloadedFor } from '#src/client/actors/reloadActors.ts'
import type { Client } from '#src/client/client.ts'
import { useClient } from '#src/client/context.tsx'
import type { Services } from '#src/client/services.ts'
import { panelRecord } from '#src/storage/records/panelRecord.ts'

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

/** What the panel shows. After a reload that a missing script costs it is what it was before [ROUTE-06]. */
function createPanel({ storage }: Pick<Services, 'storage'>): Atom<PanelState> {
  const before = reloadedFor(storage) === null ? null : storage.read(panelRecord)
  const panel = createAtom<PanelState>({
    isOpen: before?.isOpen ?? false,
    tab: before?.tab ?? 'slip',
    ticketNum: null,
    isFocusAsked: false,
  })
  panel.subscribe(({ isOpen, tab }) => void storage.write(panelRecord, { version: 1, isOpen, tab }))
  return panel
}

/** What the panel shows, of a client: for what this feature does with it beside `useSlipPanel`. */
export function panelOf(client: Client): Atom<PanelState> {
  return client.once(createPanel)
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
