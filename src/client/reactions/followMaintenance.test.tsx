import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createAppRouter } from '#src/app/router.ts'
import { maintenanceOf } from '#src/client/hooks/useMaintenance.ts'
import { isForAnybody } from '#src/screens/launch/access.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { patience } from '#src/testing/patience.ts'
import {} from '#src/testing/runningClient.ts'

import { followMaintenance } from './followMaintenance.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  window.history.replaceState(null, '', '/v8/events?tab=early')
})

const status = (isOn: boolean) =>
  ({ type: 'status.arrived', status: { isOn, from: null, to: null, at: Date.now() } }) as const

/** A running client that was led to the maintenance page. */
async function down() {
  const { client } = await createClientHarness()
  const router = createAppRouter(client)
  // Otherwise it would follow the addresses of the next test's page, and lead that away.
  onTestFinished(() => router.history.destroy())
  await router.load()
  followMaintenance(client, router, isForAnybody)
  const tell = (isOn: boolean): void => maintenanceOf(client)?.send(status(isOn))
  tell(true)
  await vi.waitFor(() => expect(window.location.pathname).toBe('/v8/maintenance'), patience)
  const { replace } = router.history
  const replaced: string[] = []
  router.history.replace = (path, ...rest) => {
    replaced.push(path)
    replace(path, ...rest)
  }
  return { router, tell, replaced, address: () => `${window.location.pathname}${window.location.search}` }
}

describe('the way back after maintenance', () => {
  it('is the address where the member was [MEMBER-11]', async () => {
    const { tell, address } = await down()
    tell(false)
    await vi.waitFor(() => expect(address()).toBe('/v8/events?tab=early'), patience)
  })

  it.each([
    'https://evil.example/v8/events',
    '//evil.example/v8/events',
    '/\\evil.example/v8/events',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])(
    'is the list where %j stands for it, which is no address of ours [MEMBER-11] [ROUTE-02]',
    async (backTo) => {
      const { router, tell, address, replaced } = await down()
      await router.navigate({ to: '/maintenance', replace: true, state: { backTo } })
      await vi.waitFor(() => expect(router.state.location.state.backTo).toBe(backTo), patience)
      tell(false)
      await vi.waitFor(() => expect(address()).toBe('/v8/events'), patience)
      expect(replaced.filter((path) => path === backTo)).toEqual([])
      expect(window.location.origin).toBe('http://localhost:3000')
    },
  )
})
