import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import { appMachine } from '#machines/app/machine.ts'
import type { Start } from '#machines/app/types.ts'
import { createAppRouter } from '#src/app/router.ts'
import type { Timers } from '#src/realtime/timers.ts'
import { createClientHarness, quietActors } from '#src/testing/clientHarness.ts'

import { firstScreen } from './firstScreen.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  window.history.replaceState(null, '', '/v8/launch.html')
})

/** One timer, which ends when the test says so. */
function oneTimer() {
  let run: (() => void) | null = null
  let length: number | null = null
  const timers: Timers = {
    startTimer(then, milliseconds) {
      run = then
      length = milliseconds
      return 1
    },
    stopTimer: () => (run = null),
  }
  return { timers, length: () => length, isRunning: () => run !== null, end: () => run?.() }
}

async function launching() {
  const { client } = await createClientHarness()
  const machine = appMachine.provide({
    actors: { readStart: fromPromise<Start>(() => new Promise(() => {})), ...quietActors },
  })
  const appActor = createActor(machine, { input: { random: 0, servers: [], reloadedFor: null } }).start()
  return { ...client, appActor }
}

describe('the first screen', () => {
  it('is shown once the launch has led to it [LAUNCH-01]', async () => {
    const { client } = await createClientHarness({ settings: { features: { isEsportsEnabled: true } } })
    const timer = oneTimer()
    const router = createAppRouter(client)
    await firstScreen(client, router, timer.timers)
    expect(router.state.matches.at(-1)?.routeId).toBe('/_session/events/')
    expect(router.state.status).toBe('idle')
    expect(timer.isRunning()).toBe(false)
  })

  it('waits for the launch a second, which is then said to be under way [LAUNCH-03]', async () => {
    const timer = oneTimer()
    const load = vi.fn<() => Promise<void>>()
    let isShown = false
    const shown = firstScreen(await launching(), { load }, timer.timers).then(() => (isShown = true))
    await Promise.resolve()
    expect(isShown).toBe(false)
    expect(timer.length()).toBe(1_000)
    timer.end()
    await shown
    expect(load).not.toHaveBeenCalled()
  })

  it('waits no longer for what a screen lacks', async () => {
    const { client } = await createClientHarness()
    const timer = oneTimer()
    const shown = firstScreen(client, { load: () => new Promise(() => {}) }, timer.timers)
    timer.end()
    await expect(shown).resolves.toBeUndefined()
  })
})
