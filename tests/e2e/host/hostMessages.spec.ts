import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'

/** The partner's page, or a page that is not the partner's, posts this to the client. */
async function post(client: ClientPage, message: unknown): Promise<void> {
  await client.page.evaluate((posted) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(posted, '*')
  }, message)
}

/** How often the client has dropped what was posted to it, by why. */
async function dropped(client: ClientPage): Promise<unknown> {
  const frame = client.page.frames().find((each) => each.parentFrame() !== null)
  return await frame?.evaluate(
    `(({ counters: { foreign, unknown, malformed } }) => ({ foreign, unknown, malformed }))(slipway())`,
  )
}

const sync = (balance: unknown) => ({
  slipway: 1,
  type: 'wallet-sync',
  data: { balance, currency: 'CNY' },
})

test.describe("the partner's page around the client", () => {
  test('says that money moved, and the member sees what the server has, whatever was said [HOST-02]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched({ mode: 'frame' })
    await expect(client.member.balance).toContainText('10,000.00')
    await sandbox.money('alice', { deposit: '250.00' })
    await post(client, sync('1000000.00'))
    await expect(client.member.balance).toContainText('10,250.00')
  })

  test('leads back to the matches [HOST-02]', async ({ launched }) => {
    const client = await launched({ mode: 'frame' })
    await client.getByRole('group').first().getByRole('link').first().click()
    await expect(client.lists.tab('Today')).toBeHidden()
    await post(client, { slipway: 1, type: 'back-to-match', data: {} })
    await client.ready()
  })

  test('says what nobody understands, and it is dropped and counted [HOST-03] [LIVE-13]', async ({
    launched,
  }) => {
    const client = await launched({ mode: 'frame' })
    for (const message of [{ ...sync('1.00'), slipway: 2 }, 'resize', sync(1), sync('lots')])
      await post(client, message)
    await expect.poll(() => dropped(client)).toEqual({ foreign: 0, unknown: 2, malformed: 2 })
    await expect(client.member.balance).toContainText('10,000.00')
  })

  test('is not heard if it does not belong to the partner [HOST-03]', async ({ launched, page }) => {
    await page.route('**/api/game-launch/', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ json: { ...(await reply.json()), partnerOrigins: ['https://other.example'] } })
    })
    const client = await launched({ mode: 'frame' })
    await client.getByRole('group').first().getByRole('link').first().click()
    await expect(client.lists.tab('Today')).toBeHidden()
    await post(client, { slipway: 1, type: 'back-to-match', data: {} })
    await expect.poll(() => dropped(client)).toEqual({ foreign: 1, unknown: 0, malformed: 0 })
    await expect(client.lists.tab('Today')).toBeHidden()
  })
})
