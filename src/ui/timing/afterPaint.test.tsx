// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { AfterPaint, useSteps } from './afterPaint.tsx'

/** What was on the page, each time it was another. */
let shown: string[]

beforeEach(() => {
  cleanup()
  shown = []
})

function Shown({ name, children }: { name: string; children?: ReactNode }) {
  useLayoutEffect(() => void shown.push(name), [name])
  return <p>{children ?? name}</p>
}

describe('what takes long to render', () => {
  it('comes after what stands in its place', async () => {
    render(
      <AfterPaint waiting={<Shown name="place" />}>
        <Shown name="rows" />
      </AfterPaint>,
    )
    expect(await screen.findByText('rows')).toBeDefined()
    expect(shown).toEqual(['place', 'rows'])
    expect(screen.queryByText('place')).toBeNull()
  })

  it('comes in steps, each on the page before the next, until all is there', async () => {
    function Steps({ count }: { count: number }) {
      const made = useSteps(count, 12)
      return <Shown name={String(made)}>{`${made} of ${count}`}</Shown>
    }
    const { rerender } = render(<Steps count={30} />)
    expect(await screen.findByText('30 of 30')).toBeDefined()
    expect(shown).toEqual(['12', '24', '30'])
    rerender(<Steps count={5} />)
    expect(await screen.findByText('5 of 5')).toBeDefined()
  })
})
