import { describe, expect, it, vi } from 'vitest'

import { eventsResource } from '#src/api/lists/resources.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'

import { fetchSlip } from './fetchSlip.ts'

/** A page whose list comes when a test says, and whose timer runs out when it says. */
function page(screenShown?: Promise<void>) {
  let runOut: (() => void) | null = null
  const timers = {
    startTimer: (run: () => void) => {
      runOut = run
      return 1
    },
    stopTimer: () => void (runOut = null),
  }
  const queryClient = createQueryClient()
  const load = vi.fn<() => void>()
  fetchSlip({ storage: { names: () => [] } as never, queryClient, timers }, load, screenShown)
  return {
    load,
    wait: () => {
      const run = runOut
      runOut = null
      run?.()
    },
    askForList: () => {
      let arrive: (list: unknown) => void = () => undefined
      const queryFn = () => new Promise((resolve) => (arrive = resolve))
      const asked = queryClient.fetchQuery({ queryKey: [...eventsResource.key, 'today'], queryFn })
      return async () => {
        arrive({ events: [] })
        await asked
      }
    },
  }
}

describe("the slip's code", () => {
  it('comes after the list and its rows, however slow the line is [BROWSE-14]', async () => {
    const { load, wait, askForList } = page()
    const arrive = askForList()
    wait()
    wait()
    expect(load).not.toHaveBeenCalled()
    await arrive()
    expect(load).not.toHaveBeenCalled()
    wait()
    expect(load).toHaveBeenCalledOnce()
    wait()
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not come before the first screen, whose own code may still be under way when the list is there [BROWSE-14]', async () => {
    let show: () => void = () => undefined
    const screenShown = new Promise<void>((resolve) => (show = resolve))
    const { load, wait, askForList } = page(screenShown)
    await askForList()()
    wait()
    wait()
    expect(load).not.toHaveBeenCalled()
    show()
    await screenShown
    expect(load).not.toHaveBeenCalled()
    wait()
    expect(load).toHaveBeenCalledOnce()
    wait()
    expect(load).toHaveBeenCalledOnce()
  })

  it('waits for the list where the first screen is there before it [BROWSE-14]', async () => {
    const screenShown = Promise.resolve()
    const { load, wait, askForList } = page(screenShown)
    const arrive = askForList()
    await screenShown
    wait()
    expect(load).not.toHaveBeenCalled()
    await arrive()
    wait()
    expect(load).toHaveBeenCalledOnce()
  })

  it('comes on its own on a page that has no list', () => {
    const { load, wait } = page()
    expect(load).not.toHaveBeenCalled()
    wait()
    expect(load).toHaveBeenCalledOnce()
  })
})
