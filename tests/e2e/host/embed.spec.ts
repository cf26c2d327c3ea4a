import { createContractValidator } from '#openapi/validator.ts'

import { expect, test } from '../../harness/fixtures.ts'
import { heard, openPartnerSite } from '../../harness/pages/host.ts'
import { book, pickPausedIn } from '../../harness/slip/booking.ts'
import { prepare } from '../../harness/slip/placing.ts'

test.describe("a partner's page with the script for partners", () => {
  test('is notified of a booked bet when its market takes it, and not when it is booked [HOST-04] [PREBOOK-06]', async ({
    page,
    sandbox,
  }) => {
    const picked = await pickPausedIn(sandbox, () => openPartnerSite(page, sandbox))
    const ticketNum = await book(picked, sandbox)
    expect(await heard(page, 'bet-placed')).toEqual([])
    await sandbox.market(picked.market.marketId, { status: 'open', prices: { home: '2.30' } })
    await expect
      .poll(() => heard(page, 'bet-placed'))
      .toEqual([{ ticketNum, ticketType: 'single', amount: '100.00', currency: 'CNY' }])
  })

  test('says whose it is, which the client therefore does not say again; alone it does', async ({
    launched,
    page,
    sandbox,
  }) => {
    const framed = await openPartnerSite(page, sandbox)
    await expect(framed.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(framed.getByRole('banner').getByText('Harbour Play')).toHaveCount(0)
    const alone = await launched()
    await expect(alone.getByRole('banner').getByText('Harbour Play')).toBeVisible()
  })

  test('hears that the client is ready, where the member is, and what was bet, each in the form of the contract [HOST-01] [HOST-04]', async ({
    page,
    sandbox,
  }) => {
    const client = await openPartnerSite(page, sandbox)
    await expect
      .poll(() => heard(page, 'ready'))
      .toEqual([{ appVersion: expect.any(String), isGuest: false }])
    await expect.poll(() => heard(page, 'navigation')).toEqual([{ path: '/v8/events' }])
    await prepare(client, sandbox, 20)
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    await expect
      .poll(() => heard(page, 'bet-placed'))
      .toEqual([{ ticketNum, ticketType: 'single', amount: '20.00', currency: 'CNY' }])
    await client.getByRole('group').first().getByRole('link').first().click()
    await expect.poll(async () => (await heard(page, 'navigation')).length).toBe(2)
    expect(await heard(page, 'navigation')).toContainEqual({
      path: expect.stringMatching(/^\/v8\/events\/[\w-]+$/),
    })
    await sandbox.control('POST', 'sessions', { action: 'end' })
    await expect.poll(() => heard(page, 'session-ended')).toEqual([{ reason: 'expired' }])
    await client.getByRole('button', { name: 'Back to Harbour Play' }).click()
    await expect.poll(() => heard(page, 'needs-login')).toEqual([{ reason: 'session' }])

    const posted = await page.evaluate(() => window.posted)
    const contract = createContractValidator()
    for (const message of posted)
      expect(contract.problems('host-messages.yaml', '/components/schemas/ClientMessage', message)).toEqual(
        [],
      )
    expect(await page.evaluate(() => window.slipwayFrame.dropped())).toEqual({
      foreign: 0,
      unknown: 0,
      malformed: 0,
    })
    expect(await heard(page, 'ready')).toHaveLength(1)
  })

  test('is told that a reload of the frame found the session again [HOST-04] [LAUNCH-08]', async ({
    page,
    sandbox,
  }) => {
    const client = await openPartnerSite(page, sandbox, { isSameSite: true })
    await expect.poll(() => heard(page, 'ready')).toHaveLength(1)
    const frame = page.frames().find((each) => each.parentFrame() !== null)
    await frame?.evaluate(() => location.reload())
    await expect.poll(() => heard(page, 'ready')).toHaveLength(2)
    await client.ready()
  })

  test('grows and shrinks with what the client shows, if the page is the one to scroll [HOST-04]', async ({
    page,
    sandbox,
  }) => {
    const client = await openPartnerSite(page, sandbox, { height: 'content' })
    const iframe = page.locator('iframe')
    const heightOf = async (): Promise<number> => (await iframe.boundingBox())?.height ?? 0
    const isWhole = async (): Promise<number> => {
      const frame = page.frames().find((each) => each.parentFrame() !== null)
      return (await frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight)) ?? -1
    }
    await expect.poll(heightOf).toBeGreaterThan(2_000)
    await expect.poll(isWhole).toBe(0)
    const list = await heightOf()
    await client.getByRole('link', { name: 'Rules' }).click()
    await expect.poll(heightOf).toBeLessThan(list / 2)
    await page.evaluate(() => window.slipwayFrame.backToMatch())
    await expect.poll(heightOf).toBeGreaterThan(2_000)
  })

  test('leads the client back to its list and has it ask for the balance [HOST-02]', async ({
    page,
    sandbox,
  }) => {
    const client = await openPartnerSite(page, sandbox)
    await expect.poll(() => heard(page, 'ready')).toHaveLength(1)
    await sandbox.money('alice', { deposit: '250.00' })
    await page.evaluate(() => window.slipwayFrame.syncWallet({ balance: '10250.00', currency: 'CNY' }))
    await expect(client.member.balance).toContainText('10,250.00')
    await client.getByRole('group').first().getByRole('link').first().click()
    await expect(client.lists.tab('Today')).toBeHidden()
    await page.evaluate(() => window.slipwayFrame.backToMatch())
    await client.ready()
  })

  test('heeds no other window, whatever it says, and counts it [HOST-03]', async ({ page, sandbox }) => {
    await openPartnerSite(page, sandbox)
    await expect.poll(() => heard(page, 'ready')).toHaveLength(1)
    await page.evaluate(() => {
      const other = document.createElement('iframe')
      other.name = 'other'
      document.body.append(other)
    })
    await page.frame('other')?.evaluate(() => {
      parent.postMessage({ slipway: 1, type: 'session-ended', data: { reason: 'ended' } }, '*')
    })
    await expect.poll(() => page.evaluate(() => window.slipwayFrame.dropped().foreign)).toBe(1)
    expect(await heard(page, 'session-ended')).toEqual([])
  })

  test('opens another launch link in the same frame, and can take the client out of the page [HOST-01]', async ({
    page,
    sandbox,
  }) => {
    const client = await openPartnerSite(page, sandbox, { guest: true })
    await expect.poll(() => heard(page, 'ready')).toEqual([{ appVersion: expect.any(String), isGuest: true }])
    const { link } = await sandbox.launch({ member: 'bob', lang: 'en' })
    await page.evaluate((next) => window.slipwayFrame.launch(next), link)
    await expect(client.member.balance).toContainText('10,000.00')
    await expect.poll(() => heard(page, 'ready')).toHaveLength(2)
    await page.evaluate(() => window.slipwayFrame.close())
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
