import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { withDefaults } from '../config.ts'
import type { MarketCommand } from '../market/commands.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { readOverrides } from '../store/meta.ts'
import { quietFeed } from '../testing/server.ts'
import { openWorld } from './world.ts'

const seed = { seed: 1, epoch: Date.UTC(2026, 0, 2) }
const result: MarketCommand = {
  kind: 'settle',
  marketId: 'e1-1x2',
  results: { home: 'win', draw: 'lose', away: 'lose' },
  resultValue: '1-0',
}
let folder: string
let database: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-world-'))
  database = openDatabase(folder)
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a control command', () => {
  /** Does a command, and gives what was kept when the market changed. */
  function keptAtChange(command: MarketCommand) {
    const kept: unknown[] = []
    const world = openWorld(database, seed, (at) => [quietFeed(at)], withDefaults({ frozen: true }), {
      changed: () => void kept.push(...readOverrides(database)),
      settled: () => undefined,
    })
    const { ok } = world.command(command)
    world.close()
    return { ok, kept }
  }

  it('is kept before it is done, so that a kill in the middle leaves no bet with a result that no market has [HIST-03]', () => {
    const once = { at: seed.epoch, command: result }
    expect(keptAtChange(result)).toEqual({ ok: true, kept: [once] })
    expect(readOverrides(database)).toEqual([once])
  })

  it('is not kept where the market refuses it', () => {
    expect(keptAtChange({ ...result, marketId: 'nowhere' })).toEqual({ ok: false, kept: [] })
    expect(readOverrides(database)).toEqual([])
  })
})
