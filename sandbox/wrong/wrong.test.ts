import { readFileSync } from 'node:fs'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { comboBody, type LegWish } from '../bets/testing/combos.ts'
import { readCommandLine } from '../commandLine.ts'
import { readOperators } from '../server/access/operators.ts'
import { signatureAt, stepMs } from '../server/access/signatures.ts'
import { channelListener } from '../testing/channels.ts'
import {
  betBody,
  launchBy,
  newKey,
  sendJson,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from '../testing/server.ts'
import { faultIds, type FaultId } from './desk.ts'

let sandbox: TestSandbox
let alice: TestMember
const { listen, listenUntilOpen, hangUp } = channelListener(() => ({ sandbox, member: alice }))

beforeAll(async () => {
  sandbox = await startTestSandbox({ priceHeartbeatMs: 600_000 })
})
afterEach(hangUp)
afterAll(() => sandbox.close())

/** What a look at the sandbox finds where nothing is wrong, and where the fault is on. */
interface Shown {
  right: unknown
  wrong: unknown
  look: () => Promise<unknown>
}

async function lookAt(fault: FaultId | null, look: Shown['look']): Promise<unknown> {
  await sandbox.control('POST', 'reset', {})
  await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
  await sandbox.control('POST', 'wrong', { fault })
  alice = await sandbox.enter('alice')
  try {
    return await look()
  } finally {
    hangUp()
  }
}

const market = (id: string, wish: object) => sandbox.control('POST', `markets/${id}`, wish)
const balance = async () => (await (await alice.get('/wallet/')).json()).balance
const statuses = (...responses: Response[]) => responses.map(({ status }) => status)
const tickets = async () => (await (await alice.get('/transactions/')).json()).count
const launchCall = (link: string) => launchBy(sandbox.clientUrl, link)

/** A link for a member that works once. */
async function newLink(member: string): Promise<string> {
  const { link } = await sandbox.control<{ link: string }>('POST', 'launch', { member })
  return link
}

/** The events call, signed as at a moment. */
async function signedAt(real: number): Promise<Response> {
  const { signatureSecret = '' } = readOperators(sandbox.sandbox.config).default
  return alice.get('/events/', {
    'x-request-signature': signatureAt(signatureSecret, Math.floor(real / stepMs)),
  })
}

/** Books on the first market while it is paused. */
async function booked(odds = '2.20'): Promise<string> {
  await market('e1-1x2', { status: 'paused' })
  const response = await alice.book({ odds })
  return (await response.json()).ticket.ticketNum
}

/** A leg on each of the three matches; 2.10 × 3.40 × 3.60 is 25.704. */
const threeMatches: LegWish[] = [
  ['e1-1x2', 'home', '2.10'],
  ['e2-1x2', 'draw', '3.40'],
  ['e3-1x2', 'away', '3.60'],
]

/** A ticket as the history tells it. */
async function inHistory(ticketNum: string) {
  return (await (await alice.get(`/transactions/?ticket_num=${ticketNum}`)).json()).results[0]
}

/** The home prices of the first market, as the list's channel tells them after two moves and a ping. */
async function toldPrices(): Promise<unknown[]> {
  const line = await listenUntilOpen('events')
  for (const home of ['2.20', '2.30', '2.40', '2.50']) await market('e1-1x2', { prices: { home } })
  line.socket.send('ping 7')
  await expect.poll(() => answersTo(line)).toEqual([{ ping: 7 }])
  const at = line.messages.findIndex(({ data }) => isPing(data))
  return line.messages
    .slice(0, at)
    .filter(({ event }) => event === 'gameclient-updates')
    .map(({ data }) => (data as { selection: { euroOdds: string }[] }[])[0]?.selection[0]?.euroOdds)
}
const isPing = (data: unknown): boolean => JSON.stringify(data) === '{"ping":7}'
const answersTo = (line: ReturnType<typeof listen>): unknown[] =>
  line.of('heartbeat').flatMap(({ data }) => (isPing(data) ? [data] : []))

async function firstSelection(path = '/events/market/?market_id=e1-ah') {
  return (await (await alice.get(path)).json()).market.selection[0]
}

const shown: Record<FaultId, Shown> = {
  'wallet-as-number': { right: '10000.00', wrong: 10_000, look: balance },
  'next-never-null': {
    right: null,
    wrong: 2,
    look: async () => (await (await alice.get('/transactions/')).json()).next,
  },
  'launch-link-again': {
    right: [200, 200, 401],
    wrong: [200, 200, 200],
    look: async () => {
      const link = await newLink('bob')
      const first = await launchCall(link)
      const { token } = await first.clone().json()
      const used = await fetch(`${sandbox.clientUrl}/api/members/me/`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return statuses(first, used, await launchCall(link))
    },
  },
  'launch-failures-as-500': {
    right: [401, 'Remote authentication failed'],
    wrong: [500, 'The server could not answer.'],
    look: async () => {
      const response = await launchCall(await newLink('refused'))
      return [response.status, (await response.json()).message]
    },
  },
  'unknown-token-forbidden': {
    right: 401,
    wrong: 403,
    look: async () =>
      (await fetch(`${sandbox.clientUrl}/api/wallet/`, { headers: { authorization: 'Bearer nobody' } }))
        .status,
  },
  'refresh-ends-old-token': {
    right: [200, 200],
    wrong: [200, 401],
    look: async () =>
      statuses(await alice.send('POST', '/game-launch/refresh/'), await alice.get('/wallet/')),
  },
  'channel-takes-any-token': {
    right: 'refused 401',
    wrong: 'open',
    look: () => {
      const line = listen('events', { token: 'nobody' })
      const opened = new Promise((resolve) => line.socket.on('open', () => resolve('open')))
      return Promise.race([opened, line.refused.then((status) => `refused ${status}`)])
    },
  },
  'signature-unchecked': {
    right: 403,
    wrong: 200,
    look: async () => (await alice.get('/events/', { 'x-request-signature': '0'.repeat(64) })).status,
  },
  'signature-old-taken': {
    right: [200, 403],
    wrong: [200, 200],
    look: async () => statuses(await signedAt(Date.now()), await signedAt(Date.now() - 5 * 60_000)),
  },
  'takes-suspended': {
    right: 400,
    wrong: 201,
    look: async () => {
      await market('e1-1x2', { status: 'paused' })
      return (await alice.bet()).status
    },
  },
  'moved-odds-taken': {
    right: 400,
    wrong: 201,
    look: async () => {
      await market('e1-1x2', { prices: { home: '2.00' } })
      return (await alice.bet({ accept: 'none' })).status
    },
  },
  'ticket-names-asked-odds': {
    right: ['2.00', '2.00'],
    wrong: ['2.10', '2.10'],
    look: async () => {
      await market('e1-1x2', { prices: { home: '2.00' } })
      const { ticket } = await (await alice.bet()).json()
      return [ticket.totalOdds, ticket.tickets[0].euroOdds]
    },
  },
  'reply-wallet-before-bet': {
    right: ['9900.00', '9900.00'],
    wrong: ['10000.00', '9900.00'],
    look: async () => [(await (await alice.bet()).json()).wallet.balance, await balance()],
  },
  'payout-rounded-up': {
    right: ['21.02', '10011.01'],
    wrong: ['21.03', '10011.02'],
    look: async () => {
      const { ticket } = await (await alice.bet({ amount: '10.01' })).json()
      await market('e1-1x2', { settle: { home: 'win' } })
      const page = await (await alice.get(`/transactions/?ticket_num=${ticket.ticketNum}`)).json()
      return [page.results[0].returns, await balance()]
    },
  },
  'malay-rounded': {
    right: '-0.62',
    wrong: '-0.63',
    look: async () => {
      await market('e1-ah', { prices: { home: '2.60' } })
      return (await firstSelection()).malayOdds
    },
  },
  'indo-two-decimals': {
    right: '-1.0752',
    wrong: '-1.07',
    look: async () => (await firstSelection()).indoOdds,
  },
  'places-twice': {
    right: [201, 201, '9900.00'],
    wrong: [201, 201, '9800.00'],
    look: async () => {
      const key = newKey()
      return [...statuses(await alice.bet({ key }), await alice.bet({ key })), await balance()]
    },
  },
  'lost-reply-404': {
    right: 200,
    wrong: 404,
    look: async () => {
      const key = newKey()
      await alice.bet({ key })
      return (await alice.get(`/bets/by-unique/${key}`)).status
    },
  },
  'other-body-replayed': {
    right: [201, 409],
    wrong: [201, 201],
    look: async () => {
      const key = newKey()
      return statuses(await alice.bet({ key }), await alice.bet({ key, amount: '50.00' }))
    },
  },
  'late-request-placed': {
    right: [400, 0],
    wrong: [201, 1],
    look: async () => [(await alice.bet({ expires: Date.now() - 60_000 })).status, await tickets()],
  },
  'refusal-not-kept': {
    right: [400, 400],
    wrong: [400, 201],
    look: async () => {
      const key = newKey()
      await market('e1-1x2', { status: 'paused' })
      const first = await alice.bet({ key })
      await market('e1-1x2', { status: 'open' })
      return statuses(first, await alice.bet({ key }))
    },
  },
  'in-progress-404': {
    right: [200, 201],
    wrong: [404, 201],
    look: async () => {
      const key = newKey()
      await market('e1-1x2', { betDelay: 60_000 })
      const waiting = alice.bet({ key })
      await expect.poll(async () => (await alice.bet({ key })).status).toBe(425)
      const asked = await alice.get(`/bets/by-unique/${key}`)
      await market('e1-1x2', { betDelay: 0 })
      return statuses(asked, await waiting)
    },
  },
  'cancel-refunds-twice': {
    right: ['10000.00', '10000.00'],
    wrong: ['10000.00', '10100.00'],
    look: async () => {
      const ticketNum = await booked()
      const replies = [await alice.cancel(ticketNum), await alice.cancel(ticketNum)]
      return Promise.all(replies.map(async (reply) => (await reply.json()).wallet.balance))
    },
  },
  'cancel-after-placed': {
    right: [409, '9900.00'],
    wrong: [200, '10000.00'],
    look: async () => {
      const ticketNum = await booked()
      await market('e1-1x2', { prices: { home: '2.30' }, status: 'open' })
      return [(await alice.cancel(ticketNum)).status, await balance()]
    },
  },
  'prebook-below-target': {
    right: ['2.20', 'booked'],
    wrong: ['2.20', 'accepted'],
    look: async () => {
      await market('e1-1x2', { status: 'paused' })
      const { ticket } = await (await alice.book({ odds: '2.20' })).json()
      await market('e1-1x2', { status: 'open' })
      const page = await (await alice.get(`/transactions/?ticket_num=${ticket.ticketNum}`)).json()
      return [ticket.prebook.targetOdds, page.results[0].prebook.status]
    },
  },
  'prebook-not-told': {
    right: 1,
    wrong: 0,
    look: async () => {
      const line = await listenUntilOpen('notifications', { query: 'lang=en' })
      const ticketNum = await booked()
      await market('e1-1x2', { prices: { home: '2.30' }, status: 'open' })
      await alice.cancel(ticketNum)
      line.socket.send('ping 7')
      await expect.poll(() => answersTo(line)).toEqual([{ ping: 7 }])
      return line
        .of('prebook-notification')
        .filter(({ data }) => (data as { prebookStatus: string }).prebookStatus === 'accepted').length
    },
  },
  'messages-swapped': {
    right: ['2.20', '2.30', '2.40', '2.50'],
    wrong: ['2.30', '2.20', '2.50', '2.40'],
    look: toldPrices,
  },
  'messages-left-out': { right: ['2.20', '2.30', '2.40', '2.50'], wrong: ['2.20', '2.40'], look: toldPrices },
  'event-channel-tells-all': {
    right: [],
    wrong: ['e2'],
    look: async () => {
      const line = await listenUntilOpen('event', { query: 'eventId=e1' })
      const list = await listenUntilOpen('events')
      await sandbox.control('POST', 'events/e2', { scoreline: '2-1' })
      await expect.poll(() => list.of('market-scoreline').length).toBeGreaterThan(0)
      line.socket.send('ping 7')
      await expect.poll(() => answersTo(line)).toEqual([{ ping: 7 }])
      return [
        ...new Set(line.of('market-scoreline').map(({ data }) => (data as { eventId: string }).eventId)),
      ]
    },
  },
  'ping-overtakes': { right: ['2.20', '2.30', '2.40', '2.50'], wrong: [], look: toldPrices },
  'no-heartbeat': {
    right: true,
    wrong: false,
    look: async () => {
      const line = listen('events')
      await new Promise((resolve) => line.socket.on('open', resolve))
      line.socket.send('ping 7')
      await expect.poll(() => answersTo(line)).toEqual([{ ping: 7 }])
      return line.of('heartbeat').some(({ data }) => data === null)
    },
  },
  'maintenance-places': {
    right: 503,
    wrong: 201,
    look: async () => {
      await sandbox.control('POST', 'maintenance', { maintenance: true })
      return (await alice.bet()).status
    },
  },
  'maintenance-closes-1001': {
    right: 4503,
    wrong: 1001,
    look: async () => {
      const line = await listenUntilOpen('events')
      await sandbox.control('POST', 'maintenance', { maintenance: true })
      return line.ended
    },
  },
  'secondary-forgets-keys': {
    right: [201, 201, '9900.00'],
    wrong: [201, 201, '9800.00'],
    look: async () => {
      const [key, expires] = [newKey(), Date.now() + 60_000]
      const headers = {
        authorization: `Bearer ${alice.settings.token}`,
        'x-unique': key,
        'x-unique-expires': String(expires),
      }
      const first = await alice.bet({ key, expires })
      const again = await sendJson(`${await secondary()}/single-bet/`, 'POST', betBody(), headers)
      return [...statuses(first, again), await balance()]
    },
  },
  'dates-not-readable': {
    right: 'Date, X-UNIQUE-Replayed',
    wrong: null,
    look: async () => {
      const headers = { origin: sandbox.clientUrl }
      const response = await fetch(`${await secondary()}/healthcheck`, { headers })
      return response.headers.get('access-control-expose-headers')
    },
  },
  'below-minimum-taken': {
    right: 400,
    wrong: 201,
    look: async () => (await alice.bet({ amount: '1.00' })).status,
  },
  'range-above-limit': {
    right: ['20000', '20000.00'],
    wrong: ['20000', '200000.00'],
    look: async () => {
      const asked = await (await alice.get('/events/market/?market_id=e1-1x2')).json()
      const key = { market_id: 'e1-1x2', bet_type_selection: 'home' }
      const range = await (await alice.send('POST', '/bet-range/single/', key)).json()
      return [asked.market.maxAmount, range.maxAmount]
    },
  },
  'nickname-markup-500': {
    right: true,
    wrong: false,
    look: async () => {
      const bob = await sandbox.enter('bob')
      return (await bob.send('POST', '/members/nickname/', { nickname: '<b>Bob</b>' })).status < 500
    },
  },
  'others-key-told': {
    right: 404,
    wrong: 200,
    look: async () => {
      const key = newKey()
      await alice.bet({ key })
      const bob = await sandbox.enter('bob')
      return (await bob.get(`/bets/by-unique/${key}`)).status
    },
  },
  'language-ignored': {
    right: 'Hándicap asiático',
    wrong: 'Asian handicap',
    look: async () =>
      (await (await alice.get('/events/market/?market_id=e1-ah&lang=es')).json()).market.marketName,
  },
  'first-language-kept': {
    right: ['Asian handicap', 'Hándicap asiático'],
    wrong: ['Asian handicap', 'Asian handicap'],
    look: async () => {
      const nameIn = async (lang: string) =>
        (await (await alice.get(`/events/market/?market_id=e1-ah&lang=${lang}`)).json()).market.marketName
      return [await nameIn('en'), await nameIn('es')]
    },
  },
  'favourites-by-session': {
    right: [1, 1],
    wrong: [1, 0],
    look: async () => {
      const count = async (member: TestMember) => (await (await member.get('/events/favourite')).json()).count
      await alice.send('PATCH', '/favourite-event/e1/', { favourite: true })
      return [await count(alice), await count(await sandbox.enter('alice'))]
    },
  },
  'expiry-in-seconds': {
    right: true,
    wrong: false,
    look: async () =>
      (await (await alice.send('POST', '/game-launch/refresh/')).json()).expiresAt > Date.now(),
  },
  'maintenance-in-local-time': {
    right: '2026-11-28T20:00:00.000Z',
    wrong: '2026-11-29T04:00:00.000Z',
    look: async () => {
      const [from, to] = ['2026-11-28T20:00:00.000Z', '2026-11-28T21:00:00.000Z']
      await sandbox.control('POST', 'maintenance', { maintenance: false, from, to })
      const reply = await fetch(`${sandbox.clientUrl}/maintenance/status.json?timestamp=${Date.now()}`)
      return (await reply.json()).from
    },
  },
  'paid-at-closing-odds': {
    right: ['210.00', '10110.00'],
    wrong: ['230.00', '10130.00'],
    look: async () => {
      const { ticket } = await (await alice.bet()).json()
      await market('e1-1x2', { prices: { home: '2.30' } })
      await market('e1-1x2', { settle: { home: 'win' } })
      return [(await inHistory(ticket.ticketNum)).returns, await balance()]
    },
  },
  'days-in-utc': {
    right: false,
    wrong: true,
    look: async () => {
      const day = async (timezone: string) =>
        (await (await alice.get(`/events/dates_count?timezone=${timezone}`)).json()).results[0].event_date
      return (await day('Pacific/Kiritimati')) === (await day('Pacific/Pago_Pago'))
    },
  },
  'totals-of-page': {
    right: '200.00',
    wrong: '100.00',
    look: async () => {
      await alice.bet()
      await alice.bet()
      const page = await (await alice.get('/transactions/?tab=pending&page_size=1')).json()
      return page.totals.amount
    },
  },
  'better-odds-kept': {
    right: ['2.30', '2.00'],
    wrong: ['2.10', '2.00'],
    look: async () => {
      const placedAt = async (home: string) => {
        await market('e1-1x2', { prices: { home } })
        return (await (await alice.bet()).json()).ticket.tickets[0].euroOdds
      }
      return [await placedAt('2.30'), await placedAt('2.00')]
    },
  },
  'moved-handicap-taken': {
    right: [400, undefined],
    wrong: [201, '-0.75'],
    look: async () => {
      await market('e1-ah', { handicaps: { home: '-0.75', away: '0.75' } })
      const response = await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' })
      return [response.status, (await response.json()).ticket?.tickets[0].handicap]
    },
  },
  'combo-paid-by-shown-odds': {
    right: ['25.70', '2570.40', '12470.40'],
    wrong: ['25.70', '2570.00', '12470.00'],
    look: async () => {
      const { ticket } = await (await alice.place('/combo-bet/', comboBody(threeMatches))).json()
      for (const [id, side] of threeMatches) await market(id, { settle: { [side]: 'win' } })
      return [ticket.totalOdds, (await inHistory(ticket.ticketNum)).returns, await balance()]
    },
  },
  'half-loss-keeps-all': {
    right: ['half_loss', '50.00', '9950.00'],
    wrong: ['half_loss', '0.00', '9900.00'],
    look: async () => {
      const bet = { marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' }
      const { ticket } = await (await alice.bet(bet)).json()
      await market('e1-ah', { settle: { home: 'halfLose', away: 'halfWin' } })
      const { resultStatus, returns } = await inHistory(ticket.ticketNum)
      return [resultStatus, returns, await balance()]
    },
  },
  'keys-kept-by-call': {
    right: [201, 409, '9900.00'],
    wrong: [201, 201, '9800.00'],
    look: async () => {
      const key = newKey()
      const single = await alice.bet({ key })
      const combo = await alice.place('/combo-bet/', comboBody(threeMatches), { key })
      return [...statuses(single, combo), await balance()]
    },
  },
  'closed-booking-keeps-stake': {
    right: ['cancelled', '10000.00'],
    wrong: ['cancelled', '9900.00'],
    look: async () => {
      const ticketNum = await booked()
      await market('e1-1x2', { status: 'closed' })
      return [(await inHistory(ticketNum)).resultStatus, await balance()]
    },
  },
  'stamps-in-seconds': {
    right: false,
    wrong: true,
    look: async () => {
      const line = await listenUntilOpen('events')
      for (const home of ['2.20', '2.30', '2.40', '2.50']) await market('e1-1x2', { prices: { home } })
      await expect.poll(() => line.of('gameclient-updates').length).toBe(4)
      return line
        .of('gameclient-updates')
        .flatMap(({ data }) => data as { timeStamp: number }[])
        .every(({ timeStamp }) => timeStamp % 1000 === 0)
    },
  },
  'secondary-wallet-behind': {
    right: ['9900.00', '9900.00'],
    wrong: ['9900.00', '10000.00'],
    look: async () => {
      await alice.bet()
      const headers = { authorization: `Bearer ${alice.settings.token}` }
      const there = await fetch(`${await secondary()}/wallet/`, { headers })
      return [await balance(), (await there.json()).balance]
    },
  },
  'cancels-for-others': {
    right: [404, undefined, '9900.00'],
    wrong: [200, 'cancelled', '10000.00'],
    look: async () => {
      const ticketNum = await booked()
      const bob = await sandbox.enter('bob')
      const response = await bob.cancel(ticketNum)
      return [response.status, (await response.json()).ticket?.resultStatus, await balance()]
    },
  },
}

/** Where the secondary server is. */
async function secondary(): Promise<string> {
  const { servers } = await sandbox.control<{ servers: { name: string; address: string }[] }>(
    'GET',
    'servers',
  )
  const found = servers.find(({ name }) => name === 'secondary')
  if (found === undefined) throw new Error('There is no secondary server.')
  return found.address
}

function readList(name: string): { id: string; group: string; wrong: string }[] {
  return parse(readFileSync(new URL(`../../conformance/${name}`, import.meta.url), 'utf8'))
}
const lists = ['faults.yaml', 'faultsAfterwards.yaml', 'faultsLater.yaml', 'faultsOfCases.yaml'].map(readList)
const listed = lists.flat()

describe('the faults that can be switched on', () => {
  test('are those of the four lists, and none is on unasked', async () => {
    expect(listed.map(({ id }) => id).toSorted()).toEqual(faultIds)
    expect(lists.map(({ length }) => length)).toEqual([40, 10, 5, 1])
    expect(await sandbox.control('GET', 'wrong')).toEqual({ fault: null, faults: faultIds })
  })

  test.each(listed)('$id: $wrong', async ({ id }) => {
    const fault = faultIds.find((known) => known === id)
    if (fault === undefined) throw new Error(`There is no fault ${id}.`)
    const { right, wrong, look } = shown[fault]
    expect(await lookAt(null, look)).toEqual(right)
    expect(await lookAt(fault, look)).toEqual(wrong)
  })

  test('are on from the start of a sandbox that is started with one', async () => {
    const options = readCommandLine(['--wrong', 'wallet-as-number'], {})
    const wrongOne = await startTestSandbox({
      ...options,
      port: 0,
      partnerPort: 0,
      priceHeartbeatMs: 600_000,
    })
    try {
      expect(await wrongOne.control('GET', 'wrong')).toMatchObject({ fault: 'wallet-as-number' })
      const member = await wrongOne.enter('alice')
      expect((await (await member.get('/wallet/')).json()).balance).toBe(10_000)
    } finally {
      await wrongOne.close()
    }
  })

  test('end with the word that ends them, and with a reset', async () => {
    const member = await sandbox.enter('bob')
    const read = async () => (await (await member.get('/wallet/')).json()).balance
    await sandbox.control('POST', 'wrong', { fault: 'wallet-as-number' })
    expect(await read()).toBe(10_000)
    await sandbox.control('POST', 'wrong', { fault: null })
    expect(await read()).toBe('10000.00')
    await sandbox.control('POST', 'wrong', { fault: 'wallet-as-number' })
    await sandbox.control('POST', 'reset', {})
    expect(await sandbox.control('GET', 'wrong')).toMatchObject({ fault: null })
  })
})
