import type { Page } from '@playwright/test'

import { expect, type Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { TestSandbox } from '../sandbox.ts'
import { follow, openBoard, putForward } from './bigCombo.ts'
import { cell, openInMatchCombo } from './inMatchCombo.ts'
import { button, openLucky } from './luckyCombo.ts'
import { pickCombo } from './picking.ts'

export interface Given {
  launched: Launched
  page: Page
  sandbox: TestSandbox
}

const prices = ['1.85', '2.10', '1.90']

/** A kind of bet of several selections. */
export interface KindOfBet {
  readonly what: string
  readonly ticketType: string
  /** Where it is sent. */
  readonly path: string
  readonly legs: number
  /** Makes it up to cost 30, ready to be placed. */
  readonly makeUp: (given: Given) => Promise<ClientPage>
}

/** Every kind of bet but the single. */
export const betsOfSeveralLegs: readonly KindOfBet[] = [
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
      await (await client.slip.size('Doubles × 3')).fill('10')
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
      await button(client, 'Generate combo').click()
      await button(client, 'Add to bet slip').click()
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
