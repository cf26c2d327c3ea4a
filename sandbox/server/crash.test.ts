import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { comboBody, type LegWish, mixBody } from '../bets/testing/combos.ts'
import {
  betBody,
  launchBy,
  type LedgerReply,
  newKey,
  type PlacingPath,
  sendJson,
  type TestMember,
  testMember,
} from '../testing/server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const season = `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A
E0,11/08/2023,20:00,Harbour,Lighthouse,2,1,H,1.80,3.60,4.50
E0,12/08/2023,15:00,Quayside,Breakwater,0,0,D,2.40,3.20,3.00
E0,12/08/2023,17:30,Northport,Eastvale,1,3,A,2.10,3.30,3.40
`
let folder: string
let ports: { client: number; partner: number }
let child: ChildProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-crash-'))
  writeFileSync(join(folder, 'season.csv'), season)
  ports = { client: await freePort(), partner: await freePort() }
  await start()
})
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })
}

async function start(): Promise<void> {
  const args = [
    '--port',
    ports.client,
    '--partner-port',
    ports.partner,
    '--data',
    join(folder, 'data'),
    '--no-simulator',
  ]
  child = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/main.ts', ...args.map(String), '--season', join(folder, 'season.csv')],
    {
      cwd: root,
      stdio: 'ignore',
    },
  )
  await vi.waitFor(() => fetch(`${base()}/sandbox/clock`), { timeout: 240_000 })
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

const base = () => `http://localhost:${ports.client}`
const control = async <Reply>(path: string, body?: object): Promise<Reply> => {
  const reply = await sendJson(`${base()}/sandbox/${path}`, body === undefined ? 'GET' : 'POST', body)
  return reply.json()
}

async function enter(): Promise<TestMember> {
  const { link } = await control<{ link: string }>('launch', { member: 'alice' })
  return testMember(base(), await (await launchBy(base(), link)).json())
}

/** A client that bets without pause and notes what it was told about every key. */
interface Bettor {
  told: Map<string, { status: number; text: string } | null>
  run(): Promise<void>
}

/** Bets of several kinds on the same matches. */
function ordersOn(marketIds: readonly string[]): [path: PlacingPath, body: object][] {
  const legs = marketIds.map((marketId): LegWish => [marketId, 'home', '1.80'])
  const stakes = [{ size: 2, amount: '10.00' }]
  return [
    ['/single-bet/', betBody({ marketId: marketIds[0] ?? '', amount: '10.00', odds: '1.80' })],
    ['/combo-bet/', comboBody(legs, { amount: '10.00' })],
    ['/mixed-combo-bet/', mixBody(legs, { stakes })],
  ]
}

function bettor(member: TestMember, [path, body]: [PlacingPath, object]): Bettor {
  const told: Bettor['told'] = new Map()
  return {
    told,
    run: async () => {
      for (;;) {
        const key = newKey()
        told.set(key, null)
        try {
          // Sent again with the same bound after the restart, however long that takes.
          const reply = await member.place(path, body, { key, expires: Date.now() + 10 * 60_000 })
          told.set(key, { status: reply.status, text: await reply.text() })
        } catch {
          return
        }
      }
    },
  }
}

it('comes back from a kill in the middle of bets with every account, bet and key as reported [SLIP-18]', async () => {
  const alice = await enter()
  const clock = await control<{ epoch: number; now: number }>('clock')
  const { events } = await control<{ events: { markets: { marketId: string }[] }[] }>('events')
  const marketId = events[0]?.markets[0]?.marketId ?? ''
  expect(marketId).not.toBe('')
  // A command given by hand must come back as well.
  await control(`markets/${marketId}`, { prices: { home: '1.95' } })

  const orders = ordersOn(events.map((event) => event.markets[0]?.marketId ?? ''))
  const bettors = [...orders, ...orders].map((order) => bettor(alice, order))
  const running = Promise.all(bettors.map((each) => each.run()))
  const answered = () =>
    bettors.flatMap((each) => [...each.told.values()]).filter((reply) => reply !== null).length
  await expect.poll(answered, { interval: 5, timeout: 30_000 }).toBeGreaterThan(60)
  await kill()
  await running
  const told = new Map(bettors.flatMap((each) => [...each.told]))
  const orderOf = new Map(
    bettors.flatMap((each, index) =>
      [...each.told.keys()].map((key) => [key, orders[index % orders.length]] as const),
    ),
  )
  await start()

  const after = await control<{ epoch: number; now: number; events: unknown }>('clock')
  expect(after.epoch).toBe(clock.epoch)
  expect(after.now).toBeGreaterThanOrEqual(clock.now)
  const restored = await control<{
    events: { markets: { marketId: string; selections: { side: string; euroOdds: string }[] }[] }[]
  }>('events')
  expect(restored.events.flatMap(({ markets }) => markets.map((market) => market.marketId))).toEqual(
    events.flatMap(({ markets }) => markets.map((market) => market.marketId)),
  )
  expect(restored.events[0]?.markets[0]?.selections[0]).toMatchObject({ side: 'home', euroOdds: '1.95' })

  const ledger = await control<LedgerReply>('ledger?member=alice')
  expect(ledger.problems).toEqual([])
  const placedKeys = new Set(ledger.bets.map((bet) => bet.key))
  for (const [key, reply] of told) {
    // The session is valid across the restart.
    const asked = await alice.get(`/bets/by-unique/${key}`)
    if (reply === null) expect([200, 404]).toContain(asked.status)
    else expect(await asked.json()).toMatchObject({ status: 'placed', ticket: JSON.parse(reply.text).ticket })
    expect(asked.status === 200).toBe(placedKeys.has(key))
  }

  // Everything without an answer is sent again, byte for byte; then everything is placed, and once.
  for (const [key, reply] of told) {
    const [path, body] = orderOf.get(key) ?? ['/single-bet/', {}]
    const again = await alice.place(path, body, { key })
    expect(again.status).toBe(201)
    if (reply !== null) expect(await again.text()).toBe(reply.text)
  }
  const settled = await control<LedgerReply>('ledger?member=alice')
  expect(settled.problems).toEqual([])
  expect(settled.bets.map((bet) => bet.key).toSorted()).toEqual([...told.keys()].toSorted())
  expect(settled.entries.filter(({ kind }) => kind === 'stake')).toHaveLength(told.size)
})

it('forgets a bet that was waiting for its decision when it was killed, so that it can be sent again [SLIP-18]', async () => {
  const launched = await control<{ link: string }>('launch', { member: 'bob' })
  const member = testMember(base(), await (await launchBy(base(), launched.link)).json())
  const { events } = await control<{ events: { markets: { marketId: string }[] }[] }>('events')
  const marketId = events[0]?.markets[0]?.marketId ?? ''
  await control(`markets/${marketId}`, { betDelay: 60_000 })
  const key = newKey()
  const body = betBody({ marketId, odds: '1.80', amount: '10.00' })
  const headers = {
    authorization: `Bearer ${member.settings.token}`,
    'x-unique': key,
    'x-unique-expires': String(Date.now() + 10 * 60_000),
  }
  const lost = sendJson(`${base()}/api/single-bet/`, 'POST', body, headers).catch(() => null)
  await expect.poll(async () => (await member.get(`/bets/by-unique/${key}`)).status).toBe(200)
  await kill()
  expect(await lost).toBeNull()
  await start()
  expect((await member.get(`/bets/by-unique/${key}`)).status).toBe(404)
  expect((await sendJson(`${base()}/api/single-bet/`, 'POST', body, headers)).status).toBe(201)
  const ledger = await control<LedgerReply>('ledger?member=bob')
  expect(ledger.bets).toHaveLength(1)
  expect(ledger.problems).toEqual([])
})

it('comes back from a kill in the middle of cash outs with each ticket ended once, as its member was told [CASH-02]', async () => {
  await control('cash-out', { enabled: true })
  const launched = await control<{ link: string }>('launch', { member: 'carol' })
  const carol = testMember(base(), await (await launchBy(base(), launched.link)).json())
  const { events } = await control<{ events: { markets: { marketId: string }[] }[] }>('events')
  const marketId = events[2]?.markets[0]?.marketId ?? ''
  await control(`markets/${marketId}`, { prices: { home: '2.00' } })
  const wishes: { ticketNum: string; key: string; expires: number; told: string | null }[] = []
  for (let count = 0; count < 40; count += 1) {
    const bet = { marketId, odds: '2.00', amount: '10.00', currency: 'USD' }
    const { ticket } = await (await carol.bet(bet)).json()
    wishes.push({
      ticketNum: ticket.ticketNum,
      key: newKey(),
      expires: Date.now() + 10 * 60_000,
      told: null,
    })
  }
  const answered = () => wishes.filter(({ told }) => told !== null)
  const running = Promise.all(
    wishes.map(async (wish) => {
      try {
        const reply = await carol.cashOut(wish.ticketNum, '9.50', wish)
        if (reply.status === 200) wish.told = (await reply.json()).ticket.returns
      } catch {
        // It was cut off by the kill.
      }
    }),
  )
  await expect.poll(() => answered().length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0)
  await kill()
  await running
  const before = answered().length
  await start()
  await control('cash-out', { enabled: true })
  const left = await control<LedgerReply>('ledger?member=carol')
  expect(left.problems).toEqual([])
  for (const { ticketNum, told } of answered())
    expect(left.bets.find((bet) => bet.ticketNum === ticketNum)).toMatchObject({
      status: 'cashed_out',
      returns: told,
    })

  // What had no answer is sent again as it was; then each is ended, and paid once.
  for (const wish of wishes) {
    const { ticket } = await (await carol.cashOut(wish.ticketNum, '9.50', wish)).json()
    expect(ticket).toMatchObject({ resultStatus: 'cashed_out', returns: '9.50' })
  }
  const { bets, entries, problems } = await control<LedgerReply>('ledger?member=carol')
  expect(problems).toEqual([])
  expect(bets.map(({ status }) => status)).toEqual(wishes.map(() => 'cashed_out'))
  expect(entries.filter(({ kind }) => kind === 'payout').map(({ amount }) => amount)).toEqual(
    wishes.map(() => '9.50'),
  )
  expect(before).toBeGreaterThan(0)
})

it('comes back from a kill in the middle of bookings, placements and cancellations with nothing lost or doubled [PREBOOK-02] [PREBOOK-04] [SLIP-18]', async () => {
  const launched = await control<{ link: string }>('launch', { member: 'alice' })
  const alice = testMember(base(), await (await launchBy(base(), launched.link)).json())
  await control('features', { isPrebookingEnabled: true })
  const { events } = await control<{ events: { markets: { marketId: string }[] }[] }>('events')
  const marketId = events[1]?.markets[0]?.marketId ?? ''
  const told = { booked: new Set<string>(), cancelled: new Set<string>(), placed: new Set<string>() }

  const bookAndCancel = async (round: number): Promise<void> => {
    const reply = await alice.book({ marketId, odds: '2.00', amount: '10.00' })
    if (reply.status !== 201) return
    const { ticketNum } = (await reply.json()).ticket
    told.booked.add(ticketNum)
    if (round % 3 === 0) return
    const { status } = await alice.cancel(ticketNum)
    if (status === 200) told.cancelled.add(ticketNum)
    if (status === 409) told.placed.add(ticketNum)
  }
  const untilKilled = async (work: (round: number) => Promise<unknown>): Promise<void> => {
    try {
      for (let round = 0; ; round += 1) await work(round)
    } catch {
      return
    }
  }
  const running = Promise.all([
    ...Array.from({ length: 4 }, () => untilKilled(bookAndCancel)),
    untilKilled((round) => control(`markets/${marketId}`, { status: round % 2 === 0 ? 'paused' : 'open' })),
  ])
  const enough = () => Math.min(told.cancelled.size, told.placed.size, told.booked.size / 6)
  await expect.poll(enough, { interval: 5, timeout: 30_000 }).toBeGreaterThan(4)
  await kill()
  await running
  await start()

  const { problems, prebooks, bets } = await control<LedgerReply>('ledger?member=alice')
  expect(problems).toEqual([])
  const now = new Map(prebooks.map(({ ticketNum, status }) => [ticketNum, status]))
  const statusOf = (tickets: Set<string>) => new Set([...tickets].map((ticketNum) => now.get(ticketNum)))
  expect([...told.booked].filter((ticketNum) => !now.has(ticketNum))).toEqual([])
  expect(statusOf(told.cancelled)).toEqual(new Set(['cancelled']))
  expect(statusOf(told.placed)).toEqual(new Set(['accepted']))
  const accepted = prebooks.filter(({ status }) => status === 'accepted').map(({ ticketNum }) => ticketNum)
  expect(bets.filter(({ ticketNum }) => now.has(ticketNum)).map(({ ticketNum }) => ticketNum)).toEqual(
    accepted,
  )

  // What is still waiting is placed when its market opens, by the process that came after.
  await control(`markets/${marketId}`, { status: 'open' })
  const opened = await control<LedgerReply>('ledger?member=alice')
  expect(opened.problems).toEqual([])
  expect(opened.prebooks.map(({ status }) => status)).not.toContain('booked')
})
