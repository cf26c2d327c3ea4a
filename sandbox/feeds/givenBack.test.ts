import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { withDefaults } from '../config.ts'
import { startSandbox } from '../start.ts'
import { sampleRecording } from '../testing/samples.ts'
import { startTestSandbox } from '../testing/server.ts'
import { feedMaker } from '../world/feeds.ts'
import { readLines } from './lines.ts'
import { createProblemLog } from './problems.ts'
import { giveBackAfterMs } from './replay/replay.ts'

const folder = mkdtempSync(join(tmpdir(), 'given-back-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sample = readLines(sampleRecording, createProblemLog()).map(({ text }) => text)
const turnInPlay = sample.findIndex((text) => text.includes('"inPlay":true'))

interface Listed {
  markets: { marketId: string; status: string; selections: { side: string; euroOdds: string }[] }[]
}

describe('a bet on a recording', () => {
  it.each([
    ['that breaks off in play', sample.slice(0, turnInPlay + 100)],
    [
      'that breaks off suspended',
      sample.slice(0, sample.findLastIndex((text) => text.includes('"status":"SUSPENDED"')) + 1),
    ],
    ['that names two winners', sample.map((text) => text.replace('LOSER', 'WINNER'))],
  ])(
    '%s is returned, and the books are right [HIST-03]',
    async (_what, lines) => {
      const file = join(folder, 'recording.jsonl')
      writeFileSync(file, lines.join('\n'))
      const replay = withDefaults({ replay: file, simulator: false })
      const sandbox = await startTestSandbox({ frozen: true, feeds: feedMaker(replay) })
      const alice = await sandbox.enter('alice')
      const { events } = await sandbox.control<{ events: Listed[] }>('GET', 'events')
      const [market] = events[0]?.markets ?? []
      const [selection] = market?.selections ?? []
      const wish = { marketId: market?.marketId ?? '', side: selection?.side ?? '' }
      expect((await alice.bet({ ...wish, odds: selection?.euroOdds ?? '', accept: 'none' })).status).toBe(201)

      await sandbox.control('POST', 'clock', { advance: 24 * 3_600_000 + giveBackAfterMs })
      expect(await sandbox.ledger('alice')).toMatchObject({
        wallet: { balance: '10000.00' },
        bets: [{ status: 'refund' }],
        problems: [],
      })
      expect((await sandbox.control<{ events: Listed[] }>('GET', 'events')).events).toEqual([])
      await sandbox.close()
    },
    90_000,
  )
})

describe('the start of a sandbox', () => {
  it('with an invalid file stops with its one error, and the data folder keeps what it held', async () => {
    const data = join(folder, 'data')
    const first = await startTestSandbox({ data })
    expect((await (await first.enter('alice')).bet()).status).toBe(201)
    await first.close()

    const start = startSandbox({ port: 0, partnerPort: 0, data, season: sampleRecording, simulator: false })
    await expect(start).rejects.toThrow(
      /is no season: it looks like a recorded stream, which --replay plays\.$/,
    )

    const again = await startTestSandbox({ data })
    expect((await again.ledger('alice')).bets).toHaveLength(1)
    await again.close()
  }, 90_000)
})
