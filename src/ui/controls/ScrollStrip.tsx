import { css } from '@emotion/react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

/** Over how many px a strip fades where it goes on. */
const fade = 28

const mask = (from: number, to: number) => ({
  // oxlint-disable-next-line slipway/texts, lingui/no-unlocalized-strings -- a picture, not a text
  maskImage: `linear-gradient(to right, transparent, black ${from}px calc(100% - ${to}px), transparent)`,
})

const style = css({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: fade,
  '&[data-more=before]': mask(fade, 0),
  '&[data-more=after]': mask(0, fade),
  '&[data-more=both]': mask(fade, fade),
})

/** Fewer px beyond a side than this are nothing. */
const slack = 5

/** Brings one of a strip's parts into sight, clear of the fade: only the strip scrolls, and the page stays where it is. */
function reveal(strip: HTMLElement, part: Element): void {
  const [row, at] = [strip.getBoundingClientRect(), part.getBoundingClientRect()]
  const from = at.left - row.left + strip.scrollLeft
  const to = from + at.width - strip.clientWidth
  strip.scrollLeft = Math.min(from - fade, Math.max(strip.scrollLeft, to + fade))
}

/** Says on the strip itself on which sides it goes on. */
function tellMore(strip: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = strip
  const isBefore = scrollLeft > slack
  const isAfter = scrollWidth - clientWidth - scrollLeft > slack
  strip.dataset.more = isBefore && isAfter ? 'both' : isBefore ? 'before' : isAfter ? 'after' : ''
}

/** Whether all of a part is seen, to a pixel. */
function isWithin(strip: HTMLElement, part: Element): boolean {
  const [row, at] = [strip.getBoundingClientRect(), part.getBoundingClientRect()]
  return at.left >= row.left - 1 && at.right <= row.right + 1
}

interface ScrollStripProps extends ComponentProps<'div'> {
  /** What names the chosen part: it is brought into sight whenever that changes, or the strip's width, or while it is seen a part's. */
  readonly chosen: string | null
}

/**
 * A row that scrolls where it is too narrow for its parts: it fades on the sides where it goes on, and keeps in sight the
 * part that is chosen, which says so by `aria-selected`, `aria-pressed` or `aria-current`; a press on one that is half in
 * sight brings it in. Its children are the parts.
 */
export function ScrollStrip({ chosen, ...rest }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const watching = useRef<ResizeObserver | null>(null)
  useLayoutEffect(() => {
    const { current } = strip
    if (current === null) return
    let isInSight = false
    /** Where it was put last: a scroll to anywhere else is the member's. */
    let shownAt = 0
    const partOf = () => current.querySelector('[aria-selected=true], [aria-pressed=true], [aria-current]')
    const show = (): void => {
      const part = partOf()
      if (part !== null) reveal(current, part)
      isInSight = part !== null
      shownAt = current.scrollLeft
    }
    const look = (): void => {
      tellMore(current)
      if (current.scrollLeft === shownAt) return
      const part = partOf()
      isInSight = part !== null && isWithin(current, part)
    }
    show()
    current.addEventListener('scroll', look, { passive: true })
    // A count that grows before the chosen part pushes it out; but a strip that was scrolled away from it stays there.
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver((entries) => {
            tellMore(current)
            if (isInSight || entries.some(({ target }) => target === current)) show()
          })
    observer?.observe(current)
    watching.current = observer
    return () => {
      observer?.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [chosen])
  useWatchedParts(strip, watching)
  useEffect(() => {
    const { current } = strip
    if (current === null) return
    const onClick = ({ target }: MouseEvent): void => {
      const part = [...current.children].find((each) => target instanceof Node && each.contains(target))
      if (part !== undefined) reveal(current, part)
    }
    current.addEventListener('click', onClick)
    return () => current.removeEventListener('click', onClick)
  }, [])
  return <div ref={strip} css={style} {...rest} />
}

/** Has the observer watch each part; they may be others whenever the strip renders. */
function useWatchedParts(
  strip: { readonly current: HTMLElement | null },
  watching: { readonly current: ResizeObserver | null },
): void {
  const watched = useRef<{ observer: ResizeObserver; parts: WeakSet<Element> } | null>(null)
  useEffect(() => {
    const { current: observer } = watching
    if (observer === null) return
    if (watched.current?.observer !== observer) watched.current = { observer, parts: new WeakSet() }
    const { parts } = watched.current
    for (const part of strip.current?.children ?? []) {
      if (parts.has(part)) continue
      parts.add(part)
      observer.observe(part)
    }
  })
}
