import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is shown as a media query says. It is drawn again at once: what is printed does not wait. */
export function useMedia(query: string): boolean {
  const [isSo, setIsSo] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const media = window.matchMedia(query)
    const read = (): void => flushSync(() => setIsSo(media.matches))
    media.addEventListener('change', read)
    return () => media.removeEventListener('change', read)
  }, [query])
  return isSo
}
