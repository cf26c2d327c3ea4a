import { act, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { useMinute, useServerTime } from './serverTime.ts'

/** How far the server's clock is ahead of the device's. */
let ahead: number
let setClock: () => void
let renders: number

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

function Times() {
  const minute = useMinute()
  const day = useServerTime(dayOf)
  return (
    <>
      <time>{new Date(minute).toISOString()}</time>
      <b>{day}</b>
    </>
  )
}

const shown = (): (string | null)[] => [
  screen.getByRole('time').textContent,
  document.querySelector('b')!.textContent,
]

async function show(): Promise<void> {
  const { client } = await createClientHarness({
    api: {
      serverNow: () => Date.now() + ahead,
      onServerClockSet: (listener) => {
        setClock = listener
        return () => undefined
      },
    },
  })
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 20, 59, 30) })
  renderWith(
    client,
    <Profiler id="times" onRender={() => (renders += 1)}>
      <Times />
    </Profiler>,
  )
}

beforeEach(() => {
  ahead = 3 * 3_600_000
  renders = 0
})
afterEach(() => vi.useRealTimers())

describe("the server's time", () => {
  it("is shown by the minute, whatever the device's clock says [ODDS-04]", async () => {
    await show()
    expect(shown()).toEqual(['2026-11-21T23:59:00.000Z', '2026-11-21'])
  })

  it('goes on when a minute of it begins, and renders no more often [ODDS-04]', async () => {
    await show()
    const before = renders
    act(() => void vi.advanceTimersByTime(29_000))
    expect(renders).toBe(before)
    act(() => void vi.advanceTimersByTime(2_000))
    expect(shown()).toEqual(['2026-11-22T00:00:00.000Z', '2026-11-22'])
    act(() => void vi.advanceTimersByTime(180_000))
    expect(shown()).toEqual(['2026-11-22T00:03:00.000Z', '2026-11-22'])
  })

  it('is another at once when the clock turns out to be another, and goes on by that [ODDS-04]', async () => {
    await show()
    ahead = 20_000
    act(() => setClock())
    expect(shown()).toEqual(['2026-11-21T20:59:00.000Z', '2026-11-21'])
    act(() => void vi.advanceTimersByTime(11_000))
    expect(shown()[0]).toBe('2026-11-21T21:00:00.000Z')
  })
})
