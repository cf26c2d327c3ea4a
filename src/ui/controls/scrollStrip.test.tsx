import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ScrollStrip } from './ScrollStrip.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const games = ['One', 'Two', 'Three', 'Four', 'Five']

/** Says that one of what is observed has another size. */
let resize: () => void = () => {}
/** What is observed, by its text. */
let watched = new Set<string>()

/** A strip 200 px wide of parts of 100 px. */
function open(chosen: string) {
  watched = new Set()
  vi.stubGlobal(
    'ResizeObserver',
    class implements Partial<ResizeObserver> {
      constructor(observed: (entries: readonly ResizeObserverEntry[]) => void) {
        resize = () => observed([])
      }
      observe(element: Element) {
        watched.add(element.textContent)
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const at = games.indexOf(this.textContent)
    const strip = this.closest('[role=toolbar]')
    return at === -1
      ? new DOMRect(10, 0, 200, 40)
      : new DOMRect(10 + at * 100 - (strip?.scrollLeft ?? 0), 0, 100, 40)
  })
  const shown = (name: string, parts: readonly string[] = games) => (
    <ScrollStrip chosen={name} role="toolbar" aria-label="Games">
      {parts.map((game) => (
        <a key={game} href={`#${game}`} aria-current={game === name ? 'true' : undefined}>
          {game}
        </a>
      ))}
    </ScrollStrip>
  )
  const { rerender } = render(shown(chosen))
  const strip = screen.getByRole('toolbar', { name: 'Games' })
  return { strip, choose: (name: string, parts?: readonly string[]) => rerender(shown(name, parts)) }
}

describe('a strip that scrolls', () => {
  it('has what is chosen in sight from the first, clear of the fade, and whatever is chosen next', () => {
    const { strip, choose } = open('Three')
    expect(strip.scrollLeft).toBe(128)
    choose('Two')
    expect(strip.scrollLeft).toBe(72)
    choose('Four')
    expect(strip.scrollLeft).toBe(228)
  })

  it('has it in sight again when its width has changed', () => {
    const { strip } = open('Four')
    strip.scrollLeft = 0
    resize()
    expect(strip.scrollLeft).toBe(228)
  })

  it('watches each of its parts, one that comes later too, which may push the chosen one out', () => {
    const { choose } = open('Four')
    expect([...watched]).toEqual(expect.arrayContaining(games))
    choose('Four', ['Zero', ...games])
    expect(watched).toContain('Zero')
  })

  it('brings in what is pressed half in sight', () => {
    const { strip } = open('One')
    strip.scrollLeft = 50
    fireEvent.click(screen.getByText('Three'))
    expect(strip.scrollLeft).toBe(128)
  })

  it('fades on the sides where it goes on', () => {
    const { strip } = open('One')
    resize()
    expect(strip.dataset.more).toBe('after')
    const scrolledTo = (left: number): string | undefined => {
      strip.scrollLeft = left
      fireEvent.scroll(strip)
      return strip.dataset.more
    }
    expect(scrolledTo(5)).toBe('after')
    expect(scrolledTo(6)).toBe('both')
    expect(scrolledTo(294)).toBe('both')
    expect(scrolledTo(295)).toBe('before')
    expect(scrolledTo(300)).toBe('before')
  })

  it('fades nowhere where all of it is in sight, and does once it grows', () => {
    const { strip } = open('One')
    const moreOf = (width: number): string | undefined => {
      vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width)
      strip.scrollLeft = 0
      resize()
      return strip.dataset.more
    }
    expect(moreOf(200)).toBe('')
    expect(moreOf(205)).toBe('')
    expect(moreOf(260)).toBe('after')
  })
})
