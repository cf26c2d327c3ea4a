import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ScrollStrip } from './ScrollStrip.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const games = ['One', 'Two', 'Three', 'Four', 'Five']

/** Says how much of an element is in sight, or that one has another size. */
let see: (name: string, ratio: number) => void = () => {}
let resize: () => void = () => {}

/** A strip 200 px wide of parts of 100 px. */
function open(chosen: string) {
  vi.stubGlobal(
    'IntersectionObserver',
    class implements Partial<IntersectionObserver> {
      constructor(observed: (entries: readonly { target: Element; intersectionRatio: number }[]) => void) {
        see = (name, intersectionRatio) => observed([{ target: screen.getByText(name), intersectionRatio }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class implements Partial<ResizeObserver> {
      constructor(observed: () => void) {
        resize = observed
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const at = games.indexOf(this.textContent)
    const strip = this.closest('[role=toolbar]')
    return at === -1
      ? new DOMRect(10, 0, 200, 40)
      : new DOMRect(10 + at * 100 - (strip?.scrollLeft ?? 0), 0, 100, 40)
  })
  const shown = (name: string) => (
    <ScrollStrip chosen={name} role="toolbar" aria-label="Games">
      {games.map((game) => (
        <a key={game} href={`#${game}`} aria-current={game === name ? 'true' : undefined}>
          {game}
        </a>
      ))}
    </ScrollStrip>
  )
  const { rerender } = render(shown(chosen))
  const strip = screen.getByRole('toolbar', { name: 'Games' })
  return { strip, choose: (name: string) => rerender(shown(name)) }
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

  it('brings in what is pressed half in sight', () => {
    const { strip } = open('One')
    strip.scrollLeft = 50
    fireEvent.click(screen.getByText('Three'))
    expect(strip.scrollLeft).toBe(128)
  })

  it('fades on the sides where it goes on', () => {
    const { strip } = open('One')
    see('Five', 0)
    expect(strip.dataset.more).toBe('after')
    see('One', 0.5)
    expect(strip.dataset.more).toBe('both')
    see('Five', 1)
    expect(strip.dataset.more).toBe('before')
    see('One', 1)
    expect(strip.dataset.more).toBe('')
  })
})
