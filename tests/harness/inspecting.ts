import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

import { expect, test as base } from './fixtures.ts'
import { ClientPage } from './pages/client.ts'
import { freePort, type LaunchOptions } from './sandbox.ts'

interface WorkerFixtures {
  inspectedPort: number
  /** Address of the page of the charts, with a slash at its end. */
  charts: string
  /** Origin of a client that can be looked into: what the development server serves, before the worker's sandbox. */
  inspected: string
}

interface TestFixtures {
  /** Launches in the client that can be looked into. */
  launchedInspected: (options?: LaunchOptions & { page?: Page }) => Promise<ClientPage>
  /** A page of the charts that is attached to the next such client, or to one that is open. */
  openCharts: (machine: string) => Promise<Page>
}

/** The page of the charts beside a client that it can be attached to. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  inspectedPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  sandboxArgs: [
    async ({ inspectedPort }, use) =>
      use(['--seed', '7', '--frozen', '--other-client-url', `http://localhost:${inspectedPort}`]),
    { scope: 'worker' },
  ],
  charts: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const server = await createServer({
        configFile: 'charts/vite.config.ts',
        server: { port: await freePort() },
        logLevel: 'error',
      })
      await server.listen()
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker' },
  ],
  inspected: [
    async ({ inspectedPort, workerSandbox, browser }, use) => {
      const target = workerSandbox.clientUrl
      const server: ViteDevServer = await createServer({
        configFile: 'vite.config.ts',
        mode: 'development',
        logLevel: 'error',
        server: {
          port: inspectedPort,
          hmr: false,
          proxy: { '/api': target, '/sandbox': target, '/game-client': { target, ws: true } },
        },
      })
      await server.listen()
      const origin = `http://localhost:${inspectedPort}`
      // Made ready by a visit that launches nothing: a launch does not wait until a server has made every module.
      const first = await browser.newPage()
      await first.goto(`${origin}/v8/`, { waitUntil: 'networkidle', timeout: 240_000 })
      await first.close()
      await use(origin)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  launchedInspected: async ({ page: first, sandbox, inspected }, use) => {
    await use(async ({ page = first, ...options } = {}) => {
      const { link, partnerLink } = await sandbox.launch({
        member: 'alice',
        lang: 'en',
        odds_type: 'euro',
        ...options,
      })
      if (options.mode !== 'frame') {
        await page.goto(link.replace(sandbox.clientUrl, inspected))
        const client = new ClientPage(page, page)
        await client.ready()
        return client
      }
      // The partner's site by the name that the charts go by: a browser keeps what is framed by another site apart.
      const around = new URL(partnerLink)
      around.hostname = 'localhost'
      around.searchParams.set('client_origin', inspected)
      await page.goto(around.href)
      const client = new ClientPage(page, page.frameLocator('iframe'))
      await client.ready()
      return client
    })
  },
  openCharts: async ({ context, charts, inspected }, use) => {
    await use(async (machine) => {
      const page = await context.newPage()
      await page.goto(`${charts}?attach=${inspected}#/${machine}`)
      return page
    })
  },
})

export { expect }
