import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'
import { gameAt, newKey, openGame, type OpenGame } from './testing.ts'

type Schemas = components['schemas']

const noon = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ frozen: true, epoch: noon })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control('POST', 'reset', { seed: 1, epoch: noon })
  await sandbox.control('POST', 'features', { isMiniGameEnabled: true })
  alice = await sandbox.enter('alice')
})

const advance = (ms: number): Promise<unknown> => sandbox.control('POST', 'clock', { advance: ms })
const historyOf = async (member: TestMember): Promise<Schemas['MiniGameBetPage']> =>
  (await member.get('/mini-game/v2/bets/?page_size=100')).json()
const balanceOf = async (member: TestMember): Promise<string> => {
  const wallet: Schemas['Wallet'] = await (await member.get('/wallet/')).json()
  return wallet.balance
}
/** The last result of a table, as its list of results says it. */
const resultOf = async (table: number): Promise<string> => {
  const reply = await alice.get(`/mini-game/v2/results/?table_id=${table}`)
  const page: Schemas['MiniGameResultPage'] = await reply.json()
  return page.results[0]?.result ?? ''
}
/** Minor units. */
const cents = (amount: string): number => Math.round(Number(amount) * 100)

const order = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')
const reds = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ')

/** What 10.00 returns, in cents, from the result in words and the guide of each game: by hand, without the game's code. */
const byHand: Readonly<Record<number, (selection: string, result: string) => number>> = {
  1: (selection, result) => {
    const [dragon = '', tiger = ''] = (result.split(': ')[1] ?? '').split(', ')
    const high = order.indexOf(dragon.slice(0, -1)) - order.indexOf(tiger.slice(0, -1))
    if (high === 0) return selection === 'tie' ? 12_000 : 500
    return (selection === 'dragon' && high > 0) || (selection === 'tiger' && high < 0) ? 1_950 : 0
  },
  2: (selection, result) => {
    const [pocket = ''] = result.split(' ')
    if (selection === pocket) return 36_000
    if (selection === 'red') return reds.includes(pocket) ? 2_000 : 0
    return selection === 'dozen2' && Number(pocket) > 12 && Number(pocket) < 25 ? 3_000 : 0
  },
  3: (selection, result) => {
    const dice = result.toLowerCase().split(', ')
    if (selection === 'triple') return dice.every((die) => die === dice[0]) ? 31_000 : 0
    return [0, 2_000, 3_000, 4_000][dice.filter((die) => die === selection).length] ?? 0
  },
}
const tried: Readonly<Record<number, readonly string[]>> = {
  1: ['dragon', 'tiger', 'tie'],
  2: ['red', 'dozen2', '17', '0'],
  3: ['fish', 'coin', 'triple'],
}

describe('a bet on a mini-game', () => {
  it('takes its stake at once, waits for its round, and is settled at its end [MEMBER-08]', async () => {
    const game = await openGame(alice, 2)
    const placed = await game.bet({ selection: 'red', amount: '25.50' })
    expect(placed).toMatchObject({
      status: 201,
      bet: { ticketNum: 'M100001', selection: 'red', name: 'Red', odds: '2.00', amount: '25.50' },
      wallet: { balance: '9974.50', currency: 'CNY' },
    })
    expect(await balanceOf(alice)).toBe('9974.50')
    expect((await historyOf(alice)).results).toEqual([
      {
        ticketNum: 'M100001',
        tableId: 2,
        tableName: 'Roulette 1',
        roundId: String(noon / minute),
        dateCreatedUtc: '2026-11-21T12:00:00.000Z',
        selection: 'Red',
        odds: '2.00',
        amount: '25.50',
        earnings: null,
        currency: 'CNY',
        resultStatus: 'pending',
      },
    ])
    await advance(minute - 1)
    expect((await historyOf(alice)).results[0]?.resultStatus).toBe('pending')
    await advance(1)
    const isRed = (await resultOf(2)).endsWith(' Red')
    expect((await historyOf(alice)).results[0]).toMatchObject({
      resultStatus: isRed ? 'win' : 'loss',
      earnings: isRed ? '25.50' : '-25.50',
    })
    const { entries, problems, wallet } = await sandbox.ledger('alice')
    expect(problems).toEqual([])
    expect(wallet.balance).toBe(isRed ? '10025.50' : '9974.50')
    expect(entries.filter(({ ticketNum }) => ticketNum === 'M100001')).toMatchObject([
      { kind: 'stake', amount: '-25.50', at: noon },
      ...(isRed ? [{ kind: 'payout', amount: '51.00', at: noon + minute }] : []),
    ])
  })

  it.each([1, 2, 3])(
    'pays what the guide says, whatever the round draws, exactly: forty rounds of table %i',
    async (table) => {
      const game = await openGame(alice, table)
      await sandbox.control('POST', 'members/alice', { deposit: '100000.00' })
      let balance = cents(await balanceOf(alice))
      const seen = new Set<number>()
      for (let round = 0; round < 40; round += 1) {
        for (const selection of tried[table] ?? []) {
          expect((await game.bet({ selection })).status).toBe(201)
          balance -= 1_000
        }
        await advance(minute)
        const result = await resultOf(table)
        for (const selection of tried[table] ?? []) {
          const returned = byHand[table]?.(selection, result) ?? 0
          seen.add(returned)
          balance += returned
        }
        expect([result, cents(await balanceOf(alice))]).toEqual([result, balance])
      }
      // It was worth the while: bets were won and lost.
      expect(seen.size).toBeGreaterThan(1)
      const { results } = await historyOf(alice)
      const told = results.map(({ amount, earnings }) => cents(amount) + cents(earnings ?? ''))
      const { entries, problems } = await sandbox.ledger('alice')
      const paid = entries.filter(({ kind }) => kind === 'payout').map(({ amount }) => cents(amount))
      // Of the hundred bets that the first page has, the newest.
      const won = told.filter((returned) => returned > 0).toReversed()
      expect(paid.slice(-won.length)).toEqual(won)
      expect(problems).toEqual([])
    },
    60_000,
  )

  it('is truncated once, at the minor unit, in a currency with two and in one without any', async () => {
    const dewi = await sandbox.enter('dewi')
    const [first, second] = [await openGame(alice, 1), await openGame(dewi, 1)]
    for (let round = 0; round < 60; round += 1) {
      for (const selection of ['dragon', 'tiger']) {
        expect((await first.bet({ selection, amount: '10.33' })).status).toBe(201)
        expect((await second.bet({ selection, amount: '20001' })).status).toBe(201)
      }
      await advance(minute)
    }
    const returns = async (code: string): Promise<Set<string>> => {
      const { entries, problems } = await sandbox.ledger(code)
      expect(problems).toEqual([])
      return new Set(entries.filter(({ kind }) => kind === 'payout').map(({ amount }) => amount))
    }
    // 10.33 × 1.95 = 20.1435 and 20001 × 1.95 = 39001.95; half of them for a tie.
    expect(await returns('alice')).toEqual(new Set(['20.14', '5.16']))
    expect(await returns('dewi')).toEqual(new Set(['39001', '10000']))
  }, 60_000)

  it('can be placed until ten seconds before its round ends, and on no other round [MEMBER-10]', async () => {
    const game = await openGame(alice, 1)
    const { round } = await game.state()
    expect(round).toEqual({
      id: String(noon / minute),
      startsAt: noon,
      closesAt: noon + 50_000,
      endsAt: noon + minute,
    })
    const closed = { status: 400, code: errors.marketClosed.code }
    const next = String(Number(round.id) + 1)
    expect(await game.bet({ selection: 'tie', round: next })).toMatchObject(closed)
    await advance(49_999)
    expect((await game.bet({ selection: 'tie' })).status).toBe(201)
    await advance(1)
    expect(await game.bet({ selection: 'tie' })).toMatchObject(closed)
    await advance(10_000)
    expect(await game.bet({ selection: 'tie', round: round.id })).toMatchObject(closed)
    expect((await game.state()).round.id).toBe(next)
    expect((await game.bet({ selection: 'tie' })).status).toBe(201)
    expect((await historyOf(alice)).count).toBe(2)
  })
})

describe('a key', () => {
  const placedOnce = async (): Promise<void> => {
    const { entries, problems } = await sandbox.ledger('alice')
    expect(entries.filter(({ kind }) => kind === 'stake')).toHaveLength(1)
    expect(problems).toEqual([])
    expect((await historyOf(alice)).count).toBe(1)
  }
  const body = async (game: OpenGame, more: object = {}): Promise<string> => {
    const { round } = await game.state()
    const bet = { round: round.id, selection: 'dragon', amount: '10.00', currency: 'CNY', ...more }
    return JSON.stringify(bet)
  }

  it('places one bet, and answers its repetitions the same, byte for byte, whenever they come', async () => {
    const game = await openGame(alice, 1)
    const [key, bytes] = [newKey(), await body(game)]
    const answers = await Promise.all(Array.from({ length: 12 }, () => game.bet(bytes, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    await placedOnce()
    await advance(5 * minute)
    expect(await game.bet(bytes, key)).toEqual(answers[0])
    await placedOnce()
  })

  it('of an answer that was lost brings it again, and the stake was taken once', async () => {
    const game = await openGame(alice, 1)
    const [key, bytes] = [newKey(), await body(game)]
    await sandbox.control('POST', 'minigame/tables/1', { loseAnswers: 2 })
    await expect(game.bet(bytes, key)).rejects.toThrow()
    await placedOnce()
    await expect(game.bet(bytes, key)).rejects.toThrow()
    expect(await game.bet(bytes, key)).toMatchObject({ status: 201, bet: { ticketNum: 'M100001' } })
    await placedOnce()
  })

  it('that first arrives after its round took bets is refused for good, and places nothing in a later one', async () => {
    const game = await openGame(alice, 1)
    const [key, bytes] = [newKey(), await body(game)]
    await advance(55_000)
    const late = await game.bet(bytes, key)
    expect(late).toMatchObject({ status: 400, code: errors.marketClosed.code })
    await advance(minute)
    expect(await game.bet(bytes, key)).toEqual(late)
    expect((await sandbox.ledger('alice')).entries.filter(({ kind }) => kind === 'stake')).toEqual([])
  })

  it('keeps its refusal, whatever becomes of its reason', async () => {
    const poor = await sandbox.enter('poor')
    const game = await openGame(poor, 3)
    const key = newKey()
    const { round } = await game.state()
    const bytes = JSON.stringify({ round: round.id, selection: 'fish', amount: '8.00', currency: 'CNY' })
    const refused = await game.bet(bytes, key)
    expect(refused).toMatchObject({ status: 400, code: errors.insufficientBalance.code })
    await sandbox.control('POST', 'members/poor', { deposit: '100.00' })
    expect(await game.bet(bytes, key)).toEqual(refused)
    expect((await game.bet(bytes, newKey())).status).toBe(201)
    expect((await sandbox.ledger('poor')).problems).toEqual([])
  })

  it('with another body, or at another table, is a duplicate and changes nothing', async () => {
    const [game, other] = [await openGame(alice, 1), await openGame(alice, 4)]
    const [key, bytes] = [newKey(), await body(game)]
    expect((await game.bet(bytes, key)).status).toBe(201)
    const duplicate = { status: 409, code: errors.duplicateTicket.code }
    expect(await game.bet(await body(game, { amount: '20.00' }), key)).toMatchObject(duplicate)
    expect(await game.bet(`${bytes} `, key)).toMatchObject(duplicate)
    expect(await other.bet(bytes, key)).toMatchObject(duplicate)
    await placedOnce()
  })

  it('is the member’s own: another member’s bet under it is another bet', async () => {
    const bob = await sandbox.enter('bob')
    const [hers, his] = [await openGame(alice, 1), await openGame(bob, 1)]
    const [key, bytes] = [newKey(), await body(hers)]
    expect((await hers.bet(bytes, key)).bet?.ticketNum).toBe('M100001')
    expect((await his.bet(bytes, key)).bet?.ticketNum).toBe('M100002')
    await placedOnce()
  })

  it.each(['', 'x'.repeat(32), 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33)])(
    'is 32 hex digits: "%s" places nothing',
    async (key) => {
      const game = await openGame(alice, 1)
      expect(await game.bet({ selection: 'dragon' }, key)).toMatchObject({
        status: 400,
        code: errors.validationFailed.code,
      })
      expect(await historyOf(alice)).toMatchObject({ count: 0 })
    },
  )

  it('stands after a restart, and so does the bet, which is settled in its time', async () => {
    const data = mkdtempSync(join(tmpdir(), 'slipway-minigames-'))
    const start = async (): Promise<TestSandbox> => {
      const started = await startTestSandbox({ frozen: true, epoch: noon, data })
      await started.control('POST', 'features', { isMiniGameEnabled: true })
      return started
    }
    const before = await start()
    const game = await openGame(await before.enter('alice'), 1)
    const [key, bytes] = [newKey(), await body(game)]
    const placed = await game.bet(bytes, key)
    await before.close()
    const after = await start()
    const again = gameAt(`${after.partnerUrl}/minigame/1/#${game.token}`, 'CNY')
    expect(await again.bet(bytes, key)).toEqual(placed)
    const isSettled = async (): Promise<boolean> => (await again.state()).bets[0]?.result !== 'pending'
    expect(await isSettled()).toBe(false)
    await after.control('POST', 'clock', { advance: minute })
    expect(await isSettled()).toBe(true)
    const { entries, problems } = await after.ledger('alice')
    expect(entries.filter(({ kind }) => kind === 'stake')).toHaveLength(1)
    expect(problems).toEqual([])
    await after.close()
    rmSync(data, { recursive: true, force: true })
  })
})
