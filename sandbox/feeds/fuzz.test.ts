import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'

import { createContractValidator } from '#openapi/validator.ts'

import { createClock } from '../clock.ts'
import { createMarketModel } from '../market/model.ts'
import { isDeep } from '../testing/depth.ts'
import { sampleRecording, sampleSeason } from '../testing/samples.ts'
import { createDriver } from './driver.ts'
import type { Feed } from './feed.ts'
import { readLines } from './lines.ts'
import { contractDecimal, isFeedPrice } from './price.ts'
import { createProblemLog, FeedFileError, mostShown } from './problems.ts'
import { replayFeed } from './replay/replay.ts'
import { seasonFeed } from './season/season.ts'

/** How many times as often: set it higher after a change of the feeds. Ten times in depth. */
const thoroughness = Number(process.env['SLIPWAY_FUZZ'] ?? (isDeep ? 10 : 1))
const epoch = Date.UTC(2025, 5, 1, 12)
const day = 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A damage done to the lines of a file. */
type Damage = (lines: string[]) => void

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const indexIn = (lines: readonly string[], share: number): number => Math.floor(share * lines.length)

const cut = place.map(
  (from): Damage =>
    (lines) =>
      void lines.splice(indexIn(lines, from)),
)
const drop = fc.tuple(place, fc.integer({ min: 1, max: 50 })).map(
  ([from, count]): Damage =>
    (lines) =>
      void lines.splice(indexIn(lines, from), count),
)
const swap = fc.tuple(place, place).map(([one, other]): Damage => (lines) => {
  const [a, b] = [indexIn(lines, one), indexIn(lines, other)]
  const [first, second] = [lines[a], lines[b]]
  if (first !== undefined && second !== undefined) [lines[a], lines[b]] = [second, first]
})
const duplicate = fc.tuple(place, place).map(([from, to]): Damage => (lines) => {
  const line = lines[indexIn(lines, from)]
  if (line !== undefined) lines.splice(indexIn(lines, to), 0, line)
})
const garble = fc
  .tuple(place, place, fc.string({ unit: 'binary', maxLength: 5 }), fc.integer({ min: 0, max: 20 }))
  .map(([at, within, text, over]): Damage => (lines) => {
    const index = indexIn(lines, at)
    const line = lines[index]
    if (line === undefined) return
    const start = Math.floor(within * line.length)
    lines[index] = line.slice(0, start) + text + line.slice(start + over)
  })
/** A different number in place of one: prices, times, ids, winners. */
const renumber = fc
  .tuple(
    place,
    place,
    fc.constantFrom('0', '-1', '1', '1e9', '1e999', '99999999999999999999', '0.1', 'null', 'NaN'),
  )
  .map(([at, which, number]): Damage => (lines) => {
    const index = indexIn(lines, at)
    const line = lines[index]
    const numbers = [...(line ?? '').matchAll(/\d+(\.\d+)?/g)]
    const found = numbers[Math.floor(which * numbers.length)]
    if (line === undefined || found === undefined) return
    lines[index] = line.slice(0, found.index) + number + line.slice(found.index + found[0].length)
  })
const reword = fc
  .tuple(
    place,
    fc.constantFrom('OPEN', 'SUSPENDED', 'CLOSED', 'WINNER', 'LOSER', 'ACTIVE', 'REMOVED', 'true'),
  )
  .map(([at, word]): Damage => (lines) => {
    const index = indexIn(lines, at)
    lines[index] = (lines[index] ?? '').replace(/OPEN|SUSPENDED|ACTIVE|LOSER|WINNER|CLOSED|false/, word)
  })

const damages = fc.array(fc.oneof(cut, drop, swap, duplicate, garble, renumber, reword), {
  minLength: 1,
  maxLength: 12,
})

/** The result of damaging a file. */
function damaged(lines: readonly string[], done: readonly Damage[], name: string): string {
  const changed = [...lines]
  for (const damage of done) damage(changed)
  const file = join(folder, name)
  writeFileSync(file, changed.join('\n'))
  return file
}

/** Plays a feed to its end; returns what a bet could then still wait for. */
function playToEnd(feed: Feed): { pending: string[]; settled: number } {
  const clock = createClock({ start: epoch - day, realNow: () => 0 })
  const model = createMarketModel({ clock, keepClosedMs: 4000 * day })
  const known = new Set<string>()
  let settled = 0
  model.on('settled', () => (settled += 1))
  model.on('change', ({ markets }) => {
    for (const marketId of markets) known.add(marketId)
  })
  const driver = createDriver({ clock, feeds: [feed], model })
  driver.playDue()
  for (let year = 0; year < 3; year += 1) driver.advance(365 * day)
  // Bets are settled with their market, or returned when its event leaves the lists without a result.
  const pending = [...known].filter((marketId) => {
    const market = model.market(marketId)
    const event = market === undefined ? undefined : model.event(market.eventId)
    return market !== undefined && market.settlement === null && event?.closedAt === null
  })
  return { pending, settled }
}

function expectWhole(make: () => Feed): void {
  let feed: Feed
  try {
    feed = make()
  } catch (error) {
    // A file with nothing left is refused as a whole, in one sentence.
    expect(error).toBeInstanceOf(FeedFileError)
    return
  }
  expect(feed.problems.length).toBeLessThanOrEqual(mostShown)
  expect(feed.problemCount ?? 0).toBeGreaterThanOrEqual(feed.problems.length)
  for (const { line, reason } of feed.problems) {
    expect(line).toBeGreaterThan(0)
    expect(reason).not.toBe('')
    expect(reason.length).toBeLessThan(600)
  }
  const { pending, settled } = playToEnd(feed)
  expect(pending).toEqual([])
  expect(settled).toBeGreaterThan(0)
}

describe('a recording damaged in any way', () => {
  // A piece of the sample that goes from before the match to its result, short enough to be tried often.
  const all = readLines(sampleRecording, createProblemLog()).map(({ text }) => text)
  const turn = all.findIndex((text) => text.includes('"inPlay":true'))
  const lines = [...all.slice(0, 40), ...all.slice(turn - 20, turn + 60), ...all.slice(-80)]

  it(
    'never stops the sandbox, leaves no market without an end, and says a bounded number of problems',
    () => {
      fc.assert(
        fc.property(damages, (done) => {
          const file = damaged(lines, done, 'recording.jsonl')
          expectWhole(() => replayFeed({ file, epoch, scoreFile: null, marginPercent: 5, marginSeed: 3 }))
        }),
        { numRuns: 50 * thoroughness },
      )
    },
    120_000 * thoroughness,
  )
})

describe('a season damaged in any way', () => {
  const lines = readFileSync(sampleSeason, 'utf8').trimEnd().split('\r\n')

  it(
    'never stops the sandbox, leaves no market without an end, and says a bounded number of problems',
    () => {
      fc.assert(
        fc.property(damages, (done) => {
          expectWhole(() => seasonFeed({ file: damaged(lines, done, 'season.csv'), epoch }))
        }),
        { numRuns: 40 * thoroughness },
      )
    },
    120_000 * thoroughness,
  )
})

describe('a price that is accepted', () => {
  const contract = createContractValidator()
  const decimalOf = (value: string): string[] =>
    contract.problems('client.yaml', '/components/schemas/Decimal', value)

  it('is one that the contract can carry, and above 1', () => {
    const text = fc.oneof(
      fc.double().map(String),
      fc.integer().map(String),
      fc.tuple(fc.nat(), fc.stringMatching(/^[0-9]{0,12}$/)).map(([whole, part]) => `${whole}.${part}`),
      fc.string(),
    )
    fc.assert(
      fc.property(text, (price) => {
        expect(contractDecimal.test(price)).toBe(decimalOf(price).length === 0)
        if (isFeedPrice(price)) {
          expect(decimalOf(price)).toEqual([])
          expect(Number(price)).toBeGreaterThan(1)
        }
      }),
    )
  })

  it.each(['NaN', '0', '1', '1.000', '1e9', '1000000001', '-2', '1.123456789', '', ' 2', 'Infinity', '01.5'])(
    'is not %j',
    (price) => {
      expect(isFeedPrice(price)).toBe(false)
    },
  )

  it.each(['1.01', '2', '1000', '1.00000001'])('is %j', (price) => {
    expect(isFeedPrice(price)).toBe(true)
  })
})
