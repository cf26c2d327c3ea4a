import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, describe, expect, it, onTestFinished } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { createRandom } from '../feeds/random.ts'
import { seasonFeed } from '../feeds/season/season.ts'
import { depth, isDeep, seed, stretchOf } from '../testing/depth.ts'
import { sampleSeason } from '../testing/samples.ts'
import { type LedgerReply, startTestSandbox, type TestSandbox } from '../testing/server.ts'
import {
  judged,
  paid,
  readRows,
  type SeasonEnding,
  type SeasonPick,
  type SeasonRow,
} from './testing/reckoning.ts'
import {
  amountOf,
  type Bettor,
  createSeasonBets,
  minorOf,
  type SeasonBet,
  type SeasonBets,
} from './testing/seasonBets.ts'

const minute = 60_000
const realSeason = resolve(import.meta.dirname, '../../../shared/fixtures/E0-2023-24.csv')
const folder = mkdtempSync(join(tmpdir(), 'season-money-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Stakes that no price divides evenly, in two currencies with cents and one without. */
const bettors: readonly Bettor[] = [
  { code: 'alice', currency: 'CNY', digits: 2, flat: 1_337n, maxPayout: 50_000_000n },
  { code: 'carol', currency: 'USD', digits: 2, flat: 777n, maxPayout: 5_000_000n },
  { code: 'dewi', currency: 'IDR', digits: 0, flat: 45_001n, maxPayout: 1_000_000_000n },
]

/** What can happen to a match besides being played: one in nineteen each. */
const fates = { postponed: 5, abandoned: 11, vanished: 17, awarded: 2, moved: 8, givenBack: 14 } as const

function has(match: number, fate: keyof typeof fates): boolean {
  return match % 19 === fates[fate]
}

/** The season, or a stretch of it, with the results of postponed matches removed from the file. */
function withPostponed(file: string, matches: number): { file: string; rows: SeasonRow[] } {
  const [head = '', ...all] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const lines = stretchOf(all.length, matches).map((match) => all[match] ?? '')
  const columns = head.split(',')
  const score = ['FTHG', 'FTAG'].map((column) => columns.indexOf(column))
  const changed = lines.map((line, match) => {
    const cells = line.split(',')
    return cells.map((cell, at) => (has(match, 'postponed') && score.includes(at) ? '' : cell)).join(',')
  })
  const copy = join(folder, `${lines.length}.csv`)
  const text = [head, ...changed].join('\n')
  writeFileSync(copy, text)
  return { file: copy, rows: readRows(text) }
}

interface Listed {
  eventId: string
  home: string
  away: string
  startUtc: number
  markets: { marketId: string; betType: string; status: string }[]
}

/** Plays a season to its end, betting on everything before it begins; returns how each market ended, as the test arranged it. */
async function playSeason(sandbox: TestSandbox, rows: readonly SeasonRow[], bets: SeasonBets, seed: number) {
  const random = createRandom(seed)
  const endings = rows.map(({ ending }): SeasonEnding => ending)
  const givenBack = new Set<string>()
  const known = new Map<number, Listed>()
  const treated = new Set<number>()
  const marketOf = (pick: SeasonPick): string =>
    known.get(pick.match)?.markets.find(({ betType }) => betType === pick.market)?.marketId ?? ''
  const matchOf = ({ home, away }: Listed): number =>
    rows.findIndex((row) => row.home === home && row.away === away)

  const betOnAll = async (match: number): Promise<void> => {
    for (const pick of rows[match]?.picks ?? []) {
      const placed = await bets.single(pick, marketOf(pick))
      if (!has(match, 'givenBack') || pick.side !== 'home') continue
      // The partner returns some stakes, whatever happens to the match.
      for (const { ticketNum } of placed) {
        await sandbox.control('POST', `bets/${ticketNum}`, { void: true })
        givenBack.add(ticketNum)
      }
    }
    if (!has(match, 'moved')) return
    // The line moves by a quarter after the first bets, and gets more bets: each bet is settled at its own line.
    const [home, away] = rows[match]?.picks.filter(({ market }) => market === 'AH') ?? []
    if (home === undefined || away === undefined) return
    const line = Number(home.handicap) + 0.25
    const handicaps = { home: String(line), away: String(0 - line) }
    await sandbox.control('POST', `markets/${marketOf(home)}`, { handicaps, hold: false })
    await bets.single({ ...home, handicap: handicaps.home }, marketOf(home))
    await bets.single({ ...away, handicap: handicaps.away }, marketOf(away))
  }
  const betOnSeveral = async (): Promise<void> => {
    const open = [...known.keys()].filter((match) => !treated.has(match) && !has(match, 'moved'))
    if (open.length < 3) return
    for (const kind of ['combo', 'mix', 'combo', 'mix'] as const) {
      const left = [...open]
      const legs = Array.from(
        { length: Math.min(open.length, random.whole(3, kind === 'mix' ? 5 : 6)) },
        () => {
          const [match = 0] = left.splice(random.whole(0, left.length - 1), 1)
          const pick = random.pick(rows[match]?.picks ?? [])
          return { pick, marketId: marketOf(pick) }
        },
      )
      await bets.several(random, legs, kind)
    }
  }
  /** What happens to a match that has kicked off, besides being played. */
  const treat = async (match: number, event: Listed): Promise<void> => {
    if (has(match, 'abandoned') || has(match, 'vanished')) endings[match] = 'void'
    if (has(match, 'awarded')) endings[match] = [0, 3]
    if (has(match, 'vanished')) await sandbox.control('POST', `events/${event.eventId}`, { close: true })
    for (const { marketId, betType } of event.markets) {
      const sides = rows[match]?.picks.filter(({ market }) => market === betType) ?? []
      const settle = Object.fromEntries(sides.map(({ side }) => [side, 'void']))
      if (has(match, 'abandoned')) await sandbox.control('POST', `markets/${marketId}`, { settle })
      if (has(match, 'awarded'))
        await sandbox.control('POST', `markets/${marketId}`, { score: { home: 0, away: 3 } })
    }
  }

  while (treated.size < rows.length) {
    const { events } = await sandbox.control<{ events: Listed[] }>('GET', 'events')
    for (const event of events) {
      const match = matchOf(event)
      if (known.has(match)) continue
      known.set(match, event)
      await betOnAll(match)
    }
    await betOnSeveral()
    const waiting = [...known].filter(([match]) => !treated.has(match))
    const kickOff = Math.min(...waiting.map(([, { startUtc }]) => startUtc))
    await sandbox.control('POST', 'clock', { to: kickOff + 50 * minute })
    for (const [match, event] of waiting) {
      if (event.startUtc > kickOff) continue
      treated.add(match)
      await treat(match, event)
    }
  }
  await sandbox.control('POST', 'clock', { advance: 24 * 60 * minute })
  return { endings, givenBack }
}

/** What a bet pays, by the reckoning alone. */
function due(
  { legs, stakes, cost }: SeasonBet,
  endings: readonly SeasonEnding[],
  isGivenBack: boolean,
): bigint {
  if (isGivenBack) return cost
  return paid(
    legs.map((pick) => judged(pick, endings[pick.match] ?? 'void').returns),
    stakes,
  )
}

/** Sums by member and kind of bet, singles by their market. */
function totals(rows: readonly (readonly [bet: SeasonBet, returned: bigint])[]): Record<string, string> {
  const sums = new Map<string, { count: number; staked: bigint; returned: bigint }>()
  for (const [{ bettor, kind, legs, cost }, returned] of rows) {
    for (const name of [kind === 'single' ? `single ${legs[0]?.market}` : kind, 'in all']) {
      const key = `${bettor.code} ${name}`
      const { count, staked, returned: before } = sums.get(key) ?? { count: 0, staked: 0n, returned: 0n }
      sums.set(key, { count: count + 1, staked: staked + cost, returned: before + returned })
    }
  }
  return Object.fromEntries(
    [...sums].map(([key, { count, staked, returned }]) => [
      key,
      `${count} bets, ${staked} in, ${returned} out`,
    ]),
  )
}

/** All settled tickets of a member, by paging through them like the client's history. */
async function history(bets: SeasonBets, bettor: Bettor): Promise<components['schemas']['Ticket'][]> {
  const tickets: components['schemas']['Ticket'][] = []
  const session = await bets.session(bettor)
  for (let page: number | null = 1; page !== null;) {
    const response = await session.get(`/transactions/?tab=settled&page=${page}&page_size=100`)
    const { results, next }: components['schemas']['TicketPage'] = await response.json()
    tickets.push(...results)
    page = next
  }
  return tickets
}

/** The real season is outside the repository. All of its 380 matches are played in depth. */
describe.each([
  { name: 'the sample', season: sampleSeason, matches: 30, isWhole: true },
  ...(existsSync(realSeason)
    ? [{ name: '2023/24', season: realSeason, matches: isDeep ? 380 : 20, isWhole: isDeep }]
    : []),
])(`the season of $name, ${depth}`, ({ season, matches, isWhole }) => {
  const singles = 7 * matches
  it('pays what another reckoning of the file says for a bet on every selection, for combos and for systems, and the books agree [HIST-03] [HIST-04] [SLIP-10] [SLIP-11]', async () => {
    const { file, rows } = withPostponed(season, matches)
    const epoch = Date.parse('2026-05-01T10:00:00Z')
    const sandbox = await startTestSandbox({
      frozen: true,
      epoch,
      feeds: (world) => [seasonFeed({ file, epoch: world.epoch })],
      tickMs: 60 * minute,
    })
    onTestFinished(() => sandbox.close())
    // What a power cut leaves is shown elsewhere: here no bet waits for the disk.
    sandbox.sandbox.database.row('PRAGMA synchronous = OFF')
    const opened = new Map<string, bigint>()
    for (const { code, digits } of bettors) {
      await sandbox.control('POST', `members/${code}`, { deposit: '90000000' })
      opened.set(code, minorOf((await sandbox.ledger(code)).wallet.balance))
      expect(opened.get(code)).toBeGreaterThan(90_000_000n * 10n ** BigInt(digits))
    }
    const bets = createSeasonBets(sandbox, bettors)
    const { endings, givenBack } = await playSeason(sandbox, rows, bets, seed)

    const ledgers = new Map<string, LedgerReply>()
    for (const { code } of bettors) ledgers.set(code, await sandbox.ledger(code))
    const settled = new Map(
      [...ledgers.values()].flatMap((ledger) => ledger.bets.map((bet) => [bet.ticketNum, bet])),
    )
    const expected = bets.placed.map((bet) => [bet, due(bet, endings, givenBack.has(bet.ticketNum))] as const)

    // Every selection of every market of every match, and the moved lines again, by each member.
    const moved = rows.filter((_, match) => has(match, 'moved')).length
    const ofKind = (kind: SeasonBet['kind']): number => bets.placed.filter((bet) => bet.kind === kind).length
    expect(ofKind('single')).toBe(bettors.length * (singles + 2 * moved))
    expect(Math.min(ofKind('combo'), ofKind('mix'))).toBeGreaterThan(isWhole ? singles / 20 : 0)
    expect(settled.size).toBe(bets.placed.length)
    const words = new Set([...settled.values()].map(({ status }) => status))
    // A stretch of a season may have no half win.
    const certain = isWhole ? ['win', 'half_win', 'refund', 'half_loss', 'loss'] : ['win', 'refund', 'loss']
    for (const word of certain) expect(words).toContain(word)

    for (const [bet, returns] of expected) {
      const told = settled.get(bet.ticketNum)
      const story = JSON.stringify([bet.kind, bet.legs, bet.legs.map(({ match }) => endings[match])])
      expect(told?.returns, story).toBe(amountOf(returns, bet.bettor.digits))
      const legs = bet.legs.map((leg) => judged(leg, endings[leg.match] ?? 'void').word)
      if (givenBack.has(bet.ticketNum)) expect(told?.status, story).toBe('refund')
      else
        expect(
          told?.legs.map(({ result }) => result),
          story,
        ).toEqual(legs)
      if (bet.kind === 'single' && !givenBack.has(bet.ticketNum)) expect(told?.status, story).toBe(legs[0])
    }
    const asPaid = bets.placed.map(
      (bet) => [bet, minorOf(settled.get(bet.ticketNum)?.returns ?? '0')] as const,
    )
    expect(totals(asPaid)).toEqual(totals(expected))

    for (const bettor of bettors) {
      const mine = expected.filter(([bet]) => bet.bettor === bettor)
      const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)
      const staked = sum(mine.map(([{ cost }]) => cost))
      const returned = sum(mine.map(([, returns]) => returns))
      const balance = (opened.get(bettor.code) ?? 0n) - staked + returned
      const { wallet, entries, problems } = ledgers.get(bettor.code) ?? (await sandbox.ledger(bettor.code))
      expect(problems).toEqual([])
      expect(wallet.balance).toBe(amountOf(balance, bettor.digits))
      const booked = (...kinds: string[]): bigint =>
        sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => minorOf(amount)))
      expect(booked('stake')).toBe(-staked)
      expect(booked('payout', 'refund')).toBe(returned)
      expect(booked('deposit', 'adjustment', 'stake', 'payout', 'refund')).toBe(balance)
      // What the member sees must agree: the wallet, and the history page by page.
      const session = await bets.session(bettor)
      expect(await (await session.get('/wallet/')).json()).toMatchObject({ balance: wallet.balance })
      const tickets = await history(bets, bettor)
      expect(tickets).toHaveLength(mine.length)
      expect(sum(tickets.map(({ amount }) => minorOf(amount)))).toBe(staked)
      expect(sum(tickets.map(({ returns }) => minorOf(returns ?? '0')))).toBe(returned)
      expect(sum(tickets.map(({ earnings }) => minorOf(earnings ?? '0')))).toBe(returned - staked)
    }
  })
})
