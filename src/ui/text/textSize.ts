import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** What was read last: reading it makes the browser work out the styles of the whole page. Anyone who begins to watch it is told when it changes. */
let known: number | null = null
let stop: (() => void) | null = null

/** px of the page's text, which everything in rem follows: 16, unless the member reads larger text. */
function textSize(): number {
  known ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return known
}

/** There is no event for it; something as wide as the text is large tells, and once at its beginning. */
function measureText(onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const measure = document.createElement('div')
  Object.assign(measure.style, { position: 'absolute', visibility: 'hidden', width: '1rem', height: '0' })
  document.body.append(measure)
  const observer = new ResizeObserver(onChange)
  observer.observe(measure)
  return () => {
    observer.disconnect()
    measure.remove()
  }
}

function watchTextSize(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= measureText(() => {
    known = null
    for (const each of listeners) each()
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
    known = null
  }
}

/** The same, kept current: for lists that reckon with the heights of rows. */
export function useTextSize(): number {
  return useSyncExternalStore(watchTextSize, textSize)
}
