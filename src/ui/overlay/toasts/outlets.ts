import { useSelector } from '@tanstack/react-store'
import { createAtom } from '@tanstack/store'

/** Where toasts may stand: the page's own place, and above it one in each open dialog. */
const outlets = createAtom<readonly HTMLElement[]>([])

function topOf(stack: readonly HTMLElement[]): HTMLElement | null {
  return stack.at(-1) ?? null
}

/** @returns takes it away again */
export function addOutlet(outlet: HTMLElement): () => void {
  outlets.set((stack) => [...stack, outlet])
  return () => outlets.set((stack) => stack.filter((other) => other !== outlet))
}

/** Where a toast stands now. What lies outside of an open dialog is neither heard nor pressed, so it is the topmost. */
export function useTopOutlet(): HTMLElement | null {
  return useSelector(outlets, topOf)
}
