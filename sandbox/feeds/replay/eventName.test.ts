import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { sidesOf } from './eventName.ts'
import { replayFeed } from './replay.ts'
import { commandsOf, definition, mcm, ofKind, writeRecording } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'sides-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the home side', () => {
  const names = [
    { id: 11, name: 'Foxley', status: 'ACTIVE', sortPriority: 1 },
    { id: 22, name: 'Bellrock', status: 'ACTIVE', sortPriority: 2 },
  ]
  const marketFile = (market: Record<string, unknown>): string =>
    writeRecording(folder, 'sides.jsonl', [mcm(1_000, { marketDefinition: definition('OPEN', market) })])
  const sidesIn = (market: Record<string, unknown>): unknown => {
    const commands = commandsOf(replayFeed({ file: marketFile(market), epoch: 0 }))
    const { home, away } = ofKind(commands, 'event')[0]?.command.event ?? {}
    const selections = ofKind(commands, 'market')[0]?.command.market.selections ?? []
    return { home, away, selections: selections.map(({ side, name }) => `${side} ${name}`) }
  }
  const bellrockAtHome = {
    home: 'Bellrock',
    away: 'Foxley',
    selections: ['home Bellrock', 'away Foxley'],
  }

  it('of "A @ B" is B, whichever runner comes first', () => {
    expect(sidesIn({ eventName: 'Foxley @ Bellrock', runners: names })).toEqual(bellrockAtHome)
    expect(sidesIn({ eventName: 'Foxley @ Bellrock', runners: names.toReversed() })).toEqual(bellrockAtHome)
    expect(sidesIn({ eventName: 'Foxley @ Bellrock' })).toEqual(bellrockAtHome)
  })

  it('of "A v B" is A, whichever runner comes first', () => {
    expect(sidesIn({ eventName: 'Bellrock v Foxley', runners: names })).toEqual(bellrockAtHome)
    expect(sidesIn({ eventName: 'Bellrock v Foxley' })).toEqual(bellrockAtHome)
  })

  it('is named after the event if another market comes first', () => {
    const goals = [
      { id: 1, name: 'Under 2.5 Goals', status: 'ACTIVE' },
      { id: 2, name: 'Over 2.5 Goals', status: 'ACTIVE' },
    ]
    expect(
      sidesIn({ eventName: 'Foxley @ Bellrock', marketType: 'OVER_UNDER_25', runners: goals }),
    ).toMatchObject({ home: 'Bellrock', away: 'Foxley' })
  })
})

describe('the name of an event', () => {
  it.each([
    ['Foxley v Bellrock', { home: 'Foxley', away: 'Bellrock', first: 'home' }],
    ['Foxley vs. Bellrock', { home: 'Foxley', away: 'Bellrock', first: 'home' }],
    ['Foxley @ Bellrock', { home: 'Bellrock', away: 'Foxley', first: 'away' }],
    ['Vale Cup', null],
    [undefined, null],
  ])('%j says who is at home, or nothing', (name, sides) => {
    expect(sidesOf(name)).toEqual(sides)
  })
})
