import { readFileSync } from 'node:fs'

import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'

import { simulatorFeed } from '../../feeds/simulator/simulator.ts'
import { startTestSandbox, type TestSandbox } from '../../testing/server.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
for (const file of ['client.yaml', 'realtime.yaml']) {
  ajv.addSchema(parse(readFileSync(new URL(`../../../openapi/${file}`, import.meta.url), 'utf8')), file)
}

interface Listed {
  eventId: string
  markets: {
    marketId: string
    status: string
    selections: {
      side: string
      euroOdds: string
      handicap: string | null
      line: string | null
      status: string
    }[]
  }[]
}

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({
    frozen: true,
    epoch: Date.parse('2026-05-01T10:00:00Z'),
    feeds: (world) => [simulatorFeed(world)],
  })
})
afterAll(() => sandbox.close())

describe('hours of the simulator', () => {
  it('show at least 100 events of 8 games, 20 of them live, as the contract says [BROWSE-01]', async () => {
    const alice = await sandbox.enter('alice')
    const { total, games } = await (await alice.get('/games/tieco/')).json()
    expect(total.today + total.inplay + total.early).toBeGreaterThanOrEqual(100)
    expect(total.inplay).toBeGreaterThanOrEqual(20)
    expect(Object.keys(games).length).toBeGreaterThanOrEqual(8)
    for (const timing of ['today', 'inplay', 'early']) {
      expect((await alice.get(`/events/?timing=${timing}`)).status).toBe(200)
    }
  })

  it('send only what the realtime contract describes, and settle every bet [LIVE-01] [HIST-03]', async () => {
    const alice = await sandbox.enter('alice')
    const url = `${sandbox.clientUrl.replace('http', 'ws')}/game-client/v8/events/?auth_token=${alice.settings.token}&combo=false`
    const socket = new WebSocket(url)
    const validate = ajv.getSchema('realtime.yaml#/components/schemas/EventsChannelMessage')
    const problems = new Set<string>()
    const counts = new Map<string, number>()
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString())
      counts.set(message.event, (counts.get(message.event) ?? 0) + 1)
      if (validate?.(message) !== true) problems.add(`${message.event}: ${ajv.errorsText(validate?.errors)}`)
    })
    await expect.poll(() => counts.get('heartbeat')).toBeGreaterThan(0)

    const { events } = await sandbox.control<{ events: Listed[] }>('GET', 'events?timing=inplay&limit=20')
    const open = events.flatMap(({ markets }) => markets.filter(({ status }) => status === 'open'))
    for (const market of open.slice(0, 60)) {
      const selection = market.selections.find(({ status }) => status === 'open')
      if (selection === undefined) continue
      const { side, euroOdds: odds, handicap, line } = selection
      const bet = await alice.bet({
        marketId: market.marketId,
        side,
        odds,
        handicap,
        line,
        amount: '10.00',
        accept: 'none',
      })
      expect([market.marketId, bet.status]).toEqual([market.marketId, 201])
    }
    for (let step = 0; step < 10; step += 1) await sandbox.control('POST', 'clock', { advance: 5 * 60_000 })

    await expect.poll(() => counts.get('gameclient-events') ?? 0).toBeGreaterThan(5)
    await expect.poll(() => counts.get('gameclient-updates') ?? 0).toBeGreaterThanOrEqual(10)
    await expect.poll(() => counts.get('market-scoreline') ?? 0).toBeGreaterThan(10)
    expect([...problems]).toEqual([])
    for (let step = 0; step < 5; step += 1) await sandbox.control('POST', 'clock', { advance: 3_600_000 })
    const ledger = await sandbox.ledger('alice')
    expect(ledger.bets.filter(({ status }) => status === 'pending')).toEqual([])
    expect(ledger.bets.length).toBeGreaterThan(40)
    expect(new Set(ledger.bets.map(({ status }) => status)).size).toBeGreaterThan(1)
    expect(ledger.problems).toEqual([])
    expect(sandbox.sandbox.world.model.refused.count).toBe(0)
    for (const path of ['/transactions/?page_size=100', '/events/', '/events/?combo=true', '/games']) {
      expect((await alice.get(path)).status).toBe(200)
    }
    socket.terminate()
  })
})
