import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { MarketCommand, TimedCommand } from '../../market/commands.ts'
import type { Feed } from '../feed.ts'

/** Writes lines, texts as they are and messages as JSON, into a file of a folder; returns its path. */
export function writeRecording(folder: string, name: string, lines: readonly unknown[]): string {
  const file = join(folder, name)
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
  return file
}

/** A definition of a market with two runners. */
export function definition(status: string, rest: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    status,
    inPlay: false,
    eventId: '77',
    eventTypeId: '4',
    marketType: 'MATCH_ODDS',
    // Messages of tests are published in the first seconds of 1970.
    marketTime: '1970-01-01T00:01:00.000Z',
    runners: [
      { id: 11, status: 'ACTIVE', sortPriority: 1 },
      { id: 22, status: 'ACTIVE', sortPriority: 2 },
    ],
    ...rest,
  }
}

/** A message that changes market 1.9. */
export function mcm(pt: number, change: Record<string, unknown>): Record<string, unknown> {
  return { op: 'mcm', pt, mc: [{ id: '1.9', ...change }] }
}

/** All commands of a feed that ends. */
export function commandsOf(feed: Feed): TimedCommand[] {
  return [...{ [Symbol.iterator]: () => feed.commands }]
}

type OfKind<Kind> = Extract<MarketCommand, { kind: Kind }>

/** The commands of one kind. */
export function ofKind<Kind extends MarketCommand['kind']>(
  commands: readonly TimedCommand[],
  kind: Kind,
): { at: number; command: OfKind<Kind> }[] {
  const is = (command: MarketCommand): command is OfKind<Kind> => command.kind === kind
  return commands.flatMap(({ at, command }) => (is(command) ? [{ at, command }] : []))
}
