import type { Locator, Page } from '@playwright/test'

import { follow, openBoard, putForward } from '../harness/bigCombo.ts'
import { expect, test, type Launched } from '../harness/fixtures.ts'
import { cell, openInMatchCombo } from '../harness/inMatchCombo.ts'
import { button, openLucky } from '../harness/luckyCombo.ts'
import type { ClientPage } from '../harness/pages.ts'
import { pickCombo } from '../harness/picking.ts'
import {
  checkNow,
  everyTry,
  expectChecking,
  expectPlacedOnce,
  keysOf,
  whileAsking,
  whilePlacing,
} from '../harness/placing.ts'
import type { TestSandbox } from '../harness/sandbox.ts'

interface Given {
  launched: Launched
  page: Page
  sandbox: TestSandbox
}

const prices = ['1.85', '2.10', '1.90']

/** What is placed once, where it is sent, and how it is made up to cost 30. */
const bets: readonly {
  what: string
  ticketType: string
  path: string
  legs: number
  makeUp: (given: Given) => Promise<ClientPage>
}[] = [
  {
    what: 'a combo',
    ticketType: 'combo',
    path: '/combo-bet/',
    legs: 3,
    async makeUp(given) {
      const { client } = await pickCombo(given, { prices, stake: '30' })
      return client
    },
  },
  {
    what: 'a system',
    ticketType: 'mix',
    path: '/mixed-combo-bet/',
    legs: 3,
    async makeUp(given) {
      const { client } = await pickCombo(given, { prices })
      await client.slip.kind('System').click()
      await client.slip.panel.getByLabel('Doubles × 3').fill('10')
      return client
    },
  },
  {
    what: 'an in-match combo',
    ticketType: 'betBuilder',
    path: '/event-combo/',
    legs: 2,
    async makeUp(given) {
      const { client, winner, total } = await openInMatchCombo(given)
      await cell(client, winner, 'home').click()
      await cell(client, total, 'over').click()
      await expect(client.slip.fact('Total odds')).toHaveText('3.28')
      await client.slip.stake.fill('30')
      return client
    },
  },
  {
    what: 'a lucky combo',
    ticketType: 'luckyCombo',
    path: '/combo-bet/',
    legs: 3,
    async makeUp({ launched }) {
      const client = await openLucky(launched)
      await button(client, 'Generate').click()
      await button(client, 'Add to the bet slip').click()
      await client.slip.stake.fill('30')
      return client
    },
  },
  {
    what: 'a big combo',
    ticketType: 'bigCombo',
    path: '/combo-bet/',
    legs: 3,
    async makeUp({ launched, sandbox }) {
      await putForward(sandbox)
      const client = await launched()
      await openBoard(client)
      await follow(client).click()
      await client.slip.stake.fill('30')
      return client
    },
  },
]

for (const { what, ticketType, path, legs, makeUp } of bets) {
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
