import { useSyncExternalStore } from 'react'

/** px of the page's text, which everything in rem follows: 16, unless the member reads larger text. */
export function textSize(): number {
  if (typeof document === 'undefined') return 16
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** There is no event for it; something as wide as the text is large tells. */
function watchTextSize(listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const measure = document.createElement('div')
  Object.assign(measure.style, { position: 'absolute', visibility: 'hidden', width: '1rem', height: '0' })
  document.body.append(measure)
  const observer = new ResizeObserver(listener)
  observer.observe(measure)
  return () => {
    observer.disconnect()
    measure.remove()
  }
}

/** The same, kept current: for lists that reckon with the heights of rows. */
export function useTextSize(): number {
  return useSyncExternalStore(watchTextSize, textSize)
}
