import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { connectivityLogic } from './connectivityActors.ts'

/** A page that is watched. */
function open({ isOnline = true, visibility = 'visible' as DocumentVisibilityState } = {}) {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: isOnline } })
  const document = Object.assign(new EventTarget(), { visibilityState: visibility })
  let now = 0
  let tick: (() => void) | null = null
  const actor = createActor(
    connectivityLogic({
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
    }),
  )
  const heard: string[] = []
  actor.on('*', ({ type }) => heard.push(type))
  actor.start()
  return {
    heard,
    actor,
    value: () => actor.getSnapshot().value,
    fire: (type: string) => window.dispatchEvent(new Event(type)),
    show(state: DocumentVisibilityState) {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
    pass(milliseconds: number) {
      now += milliseconds
    },
    tick: () => tick?.(),
    isTicking: () => tick !== null,
  }
}

describe('the page and its network', () => {
  it('are reported as the browser reports them [LIVE-04]', () => {
    const { heard, fire, show } = open()
    for (const type of ['offline', 'online', 'pagehide', 'pageshow']) fire(type)
    show('hidden')
    show('visible')
    expect(heard).toEqual([
      'connection.lost',
      'connection.cameBack',
      'page.left',
      'page.returned',
      'page.hidden',
      'page.returned',
    ])
  })

  it('woke where the clock has jumped, and not where it went on [LIVE-04]', () => {
    const { heard, pass, tick } = open()
    for (let ticks = 0; ticks < 10; ticks += 1) {
      pass(20_000)
      tick()
    }
    expect(heard).toEqual([])
    pass(20_001)
    tick()
    expect(heard).toEqual(['page.woke'])
    tick()
    expect(heard).toEqual(['page.woke'])
  })

  it('woke behind another tab only once it is looked at: its timers are slow there [LIVE-04]', () => {
    const { heard, show, pass, tick } = open()
    show('hidden')
    pass(60_000)
    tick()
    expect(heard).toEqual(['page.hidden'])
    show('visible')
    expect(heard).toEqual(['page.hidden', 'page.returned'])
    show('hidden')
    pass(60_000)
    show('visible')
    expect(heard).toEqual(['page.hidden', 'page.returned', 'page.hidden', 'page.woke', 'page.returned'])
    // The next tick does not report it again.
    pass(5_000)
    tick()
    expect(heard).toHaveLength(5)
  })

  it('are as the browser says from the start [LIVE-04]', () => {
    const { heard, value, fire, show } = open({ isOnline: false, visibility: 'hidden' })
    expect(value()).toEqual({ network: 'offline', page: 'hidden' })
    fire('online')
    show('visible')
    expect(heard.slice(-2)).toEqual(['connection.cameBack', 'page.returned'])
  })

  it('are not watched once the client is gone', () => {
    const { heard, actor, fire, isTicking } = open()
    expect(isTicking()).toBe(true)
    actor.stop()
    fire('offline')
    expect(heard).toEqual([])
    expect(isTicking()).toBe(false)
  })
})
