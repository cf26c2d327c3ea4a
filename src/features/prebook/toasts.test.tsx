import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bookedBets } from '#src/realtime/topics/bookedBets.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { toastColour } from '#src/testing/shell/toasts.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { createToldInPlace } from './prebookNews.ts'
import { PrebookToasts } from './PrebookToasts.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

describe('the toast of a booked bet', () => {
  it('says what was heard before its code was there [PREBOOK-06]', async () => {
    const { client } = await createClientHarness({ settings: { features: { isPrebookingEnabled: true } } })
    // The client hears it from the start, for wallet and history.
    client.topics.subscribe(bookedBets, () => undefined)
    client.topics.publish(bookedBets, { ticketNum: 'T6', status: 'placed' })
    renderWith(
      client,
      <>
        <ToastOutlet place="page" />
        <PrebookToasts onShow={() => undefined} />
      </>,
    )
    expect(await screen.findByText('Your prebooked bet T6 was placed.')).toBeDefined()
  })

  it.each([
    ['placed', /was placed/, 'var(--win)'],
    ['cancelled', /was cancelled/, 'var(--accent)'],
  ] as const)('that was %s is no warning, and so not amber [PREBOOK-06]', async (status, words, colour) => {
    const { client } = await createClientHarness({ settings: { features: { isPrebookingEnabled: true } } })
    renderWith(
      client,
      <>
        <ToastOutlet place="page" />
        <PrebookToasts onShow={() => undefined} />
      </>,
    )
    act(() => client.topics.publish(bookedBets, { ticketNum: 'T6', status }))
    await screen.findByText(words)
    expect(toastColour(words)).toBe(colour)
  })

  it('is not told of a cancellation that the member reads at its ticket, and is where they do not [PREBOOK-04] [SRV-10]', async () => {
    const { client } = await createClientHarness({ settings: { features: { isPrebookingEnabled: true } } })
    let isInSight = true
    client.once(createToldInPlace).set('T6', () => isInSight)
    renderWith(
      client,
      <>
        <ToastOutlet place="page" />
        <PrebookToasts onShow={() => undefined} />
      </>,
    )
    act(() => client.topics.publish(bookedBets, { ticketNum: 'T6', status: 'cancelled' }))
    expect(screen.queryByText(/was cancelled/)).toBeNull()
    isInSight = false
    act(() => client.topics.publish(bookedBets, { ticketNum: 'T6', status: 'cancelled' }))
    expect(await screen.findByText(/was cancelled/)).toBeDefined()
  })

  it('goes after 5000 ms, as every toast, and the next has its own time [SRV-10] [PREBOOK-06]', async () => {
    const { client } = await createClientHarness({ settings: { features: { isPrebookingEnabled: true } } })
    vi.useFakeTimers()
    renderWith(
      client,
      <>
        <ToastOutlet place="page" />
        <PrebookToasts onShow={() => undefined} />
      </>,
    )
    const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time))
    const tell = (ticketNum: string): void =>
      act(() => client.topics.publish(bookedBets, { ticketNum, status: 'placed' }))
    tell('T7')
    pass(4_000)
    expect(screen.getByText('Your prebooked bet T7 was placed.')).toBeDefined()
    tell('T8')
    pass(4_999)
    expect(screen.getByText('Your prebooked bet T8 was placed.')).toBeDefined()
    pass(1)
    expect(screen.queryByText(/was placed/)).toBeNull()
  })
})
