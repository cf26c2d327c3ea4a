import { holdAnswer } from '../harness/device/holdAnswer.ts'
import { hide, show } from '../harness/device/leaving.ts'
import { confirmationsKept } from '../harness/device/quota.ts'
import { someEvent } from '../harness/events.ts'
import { expect, test } from '../harness/fixtures.ts'
import { expectPlacedOnce, placeUnder, prepare, whilePlacing } from '../harness/slip/placing.ts'

/** A stake that the member `oracle` is refused with: "Amount has reached its limit". */
const refusedStake = 2004

test.describe('every confirmation ends on the screen of its member', () => {
  test('where it was refused while the page was closed and the server was killed [SLIP-18] [SLIP-19]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, 50)
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    await client.slip.panel.getByRole('button', { name: 'Keep selection' }).click()
    await client.slip.stake.fill('60')
    await sandbox.wait('alice', 60)
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.fault(whilePlacing({ kind: 'hangReply' }))
    await client.slip.place.click()
    await expect
      .poll(async () => (await sandbox.ledger('alice')).uniques.map(({ status }) => status).sort())
      .toEqual(['placed', 'refused'])
    await client.page.close()
    await sandbox.kill()
    await sandbox.run()
    const again = await launched({ page: await context.newPage() })
    await expect(again.slip.panel.getByText('Place bet too fast', { exact: false })).toBeVisible()
    await expect(again.slip.panel.getByText('No money was taken', { exact: false })).toBeVisible()
    const { bets } = await sandbox.ledger('alice')
    expect(bets.map((bet) => bet.ticketNum)).toEqual([ticketNum])
  })

  for (const [what, member, stake] of [
    ['a refusal', 'oracle', refusedStake],
    ['a placed bet', 'alice', 80],
  ] as const) {
    test(`where the answer, ${what}, came to a hidden tab that was then discarded; and it is told once [SLIP-18] [SLIP-21]`, async ({
      launched,
      context,
      page,
      sandbox,
    }) => {
      const client = await launched({ member })
      const came = page.waitForResponse((response) => response.url().endsWith('/single-bet/'))
      const { answered, letGo } = await holdAnswer(page, '/single-bet/')
      await placeUnder(client, sandbox, stake)
      await answered
      await hide(page)
      letGo()
      await (await came).finished()
      // What the answer brings about is there: the balance of a placed bet, and nothing of a refused one.
      await expect.poll(async () => (await sandbox.ledger(member)).uniques.length).toBe(1)
      await page.close()
      const again = await launched({ member, page: await context.newPage() })
      if (member === 'alice') await expectPlacedOnce(again, sandbox, stake)
      else {
        await expect(again.slip.panel.getByText('Amount has reached its limit')).toBeVisible()
        await expect(again.slip.panel.getByText('No money was taken', { exact: false })).toBeVisible()
        expect((await sandbox.ledger(member)).bets).toEqual([])
      }
      expect((await sandbox.ledger(member)).uniques).toHaveLength(1)
      // Once it was looked at.
      await expect.poll(() => confirmationsKept(again.page)).toEqual([])
      const third = await launched({ member, page: await context.newPage() })
      if (member === 'alice') await expect(third.getByText('Your bet slip is empty')).toBeVisible()
      else await expect(third.slip.place).toHaveText(/^Place bet/)
      await expect(third.slip.panel.getByText('No money was taken', { exact: false })).toHaveCount(0)
      await expect(third.slip.success).toHaveCount(0)
    })
  }

  test('where the answer came to a hidden tab that is looked at again [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    const answered = page.waitForResponse((response) => response.url().endsWith('/single-bet/'))
    await placeUnder(client, sandbox, 85, whilePlacing({ kind: 'delay', delay: 1_000 }))
    await hide(page)
    await (await answered).finished()
    await show(page)
    await expectPlacedOnce(client, sandbox, 85)
  })

  test('where the slip is out of sight: a phone says so over the list [SLIP-18] [SLIP-22]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const client = await launched({ member: 'oracle' })
    const { event, home } = await someEvent(sandbox)
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await client.slip.open()
    await client.slip.stake.fill(String(refusedStake))
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    const { answered, letGo } = await holdAnswer(page, '/single-bet/')
    await client.slip.place.click()
    await answered
    await client.slip.close()
    await expect(client.slip.panel).toBeHidden()
    letGo()
    const notice = client.getByRole('status').filter({ hasText: 'Your bet was not placed' })
    await expect(notice).toContainText('Amount has reached its limit')
    await notice.getByRole('button', { name: 'View' }).click()
    await expect(client.slip.panel.getByText('No money was taken', { exact: false })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})
