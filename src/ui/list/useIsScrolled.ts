import { useEffect, useState } from 'react'

/** Whether the member has scrolled since this was shown: a page is longer than most screens, and the next is fetched only then. */
export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = (): void => setScrolled(true)
    window.addEventListener('scroll', onScroll, { passive: true, once: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isScrolled
}
