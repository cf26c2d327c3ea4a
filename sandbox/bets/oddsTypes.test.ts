import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { formatOdds, oddsTypes } from '#domain/odds/odds.ts'

import { startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ frozen: true })
})
afterAll(() => sandbox.close())

describe('a bet in any odds type', () => {
  it('is taken and paid at its euro price, even though two prices can have the same label and one price four [ODDS-01] [HIST-04]', async () => {
    expect(formatOdds({ euro: '2.10' }, 'malay')).toBe(formatOdds({ euro: '2.11' }, 'malay'))
    const alice = await sandbox.enter('alice')
    for (const odds of ['2.10', '2.11']) {
      await sandbox.control('POST', 'markets/e1-1x2', { prices: { home: odds } })
      for (const oddsType of oddsTypes) {
        const response = await alice.bet({ odds, oddsType, accept: 'none', amount: '33.33' })
        expect(await response.json()).toMatchObject({
          ticket: { amount: '33.33', memberOdds: formatOdds({ euro: odds }, oddsType) },
        })
      }
    }
    // Its label does not agree to another price, even one with the same label.
    const { status } = await alice.bet({ odds: '2.10', oddsType: 'malay', accept: 'none', amount: '33.33' })
    expect(status).toBe(400)

    await sandbox.control('POST', 'markets/e1-1x2', { settle: { home: 'win' } })
    const { bets, wallet, problems } = await sandbox.ledger('alice')
    // 33.33 × 2.10 is 69.993, × 2.11 is 70.3263.
    expect(bets.map(({ returns }) => returns)).toEqual([
      ...oddsTypes.map(() => '69.99'),
      ...oddsTypes.map(() => '70.32'),
    ])
    // 10,000.00 less eight stakes, and four times each return.
    expect(wallet.balance).toBe('10294.60')
    expect(problems).toEqual([])
  })
})
