import type { ClockState, ClockStore } from '../clock.ts'
import type { MarketCommand, TimedCommand } from '../market/commands.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import type { Database } from './database.ts'
import { integer, text } from './rows.ts'

/** The world that a restart returns to; null if none was begun here. */
export function readWorld(database: Database): WorldSeed | null {
  const seed = readMeta(database, 'seed')
  const epoch = readMeta(database, 'epoch')
  return seed === null || epoch === null ? null : { seed: Number(seed), epoch: Number(epoch) }
}

/** Writes down a new world, before anything happens in it. */
export function writeWorld(database: Database, world: WorldSeed): void {
  database.transaction(() => {
    writeMeta(database, 'seed', String(world.seed))
    writeMeta(database, 'epoch', String(world.epoch))
  })
}

/** Where the clock keeps its state. */
export function clockStore(database: Database): ClockStore {
  return {
    load: () => {
      const state = readMeta(database, 'clock')
      return state === null ? null : readClockState(JSON.parse(state))
    },
    save: (state) => writeMeta(database, 'clock', JSON.stringify(state)),
  }
}

/** Keeps a control command, so that a restart plays it again at its time. */
export function addOverride(database: Database, override: TimedCommand): void {
  database.run(
    'INSERT INTO overrides (at, command) VALUES (?, ?)',
    override.at,
    JSON.stringify(override.command),
  )
}

/** Forgets the control command that was kept last. */
export function dropLastOverride(database: Database): void {
  database.run('DELETE FROM overrides WHERE seq = (SELECT MAX(seq) FROM overrides)')
}

/** The control commands so far, in the order they were given. */
export function readOverrides(database: Database): TimedCommand[] {
  return database.rows('SELECT at, command FROM overrides ORDER BY seq').map((row) => ({
    at: integer(row, 'at'),
    command: readCommand(text(row, 'command')),
  }))
}

/** Any word stored by name; null for an unknown name. */
export function readMeta(database: Database, key: string): string | null {
  const row = database.row('SELECT value FROM meta WHERE key = ?', key)
  return row === undefined ? null : text(row, 'value')
}

/** Stores a word by name. */
export function writeMeta(database: Database, key: string, value: string): void {
  database.run(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  )
}

// Only this module writes commands, from values that the control calls had already checked.
function readCommand(json: string): MarketCommand {
  const command: MarketCommand = JSON.parse(json)
  return command
}

function readClockState(state: ClockState): ClockState {
  return { base: state.base, realAt: state.realAt, speed: state.speed, frozen: state.frozen }
}

/** Empties the store: accounts, bets, keys, sessions and the world. */
export function clearStore(database: Database): void {
  database.transaction(() => {
    for (const table of tables) database.run(`DELETE FROM ${table}`)
  })
}

/** Forgets the world and its clock, not the accounts and sessions. */
export function clearWorld(database: Database): void {
  database.transaction(() => {
    for (const table of ['overrides', 'favourites', 'bet_codes', 'bet_code_uses', 'meta'])
      database.run(`DELETE FROM ${table}`)
  })
}

// In an order that the references between them allow.
const tables = [
  'legs',
  'settlements',
  'entries',
  'prebooks',
  'reviews',
  'mini_game_bets',
  'mini_game_keys',
  'cash_outs',
  'bets',
  'accounts',
  'uniques',
  'tokens',
  'sessions',
  'launches',
  'member_choices',
  'bet_codes',
  'bet_code_uses',
  'nicknames',
  'favourites',
  'notifications',
  'notification_devices',
  'notification_switches',
  'overrides',
  'meta',
] as const
