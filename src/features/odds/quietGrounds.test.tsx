import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { quietGrounds } from './quietGrounds.ts'

afterEach(cleanup)

describe('the ground of a price', () => {
  it('comes and goes without a word to the page, and any other animation is told as ever [LIVE-08]', () => {
    quietGrounds(window)
    const { container } = render(
      <>
        <button type="button" data-ground="a">
          1.95
        </button>
        <p>Loading</p>
      </>,
    )
    const heard: string[] = []
    // As React does it: at its root, on the way down and on the way up.
    for (const capture of [true, false])
      for (const kind of ['animationstart', 'animationend', 'animationcancel'])
        container.addEventListener(kind, () => heard.push(kind), { capture })
    const animate = (element: HTMLElement): void => {
      fireEvent.animationStart(element)
      fireEvent.animationEnd(element)
      fireEvent(element, new Event('animationcancel', { bubbles: true }))
    }
    animate(screen.getByRole('button', { name: '1.95' }))
    expect(heard).toEqual([])
    animate(screen.getByText('Loading'))
    expect(new Set(heard)).toEqual(new Set(['animationstart', 'animationend', 'animationcancel']))
    expect(heard).toHaveLength(6)
  })
})
