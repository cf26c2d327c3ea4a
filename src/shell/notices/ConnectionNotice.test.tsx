import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeSocket } from '#src/testing/fakeSocket.ts'
import { openRunningClient } from '#src/testing/runningClient.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { ConnectionNotice } from './ConnectionNotice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const said = () => screen.queryByText(/Odds aren't updating/)?.textContent ?? ''
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const openAll = () =>
  act(() => {
    for (const socket of FakeSocket.held()) {
      socket.open()
      socket.answer()
    }
  })

describe('the notice that prices stand still', () => {
  it('is there from 6 s without a sign of life until the channel is live again, and never before it was first [LIVE-04] [LIVE-05]', async () => {
    const { client } = await openRunningClient()
    renderWith(
      client,
      <>
        <ToastOutlet place="page" />
        <ConnectionNotice />
      </>,
    )
    expect(said()).toBe('')
    openAll()
    await pass(5_900)
    expect(said()).toBe('')
    await pass(200)
    expect(said()).toBe("Connection lost. Odds aren't updating.")
    await pass(5_000)
    expect(said()).toBe("Reconnecting… Odds aren't updating.")
    await pass(1_500)
    expect(FakeSocket.held('/events/')).toHaveLength(1)
    expect(said()).toBe("Reconnecting… Odds aren't updating.")
    openAll()
    expect(said()).toBe('')
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(said()).toBe("You're offline. Odds aren't updating.")
  })
})
