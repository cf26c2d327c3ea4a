import { type ReactNode, useDeferredValue } from 'react'

/**
 * False in a component's first render and true in the next, which React makes once the first is on the page, in slices
 * that give way to input and paint. For what takes long to render: something in its size is shown at once.
 */
export function useAfterPaint(): boolean {
  return useDeferredValue(true, false)
}

interface AfterPaintProps {
  /** Stands in the place of what comes. */
  waiting: ReactNode
  children: ReactNode
}

/** Renders its children once what stands in their place is painted, so that a press is answered before they are made. */
export function AfterPaint({ waiting, children }: AfterPaintProps) {
  return useAfterPaint() ? children : waiting
}
