import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'
import { readRecording } from '#recording/readRecording.ts'
import { saidByMember } from '#recording/testing/replay/member.ts'
import { openingOf } from '#recording/testing/replay/opening.ts'
import { readRecordingFile } from '#recording/testing/replay/readFile.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

const good = {
  format: 'slipway-recording',
  version: 1,
  client: '0.1.0',
  began: '2026-01-01T00:00:00.000Z',
  entries: [{ at: 0, kind: 'went', path: '/v8/events' }],
}
const recorded = (change: object) => readRecording(JSON.stringify({ ...good, ...change }))

describe('a file to replay', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recordings-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is refused if it does not exist, is not JSON, or has 100 MB, in which case it is not read [CHART-05]', async () => {
    await expect(readRecordingFile(join(folder, 'none'))).rejects.toThrow('There is no file')
    const file = join(folder, 'file')
    await writeFile(file, 'not at all')
    await expect(readRecordingFile(file)).rejects.toThrow('is no JSON')
    await truncate(file, 100 * 1024 * 1024)
    await expect(readRecordingFile(file)).rejects.toThrow('has 100 MB; a recording has 32 MB at most')
  })

  it('is not replayed if its beginning was dropped, or is a reload [CHART-05]', () => {
    expect(() => openingOf(recorded({ dropped: 7 }))).toThrow('first 7 entries')
    const start = { start: { kind: 'restored' } }
    const entries = [
      { at: 0, kind: 'began', actor: 'app', machine: 'app', value: 'launching', context: { start } },
    ]
    expect(() => openingOf(recorded({ entries }))).toThrow('began with a reload')
  })
})

it('repeats what a member told a machine, if the machine still handles it [CHART-05]', () => {
  const heard = new Set(
    Object.values(allMachines).flatMap((machine) => transitionsIn(machine).map(({ eventType }) => eventType)),
  )
  expect([...saidByMember].filter((event) => !heard.has(event))).toEqual([])
})
