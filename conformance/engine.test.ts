import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { answerWith, startTinyBackEnd, type TinyBackEnd } from './testing/tinyBackEnd.ts'
import type { Json } from './values/json.ts'

let tiny: TinyBackEnd
beforeEach(async () => {
  tiny = await startTinyBackEnd()
  tiny.on('GET /wallet/', { status: 200, body: { balance: '100.00', currency: 'CNY' } })
})
afterEach(() => tiny.close())

const wallet = (expected: Json, more: Record<string, Json> = {}): Json => ({
  call: 'getWallet',
  as: 'rich',
  expect: expected,
  ...more,
})
const bet = (amount: Json, currency = 'CNY'): Json => ({
  tickets: [{ market_id: 'm', bet_type_selection: 'home', euro_odds: '2.00', handicap: null, line: null }],
  amount,
  currency,
  odds_type: 'euro',
  accept_odds: 'any',
})

describe('a call', () => {
  it('passes where status, contract, values and headers are as expected [SRV-03]', async () => {
    tiny.on('GET /wallet/', answerWith(200, { balance: '100.00', currency: 'CNY' }, { 'x-more': 'yes' }))
    const step = wallet({
      status: 200,
      body: { balance: { decimal: '100' }, currency: 'CNY' },
      headers: { 'X-More': 'yes' },
    })
    expect(await tiny.play([step])).toEqual({ state: 'passed' })
    expect(tiny.seen.at(-1)?.headers.authorization).toBe('Bearer rich-token')
  })

  it.each([
    ['another status', { status: 201 }, 'getWallet to be answered with 201'],
    ['another value', { body: { currency: 'USD' } }, 'in the reply of getWallet, currency to be "USD"'],
    [
      'another amount',
      { body: { balance: { decimal: '100.01' } } },
      'in the reply of getWallet, balance to be 100.01 (100.01)',
    ],
    [
      'another header',
      { headers: { 'content-type': 'text/html' } },
      'in the reply of getWallet, content-type to be "text/html"',
    ],
    ['another text', { text: '{}' }, 'the reply of getWallet to be, byte for byte, {}'],
    ['no reply', { noReply: true }, 'no reply to getWallet'],
    ['another schema', { schema: 'Error' }, 'the reply of getWallet to meet the contract'],
  ])('fails where %s is expected [SRV-03]', async (_what, expected, told) => {
    const outcome = await tiny.play([wallet(expected)])
    expect(outcome).toMatchObject({ state: 'failed', step: 'step 1 (call getWallet as rich)' })
    expect(outcome.state === 'failed' && outcome.expected.replaceAll('"{}"', '{}')).toBe(told)
  })

  it.each([
    ['a field of another kind', { balance: 100, currency: 'CNY' }, '/balance must be string'],
    ['a field that is missing', { balance: '100.00' }, "must have required property 'currency'"],
    [
      'a field that the contract does not have',
      { balance: '1.00', currency: 'CNY', free: true },
      'must NOT have additional properties',
    ],
  ])('fails where the reply has %s [SRV-03]', async (_what, body, problem) => {
    tiny.on('GET /wallet/', { status: 200, body })
    const outcome = await tiny.play([wallet({})])
    expect(outcome.state === 'failed' && outcome.came).toContain(problem)
    expect(await tiny.play([wallet({ schema: false })])).toEqual({ state: 'passed' })
  })

  it.each([
    ['is not JSON', (reply: { end(text: string): void }) => reply.end('<html>')],
    ['breaks off', (reply: { end(text: string): void; destroy(): void }) => reply.destroy()],
  ])('fails where the reply %s [SRV-09]', async (_what, answer) => {
    tiny.on('GET /wallet/', (_seen, reply) => answer(reply))
    expect(await tiny.play([wallet({})])).toMatchObject({ state: 'failed' })
  })

  it('sends parameters, headers and body where the contract has them, and says nothing of a token it does not have', async () => {
    tiny.on('GET /bets/by-unique/ab%2Fc', {
      status: 404,
      body: { base_code: 6, code: 6010, ref_code: 1, message: 'No result found' },
    })
    tiny.on('POST /single-bet/', {
      status: 400,
      body: { base_code: 5, code: 5001, ref_code: 1, message: 'Invalid post data' },
    })
    const steps: Json = [
      { call: 'getBetByUnique', with: { key: 'ab/c' }, expect: { status: 404 } },
      {
        call: 'placeSingleBet',
        as: 'rich',
        with: { 'X-UNIQUE': 'k', 'X-UNIQUE-Expires': 5 },
        body: bet('10.00'),
        expect: { status: 400 },
      },
    ]
    expect(await tiny.play(steps, { money: true })).toEqual({ state: 'passed' })
    const [question, placed] = tiny.seen.slice(-2)
    expect(question?.headers.authorization).toBeUndefined()
    expect(placed?.headers).toMatchObject({
      'x-unique': 'k',
      'x-unique-expires': '5',
      'content-type': 'application/json',
    })
    expect(JSON.parse(placed?.body ?? '')).toEqual(bet('10.00'))
  })

  it('cuts the line once the request is sent, without waiting for the reply [SLIP-18]', async () => {
    tiny.on('GET /wallet/', () => {})
    expect(await tiny.play([wallet({ noReply: true }, { hangUp: true })])).toEqual({ state: 'passed' })
    await expect.poll(() => tiny.seen.some(({ url }) => url === '/api/wallet/')).toBe(true)
  })
})

describe('expectations', () => {
  const list: Json = {
    count: 3,
    next: null,
    results: [
      { id: 'a', n: 3, at: '2' },
      { id: 'b', n: 2, at: '2' },
      { id: 'c', n: 1, at: '3' },
    ],
  }
  const ofList = (words: Json): Json => [wallet({ schema: false, body: { results: words } })]
  beforeEach(() => tiny.on('GET /wallet/', { status: 200, body: list }))

  it.each<[Json, Json]>([
    [{ length: 3 }, { length: 2 }],
    [{ unique: 'id' }, { unique: 'at' }],
    [{ falls: 'n' }, { rises: 'n' }],
    [{ risesOrStays: 'at' }, { fallsOrStays: 'at' }],
    [{ some: { id: 'b', n: 2 } }, { some: { id: 'b', n: 3 } }],
    [{ none: { id: 'd' } }, { none: { id: 'c' } }],
    [{ each: { n: { atLeast: 1, atMost: 3 } } }, { each: { n: { above: 1 } } }],
    [{ each: { n: { below: 4 } } }, { each: { n: { below: 3 } } }],
    [{ each: { id: { oneOf: ['a', 'b', 'c'] } } }, { each: { id: { oneOf: ['a', 'b'] } } }],
    [{ each: { id: { matches: '^[a-c]$' } } }, { each: { id: { matches: '^[a-b]$' } } }],
    [{ each: { id: { matchesNot: '(?i)D' } } }, { each: { id: { matchesNot: '(?i)C' } } }],
    [{ each: { id: { exists: true } } }, { each: { nothing: { exists: true } } }],
    [{ each: { id: { not: 'd' } } }, { each: { id: { not: 'c' } } }],
  ])('%j holds of what %j does not', async (holds, holdsNot) => {
    expect(await tiny.play(ofList(holds))).toEqual({ state: 'passed' })
    expect(await tiny.play(ofList(holdsNot))).toMatchObject({ state: 'failed' })
  })

  it('reads paths, with all items of a list', async () => {
    const body = {
      'results[*].id': { is: ['a', 'b', 'c'] },
      'results[-1].n': 1,
      'results.length': 3,
      'results[*].n': { has: 2 },
      next: null,
    }
    expect(await tiny.play([wallet({ schema: false, body })])).toEqual({ state: 'passed' })
    expect(
      await tiny.play([wallet({ schema: false, body: { 'results[*].id': { is: ['a', 'b'] } } })]),
    ).toMatchObject({ state: 'failed' })
  })

  it('works out decimals exactly', async () => {
    const steps = (sum: string): Json => [
      { set: { a: '0.1', b: '0.2', c: '2.07' } },
      { make: { d: { sum } } },
      { check: { $d: { decimal: '0.3' } } },
    ]
    expect(await tiny.play(steps('$a + $b'))).toEqual({ state: 'passed' })
    expect(await tiny.play(steps('cut($c * 0.15, 2) - 0.01 * (2 - 1)'))).toEqual({ state: 'passed' })
    expect(await tiny.play(steps('max($a, $b) + min($a, $b) / 1'))).toEqual({ state: 'passed' })
    expect(await tiny.play(steps('$a + $a'))).toMatchObject({
      state: 'failed',
      expected: '$d to be 0.3 (0.3)',
      came: '"0.2"',
    })
    expect(await tiny.play(steps('$a +'))).toMatchObject({ state: 'failed' })
  })

  it('adds up the amounts of a list, and is a fault of the case where there is no list [HIST-01]', async () => {
    const steps = (items: Json): Json => [
      { set: { page: { items } } },
      { make: { all: { total: '$page.items' } } },
      { check: { $all: { decimal: '0.3' } } },
    ]
    expect(await tiny.play(steps(['0.10', '0.20']))).toEqual({ state: 'passed' })
    expect(await tiny.play(steps(['0.10', '-0.20', '0.4']))).toEqual({ state: 'passed' })
    expect(await tiny.play(steps([]))).toMatchObject({ state: 'failed', came: '"0"' })
    expect(await tiny.play(steps(['0.10', null]))).toMatchObject({ state: 'failed' })
    expect(await tiny.play(steps('0.3'))).toMatchObject({ state: 'failed' })
  })

  it('reads a time in any zone as an instant; what is no time is a fault of the case [LIVE-12]', async () => {
    const steps = (time: Json): Json => [
      { set: { from: time } },
      { make: { when: { instant: '$from' } } },
      { check: { $when: { decimal: '1700000000000' } } },
    ]
    expect(await tiny.play(steps('2023-11-14T22:13:20Z'))).toEqual({ state: 'passed' })
    expect(await tiny.play(steps('2023-11-15T06:13:20+08:00'))).toEqual({ state: 'passed' })
    expect(await tiny.play(steps('2023-11-15T06:13:20Z'))).toMatchObject({ state: 'failed' })
    expect(await tiny.play(steps('tomorrow'))).toMatchObject({ state: 'failed' })
    expect(await tiny.play(steps(null))).toMatchObject({ state: 'failed' })
  })

  it('compares with what was saved, and is a fault of the case where nothing was', async () => {
    const again = (path: string): Json => [
      wallet({ schema: false }, { save: 'first' }),
      wallet({ schema: false, text: path }),
    ]
    expect(await tiny.play(again('$first.text'))).toEqual({ state: 'passed' })
    expect(await tiny.play(again('$second.text'))).toMatchObject({
      state: 'failed',
      came: 'nothing is saved as second',
    })
    expect(await tiny.play(again('$first.body.nothing'))).toMatchObject({
      state: 'failed',
      came: 'there is nothing at $first.body.nothing',
    })
  })
})

describe('other steps', () => {
  it('waits until a step holds, and fails if it never does', async () => {
    let asked = 0
    tiny.on('GET /wallet/', (seen, reply) =>
      answerWith(200, { balance: `${(asked += 1)}.00`, currency: 'CNY' })(seen, reply),
    )
    const until = (balance: string): Json => [{ wait: wallet({ body: { balance } }), within: '1 s' }]
    expect(await tiny.play(until('3.00'))).toEqual({ state: 'passed' })
    expect(await tiny.play(until('1.00'))).toMatchObject({
      state: 'failed',
      step: 'step 1 (wait for call getWallet as rich)',
    })
  })

  it('sends several at once, and fails if one of them does', async () => {
    const held: (() => void)[] = []
    tiny.on('GET /wallet/', (seen, reply) => {
      held.push(() => answerWith(200, { balance: '1.00', currency: 'CNY' })(seen, reply))
      // Answered only once both are here.
      if (held.length === 2) for (const answer of held.splice(0)) answer()
    })
    expect(await tiny.play([{ together: [wallet({}), wallet({})] }])).toEqual({ state: 'passed' })
    expect(await tiny.play([{ together: [wallet({}), wallet({ status: 201 })] }])).toMatchObject({
      state: 'failed',
    })
  })

  it('steers by an address; what the configuration lacks, or what does not work, is not tried', async () => {
    tiny.on('POST /steer/m-1', { status: 200, body: {} })
    const suspend = (marketId: string): Json => [{ steer: 'suspend', with: { marketId } }]
    expect(await tiny.play(suspend('m-1'))).toEqual({ state: 'passed' })
    expect(tiny.seen.at(-1)?.body).toBe('{"status":"paused"}')
    const lost = await tiny.play(suspend('m-2'))
    expect(lost).toMatchObject({ state: 'notTried' })
    expect(lost.state === 'notTried' && lost.reason).toContain('suspend did not work')
    expect(await tiny.play([{ steer: 'settle', with: {} }])).toEqual({
      state: 'notTried',
      reason: 'the back end cannot be steered to settle',
    })
  })

  it('steers by a command, without a shell', async () => {
    const steering = {
      suspend: {
        command: [process.execPath, '-e', 'process.exit(process.argv[1] === "a; b" ? 0 : 1)', '$marketId'],
      },
    }
    const suspend = (marketId: string): Json => [{ steer: 'suspend', with: { marketId } }]
    expect(await tiny.play(suspend('a; b'), {}, { steering })).toEqual({ state: 'passed' })
    expect(await tiny.play(suspend('other'), {}, { steering })).toMatchObject({ state: 'notTried' })
  })

  it('goes on only where a saved value is so: what a back end leaves out is not tried', async () => {
    const saved: Json = { set: { tabs: { 'x-slipway-more': { available: true } } } }
    const only = (available: Json): Json => ({ only: { '$tabs.x-slipway-more.available': available } })
    const wrong = wallet({ status: 201 })
    expect(await tiny.play([saved, only(true), wrong])).toMatchObject({ state: 'failed' })
    expect(await tiny.play([saved, only(false), wrong])).toMatchObject({ state: 'notTried' })
    expect(await tiny.play([saved, { only: { $tabs: { exists: false } } }, wrong])).toMatchObject({
      state: 'notTried',
    })
    const absent = { only: { '$tabs.x-slipway-other.available': true } }
    const outcome = await tiny.play([saved, absent, wrong])
    expect(outcome).toMatchObject({ state: 'notTried' })
    expect(outcome.state === 'notTried' && outcome.reason).toContain('$tabs.x-slipway-other.available')
  })

  it('does at the end what a case says, whatever came of it', async () => {
    tiny.on('POST /steer/m-1', { status: 200, body: {} })
    const after: Json = [{ steer: 'suspend', with: { marketId: 'm-1' } }]
    expect(await tiny.play([wallet({ status: 201 })], { after })).toMatchObject({ state: 'failed' })
    expect(tiny.seen.at(-1)?.url).toBe('/steer/m-1')
  })

  it('reads a list page by page, and fails if the next page is the same', async () => {
    const page = (next: number | null, id: string): Json => ({ count: 2, next, results: [{ eventId: id }] })
    tiny.on('GET /events/', (seen, reply) =>
      answerWith(200, seen.url.includes('page=2') ? page(null, 'b') : page(2, 'a'))(seen, reply),
    )
    const collect: Json = [{ collect: 'listEvents', as: 'rich', save: 'all' }]
    expect(await tiny.play(collect)).toMatchObject({
      state: 'failed',
      expected: 'the reply of listEvents to meet the contract',
    })
    tiny.on('GET /features/hot_market', { status: 200, body: { results: [] } })
    expect(
      await tiny.play([
        { collect: 'listHotMarkets', as: 'rich', save: 'all' },
        { check: { '$all.items': { length: 0 } } },
      ]),
    ).toEqual({ state: 'passed' })
  })
})

describe('finding selections', () => {
  const event = (eventId: string, gameId: string, marketOption: string, name: string): Json => ({
    eventId,
    gameId,
    markets: [
      {
        marketId: `${eventId}-1`,
        marketOption,
        status: 'open',
        selection: [
          { name, betTypeSelectionName: 'p1', status: 'open' },
          { name: 'Tide', betTypeSelectionName: 'p2', status: 'open' },
        ],
      },
    ],
  })
  beforeEach(() =>
    tiny.on('GET /events/', ({ url }, reply) =>
      answerWith(200, {
        results: url.includes('outright=true')
          ? [event('cup', '41', 'outright', 'Kites')]
          : [event('one', '41', 'match', 'Ember'), event('two', '2', 'match', 'Ember')],
      })({ url, method: '', headers: {}, body: '', at: 0 }, reply),
    ),
  )

  it.each<[string, Json, string]>([
    ['of a game', { find: { one: { games: ['2'] } } }, 'two'],
    ['of an outright, by its name', { find: { one: { named: 'Kites' } }, outright: true }, 'cup'],
  ])('takes one %s alone', async (_what, step, eventId) => {
    expect(await tiny.play([step, { check: { '$one.eventId': eventId } }])).toEqual({ state: 'passed' })
  })

  it.each<[string, Json]>([
    ['of another game', { find: { one: { games: ['3'] } } }],
    ['of another name', { find: { one: { named: 'Nobody' } } }],
    ['of an outright in the other lists', { find: { one: { named: 'Kites' } } }],
  ])('is not tried without one: %s', async (_what, step) => {
    expect(await tiny.play([step])).toMatchObject({ state: 'notTried' })
  })
})

describe('channels', () => {
  const heartbeat = (ping: number | null): string =>
    JSON.stringify({
      room: 'heartbeat',
      event: 'heartbeat',
      data: ping === null ? null : { ping },
      timestamp: 1,
    })
  const open: Json = { open: 'events', as: 'rich' }

  it('opens one, sends, and hears the message that it waits for [LIVE-04]', async () => {
    tiny.greeting = (socket) => {
      socket.send(heartbeat(null))
      socket.on('message', (text: Buffer) => socket.send(heartbeat(Number(text.toString().slice(5)))))
    }
    const ping = (n: number): Json => [
      open,
      { send: 'ping 7' },
      { hear: 'heartbeat', where: { 'data.ping': n }, within: '500 ms' },
    ]
    expect(await tiny.play(ping(7))).toEqual({ state: 'passed' })
    expect(await tiny.play(ping(8))).toMatchObject({ state: 'failed', step: 'step 3 (hear heartbeat)' })
  })

  it('fails where a message does not meet the contract, is not JSON, or is binary [LIVE-13]', async () => {
    const sends: (Buffer | string)[] = [
      '{"room":"events","event":"gossip","data":null,"timestamp":1}',
      'hello',
      Buffer.from(heartbeat(null)),
    ]
    for (const sent of sends) {
      tiny.greeting = (socket) => {
        socket.send(sent)
        socket.send(heartbeat(null))
      }
      expect(await tiny.play([open, { hear: 'heartbeat' }])).toMatchObject({
        state: 'failed',
        step: 'what its channels received',
      })
    }
  })

  it('expects a handshake to be refused, and says so where it is not [LIVE-04]', async () => {
    expect(await tiny.play([{ open: 'events', token: 'x', refused: [401] }])).toEqual({ state: 'passed' })
    expect(await tiny.play([open])).toMatchObject({
      state: 'failed',
      expected: 'the channel events to open',
      came: 'the handshake was answered with 401',
    })
    tiny.greeting = () => {}
    expect(await tiny.play([{ open: 'events', token: 'x', refused: [401] }])).toMatchObject({
      state: 'failed',
      came: 'it is open',
    })
  })

  it('expects a line to be closed with a code [LIVE-04]', async () => {
    tiny.greeting = (socket) => socket.close(4401)
    expect(await tiny.play([open, { closed: [4401] }])).toEqual({ state: 'passed' })
    expect(await tiny.play([open, { closed: [4403] }])).toMatchObject({
      state: 'failed',
      came: 'it was closed with 4401',
    })
    tiny.greeting = () => {}
    expect(await tiny.play([open, { closed: [4401], within: '200 ms' }])).toMatchObject({
      state: 'failed',
      came: 'it is open',
    })
  })

  it('expects silence, or signs of life [LIVE-04]', async () => {
    tiny.greeting = (socket) => socket.send(heartbeat(null))
    expect(await tiny.play([open, { unheard: 'notification', during: '100 ms' }])).toEqual({
      state: 'passed',
    })
    expect(await tiny.play([open, { unheard: 'heartbeat', during: '100 ms' }])).toMatchObject({
      state: 'failed',
    })
    expect(await tiny.play([open, { steady: 'line', during: '300 ms', gap: '5 s' }])).toEqual({
      state: 'passed',
    })
    expect(await tiny.play([open, { steady: 'line', during: '300 ms', gap: '100 ms' }])).toMatchObject({
      state: 'failed',
    })
  })

  it('expects the time of each market to rise [LIVE-06]', async () => {
    const update = (timeStamp: number): string =>
      JSON.stringify({
        room: 'events',
        event: 'gameclient-updates',
        timestamp: 1,
        data: [
          {
            eventId: 'e',
            marketId: 'm',
            timeStamp,
            status: 'open',
            selection: [
              {
                betTypeSelectionName: 'home',
                status: 'open',
                euroOdds: '2.00',
                malayOdds: '1.00',
                indoOdds: '1.00',
                hongkongOdds: '1.00',
                handicap: null,
                line: null,
              },
            ],
          },
        ],
      })
    const rising: Json = [
      open,
      { hear: 'gameclient-updates' },
      { hear: 'gameclient-updates' },
      { rising: 'gameclient-updates', items: 'data', by: 'marketId', value: 'timeStamp' },
    ]
    tiny.greeting = (socket) => [1, 2].forEach((time) => socket.send(update(time)))
    expect(await tiny.play(rising)).toEqual({ state: 'passed' })
    tiny.greeting = (socket) => [2, 2].forEach((time) => socket.send(update(time)))
    expect(await tiny.play(rising)).toMatchObject({ state: 'failed' })
  })
})

describe('what keeps a partner safe', () => {
  const place = (amount: Json, currency?: string): Json => [
    {
      call: 'placeSingleBet',
      as: 'rich',
      with: { 'X-UNIQUE': 'k', 'X-UNIQUE-Expires': 5 },
      body: bet(amount, currency),
      expect: { status: 404 },
    },
  ]

  it.each<[Json, string]>([
    ['20.01', '20.01'],
    ['1e3', '1000'],
    [21, '21'],
    ['1,000', '1000'],
  ])('never sends a stake of %j where the limit is 20.00', async (amount, read) => {
    expect(await tiny.play(place(amount), { money: true })).toEqual({
      state: 'notTried',
      reason: `it would stake ${read}, and the stake limit is 20.00`,
    })
    expect(tiny.seen.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('counts every combination of a system, and takes no bet in a currency without a limit', async () => {
    const tickets = ['a', 'b', 'c'].map((market_id) => ({
      market_id,
      bet_type_selection: 'home',
      euro_odds: '2.00',
      handicap: null,
      line: null,
    }))
    const system: Json = [
      {
        call: 'placeMixedComboBet',
        as: 'rich',
        with: { 'X-UNIQUE': 'k', 'X-UNIQUE-Expires': 5 },
        body: {
          tickets,
          stakes: [{ size: 2, amount: '7.00' }],
          currency: 'CNY',
          odds_type: 'euro',
          accept_odds: 'any',
        },
      },
    ]
    expect(await tiny.play(system, { money: true })).toEqual({
      state: 'notTried',
      reason: 'it would stake 21, and the stake limit is 20.00',
    })
    expect(await tiny.play(place('1.00', 'USD'), { money: true })).toEqual({
      state: 'notTried',
      reason: 'the configuration has no stake limit in USD',
    })
    expect(
      await tiny.play([{ request: 'POST /single-bet/', as: 'rich', body: bet('99.00') }], {}),
    ).toMatchObject({ state: 'notTried' })
    expect(tiny.seen.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('makes no more calls in a second than its rate, also where a case wants several at once', async () => {
    await tiny.play([{ together: Array.from({ length: 9 }, () => wallet({})) }], {}, { rate: 5 })
    const times = tiny.seen.map(({ at }) => at)
    expect(times).toHaveLength(10)
    for (const [index, time] of times.entries()) {
      const earlier = times[index - 5]
      // A reply's way here takes its time; what counts is when it was sent.
      if (earlier !== undefined) expect(time - earlier).toBeGreaterThan(950)
    }
  })
})
