import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createClientHarness } from '#src/testing/clientHarness.ts'

import { createAppRouter } from './router.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  window.history.replaceState(null, '', '/v8/events')
})

describe('going somewhere', () => {
  it('twice, before the first has got there or after, is one step [ROUTE-07]', async () => {
    const { client } = await createClientHarness()
    const router = createAppRouter(client)
    await router.load()
    const steps = window.history.length
    const first = router.navigate({ to: '/rules' })
    const second = router.navigate({ to: '/rules' })
    await Promise.all([first, second])
    expect([window.location.pathname, window.history.length]).toEqual(['/v8/rules', steps + 1])
    await router.navigate({ to: '/rules' })
    expect(window.history.length).toBe(steps + 1)
    await router.navigate({ to: '/events', search: { tab: 'early' } })
    await router.navigate({ to: '/events', search: { tab: 'early' } })
    expect(window.history.length).toBe(steps + 2)
    await router.navigate({ to: '/events', search: {} })
    expect(window.history.length).toBe(steps + 3)
  })
})
