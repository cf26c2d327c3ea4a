import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openRunningClient } from '#src/testing/runningClient.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { StillLoading } from './StillLoading.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const notice = () => screen.queryByText('This is taking longer than usual.')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('something that is still on its way', () => {
  it('says so after five seconds, and again five seconds after each Retry [SRV-11]', async () => {
    const { client } = await openRunningClient()
    const onRetry = vi.fn<() => void>()
    renderWith(client, <StillLoading onRetry={onRetry}>rows</StillLoading>)
    await pass(4_900)
    expect(notice()).toBeNull()
    await pass(200)
    expect(notice()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(notice()).toBeNull()
    await pass(4_900)
    expect(notice()).toBeNull()
    await pass(200)
    expect(notice()).not.toBeNull()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
