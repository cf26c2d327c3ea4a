import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'

/**
 * False in a component's first render and true in the next, which React makes once the first is on the page, in slices
 * that give way to input and paint. For what takes long to render: something in its size is shown at once.
 * @param isAtOnce true from the first render: something in its size has stood there all along
 */
export function useAfterPaint(isAtOnce = false): boolean {
  return useDeferredValue(true, isAtOnce)
}

/**
 * How many of a long row of things to render: a step of them at first, and a step more whenever those are on the page,
 * so that no frame has all of them to lay out.
 * @param count how many there are
 */
export function useSteps(count: number, step: number): number {
  const [made, setMade] = useState(step)
  useEffect(() => {
    if (made < count) startTransition(() => setMade(made + step))
  }, [made, count, step])
  return Math.min(made, count)
}

interface AfterPaintProps {
  /** Stands in the place of what comes. */
  waiting: ReactNode
  children: ReactNode
}

/** Renders its children once what stands in their place is painted, so that a press shows before they are made. */
export function AfterPaint({ waiting, children }: AfterPaintProps) {
  return useAfterPaint() ? children : waiting
}
