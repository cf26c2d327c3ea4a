import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react'

import { useClient } from '#src/client/context.tsx'
import type { Client } from '#src/client/createClient.ts'

export type SlipPanelTab = 'slip' | 'history'

interface PanelState {
  readonly isOpen: boolean
  readonly tab: SlipPanelTab
  /** The focus is asked for, and goes to the stake as soon as that is there. */
  readonly isFocusAsked: boolean
}

/** Which of its two tabs the panel shows, and on phones and pads whether it is open at all [SLIP-22]. */
export interface SlipPanel extends PanelState {
  readonly open: (tab?: SlipPanelTab) => void
  /** Changes the tab and leaves open or closed as it is. */
  readonly show: (tab: SlipPanelTab) => void
  readonly close: () => void
  /** Brings the slip up, unless it stands `isBeside` the events, and the focus to its stake. */
  readonly goToStake: (isBeside: boolean) => void
}

interface PanelStore {
  readonly get: () => PanelState
  readonly set: (next: Partial<PanelState>) => void
  readonly subscribe: (listener: () => void) => () => void
}

const perClient = new WeakMap<Client, PanelStore>()

function storeOf(client: Client): PanelStore {
  const known = perClient.get(client)
  if (known !== undefined) return known
  let state: PanelState = { isOpen: false, tab: 'slip', isFocusAsked: false }
  const listeners = new Set<() => void>()
  const store: PanelStore = {
    get: () => state,
    set(next) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  perClient.set(client, store)
  return store
}

/** The slip's panel: the bar's button opens it, the sheet closes it. */
export function useSlipPanel(): SlipPanel {
  const store = storeOf(useClient())
  const state = useSyncExternalStore(store.subscribe, store.get)
  const goToStake = useCallback(
    (isBeside: boolean) => store.set({ tab: 'slip', isFocusAsked: true, ...(!isBeside && { isOpen: true }) }),
    [store],
  )
  return {
    ...state,
    open: (tab = state.tab) => store.set({ isOpen: true, tab }),
    show: (tab) => store.set({ tab }),
    close: () => store.set({ isOpen: false, isFocusAsked: false }),
    goToStake,
  }
}

/**
 * Takes the focus where `goToStake` asks for it.
 * @param isThere whether this is what it is to go to now
 */
export function useAskedFocus(element: RefObject<HTMLElement | null>, isThere: boolean): void {
  const store = storeOf(useClient())
  const { isFocusAsked } = useSyncExternalStore(store.subscribe, store.get)
  // After a dialog around it has been opened, which has focused its first button.
  useEffect(() => {
    if (!isFocusAsked || !isThere) return
    store.set({ isFocusAsked: false })
    element.current?.focus()
  }, [store, element, isFocusAsked, isThere])
}
