import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { amountText, compareMoney, money, parseAmount } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { houseCurrency } from './currencies.ts'
import { members } from './members.ts'
import { startTestSandbox, type TestSandbox } from './testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const bettors = members.filter((member) => member.callback === null)

describe.each(bettors.map((member) => [member.code, member] as const))('%s', (code, member) => {
  const inOwn = (text: string) => parseAmount(text, member.currency.code, member.currency.digits)

  it('has a minimum, maximum, steps and payout limit in its own currency that fit each other [SLIP-06]', async () => {
    // A member who may not bet is given no ranges.
    await sandbox.control('POST', `members/${code}`, { bar: null })
    const { settings, send, get } = await sandbox.enter(code)
    expect(settings).toMatchObject({
      currencyCode: member.currency.code,
      currencyDigits: member.currency.digits,
      inK: member.currency.inK,
    })
    const request = { market_id: 'e1-1x2', bet_type_selection: 'home' }
    const range = await (await send('POST', '/bet-range/single/', request)).json()
    const min = inOwn(range.minAmount)
    const max = inOwn(range.maxAmount)
    expect(inOwn(settings.minBetAmount)).toEqual(min)
    expect(inOwn(settings.maxPayout)).toEqual(inOwn(range.maxPayout))
    const { market } = await (await get('/events/market/?market_id=e1-1x2')).json()
    expect([market.minAmount, market.maxAmount, market.maxBetAmount].map(inOwn)).toEqual([min, max, max])

    expect(min.minor).toBeGreaterThan(0)
    expect(compareMoney(min, max)).toBe(-1)
    const steps = settings.betIncrement.map(inOwn)
    expect(steps).toHaveLength(5)
    const rising = steps.toSorted((a, b) => compareMoney(a, b))
    expect(steps).toEqual(rising)
    expect(new Set(steps.map(({ minor }) => minor)).size).toBe(5)
    // The smallest is a stake that is accepted, and the largest too.
    for (const step of steps) {
      expect(compareMoney(step, min)).toBeGreaterThanOrEqual(0)
      expect(compareMoney(step, max)).toBe(-1)
    }
    const figures = [min, max, ...steps].map((amount) => String(amount.minor))
    if (member.currency !== houseCurrency) {
      for (const figure of figures) expect(figure).toMatch(/^[125]0*$/)
    }
  })
})

const placing = bettors.filter(({ bar, stakeIsErrorCode }) => bar === null && !stakeIsErrorCode)

describe.each(placing.map((member) => [member.code, member] as const))('a bet of %s', (code, member) => {
  const inOwn = (text: string) => parseAmount(text, member.currency.code, member.currency.digits)

  it('is refused below the minimum and above the maximum, in the same figures [SLIP-06]', async () => {
    await sandbox.control('POST', `members/${code}`, { deposit: '900000000' })
    const { bet, send, settings } = await sandbox.enter(code)
    const request = { market_id: 'e1-ou', bet_type_selection: 'over' }
    const range = await (await send('POST', '/bet-range/single/', request)).json()
    const stake = async (text: string) => {
      const { minor, currency, digits } = inOwn(text)
      const over = { marketId: 'e1-ou', side: 'over', odds: '1.90', line: '2.75' }
      const at = (minorUnits: number) =>
        bet({
          ...over,
          currency: settings.currencyCode,
          amount: amountText(money(minorUnits, currency, digits)),
        })
      return { at, minor }
    }
    const least = await stake(range.minAmount)
    expect(await (await least.at(least.minor - 1)).json()).toMatchObject({
      code: errors.minimumBet.code,
      params: { min_bet: range.minAmount },
    })
    const most = await stake(range.maxAmount)
    expect(await (await most.at(most.minor + 1)).json()).toMatchObject({
      code: errors.amountLimitReached.code,
      params: { max_bet: range.maxAmount },
    })
    expect((await least.at(least.minor)).status).toBe(201)
  })
})

describe('a market without a range', () => {
  it.each(['alice', 'carol', 'dewi'])(
    'takes no bets of %s, whatever the currency [SLIP-05]',
    async (code) => {
      await sandbox.control('POST', 'markets/e1-ou', { limits: { min: '50', max: '40' } })
      const { send, get } = await sandbox.enter(code)
      const request = { market_id: 'e1-ou', bet_type_selection: 'over' }
      expect(await (await send('POST', '/bet-range/single/', request)).json()).toEqual({
        minAmount: '-1',
        maxAmount: '-1',
      })
      const { market } = await (await get('/events/market/?market_id=e1-ou')).json()
      expect(market).toMatchObject({ minAmount: '-1', maxAmount: '-1' })
    },
  )
})

describe('the control call that moves money', () => {
  const paid = (code: string, wish: object) => sandbox.control('POST', `members/${code}`, wish)

  it('pays in and out, as an entry of its own kind that the audit counts [HIST-03]', async () => {
    const alice = await sandbox.enter('alice')
    await paid('alice', { deposit: '250.50' })
    expect(await paid('alice', { withdraw: '50.25' })).toMatchObject({ member: { balance: '10200.25' } })
    expect(await (await alice.get('/wallet/')).json()).toEqual({ balance: '10200.25', currency: 'CNY' })
    const ledger = await sandbox.ledger('alice')
    expect(ledger.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', '10000.00'],
      ['adjustment', '250.50'],
      ['adjustment', '-50.25'],
    ])
    expect(ledger.problems).toEqual([])
  })

  it('opens the account of a member who has not been here, in their own currency', async () => {
    await paid('dewi', { deposit: '1000' })
    expect((await sandbox.ledger('dewi')).wallet).toEqual({ balance: '25001000', currency: 'IDR' })
  })

  it.each([
    ['alice', { withdraw: '10000.01' }, 'alice has 10000.00 CNY, and no more'],
    ['alice', { deposit: '0.00' }, 'Nothing would be moved'],
    ['alice', { deposit: '0.001' }, 'more decimals'],
    ['alice', { deposit: '-5' }, 'must match pattern'],
    ['alice', { deposit: '5', withdraw: '5' }, 'must NOT have more than 1'],
    ['alice', {}, 'must NOT have fewer than 1'],
    ['alice', { gift: '5' }, 'gift'],
    ['alice', { deposit: '99999999999999' }, 'Beyond the safe range'],
    ['nobody', { deposit: '5' }, '404'],
    ['guest', { deposit: '5' }, '404'],
  ])('refuses %s %o and moves nothing', async (code, wish, reason) => {
    await expect(paid(code, wish)).rejects.toThrow(reason)
    expect((await sandbox.ledger('alice')).wallet.balance).toBe('10000.00')
  })
})
