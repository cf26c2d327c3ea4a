import { useSyncExternalStore } from 'react'

/** Where toasts may stand: the page's own place, and above it one in each open dialog. */
const outlets: HTMLElement[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function topOutlet(): HTMLElement | null {
  return outlets.at(-1) ?? null
}

/** @returns takes it away again */
export function addOutlet(outlet: HTMLElement): () => void {
  outlets.push(outlet)
  tell()
  return () => {
    const at = outlets.indexOf(outlet)
    if (at !== -1) outlets.splice(at, 1)
    tell()
  }
}

/** Where a toast stands now. What lies outside of an open dialog is neither heard nor pressed, so it is the topmost. */
export function useTopOutlet(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topOutlet)
}
