import type { Locator } from '@playwright/test'

import { sampleOf } from '../harness/depth.ts'
import { expect, test } from '../harness/fixtures.ts'
import type { TestSandbox } from '../harness/sandbox.ts'
import { betsOfSeveralLegs } from '../harness/slip/kindsOfBets.ts'
import {
  checkNow,
  everyTry,
  expectChecking,
  expectPlacedOnce,
  keysOf,
  whileAsking,
  whilePlacing,
} from '../harness/slip/placing.ts'

for (const { what, ticketType, path, legs, makeUp } of sampleOf(betsOfSeveralLegs, 2)) {
  test.describe(`${what} whose answer never comes`, () => {
    test('is being checked, through a reload too, and found placed once [SLIP-18] [SLIP-21]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await makeUp({ launched, page, sandbox })
      const names = await namesOf(client.slip.panel.getByRole('listitem'))
      expect(names).toHaveLength(legs)
      await sandbox.fault({ ...whilePlacing({ kind: 'dropReply', times: everyTry }), path })
      await sandbox.fault(whileAsking(503))
      await client.slip.place.click()
      await expectChecking(client)
      await expect(client.slip.panel).not.toContainText(/fail|not placed/i)
      for (const name of names) await expect(client.slip.panel).toContainText(name)
      await page.reload()
      await expectChecking(client)
      await expect(client.slip.panel).not.toContainText(/fail|not placed/i)
      await expect(client.slip.fact('Stake')).toHaveText('¥30.00')
      await sandbox.clearFaults()
      await checkNow(client.slip.panel)
      await expectPlacedOnce(client, sandbox, 30)
      await expectBetOf(sandbox, ticketType, legs)
    })

    test('because its request was lost is sent again under the same key, and placed once [SLIP-18]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await makeUp({ launched, page, sandbox })
      const keys = keysOf(page, path)
      await sandbox.fault({ ...whilePlacing({ kind: 'dropRequest', times: everyTry }), path })
      await client.slip.place.click()
      await expectPlacedOnce(client, sandbox, 30)
      await expectBetOf(sandbox, ticketType, legs)
      const {
        bets: [placed],
      } = await sandbox.ledger('alice')
      expect(keys.length).toBeGreaterThan(1)
      expect(new Set(keys)).toEqual(new Set([placed?.key]))
    })
  })
}

/** What the legs are called, with their handicaps and lines. */
function namesOf(legs: Locator): Promise<string[]> {
  return legs.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''))
}

/** The one bet is of this kind, with so many legs, and the books are in order. */
async function expectBetOf(sandbox: TestSandbox, ticketType: string, legs: number): Promise<void> {
  const { bets: placed, problems } = await sandbox.ledger('alice')
  expect(placed).toMatchObject([{ ticketType }])
  expect(placed[0]?.legs).toHaveLength(legs)
  expect(problems).toEqual([])
}
