import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { deferredPart, optionalPart } from './deferredPart.tsx'

function Greeting({ name }: { name: string }) {
  return <p>Good morning, {name}</p>
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a part that comes later', () => {
  it('is fetched when it is first shown, with something in its place until then', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting)
    const Part = deferredPart(load, <p>one moment</p>)
    expect(load).not.toHaveBeenCalled()
    await act(async () => {
      render(<Part name="Ann" />)
      await Promise.resolve()
    })
    expect(await screen.findByText('Good morning, Ann')).toBeTruthy()
    expect(screen.queryByText('one moment')).toBeNull()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is there at once where it was fetched before', async () => {
    const Part = deferredPart(() => Promise.resolve(Greeting), <p>one moment</p>)
    await Part.load()
    render(<Part name="Ben" />)
    expect(screen.getByText('Good morning, Ben')).toBeTruthy()
  })

  it('is asked for again where the connection was away', async () => {
    vi.useFakeTimers()
    const load = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(Greeting)
    const Part = deferredPart(load)
    const loading = Part.load()
    await vi.runAllTimersAsync()
    await loading
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('says in the end that it cannot be loaded, and is asked for again after that', async () => {
    vi.useFakeTimers()
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new TypeError('gone'))
    const Part = deferredPart(load)
    await Promise.all([expect(Part.load()).rejects.toThrow('gone'), vi.runAllTimersAsync()])
    load.mockResolvedValue(Greeting)
    await expect(Part.load()).resolves.toBe(Greeting)
  })
})

describe('a part that the page can do without', () => {
  it('leaves in its place what waits for it, and is asked for until it comes [ROUTE-06]', async () => {
    vi.useFakeTimers()
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new TypeError('away'))
    const Part = optionalPart(load, <p>one moment</p>)
    await act(async () => {
      render(<Part name="Eve" />)
      await vi.advanceTimersByTimeAsync(120_000)
    })
    expect(screen.getByText('one moment')).toBeTruthy()
    load.mockResolvedValue(Greeting)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(10_000)
    })
    expect(screen.getByText('Good morning, Eve')).toBeTruthy()
  })
})
