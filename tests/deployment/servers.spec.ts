import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, type Page, test } from '@playwright/test'

import { Deployed, type ServerName } from '../harness/deployed.ts'
import { ClientPage } from '../harness/pages.ts'
import { prepare } from '../harness/placing.ts'

const servers: readonly ServerName[] = ['nginx', 'caddy']

test.use({ ignoreHTTPSErrors: true })

async function launch(page: Page, { sandbox }: Deployed, mode: 'page' | 'frame'): Promise<ClientPage> {
  const { link, partnerLink } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro', mode })
  await page.goto(mode === 'page' ? link : partnerLink)
  const client = new ClientPage(page, mode === 'page' ? page : page.frameLocator('iframe'))
  await client.ready()
  return client
}

for (const server of servers)
  test.describe(`${server}, with the shipped configuration`, () => {
    test.describe.configure({ mode: 'serial' })
    let deployed: Deployed

    test.beforeAll(async () => {
      deployed = await Deployed.start(server)
    })
    test.afterAll(() => deployed.stop())

    test('serves a launch, the list, prices that move, and a bet [HOST-01] [LAUNCH-01] [LIVE-01]', async ({
      page,
    }) => {
      const client = await launch(page, deployed, 'page')
      expect(new URL(page.url()).origin).toBe(deployed.origin)
      await prepare(client, deployed.sandbox, 20)
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      const { bets } = await deployed.sandbox.ledger('alice')
      expect(bets.map((bet) => bet.ticketNum)).toContain(ticketNum)
      expect(await deployed.sandbox.lines()).toContain('events')
    })

    test("is framed by the partner's page, and by no other [HOST-01] [HOST-05]", async ({ page }) => {
      await launch(page, deployed, 'frame')
      const { link } = await deployed.sandbox.launch({ member: 'alice' })
      const foreign = createServer((_, reply) => {
        reply
          .setHeader('content-type', 'text/html')
          .end(`<iframe src="${link.replaceAll('&', '&amp;')}"></iframe>`)
      })
      await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
      try {
        const refused: string[] = []
        page.on('console', (message) => refused.push(message.text()))
        const { port } = foreign.address() as AddressInfo
        await page.goto(`http://127.0.0.1:${port}/`)
        await expect.poll(() => refused.join()).toContain('frame-ancestors')
        await expect(page.frameLocator('iframe').getByRole('tab')).toHaveCount(0)
      } finally {
        foreign.close()
      }
    })
  })
