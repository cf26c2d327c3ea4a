import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { replayFeed } from './feeds/replay/replay.ts'
import { openGame } from './partner/minigames/testing.ts'
import { openDatabase } from './store/database.ts'
import { writeMeta } from './store/meta.ts'
import { sampleRecording } from './testing/samples.ts'
import { startTestSandbox, testMember } from './testing/server.ts'

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'slipway-start-'))
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

function occupy(): Promise<{ port: number; server: Server }> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('No port.'))
      else resolve({ port: address.port, server })
    })
  })
}

describe('a start', () => {
  it.each(['port', 'partnerPort'] as const)(
    'says which port is taken and how to choose another: %s',
    async (which) => {
      const { port, server } = await occupy()
      const option = which === 'port' ? '--port or SLIPWAY_PORT' : '--partner-port or SLIPWAY_PARTNER_PORT'
      await expect(startTestSandbox({ data, [which]: port })).rejects.toThrow(
        `Port ${port} is taken. Choose another with ${option}.`,
      )
      server.close()
      // What it had begun is released.
      await (await startTestSandbox({ data })).close()
    },
  )

  it('releases every port it has if one of the secondary servers finds its own taken', async () => {
    const { port: free, server: first } = await occupy()
    await new Promise((resolve) => first.close(resolve))
    const { port, server } = await occupy()
    await expect(startTestSandbox({ data, secondaryPorts: [free, port] })).rejects.toThrow(
      `Port ${port} is taken. Choose others with --secondary-ports.`,
    )
    server.close()
    await (await startTestSandbox({ data, secondaryPorts: [free, port] })).close()
  })

  it('has on offer what partners may leave out where all of it is wanted, and again in a new world [LAUNCH-14]', async () => {
    const sandbox = await startTestSandbox({ data, everything: true })
    const offered = async () => {
      const { settings } = await sandbox.enter('alice')
      const { isPrebookingEnabled, isMiniGameEnabled } = settings.features
      const { 'x-slipway-care': care, 'x-slipway-betCode': hasBetCodes } = settings
      const { 'x-slipway-cashOut': hasCashOut, 'x-slipway-installable': isInstallable } = settings
      return [isPrebookingEnabled, isMiniGameEnabled, care?.enabled, hasBetCodes, hasCashOut, isInstallable]
    }
    expect(await offered()).toEqual([true, true, true, true, true, true])
    await sandbox.control('POST', 'features', { isMiniGameEnabled: false })
    await sandbox.control('POST', 'bet-codes', { enabled: false })
    await sandbox.control('POST', 'cash-out', { enabled: false })
    await sandbox.control('POST', 'installable', { enabled: false })
    expect(await offered()).toEqual([true, false, true, undefined, undefined, undefined])
    await sandbox.control('POST', 'reset', {})
    expect(await offered()).toEqual([true, true, true, true, true, true])
    await sandbox.close()
  })

  it('does not share its data folder', async () => {
    const first = await startTestSandbox({ data })
    await expect(startTestSandbox({ data })).rejects.toThrow('in use by another sandbox')
    await first.close()
  })

  it('goes on where it stopped: the same sessions, accounts and time', async () => {
    const first = await startTestSandbox({ data })
    const alice = await first.enter('alice')
    await alice.bet()
    const { epoch } = await first.control<{ epoch: number }>('GET', 'clock')
    await first.close()
    const second = await startTestSandbox({ data })
    expect(await second.control('GET', 'clock')).toMatchObject({ epoch })
    const again = testMember(second.clientUrl, alice.settings)
    expect(await (await again.get('/wallet/')).json()).toEqual({ balance: '9900.00', currency: 'CNY' })
    await second.close()
  })

  it('starts over for another seed', async () => {
    const first = await startTestSandbox({ data, seed: 1 })
    await (await first.enter('alice')).bet()
    await first.close()
    const second = await startTestSandbox({ data, seed: 2 })
    expect((await second.ledger('alice')).bets).toEqual([])
    await second.close()
  })

  it('after a long absence begins a new world, keeps the accounts and returns what was pending', async () => {
    const first = await startTestSandbox({ data })
    await (await first.enter('alice')).bet()
    const { epoch } = await first.control<{ epoch: number }>('GET', 'clock')
    await first.close()
    const database = openDatabase(data)
    writeMeta(database, 'aliveReal', String(Date.now() - 7 * 3_600_000))
    database.close()

    const second = await startTestSandbox({ data })
    const clock = await second.control<{ epoch: number }>('GET', 'clock')
    expect(clock.epoch).toBeGreaterThan(epoch)
    expect(await second.ledger('alice')).toMatchObject({
      wallet: { balance: '10000.00' },
      bets: [{ status: 'refund' }],
      problems: [],
    })
    await second.close()
  })

  it('after a long absence returns the stakes of mini-games whose rounds are not played in the new world', async () => {
    const first = await startTestSandbox({ data })
    await first.control('POST', 'features', { isMiniGameEnabled: true })
    const { now } = await first.control<{ now: number }>('GET', 'clock')
    // A round that has just begun.
    await first.control('POST', 'clock', { to: Math.ceil(now / 60_000) * 60_000 })
    const game = await openGame(await first.enter('alice'), 1)
    expect((await game.bet({ selection: 'dragon' })).status).toBe(201)
    await first.close()
    const database = openDatabase(data)
    writeMeta(database, 'aliveReal', String(Date.now() - 7 * 3_600_000))
    database.close()

    const second = await startTestSandbox({ data })
    const { wallet, entries, problems } = await second.ledger('alice')
    expect([wallet.balance, problems]).toEqual(['10000.00', []])
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', '10000.00'],
      ['stake', '-10.00'],
      ['refund', '10.00'],
    ])
    const history = await (await second.enter('alice')).get('/mini-game/v2/bets/')
    expect(await history.json()).toMatchObject({ results: [{ resultStatus: 'refund', earnings: '0.00' }] })
    await second.close()
  })
})

describe('a recorded match', () => {
  it('takes a bet before it and pays it by its result [HIST-03]', async () => {
    const sandbox = await startTestSandbox({
      data,
      frozen: true,
      feeds: ({ epoch }) => [replayFeed({ file: sampleRecording, epoch })],
    })
    const alice = await sandbox.enter('alice')
    interface Listed {
      eventId: string
      markets: {
        marketId: string
        status: string
        selections: { side: string; euroOdds: string; won: boolean | null }[]
      }[]
    }
    const { events } = await sandbox.control<{ events: Listed[] }>('GET', 'events')
    const [event] = events
    const market = event?.markets[0]
    for (const { side, euroOdds } of market?.selections ?? []) {
      const bet = await alice.bet({ marketId: market?.marketId ?? '', side, odds: euroOdds, accept: 'none' })
      expect(bet.status).toBe(201)
    }
    await sandbox.control('POST', 'clock', { advance: 24 * 3_600_000 })
    const settled = await sandbox.control<{ events: Listed[] }>('GET', `events?event=${event?.eventId ?? ''}`)
    const winner = settled.events[0]?.markets[0]?.selections.find(({ won }) => won === true)
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets.map(({ status, legs }) => [legs[0]?.side, status])).toEqual(
      market?.selections.map(({ side }) => [side, side === winner?.side ? 'win' : 'loss']),
    )
    expect(problems).toEqual([])
    await sandbox.close()
  })
})
