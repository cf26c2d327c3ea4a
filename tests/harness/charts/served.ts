import { test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

/**
 * Serves the page of the charts to the tests of a file, offline: whatever a page asks of another place fails.
 * @returns its address, once the first test begins
 */
export function chartsServed(): () => string {
  let server: ViteDevServer
  let address = ''
  test.beforeAll(async () => {
    server = await createServer({
      configFile: 'charts/vite.config.ts',
      server: { port: 0 },
      logLevel: 'error',
    })
    await server.listen()
    address = server.resolvedUrls?.local[0] ?? ''
  })
  test.afterAll(() => server.close())
  test.beforeEach(async ({ context }) => {
    await context.route(
      (url) => !url.href.startsWith(address) && url.protocol.startsWith('http'),
      (route) => route.abort(),
    )
  })
  return () => address
}
