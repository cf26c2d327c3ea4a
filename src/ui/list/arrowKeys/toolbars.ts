import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Which neighbour of a stop is looked for, outside its own row. */
export type Way = 'above' | 'below'

export type FindNeighbour = (stop: HTMLElement, way: Way) => HTMLElement | null

/** The links and buttons of a toolbar, in their order, whether seen or not. */
function allStopsOf(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('a[href], button')]
}

/** Where there is no layout to ask, everything counts as seen. */
function isSeen(element: HTMLElement): boolean {
  const look = element as Partial<Pick<HTMLElement, 'checkVisibility'>>
  return look.checkVisibility?.call(element) ?? true
}

/** What the arrow keys reach: the links and buttons that are seen. */
export function stopsOf(toolbar: Element): HTMLElement[] {
  return allStopsOf(toolbar).filter(isSeen)
}

function makeTabStop(toolbar: Element, stop: HTMLElement | undefined): void {
  for (const each of allStopsOf(toolbar)) each.tabIndex = each === stop ? 0 : -1
}

/** Every toolbar has one stop for Tab: the one it had, else its first. What is written here is React's nowhere. */
function keepTabStops(root: HTMLElement): void {
  for (const toolbar of root.querySelectorAll('[role="toolbar"]')) {
    const reached = allStopsOf(toolbar).filter((stop) => stop.tabIndex === 0)
    if (reached.length !== 1) makeTabStop(toolbar, reached[0] ?? allStopsOf(toolbar)[0])
  }
}

/** A column that another width hides takes its tab stop with it. */
function leaveHiddenStops(root: HTMLElement): void {
  for (const toolbar of root.querySelectorAll('[role="toolbar"]')) {
    const seen = stopsOf(toolbar)
    if (!seen.some((stop) => stop.tabIndex === 0)) makeTabStop(toolbar, seen[0])
  }
}

/** Focuses a stop, and scrolls no further than it takes to see it. */
export function focusStop(stop: HTMLElement): void {
  stop.focus({ preventScroll: true })
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function withinToolbar(stops: readonly HTMLElement[], stop: HTMLElement, key: string): HTMLElement | null {
  const at = stops.indexOf(stop)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: stops.length - 1,
  }
  const to = steps[key]
  return to === undefined ? null : (stops[to] ?? null)
}

const ways: Readonly<Record<string, Way>> = { ArrowUp: 'above', ArrowDown: 'below' }

/**
 * Toolbars one above the other, by the keyboard's rules: each is one stop for Tab; Left, Right, Home and End go through
 * it, Up and Down to the next. Keys that lead nowhere stay the browser's, as do those with a modifier.
 */
export function useToolbars(root: RefObject<HTMLElement | null>, findNeighbour: FindNeighbour): void {
  useLayoutEffect(() => {
    if (root.current !== null) keepTabStops(root.current)
  })
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const stop = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
      const toolbar = stop?.closest('[role="toolbar"]')
      if (!stop || !toolbar) return
      const way = ways[event.key]
      const next =
        way === undefined ? withinToolbar(stopsOf(toolbar), stop, event.key) : findNeighbour(stop, way)
      if (next === null) return
      event.preventDefault()
      focusStop(next)
    }
    const onFocus = ({ target }: FocusEvent): void => {
      const toolbar = target instanceof HTMLElement ? target.closest('[role="toolbar"]') : null
      if (toolbar !== null && target instanceof HTMLElement && target.tabIndex !== 0)
        makeTabStop(toolbar, target)
    }
    const onResize = (): void => leaveHiddenStops(element)
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('focusin', onFocus)
    window.addEventListener('resize', onResize)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('focusin', onFocus)
      window.removeEventListener('resize', onResize)
    }
  }, [root, findNeighbour])
}
