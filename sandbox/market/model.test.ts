import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createClock } from '../clock.ts'
import type { ChangeBatch, MarketCommand, MarketSeed, Settlement, TimedCommand } from './commands.ts'
import { type MarketModel, createMarketModel } from './model.ts'

const start = Date.UTC(2025, 2, 1, 12)

/** Applies a list of commands as one batch. */
function applyAll(model: MarketModel, commands: readonly TimedCommand[]): void {
  model.batch(() => {
    for (const { at, command } of commands) model.apply(command, at, 'feed')
  })
}

function event(eventId: string, startUtc = start): MarketCommand {
  return {
    kind: 'event',
    event: {
      eventId,
      gameId: '41',
      gameName: 'Soccer',
      competitionId: 'c1',
      competitionName: 'Vale Cup',
      home: 'Aldmoor Town',
      away: 'Fennick Rovers',
      startUtc,
    },
  }
}

function market(marketId: string, seed: Partial<MarketSeed> = {}): MarketCommand {
  return {
    kind: 'market',
    market: {
      marketId,
      eventId: 'e1',
      name: 'Winner',
      betType: 'WIN',
      selections: [
        { side: 'home', name: 'Aldmoor Town', euro: '1.90' },
        { side: 'away', name: 'Fennick Rovers', euro: '1.95' },
      ],
      ...seed,
    },
  }
}

function build(): { model: MarketModel; batches: ChangeBatch[]; settled: Settlement[] } {
  const model = createMarketModel({ clock: createClock({ start, realNow: () => 0 }) })
  const batches: ChangeBatch[] = []
  const settled: Settlement[] = []
  model.on('change', (batch) => batches.push(batch))
  model.on('settled', (settlement) => settled.push(settlement))
  return { model, batches, settled }
}

function withMarket(): ReturnType<typeof build> {
  const built = build()
  built.model.apply(event('e1'), start)
  built.model.apply(market('m1'), start)
  built.batches.length = 0
  return built
}

const settleHome: MarketCommand = {
  kind: 'settle',
  marketId: 'm1',
  results: { home: 'win', away: 'lose' },
  resultValue: '2-1',
}

describe('the market model', () => {
  it('contains what the commands say', () => {
    const { model } = withMarket()
    model.apply(
      { kind: 'prices', marketId: 'm1', prices: [{ side: 'away', euro: '2.05', handicap: '-0.5' }] },
      start + 5,
    )
    model.apply({ kind: 'score', eventId: 'e1', scoreline: '1-0', details: "63'" }, start + 6)
    model.apply({ kind: 'inPlay', eventId: 'e1' }, start + 7)
    const [home, away] = model.market('m1')?.selections ?? []
    expect(home).toMatchObject({ price: { euro: '1.90' }, handicap: null, status: 'open' })
    expect(away).toMatchObject({ price: { euro: '2.05' }, handicap: '-0.5' })
    expect(model.event('e1')).toMatchObject({
      scoreline: '1-0',
      details: "63'",
      inPlay: true,
      marketCount: 1,
    })
  })

  it('gives each change of a market a later timeStamp, also within one millisecond [LIVE-06]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 30 }),
        (times) => {
          const { model } = withMarket()
          let before = model.market('m1')?.timeStamp ?? 0
          for (const offset of times) {
            model.apply(
              { kind: 'prices', marketId: 'm1', prices: [{ side: 'home', euro: '1.80' }] },
              start + offset,
            )
            const after = model.market('m1')?.timeStamp ?? 0
            expect(after).toBeGreaterThan(before)
            before = after
          }
        },
      ),
    )
  })

  it('lets a selection follow its market, and be paused alone', () => {
    const { model } = withMarket()
    const statuses = (): string[] => (model.market('m1')?.selections ?? []).map(({ status }) => status)
    model.apply({ kind: 'status', marketId: 'm1', status: 'paused', selections: ['home'] }, start)
    expect(statuses()).toEqual(['paused', 'open'])
    model.apply({ kind: 'status', marketId: 'm1', status: 'paused' }, start)
    expect(statuses()).toEqual(['paused', 'paused'])
    model.apply({ kind: 'status', marketId: 'm1', status: 'open' }, start)
    expect(statuses()).toEqual(['paused', 'open'])
    model.apply({ kind: 'status', marketId: 'm1', status: 'resulting' }, start)
    expect(statuses()).toEqual(['resulting', 'resulting'])
  })

  it('settles once, says who won, and accepts nothing more for the market', () => {
    const { model, settled } = withMarket()
    expect(model.apply(settleHome, start + 1)).toEqual({ ok: true })
    expect(model.market('m1')).toMatchObject({
      status: 'settled',
      selections: [{ won: true }, { won: false }],
    })
    expect(settled).toMatchObject([
      { marketId: 'm1', resultValue: '2-1', results: { home: 'win' }, at: start + 1 },
    ])
    expect(model.event('e1')?.marketCount).toBe(0)
    expect(model.apply(settleHome, start + 2).ok).toBe(false)
    expect(
      model.apply({ kind: 'prices', marketId: 'm1', prices: [{ side: 'home', euro: '2' }] }, start).ok,
    ).toBe(false)
    expect(settled).toHaveLength(1)
  })

  it('says whether the selection won, for a void or half result', () => {
    const { model } = withMarket()
    model.apply({ ...settleHome, results: { home: 'void', away: 'halfLose' } }, start)
    expect(model.market('m1')?.selections.map(({ won }) => won)).toEqual([null, false])
  })

  it('reports a batch once, with everything in it', () => {
    const { model, batches } = withMarket()
    applyAll(model, [
      { at: start, command: event('e2') },
      { at: start + 1, command: market('m2', { eventId: 'e2' }) },
      { at: start + 2, command: { kind: 'score', eventId: 'e1', scoreline: '0-0', details: null } },
      { at: start + 3, command: settleHome },
      { at: start + 4, command: { kind: 'closeEvent', eventId: 'e1' } },
    ])
    expect(batches).toHaveLength(1)
    expect(batches[0]).toMatchObject({
      at: start + 4,
      markets: new Set(['m2', 'm1']),
      scores: new Set(['e1']),
    })
    expect([...(batches[0]?.events ?? [])]).toEqual([
      ['e2', 'added'],
      ['e1', 'removed'],
    ])
    expect(batches[0]?.settlements).toHaveLength(1)
  })

  it('closes the rest of a closed event and takes it out of the lists, but keeps it available', () => {
    const { model } = withMarket()
    model.apply({ kind: 'closeEvent', eventId: 'e1' }, start)
    expect(model.events()).toEqual([])
    expect(model.market('m1')?.status).toBe('closed')
    expect(model.event('e1')?.closedAt).toBe(start)
    expect(model.apply(settleHome, start).ok).toBe(true)
  })

  it('forgets a closed event at once if told to, and no other', () => {
    const { model } = withMarket()
    expect(model.apply({ kind: 'forgetEvent', eventId: 'e1' }, start)).toMatchObject({ ok: false })
    model.apply({ kind: 'closeEvent', eventId: 'e1' }, start)
    expect(model.market('m1')).toBeDefined()
    expect(model.apply({ kind: 'forgetEvent', eventId: 'e1' }, start)).toEqual({ ok: true })
    expect([model.event('e1'), model.market('m1'), model.closedEvents()]).toEqual([undefined, undefined, []])
    expect(model.apply({ kind: 'forgetEvent', eventId: 'e1' }, start)).toMatchObject({ ok: false })
  })

  it('forgets closed events after three days', () => {
    const { model } = withMarket()
    model.apply({ kind: 'closeEvent', eventId: 'e1' }, start)
    const later = start + 4 * 24 * 3_600_000
    model.apply(event('e2', later), later)
    model.apply({ kind: 'closeEvent', eventId: 'e2' }, later)
    expect(model.event('e1')).toBeUndefined()
    expect(model.market('m1')).toBeUndefined()
    expect(model.event('e2')).toBeDefined()
  })

  it('does not take a market back, unless a control call says so', () => {
    const { model } = withMarket()
    model.apply({ kind: 'status', marketId: 'm1', status: 'closed' }, start)
    const open: MarketCommand = { kind: 'status', marketId: 'm1', status: 'open' }
    expect(model.apply(open, start).ok).toBe(false)
    expect(model.apply(open, start, 'control').ok).toBe(true)
  })

  it('keeps feeds out of a held market, except for its result', () => {
    const { model } = withMarket()
    const price = (euro: string): MarketCommand => ({
      kind: 'prices',
      marketId: 'm1',
      prices: [{ side: 'home', euro }],
    })
    model.apply({ kind: 'hold', marketId: 'm1', hold: true }, start, 'control')
    model.apply(price('3.00'), start)
    model.apply(price('2.50'), start, 'control')
    expect(model.market('m1')?.selections[0]?.price.euro).toBe('2.50')
    expect(model.refused.count).toBe(0)
    model.apply(settleHome, start)
    expect(model.market('m1')?.status).toBe('settled')
  })

  it("ignores a feed that does not know about a control call's result", () => {
    const { model, settled } = withMarket()
    model.apply(settleHome, start, 'control')
    model.apply({ ...settleHome, results: { home: 'lose', away: 'win' } }, start + 1)
    model.apply({ kind: 'prices', marketId: 'm1', prices: [{ side: 'home', euro: '2' }] }, start + 1)
    expect(settled).toMatchObject([{ results: { home: 'win' } }])
    expect(model.refused.count).toBe(0)
  })

  it('stamps whole milliseconds, whatever it is given [LIVE-06]', () => {
    const { model } = withMarket()
    model.apply({ kind: 'status', marketId: 'm1', status: 'paused' }, start + 5.7)
    expect(model.market('m1')?.timeStamp).toBe(start + 5)
  })

  it.each<[string, MarketCommand]>([
    ['an unknown market', { kind: 'status', marketId: 'none', status: 'open' }],
    ['an unknown event', { kind: 'inPlay', eventId: 'none' }],
    ['a market of an unknown event', market('m9', { eventId: 'none' })],
    ['a market twice', market('m1')],
    ['an event twice', event('e1')],
    ['a market without selections', market('m9', { selections: [] })],
    ['odds of one', { kind: 'prices', marketId: 'm1', prices: [{ side: 'home', euro: '1.00' }] }],
    ['odds that are no number', { kind: 'prices', marketId: 'm1', prices: [{ side: 'home', euro: 'x' }] }],
    ['a side it does not have', { kind: 'prices', marketId: 'm1', prices: [{ side: 'draw', euro: '3' }] }],
    [
      'a pause of a side it does not have',
      { kind: 'status', marketId: 'm1', status: 'paused', selections: ['draw'] },
    ],
    [
      'a result that misses a side',
      { kind: 'settle', marketId: 'm1', results: { home: 'win' }, resultValue: '' },
    ],
  ])('refuses %s with a reason, counts it and changes nothing [LIVE-13]', (_what, command) => {
    const { model, batches } = withMarket()
    const before = JSON.stringify([model.events(), model.market('m1')])
    const applied = model.apply(command, start + 10)
    expect(applied.ok).toBe(false)
    expect(model.refused).toMatchObject({ count: 1, last: [{ kind: command.kind }] })
    expect(JSON.stringify([model.events(), model.market('m1')])).toBe(before)
    expect(batches).toEqual([])
  })

  it('refuses a price of one side without accepting the other', () => {
    const { model } = withMarket()
    const prices = [
      { side: 'home', euro: '1.50' },
      { side: 'away', euro: '0.90' },
    ]
    expect(model.apply({ kind: 'prices', marketId: 'm1', prices }, start).ok).toBe(false)
    expect(model.market('m1')?.selections[0]?.price.euro).toBe('1.90')
  })
})
