// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { shortLook, useLook } from './useLook.ts'

interface Sight {
  /** How much of it is in sight, of 1. */
  readonly ratio: number
  /** How much of it is in sight, px. */
  readonly height: number
}

const nowhere: Sight = { ratio: 0, height: 0 }
const whole: Sight = { ratio: 1, height: 60 }

/** What the browser says of the element that is watched. */
let scroll: (sight: Sight) => void

class Observer implements Partial<IntersectionObserver> {
  constructor(observed: IntersectionObserverCallback) {
    scroll = ({ ratio, height }) => {
      const entry = {
        isIntersecting: ratio > 0,
        intersectionRatio: ratio,
        intersectionRect: { height },
      }
      observed([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
  }
  readonly observe = vi.fn<(element: Element) => void>()
  readonly disconnect = vi.fn<() => void>()
}

const onSeen = vi.fn<() => void>()

function Told({ what }: { what: string | null }) {
  const looked = useLook(what, onSeen)
  return <p ref={looked}>{what}</p>
}

function look(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** It is painted: the frame after the one that drew it begins. */
function paint(): void {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
}

/** What was told after each of these, ms. */
function toldAfter(...times: readonly number[]): number[] {
  return times.map((time) => {
    vi.advanceTimersByTime(time)
    return onSeen.mock.calls.length
  })
}

beforeEach(() => {
  cleanup()
  onSeen.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  look(true)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a look that tells', () => {
  it('is a whole second from the painted frame on, and is one [SLIP-18]', () => {
    expect(shortLook).toBe(1_000)
    render(<Told what="T1" />)
    scroll(whole)
    paint()
    expect(toldAfter(999, 1, 5_000)).toEqual([0, 1, 1])
  })

  it('does not begin before what came is painted [SLIP-18]', () => {
    render(<Told what="T1" />)
    scroll(whole)
    vi.advanceTimersToNextFrame()
    expect(toldAfter(999)).toEqual([0])
    expect(toldAfter(100)).toEqual([1])
  })

  it.each<[string, Sight, 0 | 1]>([
    ['none of it', nowhere, 0],
    ['less than half of it', { ratio: 0.49, height: 119 }, 0],
    ['half of it', { ratio: 0.5, height: 20 }, 1],
    ['119 px of something tall', { ratio: 0.1, height: 119 }, 0],
    ['120 px of something tall', { ratio: 0.1, height: 120 }, 1],
  ])('of %s that stays in sight (%o) tells %i times [SLIP-18]', (_, sight, told) => {
    render(<Told what="T1" />)
    scroll(sight)
    paint()
    expect(toldAfter(5_000)).toEqual([told])
  })

  it('is not had where the browser has not said yet what is in sight [SLIP-18]', () => {
    render(<Told what="T1" />)
    paint()
    expect(toldAfter(5_000)).toEqual([0])
  })

  it.each<[string, () => void, () => void]>([
    ['the page is hidden', () => look(false), () => look(true)],
    ['it is scrolled away', () => scroll(nowhere), () => scroll(whole)],
  ])('starts over where %s after 900 ms [SLIP-18]', (_, goes, comesBack) => {
    render(<Told what="T1" />)
    scroll(whole)
    paint()
    expect(toldAfter(900)).toEqual([0])
    goes()
    expect(toldAfter(5_000)).toEqual([0])
    comesBack()
    paint()
    expect(toldAfter(999, 1)).toEqual([0, 1])
  })

  it('goes on where more of it comes into sight meanwhile [SLIP-18]', () => {
    render(<Told what="T1" />)
    scroll({ ratio: 0.5, height: 30 })
    paint()
    vi.advanceTimersByTime(900)
    scroll(whole)
    expect(toldAfter(99, 1)).toEqual([0, 1])
  })

  it('counts for each that is shown, and starts over where it is another [SLIP-18]', () => {
    const { rerender } = render(<Told what="T1" />)
    scroll(whole)
    paint()
    expect(toldAfter(900)).toEqual([0])
    rerender(<Told what="T1 T2" />)
    scroll(whole)
    paint()
    expect(toldAfter(999, 1)).toEqual([0, 1])
    rerender(<Told what="T3" />)
    scroll(whole)
    paint()
    expect(toldAfter(1_000)).toEqual([2])
  })

  it('does not count at what has gone, nor where there is nothing to see [SLIP-18]', () => {
    const { rerender, unmount } = render(<Told what="T1" />)
    scroll(whole)
    paint()
    expect(toldAfter(900)).toEqual([0])
    rerender(<Told what={null} />)
    expect(toldAfter(5_000)).toEqual([0])
    rerender(<Told what="T2" />)
    scroll(whole)
    paint()
    unmount()
    expect(toldAfter(5_000)).toEqual([0])
  })

  it('takes all of the page for being in sight where the browser cannot tell [SLIP-18]', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    render(<Told what="T1" />)
    paint()
    expect(toldAfter(999, 1)).toEqual([0, 1])
  })
})
