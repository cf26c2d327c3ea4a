import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'
import { saidByMember } from '#machines/recording/member.ts'
import { transitionsIn } from '#machines/transitionName.ts'

import { openingOf } from '../harness/replay/opening.ts'
import { readRecording, recordingOf } from '../harness/replay/readRecording.ts'

const good = {
  format: 'slipway-recording',
  version: 1,
  client: '0.1.0',
  began: '2026-01-01T00:00:00.000Z',
  entries: [{ at: 0, kind: 'went', path: '/v8/events' }],
}
const read = (change: object) => () => recordingOf(JSON.stringify({ ...good, ...change }), 'the file')

describe('a file that is to be replayed', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recordings-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['is of something else', { format: 'har' }, 'not a recording of a Slipway client'],
    ['is of a later version', { version: 2 }, 'version 2; this one reads version 1'],
    ['says no time', { began: 'yesterday' }, 'does not say when it began'],
    ['has no entries', { entries: {} }, 'has no entries'],
    ['has an entry of an unknown kind', { entries: [{ at: 0, kind: 'constructor' }] }, 'entry 1 of 1'],
    ['has a step without an event', { entries: [{ at: 0, kind: 'step', actor: 'app' }] }, 'entry 1 of 1'],
    ['has an entry before its beginning', { entries: [{ at: -1, kind: 'went', path: '/' }] }, 'entry 1 of 1'],
  ])('is refused with a plain sentence where it %s [CHART-05]', (_, change, sentence) => {
    expect(read(change)).toThrow(sentence)
  })

  it('is refused where it is none, no JSON, or of 100 MB, which is not read [CHART-05]', async () => {
    await expect(readRecording(join(folder, 'none'))).rejects.toThrow('There is no file')
    const file = join(folder, 'file')
    await writeFile(file, 'not at all')
    await expect(readRecording(file)).rejects.toThrow('is not JSON')
    await truncate(file, 100 * 1024 * 1024)
    await expect(readRecording(file)).rejects.toThrow('has 100 MB: no recording has more than 32')
  })

  it('is not replayed where its beginning had to go, or is a reload [CHART-05]', () => {
    expect(() => openingOf(recordingOf(JSON.stringify({ ...good, dropped: 7 }), ''))).toThrow(
      'first 7 entries',
    )
    const start = { start: { kind: 'restored' } }
    const entries = [
      { at: 0, kind: 'began', actor: 'app', machine: 'app', value: 'launching', context: { start } },
    ]
    expect(() => openingOf(recordingOf(JSON.stringify({ ...good, entries }), ''))).toThrow(
      'began with a reload',
    )
  })
})

it('says again what a member said to a machine that still hears it [CHART-05]', () => {
  const heard = new Set(
    Object.values(allMachines).flatMap((machine) => transitionsIn(machine).map(({ eventType }) => eventType)),
  )
  expect([...saidByMember].filter((event) => !heard.has(event))).toEqual([])
})
