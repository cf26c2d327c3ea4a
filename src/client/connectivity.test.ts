import { describe, expect, it } from 'vitest'

import { createConnectivity } from './connectivity.ts'

function open() {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  let now = 0
  let tick: (() => void) | null = null
  const connectivity = createConnectivity({
    page: { window, document },
    clock: {
      now: () => now,
      startTicking(run) {
        tick = run
        return 1
      },
      stopTicking() {
        tick = null
      },
    },
  })
  const heard: string[] = []
  const stop = connectivity.subscribe(({ type }) => heard.push(type))
  return {
    heard,
    stop,
    document,
    fire: (type: string) => window.dispatchEvent(new Event(type)),
    show(state: DocumentVisibilityState) {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
    tickAfter(milliseconds: number) {
      now += milliseconds
      tick?.()
    },
    isTicking: () => tick !== null,
  }
}

describe('the page and its network', () => {
  it('are told as the socket knows them [LIVE-04]', () => {
    const { heard, fire, show } = open()
    for (const type of ['offline', 'online', 'pagehide', 'pageshow']) fire(type)
    show('hidden')
    show('visible')
    expect(heard).toEqual([
      'connection.lost',
      'connection.cameBack',
      'page.left',
      'page.returned',
      'page.returned',
    ])
  })

  it("woke where the clock has jumped, and not where a hidden page's timers are slow [LIVE-04]", () => {
    const { heard, show, tickAfter } = open()
    tickAfter(5_000)
    tickAfter(60_000)
    expect(heard).toEqual(['page.woke'])
    show('hidden')
    tickAfter(60_000)
    expect(heard).toEqual(['page.woke'])
  })

  it('are not watched when nobody listens', () => {
    const { heard, stop, fire, isTicking } = open()
    stop()
    fire('offline')
    expect(heard).toEqual([])
    expect(isTicking()).toBe(false)
  })
})
